"""The Toa on the headland of the title."""

from game.boxes.makuta.table.pieces.colours import OF_TOA as COLOURS
from game.boxes.makuta.table.pieces.figures import OF_TOA as FIGURES
from game.rules.makuta.pieces import Toa
from tools.artwork.title.headland import Person

STANDING = {  # where, in shares of the picture's width, and how tall beside the others
    Toa.KOPAKA: (0.754, 0.95),
    Toa.LEWA: (0.780, 0.98),
    Toa.TAHU: (0.812, 1.10),
    Toa.GALI: (0.841, 0.98),
    Toa.POHATU: (0.872, 1.0),
    Toa.ONUA: (0.900, 0.96),
}


def _person(toa: Toa) -> Person:
    figure, (across, tall) = FIGURES[toa], STANDING[toa]
    body = figure.behind + figure.body + figure.armour + figure.crest + figure.mask + figure.before
    red, green, blue, *_ = COLOURS[toa]
    return Person(body, (red, green, blue), across, tall)


PEOPLE = tuple(map(_person, STANDING))
