"""What one sees of a mask follows from curves."""

import pytest
from pygame import Surface

from game.tabletop.land.masks import band, plain_mask, ramp


def test_curves_say_how_thick_a_mask_is_seen() -> None:
    grey = Surface((3, 1), 0, 32)
    for x, level in enumerate((0, 128, 255)):
        grey.set_at((x, 0), (level, level, level))
    square = Surface((3, 3), 0, 32)
    square.blit(grey, (0, 0))

    body = plain_mask(square).seen(ramp(0.25, 0.75), "red")
    edge = plain_mask(square).seen(band(0.3, 0.5, 0.7), "red")

    assert [body.get_at((x, 0))[3] for x in range(3)] == [0, pytest.approx(128, abs=3), 255]
    assert [edge.get_at((x, 0))[3] for x in range(3)] == [0, pytest.approx(255, abs=3), 0]
    assert body.get_at((2, 0))[:3] == (255, 0, 0)
