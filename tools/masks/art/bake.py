"""`python3 -m tools.masks.art.bake`: writes all files of `levels/masks` that Tiled reads."""

from collections.abc import Callable
from pathlib import Path

import pygame

from tools.masks.art import ground, guide, scenery, stones, things
from tools.masks.art.painting import save_sheet
from tools.masks.art.reference import LAND
from tools.masks.art.tiled_files import (
    GROUND_TILES,
    OF_MAP,
    THINGS,
    object_types,
    project,
    template,
    tiled_map,
    tileset,
)
from tools.outputs import write_text
from tools.pictures import save_picture
from tools.places import ROOT

SHIPPED = ROOT / "levels" / "masks"


def works(levels: Path) -> dict[str, Callable[[], object]]:
    """By name; the map itself is drawn anew too, so draw one of your own under another name."""
    return {"tiles": lambda: pictures(levels), "map": lambda: texts(levels)}


def pictures(levels: Path) -> None:
    pygame.font.init()
    tiles = levels / "tiles"
    save_sheet(tiles / "ground.png", ground.looks(GROUND_TILES), ground.COLUMNS)
    save_sheet(tiles / "scenery.png", scenery.looks(), scenery.COLUMNS)
    save_sheet(tiles / "spaces.png", stones.looks(), stones.COLUMNS)
    save_sheet(tiles / "things.png", things.looks(), things.COLUMNS)
    save_picture(guide.guide(), tiles / "guide.png")


def texts(levels: Path) -> None:
    for file in (*OF_MAP, THINGS):
        write_text(levels / f"{file.name}.tsx", tileset(file))
    for thing in things.things():
        write_text(levels / "templates" / f"{thing.name}.tx", template(thing))
    write_text(levels / "tiles" / "spaces.json", stones.table())
    write_text(levels / "tiles" / "scenery.json", scenery.table())
    write_text(levels / "tiles" / "ground.json", ground.table(GROUND_TILES))
    write_text(levels / "objecttypes.xml", object_types())
    write_text(levels / "masks.tiled-project", project())
    write_text(levels / "mata_nui.tmx", tiled_map(LAND))


def main() -> None:
    for make in works(SHIPPED).values():
        make()


if __name__ == "__main__":
    main()
