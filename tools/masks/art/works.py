"""What is baked for this box, by name."""

from pathlib import Path

from tools.art import BoxArt, Works, under
from tools.masks.art import terrain


def works(assets: Path, levels: Path) -> Works:
    """What Tiled reads in *levels* is baked on its own."""
    return under("terrain", terrain.parts(assets, assets / "masks" / "terrain"))


ART = BoxArt(works, people=())
