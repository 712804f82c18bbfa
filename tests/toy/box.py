"""Lanterns as it stands on a shelf."""

from game.shelf.shelf import Packed
from tests.toy.game import HOME, company, texts_in, unpacked_game

TOY = Packed("toy", texts_in, company, unpacked_game, home=HOME)
