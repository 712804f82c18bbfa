"""A leaf that speaks of something lies beside it, where nothing else is, and never upon it."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.theme import Theme
from game.ui.widgets.speech import Leaf, Room, Speech, answer, spoken_at

ROOM = Rect(200, 50, 800, 500)
SIZE, GAP = (300, 120), 12


@pytest.mark.parametrize(
    "about",
    [
        Rect(600, 300, 60, 60),
        Rect(210, 60, 60, 60),
        Rect(930, 480, 60, 60),
        Rect(210, 480, 60, 60),
        Rect(500, 600, 150, 40),  # below the room: a button
        Rect(20, 200, 150, 90),  # beside it: a tray
    ],
)
def test_it_is_near_what_it_is_about_and_not_upon_it(about: Rect) -> None:
    rect = spoken_at(SIZE, about, Room([ROOM]), GAP)

    assert ROOM.contains(rect)
    assert not rect.colliderect(about)
    assert not rect.colliderect(about.inflate(GAP, GAP))
    across = max(0, about.left - rect.right, rect.left - about.right)
    down = max(0, about.top - rect.bottom, rect.top - about.bottom)
    assert max(across, down) <= max(2 * GAP, ROOM.bottom - about.top, about.top - ROOM.bottom + 60)


@given(st.integers(0, 1200), st.integers(0, 700), st.integers(10, 220), st.integers(10, 160))
def test_wherever_that_is(x: int, y: int, wide: int, high: int) -> None:
    about = Rect(x, y, wide, high)

    rect = spoken_at(SIZE, about, Room([ROOM]), GAP)

    assert ROOM.contains(rect)
    assert not rect.colliderect(about)


def test_of_several_free_parts_the_nearer_one_is_used() -> None:
    left, right = Rect(0, 0, 400, 300), Rect(900, 0, 400, 300)

    assert right.contains(spoken_at(SIZE, Rect(860, 100, 30, 30), Room([left, right]), GAP))
    assert left.contains(spoken_at(SIZE, Rect(410, 100, 30, 30), Room([left, right]), GAP))


def test_what_is_about_nothing_stands_above_in_the_middle() -> None:
    rect = spoken_at(SIZE, None, Room([ROOM]), GAP)

    assert rect.centerx == ROOM.centerx
    assert rect.top <= ROOM.top + GAP


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5])
def test_its_answers_lie_on_it_side_by_side(scale: float) -> None:
    pygame.font.init()
    theme = Theme(scale=scale)
    speech = Speech(
        "Walk up to as many spaces as you rolled. Click one.",
        (answer("a", "Back", 1), answer("b", "Got it", 2)),
        answer("c", "×", 3),
    )

    leaf, *answers = speech.widgets(theme, Rect(0, 0, 40, 40), Room([Rect(0, 0, 900, 600)]))

    assert isinstance(leaf, Leaf)
    assert [each.name for each in answers] == ["a", "b", "c"]  # type: ignore[attr-defined]
    assert all(leaf.rect.contains(each.rect) for each in answers)
    assert answers[0].rect.right <= answers[1].rect.left
