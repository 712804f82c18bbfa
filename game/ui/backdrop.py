"""The island in the evening, behind the menus: a painting that fits every window."""

from collections.abc import Callable
from pathlib import Path

import pygame
from attrs import define, field
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Color, Rect, Surface
from pygame.transform import box_blur, smoothscale

from game.ui.embers import Embers
from game.ui.materials import gradient

Size = tuple[int, int]

HIGH, LOW, SEA = Color("#070f22"), Color("#5c4660"), Color("#061a26")  # without a painting
HELD = (0.72, 0.58)  # the place of the painting, in shares, that no window cuts away
DIM = Color(134, 136, 150)  # what is behind pages that are to be read
FEWER, SOFT = 3, 1  # what is blurred has so many fewer pixels, and is spread over so many
KEPT = 2  # windows; a dragged one asks for many


@define(eq=False)
class Backdrop:
    """Lit as it is for the title, dim and blurred for pages; each is kept for the last sizes."""

    folder: Path | None = None
    _kept: dict[tuple[str, Size], Surface] = field(factory=dict, init=False)
    _embers: tuple[Size, Embers] | None = field(default=None, init=False)

    def island(self, size: Size) -> Surface:
        return self._keep("island", size, lambda: self._fitted("island.jpg", size) or evening(size))

    def dusk(self, size: Size) -> Surface:
        return self._keep("dusk", size, lambda: _dimmed(self.island(size)))

    def draw(self, surface: Surface, share: float | None) -> None:
        """As it is after a *share* of the time in which its motion comes round; None is still."""
        size = surface.get_size()
        surface.blit(self.island(size), (0, 0))
        if share is not None and self.folder:
            self._embers_at(size).draw(surface, share)

    def moving_part(self, size: Size) -> Rect | None:
        """All that can look different while it moves."""
        return self._embers_at(size).area if self.folder else None

    def _embers_at(self, size: Size) -> Embers:
        if self._embers is None or self._embers[0] != size:
            glow = self._fitted("glow.jpg", size) or Surface(size)
            crater, (_, shore) = _place(CRATER, size), _place((0.0, SHORE), size)
            self._embers = size, Embers.over(self.island(size), glow, crater, shore)
        return self._embers[1]

    def _fitted(self, name: str, size: Size) -> Surface | None:
        path = self.folder / name if self.folder else None
        if path is None or not path.is_file():
            return None
        whole = pygame.image.load(path)
        picture = Surface(size, 0, 32)
        part = whole.subsurface(part_shown(whole.get_size(), size))
        picture.blit(smoothscale(part, size), (0, 0))
        return picture

    def _keep(self, name: str, size: Size, paint: Callable[[], Surface]) -> Surface:
        key = name, size
        picture = self._kept.pop(key, None) or paint()
        self._kept[key] = picture
        if sum(kept == name for kept, _ in self._kept) > KEPT:
            del self._kept[next(kept for kept in self._kept if kept[0] == name)]
        return picture


PAINTED = (2560, 1440)  # pixels of the painting
CRATER = (0.662, 0.22)  # in shares of it
SHORE = 0.705  # below it there is nothing but water and the rock before it


def _place(share: tuple[float, float], size: Size) -> tuple[int, int]:
    """Where a place of the painting is in a window."""
    part = part_shown(PAINTED, size)
    return (
        round((share[0] * PAINTED[0] - part.left) * size[0] / part.width),
        round((share[1] * PAINTED[1] - part.top) * size[1] / part.height),
    )


def part_shown(whole: Size, size: Size) -> Rect:
    """The largest part of a picture of *whole* pixels that has the form of a window of *size*."""
    scale = min(whole[0] / size[0], whole[1] / size[1])
    wide, high = min(whole[0], round(size[0] * scale)), min(whole[1], round(size[1] * scale))
    left, top = round(HELD[0] * (whole[0] - wide)), round(HELD[1] * (whole[1] - high))
    return Rect(left, top, wide, high)


def evening(size: Size) -> Surface:
    """Sky and sea, where the painting is missing."""
    return gradient([[HIGH], [LOW], [SEA], [HIGH]], size)


def _dimmed(picture: Surface) -> Surface:
    size = picture.get_size()
    small = smoothscale(picture, (max(1, size[0] // FEWER), max(1, size[1] // FEWER)))
    small = box_blur(box_blur(small, SOFT), SOFT)
    small.fill(DIM, special_flags=BLEND_RGB_MULT)
    small.blit(_lamp(small.get_size()), (0, 0), special_flags=BLEND_RGB_ADD)
    return smoothscale(small, size)


def _lamp(size: Size) -> Surface:
    """A little warm light from the upper left, so that pages lie in it."""
    dark = (0, 0, 0)
    rows = [(34, 24, 14), (16, 12, 8), dark], [(12, 8, 5), dark, dark], [dark, dark, dark]
    return gradient(rows, size)
