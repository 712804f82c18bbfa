"""The body of Makuta's temple: a flat dome, seen a little from the south, and the light on it.

Places on it are given by a turn in degrees, clockwise from the top of the picture, and by how far
they are from its axis, where 1 is the foot. The light does not turn with the dome.
"""

from functools import cache, cached_property
from math import cos, hypot, radians, sin, sqrt
from typing import TypeAlias

from attrs import frozen
from pygame import Color, Surface, Vector2, Vector3
from pygame.transform import smoothscale

from game.tabletop.pictures.paint import BLACK, WHITE, clear, cut, drawing
from game.ui.piecework import Work

Light: TypeAlias = tuple[int, int, int]
REACH = 0.405  # of the picture: from the axis to the foot
MIDDLE = Vector2(0.5, 0.485)  # of the foot
RISE = 0.74  # how high it is, where 1 is from the axis to the foot
_TILT = radians(18)  # from where it would be seen straight from above
FLAT = cos(_TILT)  # how much lower than wide a circle on the ground looks
_UP = sin(_TILT)
_TALL = hypot(FLAT, RISE * _UP)  # the outline of the whole, like FLAT
LIGHT = Vector3(-0.58, 0.5, 0.64).normalize()  # to the right, to the north, up
_EYE = Vector3(0, -sin(_TILT), cos(_TILT))
_HALFWAY = (LIGHT + _EYE).normalize()
_COARSE = 64  # points across, of light that is smooth anyway
_ROWS = 16  # of these, at a time
_EDGE = 0.985  # beyond this the light is the one at the edge, so that no seam shows
_SHADED, _GLOSS, _SHEEN = 0.36, 120, 50


@frozen
class Dome:
    """As large as it is in a picture of *side* points."""

    side: int

    @cached_property
    def middle(self) -> Vector2:
        return MIDDLE * self.side

    @cached_property
    def reach(self) -> float:
        return REACH * self.side

    def at(self, turn: float, far: float, aside: float = 0.0, proud: float = 0.0) -> Vector2:
        """The place on the picture; *aside* clockwise along the dome, *proud* of its surface.

        Asked for hundreds of times in a frame, so it adds up plain numbers.
        """
        x, y = sin(radians(turn)), cos(radians(turn))
        right, north = x * far + y * aside, y * far - x * aside
        high = height(hypot(far, aside)) + proud
        up = north * FLAT + high * _UP
        return Vector2(self.middle.x + right * self.reach, self.middle.y - up * self.reach)

    def on_ground(self, turn: float, far: float) -> Vector2:
        """Beyond its foot, too."""
        way, _ = _ways(turn)
        return self.middle + Vector2(way.x, -way.y * FLAT) * far * self.reach


def height(far: float) -> float:
    return RISE * sqrt(max(0.0, 1 - far * far))


def normal(turn: float, far: float) -> Vector3:
    """Where the surface faces: to the right, to the north, up."""
    way, _ = _ways(turn)
    return Vector3(way.x * far, way.y * far, height(far) / RISE**2).normalize()


def along(turn: float) -> Vector3:
    """The way in which it turns there."""
    _, way = _ways(turn)
    return Vector3(way.x, way.y, 0)


def _ways(turn: float) -> tuple[Vector2, Vector2]:
    """Away from the axis, and clockwise around it; x to the right, y to the north."""
    angle = radians(turn)
    return Vector2(sin(angle), cos(angle)), Vector2(cos(angle), -sin(angle))


# Light


def dome_light(side: int) -> Work[tuple[Surface, Surface]]:
    """To multiply the colours of the dome with, and to add to them: a picture of *side* points.

    Around the dome the first is white and the second black.
    """
    shade, shine = (Surface((_COARSE, _COARSE), 0, 32) for _ in range(2))
    for y in range(_COARSE):
        if y % _ROWS == 0:
            yield
        for x in range(_COARSE):
            shaded, shining = _light_at(x, y)
            shade.set_at((x, y), shaded)
            shine.set_at((x, y), shining)
    yield
    multiplied = _within(shade, side, WHITE)
    yield
    return multiplied, _within(shine, side, BLACK)


@cache
def _light_at(x: int, y: int) -> tuple[Light, Light]:
    """The same for every size of the picture: shade and shine."""
    facing = _seen_at((x + 0.5) / _COARSE, (y + 0.5) / _COARSE)
    return _shade(facing), _shine(facing)


def _within(light: Surface, side: int, around: Color) -> Surface:
    """On the dome alone, and sharp at its edge."""
    large = clear((side, side))
    large.blit(smoothscale(light, (side, side)), (0, 0))
    x, y, wide = 100 * MIDDLE.x, 100 * MIDDLE.y, 100 * REACH
    body = f'<ellipse fill="#fff" cx="{x}" cy="{y}" rx="{wide}" ry="{wide * _TALL}"/>'
    picture = Surface((side, side), 0, 32)
    picture.fill(around)
    picture.blit(cut(large, drawing(body, (side, side))), (0, 0))
    return picture


def _seen_at(x: float, y: float) -> Vector3:
    """Where the surface faces that is seen at a point of the picture, in shares of it."""
    seen = Vector2(x - MIDDLE.x, MIDDLE.y - y) / REACH
    out = hypot(seen.x, seen.y / _TALL)
    if out > _EDGE:
        seen *= _EDGE / out
    return _normal_of(seen)


def _normal_of(seen: Vector2) -> Vector3:
    """Follows the eye's ray back to where it meets the dome."""
    north, up = seen.y * FLAT, seen.y * _UP
    a = _UP**2 + (FLAT / RISE) ** 2
    b = -north * _UP + up * FLAT / RISE**2
    c = seen.x**2 + north**2 + (up / RISE) ** 2 - 1
    t = (-b + sqrt(max(0.0, b * b - a * c))) / a
    return Vector3(seen.x, north - t * _UP, (up + t * FLAT) / RISE**2).normalize()


def _shade(facing: Vector3) -> Light:
    """Cool where the light does not reach, and dark down at the foot."""
    lit = max(0.0, facing.dot(LIGHT))
    foot = min(1.0, 0.5 + 1.2 * max(0.0, facing.z))
    level = (_SHADED + (1 - _SHADED) * min(1.0, 1.12 * lit)) * foot
    warm = WHITE.lerp(BLACK, 1 - min(1.0, level))
    return warm.r, round(warm.g * (0.94 + 0.06 * lit)), round(min(255, warm.b * 1.02))


def _shine(facing: Vector3) -> Light:
    """A broad sheen, and the lamp itself in the enamel."""
    gloss = max(0.0, facing.dot(_HALFWAY))
    level = min(255, round(_GLOSS * gloss**60 + _SHEEN * gloss**8))
    return level, round(level * 0.94), round(level * 0.8)
