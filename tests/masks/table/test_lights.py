"""What can be reached is lit by its rim: a space keeps the colour by which it is known."""

from math import dist

from pygame import Color, Rect, Surface

from game.boxes.masks.table.land.signs import LOOKS
from game.boxes.masks.table.lights import RIM, draw_lights
from game.ui.theme import Theme

SPACE = Rect(20, 20, 48, 48)


def lit(colour: Color) -> Surface:
    picture = Surface((88, 88))
    picture.fill(colour)
    draw_lights(picture, Theme(), [SPACE])
    return picture


def test_a_space_keeps_its_colour() -> None:
    for look in LOOKS.values():
        inside = lit(look.colour).get_at(SPACE.center)

        assert dist(inside[:3], look.colour[:3]) < 30


def test_its_rim_is_seen_on_every_ground() -> None:
    for look in LOOKS.values():
        picture = lit(look.colour)
        across = [picture.get_at((x, SPACE.centery)) for x in range(SPACE.left, SPACE.centerx)]

        assert any(dist(each[:3], RIM[:3]) < 10 for each in across)
        assert any(max(each[:3]) < 60 for each in across)
