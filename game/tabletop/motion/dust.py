"""Dust: puffs that rise where stone meets stone, drift apart and are gone."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random

import pygame
from attrs import evolve, frozen
from pygame import Color, Surface, Vector2
from pygame.transform import smoothscale

from game.tabletop.motion.moves import MovingTable
from game.tabletop.motion.pose import ABOVE_ALL, Name, Pose
from game.tabletop.pictures.sprite import Sized
from game.ui.animation import Animation, over

SAND, ASH = Color("#d8c8a8"), Color("#cdbfce")
SECONDS = 0.5
RISES = Vector2(0, -0.22)  # units, beside its drift
_SIZES = 8  # pixels from one size to the next
_SMALL = 32  # points: a puff before it is scaled
_HEART = (_SMALL // 2, _SMALL // 2)


@frozen
class PuffLook(Sized):
    """A soft cloud, one unit large."""

    colour: tuple[int, int, int]
    height: float = 1.0

    def at(self, zoom: float) -> Surface:
        """In few sizes: nobody sees the steps of a cloud that grows."""
        return _puff(self.colour, max(1, round(self.height * zoom / _SIZES)) * _SIZES)


@lru_cache(maxsize=64)
def _puff(colour: tuple[int, int, int], side: int) -> Surface:
    """Thick in the middle, nothing at the edge."""
    small = Surface((_SMALL, _SMALL), pygame.SRCALPHA)
    small.fill((*colour, 0))
    for reach in range(_SMALL // 2, 0, -1):
        thin = (2 * reach / _SMALL) ** 2
        pygame.draw.circle(small, (*colour, round(255 * (1 - thin) ** 2)), _HEART, reach)
    return smoothscale(small, (side, side))


@frozen
class Puff:
    start: Vector2
    drift: Vector2  # in all of its time
    size: float  # units, in the end

    def pose(self, look: PuffLook, share: float) -> Pose:
        """Quick at first, then it hangs in the air and thins out."""
        gone = 1 - (1 - share) ** 3
        place = self.start + (self.drift + RISES) * gone
        grow = self.size * (0.35 + 0.65 * gone)
        return Pose(look, place, depth=ABOVE_ALL, grow=grow, alpha=(1 - share) ** 1.2)


def puffs_around(
    centre: Vector2, places: Iterable[Vector2], size: float, reach: float
) -> tuple[Puff, ...]:
    """One for each of *places*, drifting away from *centre*; no two quite alike."""
    luck = Random("dust")
    return tuple(
        Puff(
            place,
            (place - centre).normalize() * reach * luck.uniform(0.5, 1.0),
            size * luck.uniform(0.7, 1.2),
        )
        for place in places
    )


def puffed(
    table: MovingTable, puffs: Sequence[Puff], colour: Color = SAND, seconds: float = SECONDS
) -> Animation:
    look = PuffLook((colour.r, colour.g, colour.b))
    names: list[Name] = [("dust", i) for i in range(len(puffs))]

    def show(share: float) -> None:
        for name, puff in zip(names, puffs, strict=True):
            table.sprites.move(name, puff.pose(look, share))

    yield from over(table.clock, seconds, show)
    for name in names:
        table.sprites.remove(name)


def landed(table: MovingTable, foot: Vector2) -> Animation:
    """A little dust where somebody has been set down."""
    sides = [foot + Vector2(0.3, 0).rotate(turn) for turn in (-25, 20, 160, 205)]
    return puffed(table, puffs_around(foot, sides, 0.5, 0.35), SAND, 0.3)


def trembling(pose: Pose, moment: float, strength: float) -> Pose:
    """Shaken a little aside, another way in each moment."""
    luck = Random(f"shake/{moment}")
    aside = Vector2(luck.uniform(-1, 1), luck.uniform(-1, 1)) * strength
    return evolve(pose, place=pose.place + aside)
