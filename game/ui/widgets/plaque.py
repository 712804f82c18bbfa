"""What buttons and tablets are made of: raised stone, polished bronze, or worn and cracked."""

from enum import Enum, auto
from zlib import crc32

import pygame
from attrs import frozen
from pygame import SRCALPHA, Color, Rect, Surface

from game.ui.materials import Cut, block, border, carve, crack, glow, metal, polish, rough
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.panel import LIT

GLOWING = 5  # points: as far around it a main plaque shines
WORN = Color("#2d2924")
PLAIN = Color("#4a4239")


class Make(Enum):
    STONE = auto()
    MAIN = auto()  # polished bronze
    LIT = auto()  # dark bronze
    WORN = auto()


@frozen
class Plaque:
    """Its picture is *around* wider at each side than the plaque itself."""

    size: tuple[int, int]
    make: Make
    is_met: bool = False  # by the pointer or by the focus
    is_sunk: bool = False
    seed: int = 0

    def around(self, theme: Theme) -> int:
        return theme.px(GLOWING)

    def picture(self, theme: Theme) -> Surface:
        return theme.kept(self, lambda: self._painted(theme))

    def _painted(self, theme: Theme) -> Surface:
        room, corner = self.around(theme), theme.px(6)
        picture = Surface((self.size[0] + 2 * room, self.size[1] + 2 * room), SRCALPHA)
        place = Rect((room, room), self.size)
        if self.make is Make.MAIN:
            shine = 90 if self.is_met else 55
            picture.blit(glow(self.size, corner, room, Color([*Palette.GLOW[:3], shine])), (0, 0))
        foot = place.move(0, 0 if self.is_sunk else theme.px(2))
        pygame.draw.rect(picture, SHADOW, foot, border_radius=corner)
        picture.blit(self._body(theme, corner), place)
        return picture

    def _body(self, theme: Theme, corner: int) -> Surface:
        face = self._face()
        body = carve(face, block(corner, self._chips(theme), self.seed), self._cut(theme))
        if self.make is Make.WORN:
            crack(body, 2 + self.size[0] // theme.px(160), self.seed)
        elif self.make is not Make.STONE or self.is_met:
            self._inlay(body, theme, corner)
        return body

    def _face(self) -> Surface:
        if self.make in {Make.STONE, Make.WORN}:
            return rough(self.size, self._colour(), self.seed)
        face = metal(self.size, self._colour(), self.seed)
        polish(face)
        return face

    def _colour(self) -> Color:
        match self.make:
            case Make.STONE:
                return PLAIN.lerp(Palette.BRONZE, 0.2) if self.is_met else PLAIN
            case Make.MAIN:
                return POLISHED.lerp(Palette.GLOW, 0.3) if self.is_met else POLISHED
            case Make.LIT:
                return LIT.lerp(Palette.BRONZE, 0.12) if self.is_met else LIT
            case Make.WORN:
                return WORN

    def _chips(self, theme: Theme) -> int:
        if self.make in {Make.MAIN, Make.LIT}:
            return 0
        return 9 if self.make is Make.WORN else max(2, sum(self.size) // theme.px(90))

    def _cut(self, theme: Theme) -> Cut:
        reach = theme.px(6) + theme.px(4)
        if self.make is Make.WORN:
            return Cut(theme.px(1), 0.12, 0.2, reach=reach)
        return Cut(max(2, theme.px(2)), 0.6, 0.42, is_sunk=self.is_sunk, reach=reach)

    def _inlay(self, body: Surface, theme: Theme, corner: int) -> None:
        """A line of metal just inside the edge."""
        inner = body.get_rect().inflate(-theme.px(4), -theme.px(4))
        colour = Palette.GLOW if self.is_met else Palette.GOLD
        if self.make is Make.MAIN:
            colour = Color("#6b4a1c")
        line = border(max(1, corner - theme.px(2)), max(1, theme.px(1)))
        cut = Cut(1, 0.2, 0.3, reach=corner + theme.px(2), is_filled=False)
        body.blit(carve(metal(inner.size, colour), line, cut), inner)


SHADOW = Color(10, 8, 7, 200)
POLISHED = Color("#bd8f50")
INKS = {
    Make.STONE: Palette.INK,
    Make.MAIN: Color("#170e04"),
    Make.LIT: Palette.GLOW,
    Make.WORN: Palette.FAINT,
}


def seed_of(words: str) -> int:
    """So that no two plaques are cut from the same part of the rock."""
    return crc32(words.encode()) % 997


def engraved(theme: Theme, words: str, style: Style, make: Make) -> Surface:
    """Cut into the plaque: dark at the upper left, a thin light at the lower right.

    It is one pixel larger than the words at each side.
    """
    return theme.kept(
        ("engraved", words, style, make), lambda: _cut_words(theme, words, style, make)
    )


def _cut_words(theme: Theme, words: str, style: Style, make: Make) -> Surface:
    ink = INKS[make]
    text = theme.text(words, style, ink)
    picture = Surface((text.width + 2, text.height + 2), SRCALPHA)
    if make is Make.MAIN:
        edges = ((2, 2), Color("#f6d79a"), 110), ((0, 0), Color("black"), 0)
    else:
        edges = ((2, 2), Palette.EDGE, 120), ((0, 0), Color("black"), 210)
    for at, colour, alpha in edges:
        edge = theme.text(words, style, colour).copy()
        edge.set_alpha(alpha)
        picture.blit(edge, at)
    picture.blit(text, (1, 1))
    return picture


def tinted(theme: Theme, size: tuple[int, int], colour: Color, corner: int) -> Surface:
    """A flat stone of any colour."""

    def paint() -> Surface:
        cut = Cut(1, 0.4, 0.3, reach=corner + theme.px(4))
        return carve(rough(size, colour), block(corner), cut)

    return theme.kept(("tinted", size, tuple(colour), corner), paint)
