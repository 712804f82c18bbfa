"""`art`: bake pictures and sounds from their sources; the same sources give the same files."""

import difflib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from attrs import frozen

from game.shelf.choices import OptionError
from tools.artwork.sounds import bake as sounds
from tools.artwork.title import bake as title
from tools.artwork.title.headland import Person
from tools.boxes import TOOLS
from tools.places import ROOT
from tools.progress import Progress
from tools.wishes import asked, tells_what_is_wrong

Works: TypeAlias = Mapping[str, Callable[[], object]]


@frozen
class BoxArt:
    """What is baked for one box, into its folders of assets and of levels."""

    works: Callable[[Path, Path], Works]
    people: tuple[Person, ...]  # who of it stands in the painting of the title


@tells_what_is_wrong
def main(arguments: list[str]) -> int:
    options = asked("art", arguments)
    every = works(ROOT / "assets", ROOT / "levels")
    strange = [name for name in options.names if not _named(name, every)]
    if strange:
        raise OptionError("\n".join(_unknown(name, every) for name in strange))
    wanted = _wanted(options.names, every)
    if options.list:
        print("\n".join(wanted))
        return 0
    return bake(wanted)


def _wanted(names: list[str], every: Works) -> Works:
    """In the order of baking, whatever the order of *names*."""
    chosen = {work for name in names for work in _named(name, every)} or every.keys()
    return {name: make for name, make in every.items() if name in chosen}


def _named(name: str, every: Works) -> list[str]:
    """A work itself, its numbered variants, or all of a folder."""
    whole = name.rstrip("/")
    return [work for work in every if work == whole or work.startswith((f"{whole}/", f"{whole}-"))]


def _unknown(name: str, every: Works) -> str:
    near = [work for work in every if name in work.split("/")]
    near = near or difflib.get_close_matches(name, every, n=1)
    meant = " Did you mean {}?".format(" or ".join(map(repr, near))) if near else ""
    return f"Nothing is called {name!r}.{meant} All names: python3 -m tools art --list"


def bake(wanted: Works) -> int:
    with Progress("art", len(wanted)) as progress:
        for name, make in wanted.items():
            make()
            progress.advance(note=name)
    return 0


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
