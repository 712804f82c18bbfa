"""The boxes that are checked: those on the shelf, and the toy."""

from functools import cache

from game.boxes import SHELF
from game.places import contents_of
from game.shelf.game import Game
from game.shelf.shelf import Packed
from tests.toy.box import TOY

BOXES: tuple[Packed, ...] = (*SHELF.boxes, TOY)


@cache
def game_of(packed: Packed) -> Game:
    return packed.game(contents_of(packed))
