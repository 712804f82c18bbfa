"""Outlines of small things, in cells from the middle, y down."""

import math
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import skia

from tools.makuta.art.terrain.outlines import Outline, svg

Point: TypeAlias = tuple[float, float]


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


def mirrored(path: Outline) -> Outline:
    copy = skia.Path(path)
    copy.transform(skia.Matrix.Scale(-1, 1))
    return copy
