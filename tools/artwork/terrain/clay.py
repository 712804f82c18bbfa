"""Small things modelled from outlines: each outline is raised, coloured and lit from one side."""

# ruff: noqa: PLR2004, PLR0913 - a drawing is made of numbers

import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import skia
from attrs import frozen
from scipy import ndimage

from tools.artwork.light import lit, mixed, ramp, rgb
from tools.artwork.noise import Field, steps
from tools.artwork.terrain import sheets
from tools.artwork.terrain.shapes import Outline, Point

PIXELS = 256  # per cell while modelled: twice what is kept
Tones: TypeAlias = tuple[str, ...]  # from dark to bright
Place: TypeAlias = tuple[float, float, float]  # of a stone: its middle and radius


@frozen
class Pose:
    """How a piece stands on its cell; the light falls on it afterwards."""

    turn: float = 0.0  # degrees clockwise
    mirrored: bool = False  # left and right, before it is turned
    size: float = 1.0

    @property
    def matrix(self) -> skia.Matrix:
        aside = -self.size if self.mirrored else self.size
        return skia.Matrix.RotateDeg(self.turn).preScale(aside, self.size)


def _ridge(
    luck: np.random.Generator, at: Point, heading: float, radius: float
) -> list[tuple[Point, Point, float, float]]:
    """From the summit to the foot: start, end, and their heights from 1 to 0."""
    parts, count = [], 4
    for index in range(count):
        heading += luck.uniform(-0.55, 0.55)
        step = radius / count
        end = at[0] + step * math.cos(heading), at[1] + step * math.sin(heading)
        top, foot = 1 - index / count, 1 - (index + 1) / count
        parts.append((at, end, top, foot))
        at = end
    return parts


class Clay:
    """A piece of scenery in the making; later parts lie upon earlier ones."""

    def __init__(self, seed: int, wide: int = 1, high: int = 1, pose: Pose | None = None) -> None:
        self.seed = seed
        self.size = wide, high
        self.pose = pose or Pose()
        shape = high * PIXELS, wide * PIXELS
        self.height = np.zeros(shape, np.float32)
        self.colour = np.zeros((*shape, 3), np.float32)
        self.alpha = np.zeros(shape, np.float32)
        self.glow = np.zeros((*shape, 4), np.float32)
        self.halo = np.zeros((*shape, 4), np.float32)
        ys, xs = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
        aside, down = (xs + 0.5) / PIXELS - wide / 2, (ys + 0.5) / PIXELS - high / 2
        self.inner = np.minimum(wide / 2 - np.abs(aside), high / 2 - np.abs(down))
        self.x, self.y = self._posed(aside, down)
        self._parts = 0
        self._spots = _seamless(self.cloud(7, 0.14) * 0.6 + self.cloud(8, 0.03) * 0.4)

    def _posed(self, aside: Field, down: Field) -> tuple[Field, Field]:
        """Where in the piece's own measure each pixel lies."""
        turn = math.radians(self.pose.turn)
        x = (aside * math.cos(turn) + down * math.sin(turn)) / self.pose.size
        y = (down * math.cos(turn) - aside * math.sin(turn)) / self.pose.size
        return -x if self.pose.mirrored else x, y

    # Parts

    def add(
        self,
        outline: Outline,
        tones: Tones,
        high: float,
        *,
        lift: float = 0.0,
        edge: float | None = None,
        rough: float = 0.6,
    ) -> "Clay":
        """Domed, or flat with an *edge* so many cells wide; *high* and *lift* in pixels."""
        mask = self.mask(outline)
        deep = _depth(mask)
        wide = edge * PIXELS if edge is not None else max(1.0, float(deep.max()))
        share = np.clip(deep / wide, 0, 1)
        shape = np.sqrt(np.clip(1 - (1 - share) ** 2, 0, 1)) * high
        return self.put(mask, shape + lift, tones, rough=rough)

    def put(
        self,
        mask: Field,
        height: Field,
        tones: Tones,
        *,
        rough: float = 0.6,
        shade: Field | None = None,
    ) -> "Clay":
        """A part of any height; *shade* from 0 to 1 chooses among its tones instead of noise."""
        self._parts += 1
        high, wide = self.x.shape
        spots = np.roll(self._spots, (173 * self._parts, 89 * self._parts), (0, 1))[:high, :wide]
        tone = spots if shade is None else np.clip(shade + (spots - 0.5) * 0.35, 0, 1)
        stops = [(index / max(1, len(tones) - 1), code) for index, code in enumerate(tones)]
        coat = ramp(tone, stops)
        height = height + (spots - 0.5) * 6 * rough
        self.colour = self.colour * (1 - mask[..., None]) + coat * mask[..., None]
        self.height = self.height * (1 - mask) + height * mask
        self.alpha = np.maximum(self.alpha, mask)
        return self

    def stone(
        self,
        at: Point,
        radius: float,
        tones: Tones,
        *,
        sides: int = 7,
        steep: float = 1.0,
        flat: float = 0.6,
        seed: int = 0,
        rough: float = 0.8,
        lift: float = 0.0,
    ) -> "Clay":
        """A boulder or a peak with facets; *flat* is the share of its top that is cut off."""
        luck = np.random.default_rng([self.seed, seed, 5])
        height = np.full_like(self.x, radius * PIXELS * steep * (1 - flat))
        tilt = np.zeros_like(self.x)
        for ring, count in ((1.0, sides), (0.72, sides - 1)):
            for index in range(count):
                turn = (index + luck.uniform(-0.3, 0.3)) / count * 2 * math.pi + ring
                reach = radius * luck.uniform(0.82, 1.0)
                along = (self.x - at[0]) * math.cos(turn) + (self.y - at[1]) * math.sin(turn)
                slope = steep if ring == 1.0 else steep * 0.45
                start = 0.0 if ring == 1.0 else radius * steep * 0.28
                face = ((reach - along) * slope + start * 0.6) * PIXELS
                tilt = np.where(face < height, luck.uniform(0, 1), tilt)
                height = np.minimum(height, face)
        height = height * 0.55
        seen = np.clip((height + lift - self.height) / 3.0, 0, 1)  # they cut into each other
        mask = np.clip(height / 2.0, 0, 1) * seen
        return self.put(mask, height + lift, tones, rough=rough, shade=0.25 + 0.5 * tilt)

    def stones(
        self, places: Sequence[Place], tones: Tones, *, sides: int, flat: float, lift: float = 0.0
    ) -> "Clay":
        """Several, no two alike."""
        for seed, (x, y, radius) in enumerate(places):
            self.stone((x, y), radius, tones, sides=sides, flat=flat, seed=seed, lift=lift)
        return self

    def hill(
        self, at: Point, radius: float, high: float, tones: Tones, *, crater: float = 0.0
    ) -> "Clay":
        """A mountain whose ridges run down to all sides, *high* pixels; or one with a *crater*."""
        luck = np.random.default_rng([self.seed, 6])
        height, steep = np.zeros_like(self.x), 1.1 if crater else 1.3
        for index in range(7):
            heading = (index + luck.uniform(-0.25, 0.25)) / 7 * 2 * math.pi
            for start, end, top, foot in _ridge(luck, at, heading, radius):
                roof = self._roof(start, end, top * high, foot * high, steep * high / radius)
                height = np.maximum(height, roof)
        height = height * (0.85 + 0.30 * self.cloud(9, 0.12))
        if crater:
            rim = (1 - crater) * high
            height = np.where(height > rim, np.maximum(2 * rim - height, 0.2 * high), height)
        return self.put(np.clip(height / 6, 0, 1), height, tones, rough=1.0)

    def _roof(self, start: Point, end: Point, top: float, foot: float, steep: float) -> Field:
        """A ridge from *start* to *end* with slopes to both sides; *steep* in pixels per cell."""
        along = end[0] - start[0], end[1] - start[1]
        aside, down = self.x - start[0], self.y - start[1]
        share = (aside * along[0] + down * along[1]) / (along[0] ** 2 + along[1] ** 2)
        share = np.clip(share, 0, 1)
        away = np.hypot(aside - share * along[0], down - share * along[1])
        return top + (foot - top) * share - steep * away

    def shard(self, at: Point, long: float, wide: float, degrees: float, tones: Tones) -> "Clay":
        """A crystal that leans to one side: two faces and a point."""
        turn = math.radians(degrees)
        u = (self.x - at[0]) * math.cos(turn) + (self.y - at[1]) * math.sin(turn)
        v = -(self.x - at[0]) * math.sin(turn) + (self.y - at[1]) * math.cos(turn)
        reach = np.minimum(wide * 0.7 + u * 0.25, (long - u) * 0.9)
        inside = np.minimum(reach, wide) - np.abs(v)
        mask = np.clip(np.minimum(inside, u + 0.03) * PIXELS, 0, 1)
        height = np.clip(inside, 0, 1) * PIXELS * 0.9 + np.clip(u, 0, 1) * PIXELS * 0.3
        face = 0.30 + 0.45 * (v * math.cos(turn) < 0) + 0.25 * np.clip(u / long, 0, 1)
        return self.put(mask, height, tones, rough=0.25, shade=face)

    def shine(
        self, outline: Outline, code: str, radius: float, strength: float = 1.0, halo: float = 0.5
    ) -> "Clay":
        """Light of its own, and a *halo* around it that is seen *radius* cells away."""
        mask = self.mask(outline)
        self._lay(self.glow, mask * strength, code)
        wide = ndimage.gaussian_filter(mask, radius * PIXELS)
        self._lay(self.halo, wide / max(1e-6, float(wide.max())) * halo * self._fading(), code)
        return self

    def _lay(self, layer: Field, thick: Field, code: str) -> None:
        share = thick[..., None]
        whole = thick + layer[..., 3] * (1 - thick)
        mix = np.array(rgb(code)) * share + layer[..., :3] * layer[..., 3:] * (1 - share)
        layer[..., :3] = mix / np.maximum(whole, 1e-4)[..., None]
        layer[..., 3] = whole

    def tint(self, outline: Outline | Field, code: str, share: float = 1.0) -> "Clay":
        """Paint upon what is there."""
        mask = outline if isinstance(outline, np.ndarray) else self.mask(outline)
        self.colour = mixed(self.colour, rgb(code), mask * share)
        return self

    def carve(self, outline: Outline, deep: float, dark: float = 0.4) -> "Clay":
        mask = ndimage.gaussian_filter(self.mask(outline), 1.2)
        self.height = self.height - mask * deep
        self.colour = self.colour * (1 - dark * mask)[..., None]
        return self

    def settle(self, code: str, share: float, size: float = 0.15) -> "Clay":
        """Snow, moss or sand on what lies flat."""
        down, aside = np.gradient(ndimage.gaussian_filter(self.height, 3))
        level = np.clip(1.2 - np.hypot(down, aside) * 1.1, 0, 1) * (
            0.55 + 0.9 * self.cloud(77, size)
        )
        return self.tint(steps(1.0 - share, 1.15 - share, level), code, 0.95)

    # Finishing

    def mask(self, outline: Outline) -> Field:
        wide, high = self.size
        pixels = np.zeros((high * PIXELS, wide * PIXELS, 4), np.uint8)
        surface = skia.Surface(pixels)
        canvas = surface.getCanvas()
        canvas.translate(wide * PIXELS / 2, high * PIXELS / 2)
        canvas.scale(PIXELS, PIXELS)
        canvas.concat(self.pose.matrix)
        canvas.drawPath(outline, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
        surface.flushAndSubmit()
        return pixels[..., 3].astype(np.float32) / 255

    def cloud(self, seed: int, size: float) -> Field:
        return sheets.billows([self.seed, seed], size * PIXELS, self.x.shape)

    def fired(self, *, gloss: float = 0.06, shadow: float = 0.62) -> Field:
        """The picture: lit, upon its shadow, with its light around it."""
        colour = lit(
            self.colour, self.height, radii=(6, 22), shade=0.55, gloss=gloss, mode="nearest"
        )
        whole = sheets.shadowed(
            np.clip(colour, 0, 255), self.alpha * self._fading(0.02), PIXELS, shadow
        )
        whole[..., 3] *= self._fading(0.05)
        whole[..., :3] += self.halo[..., :3] * self.halo[..., 3:] * 0.55
        whole[..., 3] /= 255
        picture = _over(_over(self.halo, whole), self.glow)
        return sheets.halved(picture * np.array([1, 1, 1, 255], np.float32))

    def _fading(self, width: float = 0.10) -> Field:
        """Down to nothing at the very edge, so that no light is cut off."""
        return steps(0.0, width, self.inner)


def _depth(mask: Field) -> Field:
    """How many pixels each point lies within *mask*; only looked for where there is any."""
    deep = np.zeros_like(mask)
    rows, columns = np.flatnonzero(mask.max(axis=1)), np.flatnonzero(mask.max(axis=0))
    if rows.size:
        part = (
            slice(max(rows[0] - 1, 0), rows[-1] + 2),
            slice(max(columns[0] - 1, 0), columns[-1] + 2),
        )
        deep[part] = ndimage.distance_transform_edt(mask[part] > 0.5)
    return deep


def _seamless(field: Field) -> Field:
    """Twice as large each way, and the same again beyond every edge."""
    wide = np.hstack([field, field[:, ::-1]])
    return np.vstack([wide, wide[::-1]])


def _over(below: Field, above: Field) -> Field:
    thick = above[..., 3:] + below[..., 3:] * (1 - above[..., 3:])
    mix = above[..., :3] * above[..., 3:] + below[..., :3] * below[..., 3:] * (1 - above[..., 3:])
    return np.dstack([mix / np.maximum(thick, 1e-4), thick])
