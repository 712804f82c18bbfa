"""The dice: true bodies in space, so that a thrown one tumbles as it should."""

from collections.abc import Callable
from math import atan2, degrees
from random import Random

import pygame
from attrs import frozen
from pygame import Color, Surface, Vector2, Vector3
from pygame.transform import rotate, smoothscale

from game.boxes.makuta.table.pieces.colours import OF_DIE, ink_on
from game.boxes.makuta.table.pieces.solids import Side, solid
from game.rules.makuta.pieces import Die
from game.tabletop.paint import (
    BLACK,
    WHITE,
    clear,
    faded,
    mixed,
    shadow_of,
    tinted,
)

NumberPicture = Callable[[str, int], Surface]

_FINE = 3  # painted at three times its size
_LIGHT = Vector3(-0.4, 0.52, 0.76).normalize()
_REACH = {Die.WHITE: 0.465, Die.RED: 0.45, Die.GREEN: 0.44}  # of the picture, middle to corner
_LETTERS = {Die.WHITE: 0.54, Die.RED: 0.38, Die.GREEN: 0.42}  # of the picture, height of a number
_TILT = {Die.WHITE: (20.0, -24.0)}  # a cube seen straight from the front would look flat
_BRIGHT = 0.8  # of all light; a face that gets more shines
_TURNS = 2.25  # around, while it tumbles
_SQUARELY = 0.999  # beyond this nobody sees that a face is shortened
_LEGIBLE = (0.5, 0.8)  # how squarely a number must face the viewer to begin and to be fully there


@frozen
class Pose:
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
class Throw:
    """A die, what it will show, and what makes this throw differ from others."""

    die: Die
    value: int
    seed: int = 0


def die_picture(throw: Throw, share: float, size: int, numbers: NumberPicture) -> Surface:
    """After *share* of its fall, slower and slower; at 1 it lies still, its value in front."""
    side = size * _FINE
    middle = Vector2(side * 0.5, side * 0.48)
    pose = _pose(throw, share)
    turned = (Side(tuple(map(pose.turned, face.corners))) for face in solid(throw.die))
    faces = zip(turned, _numbering(throw), strict=True)
    shown = [(face, number) for face, number in faces if face.normal.z > 0]
    picture = _bodily(throw.die, [face for face, _ in shown], middle)
    for face, number in shown:
        letters = numbers(str(number), round(side * _LETTERS[throw.die]))
        _number(picture, throw.die, face, letters, middle)
    return smoothscale(picture, (size, size))


def _numbering(throw: Throw) -> list[int]:
    """The number on each face; the first face is the one that ends up in front."""
    others = [number for number in range(1, throw.die + 1) if number != throw.value]
    Random(f"faces/{throw.seed}").shuffle(others)
    return [throw.value, *others]


def _pose(throw: Throw, share: float) -> Pose:
    first = solid(throw.die)[0]
    luck = Random(f"tumble/{throw.seed}")
    axis = Vector3(luck.uniform(0.4, 1), luck.uniform(-1, 1), luck.uniform(-0.4, 0.4)).normalize()
    angle = -360 * _TURNS * (1 - min(max(share, 0.0), 1.0)) ** 2
    tilt = _TILT.get(throw.die, (0.0, 0.0))
    return Pose(first.up.cross(first.normal), first.up, first.normal, axis, angle, tilt)


def _bodily(die: Die, faces: list[Side], middle: Vector2) -> Surface:
    """The die without its numbers, and its shadow."""
    side = round(middle.x * 2)
    outlines = [_flat(face, middle, side * _REACH[die], 1.0) for face in faces]
    picture = clear((side, side))
    _body(picture, outlines, WHITE, side * 0.012)
    picture = shadow_of(picture, side * 0.045, 0.7)
    picture.scroll(round(side * 0.02), round(side * 0.035))
    _body(picture, outlines, mixed(OF_DIE[die], BLACK, 0.75), side * 0.022)
    _body(picture, outlines, mixed(OF_DIE[die], WHITE, 0.45), side * 0.012)
    for face in faces:
        flat = _flat(face, middle, side * _REACH[die], 0.94)
        pygame.draw.polygon(picture, _shade(OF_DIE[die], face), flat)
    return picture


def _shade(colour: Color, face: Side) -> Color:
    light = max(0.0, face.normal.dot(_LIGHT))
    if light < _BRIGHT:
        return mixed(colour, BLACK, 0.5 * (1 - light / _BRIGHT))
    return mixed(colour, WHITE, light - _BRIGHT)


def _body(picture: Surface, outlines: list[list[Vector2]], colour: Color, edge: float) -> None:
    """All that the die covers, with rounded corners *edge* beyond the true ones."""
    for outline in outlines:
        pygame.draw.polygon(picture, colour, outline)
        pygame.draw.lines(picture, colour, True, outline, round(2 * edge))  # noqa: FBT003
        for corner in outline:
            pygame.draw.circle(picture, colour, corner, edge)


def _flat(face: Side, middle: Vector2, reach: float, share: float) -> list[Vector2]:
    """The corners on the picture, drawn together to *share* of the face."""
    heart = face.middle
    corners = (heart + (corner - heart) * share for corner in face.corners)
    return [middle + Vector2(corner.x, -corner.y) * reach for corner in corners]


def _number(picture: Surface, die: Die, face: Side, number: Surface, middle: Vector2) -> None:
    squareness = face.normal.z
    share = (squareness - _LEGIBLE[0]) / (_LEGIBLE[1] - _LEGIBLE[0])
    if share <= 0:
        return
    letters = faded(tinted(number, ink_on(OF_DIE[die])), min(1.0, share))
    letters = _leaning(letters, face)
    place = middle + Vector2(face.middle.x, -face.middle.y) * picture.get_width() * _REACH[die]
    picture.blit(letters, letters.get_rect(center=place))


def _leaning(letters: Surface, face: Side) -> Surface:
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
