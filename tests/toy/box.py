"""Lanterns as it stands on a shelf."""

from game.boxes import SHELF
from game.shelf.shelf import Packed, Shelf
from tests.toy.game import HOME, company, texts_in, unpacked_game
from tests.toy.table import unpacked_kit
from tests.toy.text import LanternText

TOY = Packed("toy", texts_in, company, unpacked_game, unpacked_kit, LanternText, home=HOME)
BOTH = Shelf((*SHELF.boxes, TOY))
