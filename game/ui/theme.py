"""How everything looks: sizes, colours, letters. One value for one scale."""

from bisect import bisect_right
from collections.abc import Callable, Hashable
from enum import Enum
from functools import cached_property
from pathlib import Path

import pygame
from attrs import define, field, frozen
from pygame import Color, Surface

from game.i18n.drawable import drawable

LARGEST = 4.0  # of the scales that are chosen by themselves
DESIGNED_FOR = (1280, 720)  # a picture of this size has scale 1
LEAST = (800, 500)  # points that every page needs


class Palette:
    """Stone, bronze and a dark sea."""

    SEA = Color("#0d1b22")
    STONE = Color("#2a2622")
    STONE_LIGHT = Color("#3b352e")
    STONE_DARK = Color("#1a1714")
    EDGE = Color("#5d5142")
    BRASS = Color("#8a6534")  # bronze that is old
    BRONZE = Color("#b98a4a")
    GOLD = Color("#f2c66d")
    INK = Color("#f3ead9")  # on stone
    PARCHMENT = Color("#d8bf92")
    PEN = Color("#2a1b10")  # on parchment
    RUST = Color("#84300f")
    PALE = Color("#b8ab97")
    FAINT = Color("#a09480")
    GLOW = Color("#ffd98a")
    GOOD = Color("#8fd08a")
    BAD = Color("#ef8a6f")
    NEWS = Color("#c8402e")  # what has not been read yet
    SHADE = Color(8, 10, 12, 170)  # over what waits below


class Style(Enum):
    """What letters are used for: file, size in points, boldness."""

    MONUMENT = ("display", 118)
    TITLE = ("display", 54)
    BANNER = ("display", 40)
    HEADING = ("display", 26)
    CAPTION = ("display", 18)
    BODY = ("text", 16)
    STRONG = ("bold", 16)
    SMALL = ("text", 14)
    SMALL_STRONG = ("bold", 14)
    NUMBER = ("bold", 24)
    HUGE = ("bold", 48)


@frozen
class FontFiles:
    """None is the font that pygame brings along."""

    display: Path | None = None
    text: Path | None = None
    bold: Path | None = None

    @classmethod
    def shipped_in(cls, folder: Path) -> "FontFiles":
        return cls(
            folder / "Almendra-Bold.ttf", folder / "Inter-Medium.otf", folder / "Inter-Bold.otf"
        )


@define(eq=False)
class Theme:
    """At *scale* pixels to a point; everything asked for in points comes in pixels."""

    files: FontFiles = field(factory=FontFiles)
    scale: float = 1.0
    _fonts: dict[Style, pygame.font.Font] = field(factory=dict, init=False)
    _pictures: dict[Hashable, Surface] = field(factory=dict, init=False)  # last asked for, last
    _pixels: int = field(default=0, init=False)  # of all of them

    def px(self, points: float) -> int:
        return round(points * self.scale)

    @cached_property
    def gap(self) -> int:
        """Between things that belong together."""
        return self.px(8)

    def font(self, style: Style) -> pygame.font.Font:
        if style not in self._fonts:
            name, points = style.value
            self._fonts[style] = pygame.font.Font(getattr(self.files, name), self.px(points))
        return self._fonts[style]

    def text(
        self, words: str, style: Style, colour: Color = Palette.INK, width: int = 0
    ) -> Surface:
        """Words as a picture, broken into lines at *width* pixels unless that is 0.

        Whatever they are: some letters of files and folders cannot be drawn, or are endless.
        """
        return self.kept(
            (words, style, tuple(colour), width),
            lambda: self._written(self._bounded(words, style), style, colour, width),
        )

    def _written(self, words: str, style: Style, colour: Color, width: int) -> Surface:
        try:
            return self.font(style).render(words, True, colour, wraplength=width)  # noqa: FBT003
        except pygame.error:  # letters that take no room at all
            return self.font(style).render("", True, colour)  # noqa: FBT003

    def _bounded(self, words: str, style: Style) -> str:
        words = drawable(words)
        return self._cut(words, style, WIDEST) if len(words) > SHORT else words

    def kept(self, key: Hashable, paint: Callable[[], Surface]) -> Surface:
        """The picture of *key*, painted once; it is shared, so nobody draws on it.

        Those that nobody has asked for for the longest time are forgotten.
        """
        picture = self._pictures.pop(key, None)
        if picture is None:
            picture = paint()
            self._pixels += picture.width * picture.height
        self._pictures[key] = picture
        while len(self._pictures) > KEPT or (self._pixels > MOST and len(self._pictures) > 1):
            oldest = self._pictures.pop(next(iter(self._pictures)))
            self._pixels -= oldest.width * oldest.height
        return picture

    def size(self, words: str, style: Style, width: int = 0) -> tuple[int, int]:
        if not width:
            return self.font(style).size(drawable(words))
        return self.text(words, style, width=width).get_size()

    def line(self, style: Style) -> int:
        """The height of a line."""
        return self.font(style).get_linesize()

    def shortened(self, words: str, style: Style, width: int) -> str:
        """As much of *words* as fits into one line of *width* pixels."""
        return self._cut(drawable(words), style, width)

    def _cut(self, words: str, style: Style, width: int) -> str:
        font = self.font(style)
        if font.size(words)[0] <= width:
            return words
        fits = bisect_right(
            range(len(words)), width, key=lambda count: font.size(words[:count] + "…")[0]
        )
        return words[: max(fits - 1, 0)].rstrip() + "…"


KEPT = 800  # pictures
WIDEST = 30_000  # pixels of a text, before it is broken into lines
SHORT = 40  # letters that are never wider than that
MOST = 24_000_000  # pixels of them; a window that is dragged larger asks for many slabs


def largest_scale(size: tuple[int, int]) -> float:
    """At any larger one a page would find no room in a picture of *size*."""
    return min(size[0] / LEAST[0], size[1] / LEAST[1])


def natural_scale(size: tuple[int, int]) -> float:
    """The scale at which a picture of *size* shows as much as it was designed to.

    A smaller picture shows less: letters below their designed size are hard to read. A larger one
    shows more: letters grow only half as much.
    """
    share = min(size[0] / DESIGNED_FOR[0], size[1] / DESIGNED_FOR[1])
    return min(max(round((1 + share) * 4) / 8, 1.0), LARGEST)
