"""The rulebook shows pieces of the game beside its rules."""

import pygame
import pytest

from game.boxes import MAKUTA
from game.boxes.makuta.rules_pictures import picture_of
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.places import contents_of
from game.shelf.rulebook import read_rulebook

RULES = read_rulebook(contents_of(MAKUTA).rules.read_text("utf-8")).rules.values()
WITHOUT = {"16. Reconstructed values"}


def test_every_chapter_about_pieces_shows_some() -> None:
    pieces = Pieces()

    assert {rule.chapter for rule in RULES if picture_of(rule, pieces) is None} <= WITHOUT


@pytest.mark.parametrize("chapter", sorted({rule.chapter for rule in RULES} - WITHOUT))
def test_the_picture_is_as_high_as_it_is_asked_to_be(chapter: str) -> None:
    picture = picture_of(next(rule for rule in RULES if rule.chapter == chapter), Pieces())
    assert picture
    pygame.font.init()  # for the numbers of the dice

    assert picture(96).get_height() == 96
    assert picture(96).get_bounding_rect().height > 30
