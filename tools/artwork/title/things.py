"""Small things that are still ground: crowns of trees, huts on lily pads, crystals."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

from collections.abc import Iterator

import numpy as np
from scipy import ndimage

from tools.artwork.noise import SIDE, Field, Stones, steps
from tools.artwork.title.world import NEAR, STEP, WEST

CROWN = 0.085  # miles, the larger ones
WARM_WINDOW = np.array([255, 176, 84], np.float32)
CRYSTAL = np.array([80, 235, 240], np.float32)
HUTS = (  # x, z, radius in miles
    (-0.42, 5.95, 0.120),
    (-0.95, 6.30, 0.105),
    (0.02, 6.46, 0.110),
    (-0.36, 6.75, 0.120),
    (0.42, 6.15, 0.095),
    (0.55, 6.75, 0.095),
    (-1.30, 6.90, 0.095),
)
CRYSTALS = (  # x, z, radius, height in miles
    (3.02, 6.62, 0.035, 0.30),
    (3.10, 6.58, 0.024, 0.19),
    (2.94, 6.60, 0.022, 0.16),
    (3.62, 6.58, 0.030, 0.26),
    (3.70, 6.55, 0.022, 0.17),
    (3.30, 6.95, 0.030, 0.30),
    (4.15, 6.75, 0.028, 0.24),
    (4.22, 6.72, 0.020, 0.14),
)


def crowns(x: Field, z: Field) -> Field:
    """Domes of leaves."""
    total = np.zeros_like(x)
    for number, (size, high) in enumerate(((CROWN, 0.120), (CROWN * 0.62, 0.05))):
        stones = Stones(72 + number, 24, even=0.2)
        dome = np.clip(1.0 - (stones.middle * 1.7) ** 2, 0, 1) ** 0.5
        dome = dome * (0.5 + 0.5 * stones.each(74 + number))
        scale = 24 / size
        places = (z * scale % SIDE, x * scale % SIDE)
        total = np.maximum(
            total, high * ndimage.map_coordinates(dome, places, order=1, mode="grid-wrap")
        )
    return total


def villages(height: Field, lights: Field, green: Field) -> Field:
    """*height* with huts on *green* pads in the bay and crystals on the dark rock.

    They shine into *lights*.
    """
    height = height.copy()
    for x, z, radius in HUTS:
        _set_hut(height, lights, green, x, z, radius)
    for x, z, radius, high in CRYSTALS:
        for part, away, _ in _patch(height, x, z, radius):
            spike = high * np.clip(1 - away, 0, 1) ** 0.8
            base = np.percentile(height[part], 40)
            height[part] = np.maximum(height[part], base + spike)
            lights[part] += (steps(1.0, 0.6, away) * (0.5 + spike / high))[..., None] * CRYSTAL
    return height


def _set_hut(  # noqa: PLR0913, PLR0917 - what is changed, where, how large
    height: Field, lights: Field, green: Field, x: float, z: float, radius: float
) -> None:
    """A dome on a pad, with a door towards the eye."""
    for part, away, _ in _patch(height, x, z, 2.1 * radius):
        pad = steps(1.0, 0.96, away) * 0.014
        height[part] = np.maximum(height[part], pad)
        green[part] = np.maximum(green[part], steps(1.0, 0.96, away) * (away > 0.5))
    for part, away, (right, deep) in _patch(height, x, z, radius):
        dome = 1.25 * radius * np.clip(1 - away**2.2, 0, 1) ** 0.5
        height[part] = np.maximum(height[part], 0.014 + dome * (away < 1))
        door = (np.abs(right) < 0.16) & (deep < -0.75) & (away < 1.02) & (away > 0.90)
        side = (np.abs(np.abs(right) - 0.58) < 0.09) & (deep < -0.3) & (away < 0.97) & (away > 0.90)
        lights[part] += (1.2 * door + 0.8 * side)[..., None] * WARM_WINDOW


def _patch(
    height: Field, x: float, z: float, radius: float
) -> Iterator[tuple[tuple[slice, slice], Field, tuple[Field, Field]]]:
    """The ground around a place, and how far each point is from it, in radii."""
    row, column = (z - NEAR) / STEP, (x - WEST) / STEP
    reach = int(radius / STEP * 1.3) + 2
    part = (
        slice(int(row) - reach, int(row) + reach),
        slice(int(column) - reach, int(column) + reach),
    )
    rows, columns = np.mgrid[part]
    deep, right = (rows - row) * STEP / radius, (columns - column) * STEP / radius
    yield part, np.hypot(deep, right).astype(np.float32), (right, deep)
