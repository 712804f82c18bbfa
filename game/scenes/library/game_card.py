"""A game in a list: its picture, who plays it, how far it is."""

from collections.abc import Iterable

import pygame
from attrs import define
from pygame import Rect, Surface

from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.item import draw_bed
from game.ui.widgets.widget import MoodOf, Widget

HEIGHT = 76  # points
PICTURE = (112, 63)


@define(frozen=True)
class GameCard(Widget):
    name: str
    heading: str
    line: str
    message: object
    picture: Surface
    more: str = ""
    trouble: str = ""  # open elsewhere, or cannot be read
    is_on: bool = False

    def things(self) -> Iterable[Thing]:
        words = " · ".join(filter(None, (self.heading, self.line, self.trouble or self.more)))
        yield Thing(self.name, self.rect, words, self.message, is_read=True)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_bed(surface, theme, self.rect, mood(self.name), is_on=self.is_on)
        frame = Rect(0, 0, theme.px(PICTURE[0]), theme.px(PICTURE[1]))
        frame.midleft = self.rect.left + theme.px(7), self.rect.centery
        draw_framed(surface, theme, self.picture, frame)
        left, right = frame.right + theme.px(14), self.rect.right - theme.px(12)
        heading = theme.shortened(self.heading, Style.STRONG, right - left)
        rows = [(heading, Style.STRONG, Palette.INK), (self.line, Style.SMALL, Palette.PALE)]
        if self.trouble or self.more:
            colour = Palette.BAD if self.trouble else Palette.PALE
            rows.append((self.trouble or self.more, Style.SMALL, colour))
        top = self.rect.centery - sum(theme.line(style) for _, style, _ in rows) // 2
        for words, style, colour in rows:
            text = theme.text(theme.shortened(words, style, right - left), style, colour)
            surface.blit(text, (left, top))
            top += theme.line(style)


def draw_framed(surface: Surface, theme: Theme, picture: Surface, frame: Rect) -> None:
    """As large as the frame allows, in a dark mat."""
    pygame.draw.rect(surface, Palette.STONE_DARK, frame, border_radius=theme.px(4))
    place = picture.get_rect().fit(frame)
    surface.blit(pygame.transform.smoothscale(picture, place.size), place)
    pygame.draw.rect(surface, Palette.EDGE, frame, max(1, theme.px(1)), border_radius=theme.px(4))


@define(frozen=True)
class FramedPicture(Widget):
    picture: Surface

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_framed(surface, theme, self.picture, self.rect)
