"""One package per game: what joins its rules, levels, words and looks."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from game.scenes.box import Box

Unpack: TypeAlias = "Callable[[Path, str, Path | None], Box]"


def _quest(levels: Path, rules_text: str, numbers: Path | None) -> "Box":
    """Brought along only when it is asked for: text games and simulations need no pictures."""
    from game.boxes.quest.box import QuestBox  # noqa: PLC0415
    from game.levels import read_set  # noqa: PLC0415

    return QuestBox(read_set(levels), rules_text, numbers)


# By key. Each takes the folder of its levels, its rulebook and the font of its numbers.
SHELF: Mapping[str, Unpack] = {"quest": _quest}
