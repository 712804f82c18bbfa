"""A box that brings nothing along for the tools: the first one under another name."""

from attrs import evolve

from game.boxes import SHELF
from game.boxes.makuta.game import MakutaGame
from game.places import contents_of
from game.scenes.box import TableKit
from game.shelf.shelf import Contents, Shelf

FIRST, KEY = SHELF.first, "plain"


def _game(contents: Contents) -> MakutaGame:
    game = FIRST.game(_first(contents))
    assert isinstance(game, MakutaGame)
    game.key = KEY
    return game


def _kit(game: MakutaGame, contents: Contents) -> TableKit:
    assert FIRST.kit
    kit: TableKit = FIRST.kit(game, _first(contents))
    return kit


def _first(contents: Contents) -> Contents:
    """It lies where the first one does."""
    own = contents_of(FIRST)
    return evolve(contents, levels=own.levels, rules=own.rules, pictures=own.pictures)


PLAIN = Shelf((evolve(FIRST, key=KEY, game=_game, kit=_kit, former=(FIRST.key,)),))
