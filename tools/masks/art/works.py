"""What is baked for this box, by name."""

from functools import partial
from pathlib import Path

from tools.art import BoxArt, Works, under
from tools.artwork import sea
from tools.masks.art import lid, terrain, welcome
from tools.masks.art.cards import works as cards


def works(assets: Path, levels: Path) -> Works:
    """What Tiled reads in *levels* is baked on its own."""
    own = assets / "masks"
    return {
        **under("terrain", terrain.parts(assets, own / "terrain")),
        **under("sea", sea.parts(own / "sea")),
        **under("cards", cards.parts(own / "cards")),
        "lid": partial(lid.bake, assets, levels),
        **welcome.parts(assets),
    }


ART = BoxArt(works, people=())
