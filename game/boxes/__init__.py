"""One package per game: what joins its rules, levels, words and looks."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from attrs import frozen

if TYPE_CHECKING:
    from game.scenes.box import Box


@frozen
class Looks:
    """Folders of pictures; a game can do without them."""

    terrain: Path | None = None  # painted, as they come with the program
    prepared: Path | None = None  # what is made from them and may be thrown away
    sea: Path | None = None  # painted, too


NO_LOOKS = Looks()


class Unpack(Protocol):
    def __call__(
        self, levels: Path, rules_text: str, numbers: Path | None, looks: Looks = NO_LOOKS
    ) -> "Box":
        """Takes the folder of its levels, its rulebook, the font of its numbers, its looks."""


def _makuta(levels: Path, rules_text: str, numbers: Path | None, looks: Looks = NO_LOOKS) -> "Box":
    """Brought along only when it is asked for: text games and simulations need no pictures."""
    from game.boxes.makuta.box import MakutaBox  # noqa: PLC0415
    from game.levels import read_set  # noqa: PLC0415

    return MakutaBox(
        read_set(levels), rules_text, numbers, looks.terrain, looks.prepared, looks.sea
    )


SHELF: Mapping[str, Unpack] = {"quest": _makuta}  # by key
