"""A token that breaks: splinters of its picture that fly apart, spin and fall."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import pi, sin
from random import Random

import pygame
from attrs import evolve, frozen
from pygame import BLEND_RGBA_MULT, Rect, Surface, Vector2
from pygame.transform import rotozoom

from game.tabletop.motion.dust import SAND, puffed, puffs_around
from game.tabletop.motion.moves import MovingTable
from game.tabletop.motion.pose import ABOVE_ALL, Name, Pose
from game.tabletop.pictures.sprite import Sized
from game.ui.animation import Animation, over, together

SECONDS = 0.7
CRACK = Vector2(0.44, 0.4)  # of the picture: where the blow falls
TURNS = (0, 38, 95, 140, 181, 232, 270, 318, 360)  # of the cracks, in degrees
BEYOND = 0.75  # of the picture, from the crack to beyond its edge
LEAP = 0.55  # units


@frozen
class Shard(Sized):
    """One of the splinters of a look, turned by so many degrees."""

    look: Sized
    number: int
    turned: float = 0.0

    @property
    def height(self) -> float:
        return self.look.height

    def at(self, zoom: float) -> Surface:
        return rotozoom(_splinter(self.look, self.number, zoom), self.turned, 1)

    @property
    def away(self) -> Vector2:
        """From the middle of the look to the middle of the splinter, in units of the table."""
        return (_middle(self.number) - Vector2(0.5, 0.5)) * self.look.height


@lru_cache(maxsize=64)
def _splinter(look: Sized, number: int, zoom: float) -> Surface:
    """Cut out, in a square around its own middle, so that it can turn."""
    picture = look.at(zoom)
    side = picture.get_width()
    mask = Surface(picture.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(mask, "white", [corner * side for corner in _corners(number)])
    mask.blit(picture, (0, 0), special_flags=BLEND_RGBA_MULT)
    square = Surface(picture.get_size(), pygame.SRCALPHA)
    shift = (Vector2(0.5, 0.5) - _middle(number)) * side
    square.blit(mask, shift)
    return square.subsurface(_round(square))


def _round(square: Surface) -> Rect:
    """The least square around the same middle that holds all there is."""
    found, middle = square.get_bounding_rect(), Vector2(square.get_rect().center)
    ends = (found.topleft, found.topright, found.bottomleft, found.bottomright)
    reach = max(1, int(max(max(abs(end[0] - middle.x), abs(end[1] - middle.y)) for end in ends)))
    return Rect(middle.x - reach, middle.y - reach, 2 * reach, 2 * reach).clip(square.get_rect())


def _corners(number: int) -> list[Vector2]:
    first, last = [*pairwise(TURNS)][number]
    rim = [CRACK + Vector2(BEYOND, 0).rotate(turn) for turn in (first, (first + last) / 2, last)]
    return [CRACK, *rim]


def _middle(number: int) -> Vector2:
    """About where what is left of it on a round token lies."""
    first, last = [*pairwise(TURNS)][number]
    return CRACK + Vector2(0.3, 0).rotate((first + last) / 2)


def broken(table: MovingTable, pose: Pose) -> Animation:
    """What stood there at *pose* flies apart, in a cloud of dust."""
    sides = [pose.place + Vector2(0.3, 0).rotate(turn) for turn in range(0, 360, 60)]
    dust = puffed(table, puffs_around(pose.place, sides, 0.9, 0.5), SAND, SECONDS)
    yield from together(_flying(table, pose), dust)


def _flying(table: MovingTable, pose: Pose) -> Animation:
    flights = dict(_flights(pose))

    def show(share: float) -> None:
        for name, flight in flights.items():
            table.sprites.move(name, flight.pose(share))

    yield from over(table.clock, SECONDS, show)
    for name in flights:
        table.sprites.remove(name)


@frozen
class _Flight:
    start: Pose
    shard: Shard
    far: float  # units
    spin: float  # degrees
    leap: float

    def pose(self, share: float) -> Pose:
        """Thrown up and outwards; it falls faster than it rose, and fades at the end."""
        quick = 1 - (1 - share) ** 2
        out = self.shard.away.normalize() * self.far * quick
        up = Vector2(0, self.leap * (share * share * 1.6 - sin(pi * share)))
        return evolve(
            self.start,
            look=evolve(self.shard, turned=self.spin * quick),
            place=self.start.place + self.shard.away + out + up,
            depth=ABOVE_ALL,
            alpha=min(1.0, 2.5 * (1 - share)),
        )


def _flights(pose: Pose) -> Iterator[tuple[Name, _Flight]]:
    luck = Random("shards")
    for number in range(len(TURNS) - 1):
        shard = Shard(pose.look, number)
        far, spin = luck.uniform(0.5, 1.15), luck.uniform(-260, 260)
        yield ("shard", number), _Flight(pose, shard, far, spin, LEAP * luck.uniform(0.6, 1.3))
