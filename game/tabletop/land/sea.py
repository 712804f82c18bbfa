"""The dark sea around the island: long waves, and shorter ones that drift over them."""

from functools import cache
from pathlib import Path
from typing import TypeAlias

import pygame
from attrs import define, field, frozen
from pygame import BLEND_RGB_MULT, Rect, Surface
from pygame.transform import smoothscale

from game.ui.piecework import Work, finished
from game.ui.zoom_sheet import round_zoom

PLAIN = (7, 34, 50)
LARGEST = 64  # the zoom above which the waves only grow
SWELL_PACE, RIPPLES_PACE = (1, 1), (-1, 0)  # pixels from phase to phase
Pixel: TypeAlias = tuple[int, int]


@frozen(eq=False)
class Waters:
    """Two pictures that repeat without a seam."""

    swell: Surface  # the colours
    ripples: Surface  # grey: what they are multiplied by

    def at(self, scale: float) -> "Work[Waters]":
        if scale == 1:
            return self
        swell = _scaled(self.swell, scale)
        yield
        return Waters(swell, _scaled(self.ripples, scale))


@define
class Sea:
    """Whoever lets it move says in which phase it is."""

    waters: Waters
    phase: int = 0
    _last: tuple[float, Waters] | None = field(default=None, init=False)

    def paint(self, canvas: Surface, origin: Pixel, zoom: float) -> None:
        waters = finished(self._scaling(zoom))
        _tile(canvas, self._drifted(origin, SWELL_PACE), waters.swell)
        _tile(canvas, self._drifted(origin, RIPPLES_PACE), waters.ripples, BLEND_RGB_MULT)

    def preparing(self, part: Rect, zoom: float) -> Work[None]:
        yield from self._scaling(zoom)
        yield

    def _scaling(self, zoom: float) -> Work[Waters]:
        if self._last is None or self._last[0] != zoom:
            self._last = zoom, (yield from self.waters.at(scale_at(zoom)))
        return self._last[1]

    def _drifted(self, origin: Pixel, pace: Pixel) -> Pixel:
        return origin[0] + pace[0] * self.phase, origin[1] + pace[1] * self.phase


def scale_at(zoom: float) -> float:
    """How large the waves are: they grow with *zoom*, and halve where they have doubled."""
    return zoom / min(LARGEST, round_zoom(zoom))


@cache
def waters_of(folder: Path | None) -> Waters:
    """From the folder of the baked pictures; plain if they are missing."""
    try:
        if folder is not None:
            return Waters(_opened(folder / "swell.jpg"), _opened(folder / "ripples.jpg"))
    except (OSError, pygame.error):
        pass
    swell, ripples = Surface((512, 512), 0, 32), Surface((512, 512), 0, 32)
    swell.fill(PLAIN)
    ripples.fill("white")
    return Waters(swell, ripples)


def _opened(path: Path) -> Surface:
    return pygame.image.load(path).convert(Surface((1, 1), 0, 32))


def _scaled(picture: Surface, scale: float) -> Surface:
    side = round(picture.get_width() * scale)
    return smoothscale(picture, (side, side))


def _tile(canvas: Surface, origin: Pixel, picture: Surface, blend: int = 0) -> None:
    clip, side = canvas.get_clip(), picture.get_width()
    left = clip.left - (clip.left - origin[0]) % side
    top = clip.top - (clip.top - origin[1]) % side
    places = [(x, y) for x in range(left, clip.right, side) for y in range(top, clip.bottom, side)]
    canvas.fblits([(picture, place) for place in places], blend)
