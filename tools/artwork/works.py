"""Everything that is baked, by name."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from tools.artwork.sounds import bake as sounds
from tools.artwork.title import bake as title
from tools.boxes import TOOLS, all_tools

Works: TypeAlias = Mapping[str, Callable[[], object]]


def works(assets: Path, levels: Path) -> Works:
    """In the order in which they are baked; those of a box are named after it."""
    people = tuple(person for tools in all_tools() for person in tools.title_people())
    found = {
        **under("title", title.parts(assets / "title", people)),
        **under("sounds", sounds.parts(assets / "sounds")),
    }
    for box, tools in TOOLS.items():
        found |= under(box, tools().works(assets, levels / box))
    return found


def under(folder: str, parts: Works) -> dict[str, Callable[[], object]]:
    return {f"{folder}/{name}": part for name, part in parts.items()}
