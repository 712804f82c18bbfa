"""The dark sea: swell that mirrors sky, island and fire, and the shallow bay."""

# ruff: noqa: PLR2004 - a drawing is made of numbers

import numpy as np
from scipy import ndimage

from tools.artwork.light import mixed, rgb
from tools.artwork.noise import Field, steps
from tools.artwork.title.land import Land
from tools.artwork.title.view import View, sea_distance
from tools.artwork.title.world import at, billows, crests

SWELLS = (  # seed, miles, how steep
    (131, 0.85, 0.050),
    (132, 0.26, 0.055),
    (133, 0.085, 0.050),
    (134, 0.030, 0.040),
)
DEEP, SHALLOW = rgb("#061a26"), rgb("#1fb0a8")
GLANCES = 8  # looks into the mirror for each pixel


def painted(view: View, above: Field, land: Land) -> Field:
    """*above* (land and sky) with water below."""
    up = view.upwards()
    first = int(np.searchsorted(-up, 0.0))
    away = sea_distance(view)[first:]
    z = np.broadcast_to(away[:, None], (len(away), view.width)).astype(np.float32)
    x = (view.across()[None, :] * z).astype(np.float32)
    mirrored, shine = _mirrored(view, above, x, z, up[first:])
    water = _water(land, x, z)
    colour = water + (mirrored - water) * shine[..., None]
    colour = colour * (0.72 + 0.56 * billows(131, x * 0.55, z, 0.85))[..., None]
    picture = above.copy()
    picture[first:] = colour
    return picture


def _slopes(x: Field, z: Field) -> tuple[Field, Field]:
    """Of the surface, across and away; waves shorter than a pixel are left to chance."""
    aside, deep = np.zeros_like(x), np.zeros_like(x)
    for seed, size, steep in SWELLS:
        seen = steps(90 * size, 25 * size, z)
        delta = 0.05 * size
        here = billows(seed, x * 0.55, z, size, 3.0)
        aside += steep * seen * (billows(seed, (x + delta) * 0.55, z, size, 3.0) - here) / 0.05
        deep += steep * seen * (billows(seed, x * 0.55, z + delta, size, 3.0) - here) / 0.05
    return aside, deep


def _mirrored(view: View, above: Field, x: Field, z: Field, up: Field) -> tuple[Field, Field]:
    """What the waves show, and how much of it."""
    aside, deep = _slopes(x, z)
    luck = np.random.default_rng(9)
    total, shine = np.zeros((*x.shape, 3), np.float32), np.zeros_like(x)
    blurred = np.dstack(
        [ndimage.gaussian_filter(above[..., i], 1.5 * view.height / 1440) for i in range(3)]
    )
    for _ in range(GLANCES):
        rough = luck.normal(0, 0.016, (2, *x.shape)).astype(np.float32)
        right, back = aside + rough[0], deep + rough[1]
        ray = np.stack([x / z, np.broadcast_to(up[:, None], x.shape), np.ones_like(x)])
        normal = np.stack([-right, np.ones_like(x), -back])
        normal /= np.linalg.norm(normal, axis=0)
        facing = (ray * normal).sum(0)
        bounced = ray - 2 * facing * normal
        total += _looked_up(view, blurred, bounced)
        grazing = np.clip(-facing / np.linalg.norm(ray, axis=0), 0, 1)
        shine += 0.03 + 0.97 * (1 - grazing) ** 4.2
    return total / GLANCES, shine / GLANCES


def _looked_up(view: View, above: Field, ray: Field) -> Field:
    """The colour in the picture that lies in the direction of *ray*."""
    ahead = np.maximum(ray[2], 0.05)
    columns = view.width / 2 + view.focus * ray[0] / ahead
    rows = view.horizon - view.focus * np.maximum(ray[1] / ahead, 0.0)
    rows = np.clip(rows, 0, view.horizon - 1)
    return np.dstack(
        [
            ndimage.map_coordinates(above[..., i], (rows, columns), order=1, mode="nearest")
            for i in range(3)
        ]
    )


def _water(land: Land, x: Field, z: Field) -> Field:
    """What comes up from below: night, and sand in the bay."""
    depth = -at(land.height, x, z)
    inside = (x > -3.5) & (x < 9) & (z > 4.5) & (z < 16)
    shallow = np.where(inside, steps(0.30, 0.0, depth), 0.0) ** 1.3
    light = 0.55 + 0.5 * crests(137, x, z, 0.12)
    bright = np.array(SHALLOW) * light[..., None]
    return mixed(np.broadcast_to(np.array(DEEP, np.float32), (*x.shape, 3)), bright, 0.8 * shallow)
