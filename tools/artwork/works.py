"""Everything that is baked, by name."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TypeAlias

from tools.artwork.lid import bake as lid
from tools.artwork.sounds import bake as sounds
from tools.artwork.title import bake as title
from tools.makuta.art import sea
from tools.makuta.art.terrain import bake as terrain
from tools.makuta.art.terrain import tables, tiled

Works: TypeAlias = Mapping[str, Callable[[], object]]


def works(assets: Path, levels: Path) -> Works:
    """In the order in which they are baked: tilesets are cut from what lies in *assets*."""
    ground, tiles = assets / "makuta" / "terrain", levels / "tiles"
    return {
        **_under("terrain", terrain.parts(ground)),
        **_under("title", title.parts(assets / "title")),
        **_under("makuta", lid.parts(assets)),
        **_under("sea", sea.parts(assets / "makuta" / "sea")),
        **_under("sounds", sounds.parts(assets / "sounds")),
        "tiles/tables": partial(tables.bake, levels),
        **_under("tiles", tiled.parts(ground, levels, tiles)),
    }


def _under(folder: str, parts: Works) -> Works:
    return {f"{folder}/{name}": part for name, part in parts.items()}
