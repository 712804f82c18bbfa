"""Everything that is baked, by name."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from attrs import frozen

from tools.artwork.sounds import bake as sounds
from tools.artwork.title import bake as title
from tools.artwork.title.headland import Person
from tools.boxes import TOOLS

Works: TypeAlias = Mapping[str, Callable[[], object]]


@frozen
class BoxArt:
    """What is baked for one box, into its folders of assets and of levels."""

    works: Callable[[Path, Path], Works]
    people: tuple[Person, ...]  # who of it stands in the painting of the title


def works(assets: Path, levels: Path) -> Works:
    """In the order in which they are baked; those of a box are named after it."""
    of_boxes = {box: art for box, tools in TOOLS.items() if (art := tools().art())}
    people = tuple(person for art in of_boxes.values() for person in art.people)
    found = {
        **under("title", title.parts(assets / "title", people)),
        **under("sounds", sounds.parts(assets / "sounds")),
    }
    for box, art in of_boxes.items():
        found |= under(box, art.works(assets, levels / box))
    return found


def under(folder: str, parts: Works) -> dict[str, Callable[[], object]]:
    return {f"{folder}/{name}": part for name, part in parts.items()}
