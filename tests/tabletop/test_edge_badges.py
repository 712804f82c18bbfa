"""Whoever is out of sight has a badge at the edge that hides no panel and no other badge."""

import pytest
from pygame import Rect, Surface, Vector2

from game.tabletop.edge_badges import Absent, EdgeBadge, edge_badges, is_absent
from game.ui.theme import Theme

AREA, FREE = Rect(0, 0, 1280, 720), Rect(210, 10, 880, 540)
TAKEN = (Rect(10, 10, 184, 240), Rect(10, 600, 510, 110), Rect(1106, 10, 164, 190))


def badges(*at: tuple[int, int]) -> list[EdgeBadge]:
    absents = [
        Absent(f"pawn.{number}", "", None, Surface((22, 22)), Vector2(place))
        for number, place in enumerate(at)
    ]
    return [*edge_badges(Theme(), absents, AREA, FREE, TAKEN)]


@pytest.mark.parametrize("at", [(-300, 400), (640, 2000), (2000, -50), (100, 650), (60, 100)])
def test_it_stands_in_the_window_and_on_no_panel(at: tuple[int, int]) -> None:
    (badge,) = badges(at)

    assert AREA.contains(badge.rect)
    assert badge.rect.collidelist([*TAKEN]) < 0


def test_those_in_the_same_direction_stand_side_by_side() -> None:
    rects = [badge.rect for badge in badges(*[(-300, 400)] * 6)]

    assert all(rect.collidelist(rects[i + 1 :]) < 0 for i, rect in enumerate(rects))
    assert all(AREA.contains(rect) for rect in rects)


def test_only_who_is_outside_or_below_a_panel_is_away() -> None:
    assert is_absent(Vector2(-1, 300), AREA, TAKEN)
    assert is_absent(Vector2(100, 650), AREA, TAKEN)
    assert not is_absent(Vector2(640, 360), AREA, TAKEN)
