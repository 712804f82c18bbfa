"""The measure itself: figures as they were published, and what it must find."""

from itertools import combinations, product

import pygame
import pytest
from pygame import Surface

from tests.told_apart.colour_science import LIGHTNESS_COUNTS_LEAST, SIGHTS, ciede2000, lab, luma
from tests.told_apart.measure import Look, confusions, look


def test_the_difference_of_colours_agrees_with_the_published_figures() -> None:
    published = (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, -1.0, 2.0), (50, 0, 0), 2.3669),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    )

    for one, other, expected in published:
        assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)
        assert ciede2000(other, one) == pytest.approx(expected, abs=1e-4)


def test_two_colours_differ_at_least_as_much_as_their_lightness() -> None:
    """So pictures that are told apart by that alone need not be compared further."""
    levels = range(0, 256, 51)
    colours = [lab(colour, "all colours") for colour in product(levels, repeat=3)]

    for one, other in combinations(colours, 2):
        least = abs(one[0] - other[0]) / LIGHTNESS_COUNTS_LEAST
        assert ciede2000(one, other) >= least - 1e-9


def test_white_and_black_stay_what_they_are_for_everybody() -> None:
    for sight in SIGHTS:
        assert lab((255, 255, 255), sight) == pytest.approx((100, 0, 0), abs=0.05)
        assert luma((0, 0, 0), sight) == 0


def test_red_and_green_come_closer_for_those_who_lack_a_cone() -> None:
    red, green = (190, 60, 40), (110, 110, 30)
    everybody, some = (
        ciede2000(lab(red, sight), lab(green, sight)) for sight in ("all colours", "deuteranopia")
    )

    assert some < everybody / 2


def drawn() -> Surface:
    """A red ring on a blue ground."""
    picture = Surface((24, 24), pygame.SRCALPHA)
    picture.fill((40, 80, 190))
    pygame.draw.circle(picture, (210, 60, 40), (12, 12), 9, 3)
    return picture


def test_a_picture_is_not_told_apart_from_itself_nor_from_a_darker_one() -> None:
    plain = look("plain", drawn())
    halved = tuple((red // 2, green // 2, blue // 2) for red, green, blue in plain.colours)
    darker = Look("darker", halved, plain.covered)

    assert len(list(confusions((plain, plain)))) == 2 * len(SIGHTS)
    assert any("shape" in problem for problem in confusions((plain, darker)))
