"""What floats over the table keeps its place."""

import pytest
from pygame import Rect

from game.scenes.table.corners import Corners
from game.ui.theme import Theme

HIGH, LOW = 400, 640  # tops of the plate of what is going on


@pytest.fixture
def corners() -> Corners:
    return Corners(Rect(0, 0, 1280, 720), Theme(scale=1.0))


def test_the_tab_of_the_log_stays_where_it_is_whatever_lies_on_the_plate(corners: Corners) -> None:
    assert corners.tab(HIGH) == corners.tab(LOW)


def test_it_gives_way_to_a_plate_that_reaches_up_to_the_map(corners: Corners) -> None:
    top = corners.camera.bottom + corners.theme.gap
    tab = corners.tab(top)

    assert tab.right == corners.now.left
    assert tab.top > top
