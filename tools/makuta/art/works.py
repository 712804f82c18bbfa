"""What is baked for this box, by name."""

from functools import partial
from pathlib import Path

from tools.artwork.works import BoxArt, Works, under
from tools.makuta.art import lid, sea
from tools.makuta.art.terrain import bake as terrain
from tools.makuta.art.terrain import tables, tiled
from tools.makuta.art.title_people import PEOPLE


def works(assets: Path, levels: Path) -> Works:
    """Tilesets are cut from what lies in *assets*, and so is the lid."""
    own = assets / "makuta"
    ground = own / "terrain"
    return {
        **under("terrain", terrain.parts(ground)),
        **lid.parts(assets),
        **under("sea", sea.parts(own / "sea")),
        "tiles/tables": partial(tables.bake, levels),
        **under("tiles", tiled.parts(ground, levels, levels / "tiles")),
    }


ART = BoxArt(works, PEOPLE)
