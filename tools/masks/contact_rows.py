"""Everything in the box as the table shows it: cards of every kind, and their backs."""

from collections.abc import Iterator

from game.boxes.masks.cards.folder import read_cards
from game.boxes.masks.land.reading import read_land
from game.shelf.shelf import Contents
from tools.contact_sheet import Row
from tools.masks.levels.card_sheet import every_card

COLUMNS, HEIGHT = 14, 146


def rows(contents: Contents) -> Iterator[Row]:
    cards, land = read_cards(contents.levels / "cards"), read_land(contents.levels / "mata_nui.tmx")
    faces = [*every_card(cards, land, HEIGHT)]
    for first in range(0, len(faces), COLUMNS):
        yield faces[first : first + COLUMNS]
