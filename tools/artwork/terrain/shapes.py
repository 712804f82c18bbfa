"""Outlines of small things, in cells from the middle, y down."""

import math
import re
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import skia

Outline: TypeAlias = Any  # skia has no types
Point: TypeAlias = tuple[float, float]

_WORDS = re.compile(r"[MmLlHhVvQqTtCcAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?")
_COUNTS = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "t": 2, "c": 6, "a": 7, "z": 0}


def svg(code: str) -> Outline:
    """In hundredths of a cell around the middle."""
    pen = _Pen()
    words = _WORDS.findall(code)
    command = "M"
    while words:
        if words[0].isalpha():
            command = words.pop(0)
        count = _COUNTS[command.lower()]
        numbers = [float(words.pop(0)) for _ in range(count)]
        pen.draw(command, numbers)
        command = {"M": "L", "m": "l"}.get(command, command)
    pen.path.transform(skia.Matrix.Scale(0.01, 0.01))
    return pen.path


class _Pen:
    def __init__(self) -> None:
        self.path = skia.Path()
        self.at = self.bend = 0.0, 0.0

    def draw(self, command: str, numbers: list[float]) -> None:
        relative = command.islower()
        match command.lower():
            case "z":
                self.path.close()
            case "h":
                self._to(numbers[0] + relative * self.at[0], self.at[1])
            case "v":
                self._to(self.at[0], numbers[0] + relative * self.at[1])
            case "a":
                self._arc(numbers, relative=relative)
            case kind:
                self._through(kind, self._absolute(numbers, relative=relative))

    def _absolute(self, numbers: list[float], *, relative: bool) -> list[float]:
        return [n + relative * self.at[index % 2] for index, n in enumerate(numbers)]

    def _to(self, x: float, y: float) -> None:
        self.path.lineTo(x, y)
        self.at = self.bend = x, y

    def _arc(self, numbers: list[float], *, relative: bool) -> None:
        size = skia.Path.kLarge_ArcSize if numbers[3] else skia.Path.kSmall_ArcSize
        way = skia.PathDirection.kCW if numbers[4] else skia.PathDirection.kCCW
        x, y = self._absolute(numbers[5:], relative=relative)
        self.path.arcTo(numbers[0], numbers[1], numbers[2], size, way, x, y)
        self.at = self.bend = x, y

    def _through(self, kind: str, points: list[float]) -> None:
        if kind == "t":
            points = [2 * self.at[0] - self.bend[0], 2 * self.at[1] - self.bend[1], *points]
            kind = "q"
        draw = {
            "m": self.path.moveTo,
            "l": self.path.lineTo,
            "q": self.path.quadTo,
            "c": self.path.cubicTo,
        }
        draw[kind](*points)
        self.at = points[-2], points[-1]
        self.bend = (points[-4], points[-3]) if kind in {"q", "c"} else self.at


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


def ring(radius: float, width: float) -> Outline:
    r = 100 * radius
    return curve(f"M{-r} 0a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0", width)


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
