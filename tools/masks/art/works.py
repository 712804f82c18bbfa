"""What is baked for this box, by name."""

from functools import partial
from pathlib import Path

from tools.art import BoxArt, Works, under
from tools.masks.art import lid, terrain


def works(assets: Path, levels: Path) -> Works:
    """What Tiled reads in *levels* is baked on its own."""
    return {
        **under("terrain", terrain.parts(assets, assets / "masks" / "terrain")),
        "lid": partial(lid.bake, assets, levels),
    }


ART = BoxArt(works, people=())
