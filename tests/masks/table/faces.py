"""Cards as pictures, painted from what is shipped."""

from functools import cache
from pathlib import Path

import pygame

from game.boxes.masks.table.cards.pictures import CardPictures
from game.boxes.masks.words.names import Names
from game.i18n.texts import load
from game.ui.theme import FontFiles
from tests.masks.tables import terms

ASSETS = Path(__file__).parents[3] / "assets"
PICTURES = ASSETS / "masks"
FONTS = FontFiles.shipped_in(ASSETS / "fonts")


def painter(pictures: Path = PICTURES) -> CardPictures:
    pygame.font.init()
    return CardPictures(pictures, FONTS)


@cache
def names(edition: str) -> Names:
    return Names(load("masks"), terms(edition))
