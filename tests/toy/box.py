"""Lanterns as it stands on a shelf."""

from game.boxes import SHELF
from game.shelf.shelf import Packed, Shelf
from tests.toy.game import HOME, LanternText, company, texts_in, unpacked_game
from tests.toy.table import LanternKit

TOY = Packed("toy", texts_in, company, unpacked_game, LanternKit, LanternText, home=HOME)
BOTH = Shelf((*SHELF.boxes, TOY))
