"""The rulebook shows pieces of the game beside its rules."""

import pygame
import pytest

from game.boxes.makuta.rules_page import rules_in
from game.boxes.makuta.rules_pictures import illustrated
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.places import program_folder

RULES = illustrated(
    rules_in((program_folder() / "docs" / "makuta" / "rules.md").read_text("utf-8")), Pieces()
)
WITHOUT = {"16. Reconstructed values"}


def test_every_chapter_about_pieces_shows_some() -> None:
    assert {rule.chapter for rule in RULES if rule.picture is None} <= WITHOUT


@pytest.mark.parametrize("chapter", sorted({rule.chapter for rule in RULES} - WITHOUT))
def test_the_picture_is_as_high_as_it_is_asked_to_be(chapter: str) -> None:
    picture = next(rule.picture for rule in RULES if rule.chapter == chapter)
    assert picture
    pygame.font.init()  # for the numbers of the dice

    assert picture(96).get_height() == 96
    assert picture(96).get_bounding_rect().height > 30
