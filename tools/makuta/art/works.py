"""What is baked for this box, by name."""

from functools import partial
from pathlib import Path

from game.boxes.makuta.table.pieces.colours import OF_TOA as COLOURS
from game.rules.makuta.pieces import Toa
from game.tabletop.shapes.elements import Element
from game.tabletop.shapes.toa import TOA as FIGURES
from tools.art import BoxArt, Works, under
from tools.artwork import sea
from tools.artwork.terrain import textures
from tools.artwork.terrain.slabs import STYLES
from tools.artwork.title.headland import Person
from tools.makuta.art import lair, lid, welcome
from tools.makuta.art.terrain import middle, scenery, slabs, tiled

STANDING = {  # where, in shares of the picture's width, and how tall beside the others
    Toa.KOPAKA: (0.754, 0.95),
    Toa.LEWA: (0.780, 0.98),
    Toa.TAHU: (0.812, 1.10),
    Toa.GALI: (0.841, 0.98),
    Toa.POHATU: (0.872, 1.0),
    Toa.ONUA: (0.900, 0.96),
}


def _person(toa: Toa) -> Person:
    figure, (across, tall) = FIGURES[Element(toa)], STANDING[toa]
    body = figure.behind + figure.body + figure.armour + figure.crest + figure.mask + figure.before
    red, green, blue, *_ = COLOURS[toa]
    return Person(body, (red, green, blue), across, tall)


PEOPLE = tuple(map(_person, STANDING))


def works(assets: Path, levels: Path) -> Works:
    """Tilesets are cut from what lies in *assets*, and so are the lid and what welcomes."""
    own = assets / "makuta"
    ground = own / "terrain"
    return {
        **under("terrain", terrain(ground)),
        "lid": partial(lid.bake, assets),
        "lair": partial(lair.bake, assets),
        **welcome.parts(assets),
        **under("sea", sea.parts(own / "sea")),
        "tiles/tables": partial(tiled.bake_tables, levels),
        **under("tiles", tiled.parts(ground, levels, levels / "tiles")),
    }


def terrain(folder: Path) -> Works:
    """What can be baked on its own, by the name of its file in *folder*, without its ending."""
    looks = {scenery.name_of(look): look for look in range(scenery.LOOKS)}
    return {
        "edge_noise": partial(textures.bake_noise, folder),
        **{name: partial(textures.bake, name, folder) for name in textures.TEXTURES},
        **{f"slabs_{name}": partial(slabs.bake, name, folder) for name in STYLES},
        "middle": partial(middle.bake, folder),
        **{name: partial(scenery.bake, look, folder) for name, look in looks.items()},
    }


ART = BoxArt(works, PEOPLE)
