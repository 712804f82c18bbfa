"""What is baked for this box, by name."""

from pathlib import Path

from tools.art import BoxArt, Works, under
from tools.masks.art import terrain
from tools.masks.art.cards import works as cards


def works(assets: Path, levels: Path) -> Works:
    """What Tiled reads in *levels* is baked on its own."""
    return {
        **under("terrain", terrain.parts(assets, assets / "masks" / "terrain")),
        **under("cards", cards.parts(assets / "masks" / "cards")),
    }


ART = BoxArt(works, people=())
