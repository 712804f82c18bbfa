"""What can be wrong with the first line of a saved game of Quest for Makuta."""

from collections.abc import Iterable

from game.persistence.errors import HeadError
from game.persistence.forms import short

_CHANGED = "The first line has been changed; open a copy of the game."
_NEWER = (
    "A newer version of the program has saved the game, or the first line has been changed;"
    " install that version, or open a copy of the game."
)


class UnknownEditionError(HeadError):
    def __init__(self, key: str, known: Iterable[str]) -> None:
        there_are = f"there are {', '.join(known)}"
        super().__init__(f'There is no edition "{short(key)}"; {there_are}.', _NEWER)


class WrongHouseRulesError(HeadError):
    def __init__(self, fault: str) -> None:
        super().__init__(f"The list of house rules cannot be understood: {fault}.", _NEWER)


class UnknownToaError(HeadError):
    def __init__(self, name: str, known: Iterable[str]) -> None:
        there_are = f"there are {', '.join(known)}"
        super().__init__(f'There is no Toa "{short(name)}"; {there_are}.', _CHANGED)


class WrongSeatsError(HeadError):
    """Nobody can sit down like that (S1)."""

    def __init__(self, what: str) -> None:
        super().__init__(what, _CHANGED)


class WrongTilesError(HeadError):
    def __init__(self, fault: str) -> None:
        super().__init__(f"The tiles of the game cannot be used: {fault}.", _CHANGED)


class FingerprintError(HeadError):
    """The tiles make sense, but are not those that the game was begun with."""

    def __init__(self) -> None:
        super().__init__("The tiles of the game have been changed since it was saved.", _CHANGED)
