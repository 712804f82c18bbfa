"""Noise without seams: what leaves a texture on one side comes in again on the other."""

from typing import TypeAlias

import numpy as np
from scipy import ndimage
from scipy.spatial import cKDTree

Field: TypeAlias = np.ndarray  # a number, or a colour, for every pixel

SIDE = 1536  # pixels of a texture each way: 12 cells, one more than a tile has
COARSE = 2  # cells of stones are found at a half of the size: a quarter of the time


def clouds(seed: int, largest: float, rough: float = 2.5, smallest: float = 3.0) -> Field:
    """From 0 to 1: billows of all sizes from *largest* to *smallest* pixels."""
    luck = np.random.default_rng(seed)
    spectrum = np.fft.rfft2(luck.standard_normal((SIDE, SIDE)).astype(np.float32))
    rise, run = np.fft.fftfreq(SIDE)[:, None], np.fft.rfftfreq(SIDE)[None, :]
    often = np.hypot(rise, run)
    often[0, 0] = 1.0
    share = np.maximum(often, 1.0 / largest) ** -rough * np.exp(-((often * smallest) ** 2))
    share[often < 0.35 / largest] = 0.0
    return spread(np.fft.irfft2(spectrum * share, (SIDE, SIDE)).astype(np.float32))


def spread(field: Field) -> Field:
    """From 0 to 1, but for the few outermost that are cut off."""
    low, high = np.percentile(field[::4, ::4], (0.3, 99.7))
    return np.clip((field - low) / (high - low), 0.0, 1.0)


def ridges(seed: int, largest: float, rough: float = 2.5) -> Field:
    """From 0 to 1: sharp crests between soft hollows."""
    return spread(1.0 - np.abs(clouds(seed, largest, rough) * 2.0 - 1.0))


def warped(field: Field, seed: int, largest: float, reach: float) -> Field:
    """*field*, pushed about by up to *reach* pixels."""
    ys, xs = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
    aside = (clouds(seed, largest) - 0.5) * 2 * reach
    down = (clouds(seed + 1, largest) - 0.5) * 2 * reach
    return ndimage.map_coordinates(field, (ys + down, xs + aside), order=1, mode="grid-wrap")


def soft(field: Field, radius: float) -> Field:
    return ndimage.gaussian_filter(field, radius, mode="wrap")


def steps(low: float, high: float, field: Field) -> Field:
    """0 below *low*, 1 above *high*, and smooth between."""
    share = np.clip((field - low) / (high - low), 0.0, 1.0)
    return share * share * (3.0 - 2.0 * share)


class Stones:
    """The plane split among scattered points, as mud splits when it dries."""

    def __init__(self, seed: int, size: float, *, even: float = 0.6, flat: float = 1.0) -> None:
        """*size* pixels each; *even* ones lie as on a grid; *flat* ones are wider than high."""
        luck = np.random.default_rng(seed)
        columns, rows = round(SIDE / size), round(SIDE / size * flat)
        grid = np.mgrid[0:rows, 0:columns].reshape(2, -1).T + 0.5
        grid[:, 1] += 0.5 * (grid[:, 0].astype(int) % 2)
        loose = luck.uniform(-0.5, 0.5, grid.shape) * (1.6 * (1 - even))
        points = (grid + loose) * (SIDE / np.array([rows, columns]))
        scale = np.array([flat, 1.0])
        tree = cKDTree((points * scale) % (SIDE * scale), boxsize=SIDE * scale)
        half = SIDE // COARSE
        pixels = (np.mgrid[0:half, 0:half].reshape(2, -1).T * COARSE + 0.5) * scale
        away, which = tree.query(pixels, k=2)
        self.size = size
        self.count = len(points)
        self.which = np.kron(which[:, 0].reshape(half, half), np.ones((COARSE, COARSE), dtype=int))
        self.middle = _grown(away[:, 0].reshape(half, half)) / size  # how far from its middle
        self.gap = _grown((away[:, 1] - away[:, 0]).reshape(half, half)) / size  # 0 in the joints

    def each(self, seed: int) -> Field:
        """A number from 0 to 1 for every stone."""
        return np.random.default_rng(seed).uniform(0, 1, self.count)[self.which].astype(np.float32)


def _grown(field: Field) -> Field:
    return ndimage.zoom(field.astype(np.float32), COARSE, order=1, mode="grid-wrap", grid_mode=True)
