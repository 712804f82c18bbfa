"""The name of the game in gold: its last word is the largest, the others stand above it."""

import pygame
from attrs import define
from pygame import Color, Rect, Surface

from game.ui.gilding import draw_diamond, gilded
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.widget import MoodOf, Widget

RULE = 3  # points
BETWEEN = 8  # points from the small words to the great one
DARK = Color("#120a04")
DEPTHS = {Style.MONUMENT: 4, Style.BANNER: 2}  # points


@define(frozen=True)
class Wordmark(Widget):
    words: str

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        before, last = split(self.words)
        _draw(surface, theme, last, Style.MONUMENT, self.rect.left, self.rect.bottom)
        if before:
            foot = self.rect.top + _seen(theme, before, Style.BANNER).height
            right = _draw(surface, theme, before, Style.BANNER, self.rect.left, foot)
            self._draw_rule(surface, theme, right + theme.px(10), self.rect.top + theme.px(18))

    def _draw_rule(self, surface: Surface, theme: Theme, left: int, middle: int) -> None:
        """From the small words to the end of the great one."""
        right = self.rect.left + _seen(theme, split(self.words)[1], Style.MONUMENT).width
        line = Rect(left, 0, max(0, right - left), max(1, theme.px(RULE)))
        line.centery = middle
        if line.width <= theme.px(24):
            return
        pygame.draw.rect(surface, DARK, line.move(0, theme.px(2)))
        pygame.draw.rect(surface, Palette.BRONZE, line)
        pygame.draw.line(surface, Palette.GLOW, line.topleft, line.topright)
        for reach, colour in ((9, DARK), (7, Palette.BRASS), (4, Palette.GLOW)):
            draw_diamond(surface, colour, line.midright, theme.px(reach))


def split(words: str) -> tuple[str, str]:
    """What stands above, and the last word."""
    before, _, last = words.rpartition(" ")
    return before, last


def wordmark_size(theme: Theme, words: str) -> tuple[int, int]:
    """As far as ink goes: letters of that size have much air around them."""
    before, last = split(words)
    great = _seen(theme, last, Style.MONUMENT)
    if not before:
        return great.size
    small = _seen(theme, before, Style.BANNER)
    return max(great.width, small.width), small.height + theme.px(BETWEEN) + great.height


def _draw(surface: Surface, theme: Theme, words: str, style: Style, left: int, foot: int) -> int:  # noqa: PLR0913, PLR0917
    """With its ink from *left* and down to *foot*; how far it goes to the right."""
    letters, seen = _letters(theme, words, style), _seen(theme, words, style)
    gold = theme.kept(("gilded", words, style), lambda: gilded(letters, theme.px(DEPTHS[style])))
    room = (gold.width - letters.width) // 2
    surface.blit(gold, (left - seen.left - room, foot - seen.bottom - room))
    return left + seen.width


def _letters(theme: Theme, words: str, style: Style) -> Surface:
    return theme.text(words, style, Color("white"))


def _seen(theme: Theme, words: str, style: Style) -> Rect:
    return _letters(theme, words, style).get_bounding_rect()
