"""Small things modelled from outlines: each outline is raised, coloured and lit from one side."""

# ruff: noqa: PLR2004, PLR0913 - a drawing is made of numbers

import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import skia
from scipy import ndimage

from tools.artwork.terrain import sheets
from tools.artwork.terrain.light import lit, mixed, ramp, rgb
from tools.artwork.terrain.noise import Field, steps
from tools.artwork.terrain.outlines import Outline, svg

PIXELS = 256  # per cell while modelled: twice what is kept
Point: TypeAlias = tuple[float, float]  # in cells from the middle, y down
Tones: TypeAlias = tuple[str, ...]  # from dark to bright


def circle(x: float, y: float, radius: float, flat: float = 1.0) -> Outline:
    path = skia.Path()
    path.addOval(skia.Rect(x - radius, y - radius * flat, x + radius, y + radius * flat))
    return path


def polygon(points: Sequence[Point]) -> Outline:
    path = skia.Path()
    path.addPoly([skia.Point(*point) for point in points], True)  # noqa: FBT003 - closed
    return path


def line(points: Sequence[Point], width: float) -> Outline:
    """A stroke with round ends."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    return _stroked(path, width)


def curve(code: str, width: float) -> Outline:
    return _stroked(svg(code), width)


def _stroked(path: Outline, width: float) -> Outline:
    brush = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width)
    brush.setStrokeCap(skia.Paint.kRound_Cap)
    brush.setStrokeJoin(skia.Paint.kRound_Join)
    result = skia.Path()
    brush.getFillPath(path, result)
    return result


def blob(x: float, y: float, radius: float, seed: int, rough: float = 0.12) -> Outline:
    """Round, but not quite."""
    luck = np.random.default_rng(seed)
    waves = [(n, luck.uniform(0, 6.28), luck.uniform(0.3, 1) / n) for n in (2, 3, 5, 7)]
    points = []
    for step in range(48):
        turn = step / 48 * 2 * math.pi
        reach = radius * (1 + rough * sum(a * math.sin(n * turn + p) for n, p, a in waves))
        points.append((x + reach * math.cos(turn), y + reach * math.sin(turn)))
    return polygon(points)


def turned(path: Outline, degrees: float, at: Point = (0, 0)) -> Outline:
    """Turned clockwise about the middle, then moved to *at*."""
    copy = skia.Path(path)
    copy.transform(skia.Matrix.RotateDeg(degrees))
    copy.transform(skia.Matrix.Translate(*at))
    return copy


class Clay:
    """A piece of scenery in the making; later parts lie upon earlier ones."""

    def __init__(self, seed: int, wide: int = 1, high: int = 1) -> None:
        self.seed = seed
        self.size = wide, high
        shape = high * PIXELS, wide * PIXELS
        self.height = np.zeros(shape, np.float32)
        self.colour = np.zeros((*shape, 3), np.float32)
        self.alpha = np.zeros(shape, np.float32)
        self.glow = np.zeros((*shape, 4), np.float32)
        self.halo = np.zeros((*shape, 4), np.float32)
        ys, xs = np.mgrid[0 : shape[0], 0 : shape[1]].astype(np.float32)
        self.x = (xs + 0.5) / PIXELS - wide / 2
        self.y = (ys + 0.5) / PIXELS - high / 2
        self._parts = 0

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
        deep = ndimage.distance_transform_edt(mask > 0.5)
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
        spots = (
            self.cloud(self._parts * 7, 0.14) * 0.6 + self.cloud(self._parts * 7 + 1, 0.03) * 0.4
        )
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

    def mountain(
        self, at: Point, radius: float, high: float, tones: Tones, seed: int = 0
    ) -> "Clay":
        """A summit with sharp ridges that run down from it; *high* in pixels."""
        luck = np.random.default_rng([self.seed, seed, 6])
        aside = self.x - at[0] + (self.cloud(41 + seed, 0.3) - 0.5) * 0.24 * radius
        down = self.y - at[1] + (self.cloud(42 + seed, 0.3) - 0.5) * 0.24 * radius
        slope = np.zeros_like(self.x)
        face = np.zeros_like(self.x)
        count = 5
        for index in range(count):
            turn = (index + luck.uniform(-0.25, 0.25)) / count * 2 * math.pi
            along = (aside * math.cos(turn) + down * math.sin(turn)) / radius
            across = np.abs(-aside * math.sin(turn) + down * math.cos(turn)) / radius
            spur = 1 - luck.uniform(1.0, 1.25) * np.abs(along) - 1.0 * across
            spur = np.where(along > -0.05, spur, 0)
            face = np.where(spur > slope, luck.uniform(0, 1), face)
            slope = np.maximum(slope, spur)
        body = np.clip(0.86 - np.hypot(aside, down) / radius, 0, 1) * 0.8
        height = high * np.maximum(slope, body)
        mask = np.clip(height / 4.0, 0, 1) * np.clip((height - self.height) / 3.0 + 0.5, 0, 1)
        return self.put(mask, height, tones, rough=1.2, shade=0.3 + 0.3 * face)

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
        canvas.drawPath(outline, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
        surface.flushAndSubmit()
        return pixels[..., 3].astype(np.float32) / 255

    def cloud(self, seed: int, size: float) -> Field:
        luck = np.random.default_rng([self.seed, seed])
        radius = size * PIXELS / 2.5
        factor = max(1, int(radius / 3))
        shape = [side // factor + 2 for side in self.x.shape]
        rough = ndimage.gaussian_filter(luck.standard_normal(shape), radius / factor)
        fine = ndimage.zoom(rough, factor, order=1)[: self.x.shape[0], : self.x.shape[1]]
        return np.clip(0.5 + fine / (fine.std() * 4), 0, 1).astype(np.float32)

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
        wide, high = self.size
        inner = np.minimum(wide / 2 - np.abs(self.x), high / 2 - np.abs(self.y))
        return steps(0.0, width, inner)


def _over(below: Field, above: Field) -> Field:
    thick = above[..., 3:] + below[..., 3:] * (1 - above[..., 3:])
    mix = above[..., :3] * above[..., 3:] + below[..., :3] * below[..., 3:] * (1 - above[..., 3:])
    return np.dstack([mix / np.maximum(thick, 1e-4), thick])
