"""Fields over the ground of the island, and noise that is laid out in miles."""

from functools import cache

import numpy as np
from scipy import ndimage

from tools.artwork.noise import SIDE, Field, clouds, ridges

WEST, EAST = -6.5, 10.5  # miles
NEAR, FAR = 4.4, 17.4
STEP = 0.0065  # miles from one point of the ground to the next
PERIOD = 6.0  # miles until noise comes again; it is turned, so that nobody sees it
TURN = 0.61  # radians


def grid() -> tuple[Field, Field]:
    """Of every point of the ground: x and z."""
    xs = np.arange(WEST, EAST, STEP, dtype=np.float32)
    zs = np.arange(NEAR, FAR, STEP, dtype=np.float32)
    x, z = np.meshgrid(xs, zs)
    return x, z


def at(field: Field, x: Field, z: Field) -> Field:
    """A field of the ground, read at any places."""
    return ndimage.map_coordinates(
        field, ((z - NEAR) / STEP, (x - WEST) / STEP), order=1, mode="nearest"
    )


def billows(seed: int, x: Field, z: Field, size: float = 1.0, rough: float = 2.5) -> Field:
    """From 0 to 1; the largest are about *size* miles long."""
    return _laid(_clouds(seed, rough), x, z, size)


def crests(seed: int, x: Field, z: Field, size: float = 1.0, rough: float = 2.5) -> Field:
    """From 0 to 1: sharp ridges between soft hollows."""
    return _laid(_ridges(seed, rough), x, z, size)


def _laid(noise: Field, x: Field, z: Field, size: float) -> Field:
    scale = SIDE / (PERIOD * size)
    along, away = np.cos(TURN) * scale, np.sin(TURN) * scale
    places = (x * away + z * along, x * along - z * away)
    return ndimage.map_coordinates(noise, places, order=1, mode="grid-wrap")


@cache
def _clouds(seed: int, rough: float) -> Field:
    return clouds(seed, SIDE / PERIOD, rough)


@cache
def _ridges(seed: int, rough: float) -> Field:
    return ridges(seed, SIDE / PERIOD, rough)
