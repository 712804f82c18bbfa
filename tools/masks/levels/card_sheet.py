"""Draws every card of a set on one sheet, as the table shows them."""

from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path

import pygame
from pygame import Color, Surface

from game.boxes import MASKS
from game.boxes.masks.cards.tables import CardSet
from game.boxes.masks.table.cards.layout import card_size
from game.boxes.masks.table.cards.pictures import CardPictures
from game.boxes.masks.words.names import Names
from game.i18n.texts import load
from game.places import contents_of
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.printed.editions import Edition, Options, Terms, Values
from game.rules.masks.printed.land import Land
from game.ui.theme import FontFiles
from tools.pictures import save_picture
from tools.places import ROOT

COLUMNS, GAP = 12, 10
HEIGHT = 300
TABLE = Color("#3a3630")


def draw_cards(cards: CardSet, land: Land, path: Path) -> int:
    """How many there are on the sheet."""
    pygame.font.init()
    faces = [*every_card(cards, land, HEIGHT)]
    save_picture(laid_out(faces), path)
    return len(faces)


def every_card(cards: CardSet, land: Land, height: int) -> Iterator[Surface]:
    """The Toa, all cards in the order of their files, foils, and the backs."""
    painter, names = card_painter(), names_of(cards, land)
    for toa in Toa:
        yield painter.toa(names, toa, height)
    for key in keys_of(cards):
        yield painter.face(names, key, height)
    for key in cards.cards.great_masks():
        yield painter.face(names, key, height, is_foil=True)
    for deck in Deck:
        yield painter.back(deck, height)
    yield painter.mask_back(height)


def keys_of(cards: CardSet) -> list[str]:
    found = cards.cards
    tables = (found.masks, found.turaga, found.challenges, found.missions, found.actions)
    return [
        key for table in (*tables, found.rahi, found.bohrok, found.va, found.krana) for key in table
    ]


def names_of(cards: CardSet, land: Land) -> Names:
    """In the edition whose cards say most."""
    texts = load(MASKS.key, contents_of(MASKS).language)
    return Names(texts, Terms(_telling(cards), Options(), tuple(Toa), land, cards.cards))


def _telling(cards: CardSet) -> Edition:
    """Where masks have powers; where no edition has them, the first."""
    every = [*cards.editions.values()]
    return next((each for each in every if each.values is Values.NUVA), every[0])


def card_painter() -> CardPictures:
    return CardPictures(
        contents_of(MASKS).pictures, FontFiles.shipped_in(ROOT / "assets" / "fonts")
    )


def laid_out(faces: Sequence[Surface]) -> Surface:
    wide, high = card_size(HEIGHT)
    rows = ceil(len(faces) / COLUMNS)
    sheet = Surface((COLUMNS * (wide + GAP) + GAP, rows * (high + GAP) + GAP))
    sheet.fill(TABLE)
    for index, face in enumerate(faces):
        row, column = divmod(index, COLUMNS)
        sheet.blit(face, (GAP + column * (wide + GAP), GAP + row * (high + GAP)))
    return sheet
