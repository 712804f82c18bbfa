"""Where a space is, as people say it: by its side of Kini-Nui, or by the region."""

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.rules.masks.printed.land import KINI_NUI, STRAIGHT, Land

DIRECTIONS = dict(zip(STRAIGHT, ("north", "east", "south", "west"), strict=True))
AVENUE = (1, 2)  # steps from Kini-Nui


def where(texts: Texts, land: Land, space: int) -> str:
    """Of the two Missions of an avenue, the nearer one is `just` on that side."""
    for steps in AVENUE:
        for direction, word in DIRECTIONS.items():
            if space == KINI_NUI + steps * direction:
                way = texts.text(key_of("direction", word))
                return texts.text("where.beside" if steps == 1 else "where.beyond", way=way)
    return texts.text(key_of("region_of", land.region_of(space)))
