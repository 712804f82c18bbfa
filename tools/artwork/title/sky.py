"""The evening sky: the last light on the left, night above, stars, long clouds."""

import numpy as np
from scipy import ndimage

from tools.artwork.light import mixed, ramp, rgb
from tools.artwork.noise import Field, steps
from tools.artwork.title.view import View
from tools.artwork.title.world import billows

STARS = 700
UP = [
    (0, "#c9703f"),
    (0.05, "#a8584b"),
    (0.16, "#5c4660"),
    (0.34, "#27365a"),
    (0.62, "#122343"),
    (1, "#070f22"),
]
UP_COLD = [(0, "#35506a"), (0.08, "#2f4a69"), (0.25, "#20365a"), (0.55, "#112241"), (1, "#070f22")]


def painted(view: View) -> Field:
    across, up = np.meshgrid(view.across(), np.maximum(view.upwards(), 0))
    share = np.clip(up / 0.5, 0, 1)
    side = steps(0.75, -0.95, across)
    sky = mixed(ramp(share, UP_COLD), ramp(share, UP), side)
    dark = steps(0.10, 0.34, up) * steps(1.1, 0.2, side * (1 - share))
    return _clouded(sky + _stars(view) * dark[..., None], across, up, side)


def _stars(view: View) -> Field:
    luck = np.random.default_rng(5)
    picture = np.zeros((view.height, view.width), np.float32)
    scale = view.height / 1440
    for _ in range(STARS):
        across, down, bright = luck.uniform(), luck.uniform(), luck.uniform() ** 5
        row, column = int(down * view.height), int(across * view.width)
        picture[row, column] += (0.12 + 2.4 * bright) * scale**2
    soft = ndimage.gaussian_filter(picture, 0.8 * scale) + 0.25 * ndimage.gaussian_filter(
        picture, 2.5 * scale
    )
    return soft[..., None] * np.array([900.0, 950.0, 1000.0])


def _clouded(sky: Field, across: Field, up: Field, side: Field) -> Field:
    """Long clouds on one level, seen from below: they close up towards the horizon."""
    far = 1.0 / (up + 0.07)
    x, z = across * far * 0.8, far * 0.62
    wisp = 0.6 * billows(101, x * 0.5, z, 1.1, 2.3) + 0.4 * billows(102, x, z * 1.6, 0.5, 2.2)
    thick = steps(0.50, 0.78, wisp) * steps(0.0, 0.05, up) * steps(0.62, 0.25, up)
    towards = 0.6 * billows(101, (x - 0.12) * 0.5, z + 0.03, 1.1, 2.3) + 0.4 * billows(
        102, x - 0.12, (z + 0.03) * 1.6, 0.5, 2.2
    )
    edge = np.clip((wisp - towards) * 5 + 0.35, 0, 1)
    warm = np.array(rgb("#f08a52")) * (0.35 + 0.9 * side[..., None])
    cold = np.array(rgb("#1c2b47"))
    lit = cold + (warm - cold) * (edge * (0.15 + 0.85 * side) * steps(0.45, 0.02, up))[..., None]
    return mixed(sky, lit, 0.72 * thick)
