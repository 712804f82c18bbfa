"""The shapes of fields in a frame that is turned with the plate, while the light is not."""

import math
from functools import cached_property

import numpy as np

from tools.artwork.light import lit
from tools.artwork.noise import Field, steps
from tools.artwork.terrain import sheets

BOX = 1.5  # cells: room for a turned slab and its shadow
PIXELS = 256  # per cell while drawn: twice what is kept


class Frame:
    """The pixels around a field, seen from a plate that is turned by *turn* sixths of a circle."""

    def __init__(self, turn: int, seed: int, box: float = BOX) -> None:
        self.seed = seed
        line = (np.arange(round(box * PIXELS), dtype=np.float32) + 0.5) / PIXELS - box / 2
        down, aside = np.meshgrid(line, line, indexing="ij")
        cos, sin = math.cos(math.radians(60 * turn)), math.sin(math.radians(60 * turn))
        self.u = aside * cos + down * sin
        self.v = -aside * sin + down * cos

    @cached_property
    def away(self) -> Field:
        return np.hypot(self.u, self.v)

    def cloud(self, seed: int, size: float) -> Field:
        """In billows of *size* cells."""
        return sheets.billows([self.seed, seed], size * PIXELS, self.u.shape)

    def box(
        self, half: tuple[float, float], corner: float, at: tuple[float, float] = (0, 0)
    ) -> Field:
        """How far outside a rounded box, in cells; negative inside."""
        across = np.abs(self.u - at[0]) - half[0] + corner
        along = np.abs(self.v - at[1]) - half[1] + corner
        outside = np.hypot(np.maximum(across, 0), np.maximum(along, 0))
        return outside + np.minimum(np.maximum(across, along), 0) - corner

    def segment(self, start: tuple[float, float], end: tuple[float, float]) -> Field:
        """How far from a line between two points."""
        (x0, y0), (x1, y1) = start, end
        long = (x1 - x0) ** 2 + (y1 - y0) ** 2 or 1e-6
        share = np.clip(((self.u - x0) * (x1 - x0) + (self.v - y0) * (y1 - y0)) / long, 0, 1)
        return np.hypot(self.u - x0 - share * (x1 - x0), self.v - y0 - share * (y1 - y0))

    def cracks(self, count: int) -> Field:
        """How far from the nearest of some broken lines that come in from the edge."""
        luck = np.random.default_rng([self.seed, 99])
        nearest = np.full_like(self.u, 9.0)
        for _ in range(count):
            turn = luck.uniform(0, 2 * math.pi)
            point = 0.46 * math.cos(turn), 0.46 * math.sin(turn)
            heading = turn + math.pi + luck.uniform(-0.5, 0.5)
            for _ in range(luck.integers(2, 5)):
                long = luck.uniform(0.08, 0.18)
                after = point[0] + long * math.cos(heading), point[1] + long * math.sin(heading)
                nearest = np.minimum(nearest, self.segment(point, after))
                point, heading = after, heading + luck.uniform(-0.8, 0.8)
        return nearest

    def hexagon(self, radius: float) -> Field:
        """How far outside a hexagon."""
        angles = [math.radians(60 * n) for n in range(3)]
        reach = [np.abs(self.u * math.cos(a) + self.v * math.sin(a)) for a in angles]
        return np.maximum.reduce(reach) - radius


def finished(
    colour: Field, height: Field, alpha: Field, *, glow: Field | float = 0.0, gloss: float = 0.05
) -> Field:
    colour = lit(colour, height, radii=(6, 24), shade=0.5, gloss=gloss, mode="nearest") + glow
    return sheets.halved(sheets.shadowed(np.clip(colour, 0, 255), alpha, PIXELS))


def solid(distance: Field) -> Field:
    """1 inside, 0 outside, smooth over a pixel."""
    return np.clip(0.5 - distance * PIXELS, 0, 1)


def bevel(distance: Field, width: float, high: float) -> Field:
    """A height in pixels that rises from the edge over *width* cells."""
    return high * np.sqrt(np.clip(1 - (1 - np.clip(-distance / width, 0, 1)) ** 2, 0, 1))


def groove(distance: Field, width: float) -> Field:
    """1 in the middle of a line, 0 from *width* on."""
    return steps(width, width * 0.25, distance)
