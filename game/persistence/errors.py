"""What can be wrong with a game file: one class for each cause, one sentence for the player.

An error says what is wrong and what can be done; whoever reads the file adds its name and line.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from game.core.errors import GameError
from game.core.seats import NATURE, Seat


class GameFileError(GameError):
    """A game file that cannot be read, understood or written."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(what, remedy)
        self.what = what
        self.remedy = remedy
        self.file = ""
        self.line = 0  # counted from 1; 0 while it is not known or the whole file is meant

    def __str__(self) -> str:
        where = self.file or "The game"
        line = f", line {self.line}" if self.line else ""
        return f"{where}{line}: {self.what} {self.remedy}"


@contextmanager
def within(file: str = "", line: int = 0) -> Iterator[None]:
    """An error from in here is told with its file and line."""
    try:
        yield
    except GameFileError as error:
        error.file = error.file or file
        error.line = error.line or line
        raise


# The file as a whole


class MissingFileError(GameFileError):
    def __init__(self) -> None:
        super().__init__(
            "There is no such file.", "It may have been moved or renamed; choose another game."
        )


class FolderError(GameFileError):
    def __init__(self) -> None:
        super().__init__("This is a folder, not a game.", "Choose a file in it.")


class ForbiddenError(GameFileError):
    """The system does not let us read."""

    def __init__(self) -> None:
        super().__init__(
            "This file may not be read.",
            "Change its permissions, or copy it to a folder of your own.",
        )


class UnreadableError(GameFileError):
    """The system cannot read, for a *reason* of its own."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"The file cannot be read ({reason}).", "Check the disk, or open a copy of the game."
        )


class TooLargeError(GameFileError):
    def __init__(self, size: int, largest: int) -> None:
        super().__init__(
            f"The file has {size:,} bytes, and a game has at most {largest:,}.",
            "It is no game, or something else has been added to it; open a copy of the game.",
        )


class EmptyFileError(GameFileError):
    def __init__(self) -> None:
        super().__init__("The file is empty.", "No game is in it; it can be deleted.")


class NotTextError(GameFileError):
    def __init__(self) -> None:
        super().__init__(
            "This is not a text, and a saved game is one.",
            "Choose a game that this program has saved; if a text editor has changed it, save it"
            " there as UTF-8.",
        )


class ForeignFileError(GameFileError):
    """Text, but not written by this program."""

    def __init__(self) -> None:
        super().__init__(
            "This is not a game that this program has saved.",
            "Choose another file, or open a copy of the game.",
        )


# The first line


class HeadError(GameFileError):
    """The first line says what is played; *what* is wrong there."""

    def __init__(self, what: str, remedy: str = "") -> None:
        other = "Without it the game cannot be opened; open a copy of the game."
        super().__init__(what, remedy or other)


class NewerFormatError(GameFileError):
    def __init__(self, number: int, newest: int) -> None:
        super().__init__(
            f"The game was saved by a newer version of the program, in format {number};"
            f" this version reads formats up to {newest}.",
            "Install the newer version to go on with it.",
        )


class UnknownFormatError(GameFileError):
    """A number below the newest that no version has ever written."""

    def __init__(self, number: int) -> None:
        super().__init__(
            f"The game claims to be in format {number}, which there has never been.",
            "The number has been changed; open a copy of the game.",
        )


class UnknownBoxError(GameFileError):
    def __init__(self, box: str, known: str) -> None:
        super().__init__(
            f'This is a game of "{box}", which is not on the shelf; there is {known}.',
            "Install the version of the program that has it.",
        )


class SecondHeadError(GameFileError):
    def __init__(self) -> None:
        super().__init__(
            "Here a second game begins, and a file holds one.",
            "In a text editor, move this line and all after it to a file of their own.",
        )


# A line further down

_CUT_HERE = (
    "Open a copy of the game, or delete this line and all after it in a text editor:"
    " then the game goes on from there."
)


class DamagedLineError(GameFileError):
    def __init__(self) -> None:
        super().__init__("The line is damaged.", _CUT_HERE)


class UnknownLineError(GameFileError):
    def __init__(self) -> None:
        super().__init__("The line is neither an action nor a snapshot.", _CUT_HERE)


class PackedError(GameFileError):
    """What is hidden in a packed block cannot be unpacked."""

    def __init__(self) -> None:
        super().__init__("The packed part of the line is damaged.", _CUT_HERE)


class UnknownActionError(GameFileError):
    def __init__(self, name: str) -> None:
        super().__init__(f'There is no action "{name}".', _CUT_HERE)


class WrongActionError(GameFileError):
    """An action that lacks something, or has something that is not of its kind."""

    def __init__(self, name: str, fault: str) -> None:
        super().__init__(f"{name} cannot be understood: {fault}.", _CUT_HERE)


class WrongSeatError(GameFileError):
    def __init__(self, actor: Seat, decider: Seat | None) -> None:
        acts = "A die falls or a token is drawn" if actor == NATURE else f"Seat {actor} acts"
        due = "a die or a draw is due" if decider == NATURE else f"seat {decider} has to decide"
        if decider is None:
            due = "the game is over"
        super().__init__(f"{acts}, but {due}.", _CUT_HERE)


class IllegalLineError(GameFileError):
    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is not legal here by the rules of this version.", _CUT_HERE)


class NothingToTakeBackError(GameFileError):
    def __init__(self) -> None:
        super().__init__("An action is taken back, but there is none before it.", _CUT_HERE)


class NothingToPlayAgainError(GameFileError):
    def __init__(self) -> None:
        super().__init__("An action is played again, but none has been taken back.", _CUT_HERE)


class SnapshotError(GameFileError):
    """A snapshot that shows no situation that can be played."""

    def __init__(self, fault: str) -> None:
        super().__init__(f"The snapshot cannot be used: {fault}.", _CUT_HERE)


# Writing


class ExistsError(GameFileError):
    def __init__(self) -> None:
        super().__init__("There is a file of this name already.", "Choose another name.")


class NoFolderError(GameFileError):
    def __init__(self) -> None:
        super().__init__("The folder for it does not exist.", "Make the folder or choose another.")


class ReadOnlyError(GameFileError):
    def __init__(self) -> None:
        super().__init__(
            "Nothing may be written there.", "Change the permissions or choose another folder."
        )


class NotWrittenError(GameFileError):
    """The system cannot write, for a *reason* of its own, such as a full disk."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"It cannot be saved ({reason}).",
            "Make room on the disk or choose another folder.",
        )


class LongNameError(GameFileError):
    def __init__(self) -> None:
        super().__init__("The name is too long for this disk.", "Choose a shorter one.")


class NoNameError(GameFileError):
    """What was typed leaves nothing that a file could be called."""

    def __init__(self) -> None:
        super().__init__("A file cannot have this name.", "Choose one with letters or digits.")


# Opening what another window has open


class LockedError(GameFileError):
    """Another program plays this game; *where* and since when, if that is known."""

    def __init__(self, where: str = "") -> None:
        super().__init__(
            f"The game is open in another window{where}.", "Close it there, or play a copy of it."
        )


# Writing while a game is played


class NotYetWrittenError(GameFileError):
    def __init__(self, reason: str) -> None:
        super().__init__(
            f"The game cannot be saved now ({reason}).",
            "You can play on, and it is tried again after every action; make room on the disk or"
            " change the permissions, or save a copy elsewhere.",
        )


class GoneError(GameFileError):
    """The file has vanished while its game was played."""

    def __init__(self) -> None:
        super().__init__(
            "The file has been moved or deleted while you play.",
            "You can play on; save a copy of the game to keep it.",
        )


class ChangedElsewhereError(GameFileError):
    """Somebody else has written to the file while its game was played."""

    def __init__(self) -> None:
        super().__init__(
            "Another program has changed the file while you play.",
            "It is left as it is. You can play on; save a copy of the game to keep it.",
        )
