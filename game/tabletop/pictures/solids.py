"""The bodies of dice in space: corners, faces, and how they are turned."""

from functools import cache
from itertools import product
from math import atan2, sqrt

from attrs import frozen
from pygame import Vector3

SQUARE = 4
_GOLDEN = (1 + sqrt(5)) / 2


@frozen
class Facet:
    """One face of a body, its corners in order around it."""

    corners: tuple[Vector3, ...]

    @property
    def middle(self) -> Vector3:
        return sum(self.corners, Vector3()) / len(self.corners)

    @property
    def normal(self) -> Vector3:
        return self.middle.normalize()

    @property
    def up(self) -> Vector3:
        """The way its number stands: towards a corner, on a square towards an edge."""
        first, second = self.corners[:2]
        top = first + second if len(self.corners) == SQUARE else first
        return (top - self.normal * top.dot(self.normal)).normalize()


_SIGNS = (-1.0, 1.0)
_CUBE = [Vector3(corner) for corner in product(_SIGNS, repeat=3)]
_OCTAHEDRON = [
    Vector3(axis) * sign for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1)) for sign in _SIGNS
]
_DODECAHEDRON = _CUBE + [
    Vector3(corner)
    for a, b in product(_SIGNS, repeat=2)
    for corner in (
        (0, a / _GOLDEN, b * _GOLDEN),
        (a / _GOLDEN, b * _GOLDEN, 0),
        (a * _GOLDEN, 0, b / _GOLDEN),
    )
]
_ICOSAHEDRON = [
    Vector3(corner)
    for a, b in product(_SIGNS, repeat=2)
    for corner in ((a, 0, b * _GOLDEN), (0, a * _GOLDEN, b), (a * _GOLDEN, b, 0))
]


_SHAPES = {  # by how many sides they have
    6: (_CUBE, _OCTAHEDRON, SQUARE),
    8: (_OCTAHEDRON, _CUBE, 3),
    12: (_DODECAHEDRON, _ICOSAHEDRON, 5),
}


@cache
def solid(sides: int) -> tuple[Facet, ...]:
    """The faces of a die, around the origin, corners at distance 1, in a fixed order.

    A face lies towards each corner of the body's dual, on the points furthest that way.
    """
    corners, normals, count = _SHAPES[sides]
    points = [corner.normalize() for corner in corners]
    return tuple(_facet(points, normal, count) for normal in normals)


def _facet(points: list[Vector3], normal: Vector3, count: int) -> Facet:
    near = sorted(points, key=normal.dot)[-count:]
    middle = sum(near, Vector3()) / count
    across = near[0] - middle
    along = normal.normalize().cross(across)
    return Facet(tuple(sorted(near, key=lambda p: _turn(p - middle, across, along))))


def _turn(spoke: Vector3, across: Vector3, along: Vector3) -> float:
    return atan2(spoke.dot(along), spoke.dot(across))
