"""Rivers of fire: they run down from the breach as water would."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

import numpy as np
from scipy import ndimage

from tools.artwork.noise import Field, steps
from tools.artwork.title.world import NEAR, STEP, WEST, billows, grid

STARTS = (  # seen from the middle of the crater: x, z, and how broad, in miles
    (-0.20, -0.95, 0.064),
    (0.06, -0.95, 0.024),
    (0.42, -0.90, 0.034),
    (-0.52, -0.85, 0.022),
)
LONGEST = 2600  # steps of a path
INERTIA = 0.86  # how much of its way a stream keeps


def streams(height: Field, crater: tuple[float, float]) -> Field:
    """How hot the ground is, from 0 to 1."""
    x, z = grid()
    smooth = ndimage.gaussian_filter(height, 9)
    heat = np.zeros_like(height)
    for left, deep, wide in STARTS:
        spring = np.array([(crater[1] - NEAR) / STEP, (crater[0] - WEST) / STEP])
        path = _path(smooth, spring, spring + np.array([deep, left]) / STEP)
        heat = np.maximum(heat, _poured(path, wide, height.shape))
    pit = steps(0.62, 0.2, np.hypot(x - crater[0], z - crater[1]))
    crust = billows(81, x, z, 0.12)
    heat = heat * (0.55 + 0.9 * crust)
    return np.clip(np.maximum(heat, pit), 0, 1)


def _path(smooth: Field, spring: Field, start: Field) -> Field:
    """Row and column of every point on the way over the rim and down to the sea."""
    down, aside = np.gradient(smooth)
    at, way = start, np.array([-1.0, 0.0])
    points = list(np.linspace(spring, start, 400))
    for _ in range(LONGEST):
        row, column = int(at[0]), int(at[1])
        if smooth[row, column] < -0.03:
            break
        fall = -np.array([down[row, column], aside[row, column]])
        fall = fall / (np.hypot(*fall) + 1e-6) + np.array([-0.35, 0.0])  # towards the sea
        way = INERTIA * way + (1 - INERTIA) * fall
        way /= np.hypot(*way) + 1e-6
        at = at + way
        points.append(at.copy())
    return np.array(points)


def _poured(path: Field, wide: float, shape: tuple[int, ...]) -> Field:
    """Hot in its middle and near its spring, crusted over further down."""
    cold = np.ones(shape, dtype=bool)
    rows, columns = path.T.astype(int)
    cold[rows, columns] = False
    top, left = max(rows.min() - 60, 0), max(columns.min() - 60, 0)
    part = np.s_[top : rows.max() + 60, left : columns.max() + 60]
    away, nearest = ndimage.distance_transform_edt(cold[part], return_indices=True)
    age = np.zeros(shape, np.float32)
    age[rows, columns] = np.linspace(0, 1, len(path))
    aged = age[part][nearest[0], nearest[1]]
    heat = np.zeros(shape, np.float32)
    broad = wide * (0.8 + 0.7 * aged)
    heat[part] = steps(1.0, 0.25, away * STEP / broad) * (1 - 0.55 * aged)
    return heat
