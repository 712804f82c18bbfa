"""Where one stands and looks, and which point of the ground each pixel sees.

One stands on a boat's mast off the coast, the volcano right of the middle. The world is measured in
miles, more or less: x to the right, z away from the eye, heights above the sea.
"""

import numpy as np
from attrs import frozen

from tools.artwork.noise import Field
from tools.artwork.title.world import FAR, NEAR, at

EYE = 0.62  # above the sea
HORIZON = 0.575  # of the picture's height, from above
FOCUS = 1.15  # of the picture's height, before the eye
STEPS = 2200  # along a ray
BAND = 320  # columns at a time


@frozen
class View:
    """A picture of the world, in pixels."""

    width: int
    height: int

    @property
    def focus(self) -> float:
        return FOCUS * self.height

    @property
    def horizon(self) -> float:
        return HORIZON * self.height

    def across(self) -> Field:
        """How far aside each column looks, per mile ahead."""
        return (np.arange(self.width, dtype=np.float32) + 0.5 - self.width / 2) / self.focus

    def upwards(self) -> Field:
        """How far up each row looks, per mile ahead."""
        rows = np.arange(self.height, dtype=np.float32) + 0.5
        return (self.horizon - rows) / self.focus

    def place(self, x: float, z: float, high: float = 0.0) -> tuple[float, float]:
        """Where a point of the world is in the picture."""
        return (self.width / 2 + self.focus * x / z, self.horizon - self.focus * (high - EYE) / z)


# Which point of the ground each pixel sees: rays are followed over the height field


@frozen(eq=False)
class Sight:
    """For every pixel: how far away the land is that it shows; 0 is sky or sea."""

    away: Field
    is_land: Field


def seen(view: View, height: Field) -> Sight:
    away = np.concatenate(
        [
            _columns(view, height, view.across()[left : left + BAND])
            for left in range(0, view.width, BAND)
        ],
        axis=1,
    )
    water = sea_distance(view)[:, None]
    is_land = (away > 0) & (away < water)
    return Sight(np.where(is_land, away, 0.0).astype(np.float32), is_land)


def sea_distance(view: View) -> Field:
    """How far away the sea is in each row; without end above the horizon."""
    up = view.upwards()
    return np.where(up < 0, EYE / np.maximum(-up, 1e-5), np.inf)


def _columns(view: View, height: Field, across: Field) -> Field:
    zs = np.geomspace(NEAR, FAR, STEPS, dtype=np.float32)
    rises = at(height, across[:, None] * zs, np.broadcast_to(zs, (len(across), STEPS)))
    rises = np.where(rises > 0, rises, -1.0)  # what lies in the water is behind it
    horizon = np.maximum.accumulate((rises - EYE) / zs, axis=1)
    up = view.upwards()
    return np.stack([_depths(zs, line, up) for line in horizon], axis=1)


def _depths(zs: Field, horizon: Field, up: Field) -> Field:
    """Where the line of sight first touches the ground."""
    hit = np.searchsorted(horizon, up)
    before, after = np.maximum(hit - 1, 0), np.minimum(hit, STEPS - 1)
    gap = np.maximum(horizon[after] - horizon[before], 1e-6)
    share = np.clip((up - horizon[before]) / gap, 0, 1)
    away = zs[before] + (zs[after] - zs[before]) * share
    return np.where(hit < STEPS, away, 0.0)
