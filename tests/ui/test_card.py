"""A card explains a thing and never covers it."""

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.explanation import Explanation
from game.ui.theme import Theme
from game.ui.widgets.card import draw_card
from game.ui.widgets.hint import BESIDE, Beside

WINDOW = Rect(0, 0, 640, 480)
MASK = Explanation(
    title="Pakari",
    effect="Mask of Strength: adds 10 to your roll in a duel.",
    now="With it you’d beat Makuta 72% of the time, without it 11%.",
    more="Everyone knows it",
    rule="K1",
    refusal="Finish the duel first.",
    picture=lambda size: Surface((size, size)),
)


@pytest.fixture
def theme() -> Theme:
    pygame.font.init()
    return Theme()


def things() -> list[Rect]:
    """In the middle, and at every edge and corner."""
    spots = [
        Rect(0, 0, 40, 40).move(x, y)
        for x in (0, WINDOW.centerx - 20, WINDOW.right - 40)
        for y in (0, WINDOW.centery - 20, WINDOW.bottom - 40)
    ]
    return [*spots, Rect(0, WINDOW.bottom - 60, WINDOW.width, 60)]


@pytest.mark.parametrize("at", things(), ids=str)
def test_it_stands_beside_the_thing_and_within_the_window(at: Rect, theme: Theme) -> None:
    box = draw_card(Surface(WINDOW.size), theme, MASK, Beside(at, WINDOW))

    assert WINDOW.contains(box)
    assert not box.colliderect(at)


def test_where_there_is_no_room_it_covers_as_little_as_can_be() -> None:
    at = Rect(100, 100, 440, 280)

    box = Beside(at, WINDOW).of((200, 150), 8, BESIDE)

    assert WINDOW.contains(box)
    assert box.clip(at).height < 150


def test_it_goes_where_it_covers_least_of_what_can_be_pressed() -> None:
    at, above, below = Rect(300, 220, 40, 40), Rect(300, 100, 40, 40), Rect(300, 300, 40, 40)
    lit = [above, above.move(50, 0), below]

    free = Beside(at, WINDOW).of((200, 100), 8, BESIDE)
    sparing = Beside(at, WINDOW, lit).of((200, 100), 8, BESIDE)

    assert free.bottom <= at.top
    assert sparing.collidelistall(lit) == []
    assert not sparing.colliderect(at)


def test_a_card_of_more_words_is_larger(theme: Theme) -> None:
    sizes = [
        draw_card(Surface(WINDOW.size), theme, card, Beside(Rect(300, 400, 20, 20), WINDOW)).size
        for card in (Explanation("Hau", "Adds 5."), MASK)
    ]

    assert sizes[0][0] < sizes[1][0]
    assert sizes[0][1] < sizes[1][1]
