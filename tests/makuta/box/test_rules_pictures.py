"""The rulebook shows pieces of the game by their names, and finds what people look for."""

import pygame
import pytest

from game.boxes import MAKUTA
from game.boxes.makuta.rules_pictures import GROUPS, picture_of
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.places import contents_of
from game.shelf.rulebook import Figure, read_rulebook, search

BOOK = read_rulebook(contents_of(MAKUTA).rules.read_text("utf-8"))
FIGURES = [part for chapter in BOOK.chapters for part in chapter.parts if isinstance(part, Figure)]


def test_every_picture_of_the_book_can_be_drawn_and_none_is_left_over() -> None:
    assert {figure.name for figure in FIGURES} == GROUPS.keys()


def test_every_picture_has_a_caption() -> None:
    assert all(figure.caption for figure in FIGURES)


@pytest.mark.parametrize("name", GROUPS)
def test_the_picture_is_as_high_as_it_is_asked_to_be(name: str) -> None:
    picture = picture_of(name, Pieces())
    assert picture
    pygame.font.init()  # for the numbers of the dice

    assert picture(96).get_height() == 96
    assert picture(96).get_bounding_rect().height > 30


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("start", "2. Set-up"),
        ("lost", "R7"),
        ("keys", "L4"),
        ("yellow", "L4"),
        ("hau", "K1"),
        ("pakari", "K1"),
        ("akaku", "K2"),
        ("kakama", "K3"),
        ("kaukau", "K4"),
        ("miru", "K6"),
        ("scorpion", "9. Duels with Rahi"),
    ],
)
def test_words_that_people_use_lead_where_they_mean(text: str, first: str) -> None:
    assert search(BOOK, text).entries[0].anchor == first
