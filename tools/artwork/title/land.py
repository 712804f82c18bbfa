"""The shape of the island: its heights and rivers of fire, and which part is which region."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

import numpy as np
from attrs import frozen
from scipy import ndimage

from tools.artwork.noise import Field, steps
from tools.artwork.title import things
from tools.artwork.title.world import NEAR, STEP, WEST, billows, crests, grid

VOLCANO = (2.75, 11.0)  # x and z
RIM = 3.9  # miles high
PEAK = (-0.95, 13.4)  # of ice
STARTS = (  # seen from the middle of the crater: x, z, and how broad, in miles
    (-0.20, -0.95, 0.064),
    (0.06, -0.95, 0.024),
    (0.42, -0.90, 0.034),
    (-0.52, -0.85, 0.022),
)
LONGEST = 2600  # steps of a path
INERTIA = 0.86  # how much of its way a stream keeps


@frozen(eq=False)
class Land:
    """Over all of the ground; shares from 0 to 1."""

    height: Field  # below 0 is sea
    snow: Field
    jungle: Field
    desert: Field
    rock: Field  # the dark one, of the earth
    ashes: Field
    lava: Field  # how hot
    lights: Field  # colours that shine by themselves


def shaped() -> Land:
    x, z = grid()
    x = x + 0.5 * (billows(11, x, z, 1.6) - 0.5)
    z = z + 0.5 * (billows(12, x, z, 1.6) - 0.5)
    from_crater = np.hypot(x - VOLCANO[0], z - VOLCANO[1])
    ashes = steps(3.1, 1.9, from_crater + 0.9 * (billows(13, x, z) - 0.5))
    desert = _around(x, z, (6.6, 9.6), (2.0, 2.2), 14)
    rock = _around(x, z, (3.75, 7.7), (1.35, 1.2), 15) * (1 - desert)
    jungle = _around(x, z, (1.0, 8.3), (2.1, 1.7), 16) * (1 - rock) * (1 - 0.9 * ashes)
    snow = _around(x, z, PEAK, (3.6, 3.0), 17)
    rise = _rise(x, z)
    inland = steps(0.03, 0.40, rise)
    height = _lowland(x, z, rise) + inland * np.maximum(_cone(x, z), _alps(x, z))
    height += steps(0.04, 0.22, rise) * desert**1.5 * _mesas(x, z)
    height += steps(0.01, 0.08, rise) * rock**1.5 * _crags(x, z)
    height += steps(0.01, 0.06, rise) * jungle * _canopy(x, z)
    lava = streams(height, VOLCANO)
    lights = np.zeros((*height.shape, 3), np.float32)
    height = things.villages(height, lights, jungle)
    return Land(height, snow, jungle, desert, rock, ashes, lava, lights)


def _around(
    x: Field, z: Field, middle: tuple[float, float], reach: tuple[float, float], seed: int
) -> Field:
    """1 in the middle of a region, 0 outside, frayed between."""
    away = np.hypot((x - middle[0]) / reach[0], (z - middle[1]) / reach[1])
    return steps(1.12, 0.8, away + 0.5 * (billows(seed, x, z, 0.7) - 0.5))


def _rise(x: Field, z: Field) -> Field:
    """How far inland, from 0 at the shore to 1; the bay is bitten out of it."""
    away = np.hypot((x - 3.4) / 7.2, (z - 11.6) / 5.0)
    away = away + 0.16 * (billows(21, x, z, 1.4) - 0.5)
    return 1.0 - away - 0.30 * _bay(x, z)


def _bay(x: Field, z: Field) -> Field:
    return np.exp(-(((x + 0.1) / 1.1) ** 2) - ((z - 6.9) / 1.2) ** 2)


def _lowland(x: Field, z: Field, rise: Field) -> Field:
    """Hills behind the shore, and the floor of the sea before it."""
    hills = 0.30 * billows(22, x, z, 0.8) * steps(0.05, 0.35, rise)
    floor = np.clip(rise * 1.1, -0.4, 0.0) * (1 - 0.8 * _bay(x, z))
    return floor + np.clip(rise, 0.0, 0.22) + hills - 0.008


def _cone(x: Field, z: Field) -> Field:
    """A mountain of fire with its top blown off and a breach towards the sea."""
    dx, dz = x - VOLCANO[0], z - VOLCANO[1]
    away = np.hypot(dx, dz) + 1e-3
    around = np.arctan2(dx, -dz)  # 0 is towards the eye
    gullies = _gullies(around, away)
    slope = 5.6 * np.exp(-away / 1.5)
    rough = crests(23, x, z, 0.55, 2.2) - 0.5
    slope = slope + (0.30 * gullies + 0.20 * rough) * steps(0.4, 1.3, away) * steps(4.5, 1.5, away)
    ragged = 0.22 * (billows(24, x, z, 0.4) - 0.5)
    breach = 0.62 * np.exp(-(((around + 0.25) / 0.38) ** 2)) * steps(1.2, 0.4, away)
    rim = np.minimum(slope, RIM + ragged - breach + 0.1 * (away - 0.6))
    return np.minimum(rim, RIM - 0.9 + 2.2 * np.maximum(away - 0.18, 0) ** 0.9)


def _gullies(around: Field, away: Field) -> Field:
    """Ridges that run down the slope and split on their way."""
    total = np.zeros_like(away)
    for number, (many, high) in enumerate(((5, 0.6), (11, 0.45), (23, 0.3), (47, 0.16))):
        wave = billows(31 + number, around * many / 6.28 * 1.9, away * 0.35 + 3 * number, 1.0, 3.2)
        total += high * (1 - np.abs(2 * wave - 1) - 0.5)
    return total


def _alps(x: Field, z: Field) -> Field:
    """Sharp peaks of ice: a great one and its neighbours."""
    warp = 0.35 * (billows(41, x, z, 0.5) - 0.5)
    ridge = crests(42, x + warp, z - warp, 1.0, 2.35)
    tops = (
        (*PEAK, 4.0, 1.45),
        (-2.3, 13.9, 2.3, 1.2),
        (0.45, 14.6, 2.6, 1.2),
        (-3.6, 14.8, 1.2, 1.1),
    )
    total = np.zeros_like(x)
    for left, deep, high, wide in tops:
        away = np.hypot(x - left, (z - deep) * 0.8)
        total = np.maximum(total, high * np.exp(-((away / wide) ** 1.3)))
    return total * (0.60 + 0.50 * ridge + 0.10 * crests(43, x, z, 0.35))


def _mesas(x: Field, z: Field) -> Field:
    """Table mountains: steep between terraces."""
    swell = billows(51, x, z, 0.75, 2.9) * 1.25
    levels = np.zeros_like(x)
    for level, high in ((0.30, 0.16), (0.48, 0.22), (0.66, 0.26), (0.84, 0.18)):
        edge = level + 0.10 * (billows(52, x, z, 0.3) - 0.5)
        levels += high * steps(edge, edge + 0.09, swell)
    return levels + 0.06 * crests(53, x, z, 0.35)


def _crags(x: Field, z: Field) -> Field:
    return 0.34 * crests(61, x, z, 0.5, 2.4) ** 1.6 + 0.08 * billows(62, x, z, 0.3)


def _canopy(x: Field, z: Field) -> Field:
    """Crowns of trees, large ones over small ones."""
    hills = 0.16 * billows(71, x, z, 0.6)
    crowns = things.crowns(x, z)
    return hills + crowns


def slopes(height: Field) -> tuple[Field, Field]:
    """How steeply the ground rises to the right, and away from the eye."""
    smooth = ndimage.gaussian_filter(height, 0.7)
    return np.gradient(smooth, STEP, axis=1), np.gradient(smooth, STEP, axis=0)


# Rivers of fire: they run down from the breach as water would


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
