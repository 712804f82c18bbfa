"""The shelf: one package per game, which joins its rules, levels, words and looks.

What a box imports is imported when it is unpacked: text games and simulations need no pictures.
"""
# ruff: noqa: PLC0415

from functools import partial
from typing import TYPE_CHECKING, Any

from game.i18n.texts import load
from game.shelf.shelf import Packed, Shelf

if TYPE_CHECKING:
    from game.boxes.makuta.game import MakutaGame
    from game.boxes.masks.game import MasksGame
    from game.scenes.box import TableKit
    from game.shelf.company import Company
    from game.shelf.game import Game
    from game.shelf.shelf import Contents
    from game.terminal.text_table import TextTable


def makuta_company() -> "Company":
    from game.boxes.makuta.bots import COMPANY

    return COMPANY


def _makuta_game(contents: "Contents") -> "Game":
    from game.boxes.makuta.game import unpacked

    return unpacked(contents)


def _makuta_kit(game: "MakutaGame", contents: "Contents") -> "TableKit":
    from game.boxes.makuta.table.kit import unpacked

    return unpacked(game, contents)


def _makuta_text(game: "Game") -> "TextTable[Any, Any, Any]":
    from game.boxes.makuta.terminal.table import MakutaTextTable

    return MakutaTextTable(game)


MAKUTA = Packed(
    "makuta",
    partial(load, "makuta"),
    makuta_company,
    _makuta_game,
    _makuta_kit,
    _makuta_text,
    former=("quest",),
    former_codes=("nl", "de", "fr", "en", "us"),
)


def masks_company() -> "Company":
    from game.boxes.masks.company import COMPANY

    return COMPANY


def _masks_game(contents: "Contents") -> "Game":
    from game.boxes.masks.game import unpacked

    return unpacked(contents)


def _masks_kit(game: "MasksGame", contents: "Contents") -> "TableKit":
    from game.boxes.masks.table.kit import unpacked

    return unpacked(game, contents)


def _masks_text(game: "Game") -> "TextTable[Any, Any, Any]":
    from game.boxes.masks.terminal.table import MasksTextTable

    return MasksTextTable(game)


MASKS = Packed("masks", partial(load, "masks"), masks_company, _masks_game, _masks_kit, _masks_text)
SHELF = Shelf((MAKUTA, MASKS))
