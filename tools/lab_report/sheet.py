"""A sheet of paper to draw on, measured in points, and saved as a PNG."""

import os
from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import TypeAlias

import pygame
from attrs import define, field, frozen
from pygame import Color, Surface

from game.ui.theme import FontFiles, Style, Theme
from tools.lab_report.inks import FAINT, INK, PAPER, Hatching, mixed
from tools.pictures import save_picture
from tools.places import ROOT

DENSITY = 2  # pixels to a point in the file, for sharp screens
FINER = 2  # what is drawn is made so much larger first, and shrinks to smooth edges

Place: TypeAlias = tuple[float, float]
# Corners, and by how much of a turn the first is turned from the top; 0 is a circle.
SHAPES = ((0, 0.0), (4, 0.125), (3, 0.0), (4, 0.0), (3, 0.5), (6, 0.0))
RIM = 2.0  # points
STROKES, DOTS = 6.0, 5.0  # points between those of a hatching


@frozen
class Box:
    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height


def open_fonts() -> None:
    """Letters and pictures without a window."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()


@define
class Sheet:
    """All places and widths are in points."""

    size: tuple[float, float]
    theme: Theme = field(init=False)
    surface: Surface = field(init=False)

    def __attrs_post_init__(self) -> None:
        open_fonts()
        fonts = FontFiles.shipped_in(ROOT / "assets" / "fonts")
        self.theme = Theme(fonts, DENSITY * FINER)
        self.surface = Surface((self._px(self.size[0]), self._px(self.size[1])))
        self.surface.fill(PAPER)

    def saved(self, path: Path) -> None:
        small = (self.surface.width // FINER, self.surface.height // FINER)
        save_picture(pygame.transform.smoothscale(self.surface, small), path)

    def _px(self, points: float) -> int:
        return self.theme.px(points)

    def _at(self, place: Place) -> Place:
        return place[0] * self.theme.scale, place[1] * self.theme.scale

    # Letters

    def text(
        self,
        words: str,
        at: Place,
        anchor: str = "midleft",
        style: Style = Style.SMALL,
        colour: Color = INK,
    ) -> None:
        picture = self.theme.text(words, style, colour)
        self.surface.blit(picture, picture.get_rect(**{anchor: self._at(at)}))

    def text_over(self, words: str, at: Place, colour: Color) -> None:
        """Readable across other lines: with a rim of paper."""
        for turn in range(12):
            x, y = cos(pi * turn / 6) * RIM, sin(pi * turn / 6) * RIM
            self.text(words, (at[0] + x, at[1] + y), colour=PAPER)
        self.text(words, at, colour=colour)

    def upright(self, words: str, at: Place, colour: Color = FAINT) -> None:
        """Reads from below to above; *at* is its middle."""
        picture = pygame.transform.rotate(self.theme.text(words, Style.SMALL, colour), 90)
        self.surface.blit(picture, picture.get_rect(center=self._at(at)))

    def width_of(self, words: str, style: Style = Style.SMALL) -> float:
        return self.theme.size(words, style)[0] / self.theme.scale

    # Lines

    def line(self, start: Place, end: Place, colour: Color, width: float = 1.0) -> None:
        pygame.draw.line(
            self.surface, colour, self._at(start), self._at(end), max(1, self._px(width))
        )

    def dashes(self, start: Place, end: Place, colour: Color, width: float = 1.5) -> None:
        length, dash = hypot(end[0] - start[0], end[1] - start[1]), 6.0
        step = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        for number in range(0, int(length / dash) + 1, 2):
            near, far = number * dash, min(length, (number + 1) * dash)
            ends = [(start[0] + step[0] * d, start[1] + step[1] * d) for d in (near, far)]
            self.line(ends[0], ends[1], colour, width)

    def curve(self, places: Sequence[Place], colour: Color, width: float = 2.5) -> None:
        """Round joints keep a thick line whole."""
        for start, end in pairwise(places):
            self.line(start, end, colour, width)
        for place in places:
            self._disc(place, width / 2, colour)

    def area(self, corners: Sequence[Place], colour: Color) -> None:
        pygame.draw.polygon(self.surface, colour, [self._at(place) for place in corners])

    # Shapes

    def marker(self, shape: int, at: Place, colour: Color, radius: float = 4.5) -> None:
        for size, ink in ((radius + 1.5, PAPER), (radius, colour)):
            corners, turned = SHAPES[shape % len(SHAPES)]
            if not corners:
                self._disc(at, size, ink)
                continue
            angles = [2 * pi * (i / corners + turned) - pi / 2 for i in range(corners)]
            reach = size * 1.2
            self.area([(at[0] + reach * cos(a), at[1] + reach * sin(a)) for a in angles], ink)

    def bar(self, box: Box, colour: Color, hatching: Hatching = Hatching.FULL) -> None:
        if box.width <= 0 or box.height <= 0:
            return
        rect, pale = self._rect(box), mixed(colour, 0.25)
        self.surface.fill(colour if hatching is Hatching.FULL else pale, rect)
        if hatching is Hatching.RISING:
            self._hatch(box, colour)
        elif hatching is Hatching.DOTS:
            self._dot(box, colour)
        if hatching is not Hatching.FULL:
            pygame.draw.rect(self.surface, colour, rect, self._px(1))

    def _disc(self, at: Place, radius: float, colour: Color) -> None:
        pygame.draw.circle(self.surface, colour, self._at(at), radius * self.theme.scale)

    def _rect(self, box: Box) -> pygame.Rect:
        left, top = self._px(box.left), self._px(box.top)
        return pygame.Rect(left, top, self._px(box.right) - left, self._px(box.bottom) - top)

    def _hatch(self, box: Box, colour: Color) -> None:
        self.surface.set_clip(self._rect(box))
        for number in range(int((box.width + box.height) / STROKES) + 1):
            x = box.left + number * STROKES
            self.line((x, box.top), (x - box.height, box.bottom), colour, 1.5)
        self.surface.set_clip(None)

    def _dot(self, box: Box, colour: Color) -> None:
        self.surface.set_clip(self._rect(box))
        for row in range(int(box.height / DOTS) + 1):
            for column in range(int(box.width / DOTS) + 1):
                x = box.left + (column + 0.5 + row % 2 / 2) * DOTS
                self._disc((x, box.top + (row + 0.5) * DOTS), 1.2, colour)
        self.surface.set_clip(None)
