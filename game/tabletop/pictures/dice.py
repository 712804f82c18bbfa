"""The dice: true bodies in space, so that a thrown one tumbles as it should."""

from collections.abc import Callable
from math import atan2, degrees
from random import Random

import pygame
from attrs import frozen
from pygame import Color, Surface, Vector2, Vector3
from pygame.transform import rotate, smoothscale

from game.tabletop.pictures import paint
from game.tabletop.pictures.solids import Facet, solid

NumberPicture = Callable[[str, int], Surface]

_FINE = 3  # painted at three times its size
_LIGHT = Vector3(-0.4, 0.52, 0.76).normalize()
_REACH = {6: 0.465, 8: 0.45, 12: 0.44}  # of the picture, middle to corner
_LETTERS = {6: 0.54, 8: 0.38, 12: 0.42}  # of the picture, height of a number
_TILT = {6: (20.0, -24.0)}  # a cube seen straight from the front would look flat
_BRIGHT = 0.8  # of all light; a face that gets more shines
_TURNS = 2.25  # around, while it tumbles
_SQUARELY = 0.999  # beyond this nobody sees that a face is shortened
_LEGIBLE = (0.5, 0.8)  # how squarely a number must face the viewer to begin and to be fully there


@frozen
class _Tumble:
    """How a die lies: the directions on it that point right, up and at the viewer; then turned."""

    right: Vector3
    up: Vector3
    front: Vector3
    axis: Vector3
    angle: float
    tilt: tuple[float, float]

    def turned(self, point: Vector3) -> Vector3:
        seen = Vector3(point.dot(self.right), point.dot(self.up), point.dot(self.front))
        seen = seen.rotate_x(self.tilt[0]).rotate_y(self.tilt[1])
        return seen.rotate(self.angle, self.axis)


@frozen
class Roll:
    """A die, what it will show, and what makes this throw differ from others."""

    sides: int
    colour: Color
    value: int
    seed: int = 0


def die_picture(roll: Roll, share: float, size: int, numbers: NumberPicture) -> Surface:
    """After *share* of its fall, slower and slower; at 1 it lies still, its value in front."""
    side = size * _FINE
    middle = Vector2(side * 0.5, side * 0.48)
    tumble = _tumble(roll, share)
    turned = (Facet(tuple(map(tumble.turned, face.corners))) for face in solid(roll.sides))
    faces = zip(turned, _numbering(roll), strict=True)
    shown = [(face, number) for face, number in faces if face.normal.z > 0]
    picture = _bodily(roll, [face for face, _ in shown], middle)
    for face, number in shown:
        letters = numbers(str(number), round(side * _LETTERS[roll.sides]))
        _number(picture, roll, face, letters, middle)
    return smoothscale(picture, (size, size))


def _numbering(roll: Roll) -> list[int]:
    """The number on each face; the first face is the one that ends up in front."""
    others = [number for number in range(1, roll.sides + 1) if number != roll.value]
    Random(f"faces/{roll.seed}").shuffle(others)
    return [roll.value, *others]


def _tumble(roll: Roll, share: float) -> _Tumble:
    first = solid(roll.sides)[0]
    luck = Random(f"tumble/{roll.seed}")
    axis = Vector3(luck.uniform(0.4, 1), luck.uniform(-1, 1), luck.uniform(-0.4, 0.4)).normalize()
    angle = -360 * _TURNS * (1 - min(max(share, 0.0), 1.0)) ** 2
    tilt = _TILT.get(roll.sides, (0.0, 0.0))
    return _Tumble(first.up.cross(first.normal), first.up, first.normal, axis, angle, tilt)


def _bodily(roll: Roll, faces: list[Facet], middle: Vector2) -> Surface:
    """The die without its numbers, and its shadow."""
    side, colour = round(middle.x * 2), roll.colour
    reach = side * _REACH[roll.sides]
    outlines = [_flat(face, middle, reach, 1.0) for face in faces]
    picture = paint.clear((side, side))
    _body(picture, outlines, paint.WHITE, side * 0.012)
    picture = paint.shadow_of(picture, side * 0.045, 0.7)
    picture.scroll(round(side * 0.02), round(side * 0.035))
    _body(picture, outlines, paint.mixed(colour, paint.BLACK, 0.75), side * 0.022)
    _body(picture, outlines, paint.mixed(colour, paint.WHITE, 0.45), side * 0.012)
    for face in faces:
        pygame.draw.polygon(picture, _shade(colour, face), _flat(face, middle, reach, 0.94))
    return picture


def _shade(colour: Color, face: Facet) -> Color:
    light = max(0.0, face.normal.dot(_LIGHT))
    if light < _BRIGHT:
        return paint.mixed(colour, paint.BLACK, 0.5 * (1 - light / _BRIGHT))
    return paint.mixed(colour, paint.WHITE, light - _BRIGHT)


def _body(picture: Surface, outlines: list[list[Vector2]], colour: Color, edge: float) -> None:
    """All that the die covers, with rounded corners *edge* beyond the true ones."""
    for outline in outlines:
        pygame.draw.polygon(picture, colour, outline)
        pygame.draw.lines(picture, colour, True, outline, round(2 * edge))  # noqa: FBT003
        for corner in outline:
            pygame.draw.circle(picture, colour, corner, edge)


def _flat(face: Facet, middle: Vector2, reach: float, share: float) -> list[Vector2]:
    """The corners on the picture, drawn together to *share* of the face."""
    heart = face.middle
    corners = (heart + (corner - heart) * share for corner in face.corners)
    return [middle + Vector2(corner.x, -corner.y) * reach for corner in corners]


def _number(picture: Surface, roll: Roll, face: Facet, number: Surface, middle: Vector2) -> None:
    squareness = face.normal.z
    share = (squareness - _LEGIBLE[0]) / (_LEGIBLE[1] - _LEGIBLE[0])
    if share <= 0:
        return
    letters = paint.faded(paint.tinted(number, paint.ink_on(roll.colour)), min(1.0, share))
    letters = _leaning(letters, face)
    place = (
        middle + Vector2(face.middle.x, -face.middle.y) * picture.get_width() * _REACH[roll.sides]
    )
    picture.blit(letters, letters.get_rect(center=place))


def _leaning(letters: Surface, face: Facet) -> Surface:
    """Foreshortened and turned as the face is."""
    normal, up = face.normal, face.up
    if normal.z > _SQUARELY:
        return rotate(letters, degrees(atan2(up.y, up.x)) - 90)
    fall = Vector2(normal.x, normal.y).normalize()  # the direction in which the face is shortened
    along = Vector2(fall.y, -fall.x)
    within = degrees(
        atan2(Vector2(up.x, up.y).dot(fall) / normal.z, Vector2(up.x, up.y).dot(along))
    )
    laid = rotate(letters, within - 90)
    laid = smoothscale(laid, (laid.get_width(), max(1, round(laid.get_height() * normal.z))))
    return rotate(laid, degrees(atan2(along.y, along.x)))
