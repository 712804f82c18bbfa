"""A large card that invites to something: a picture, its name, a few words, and its key."""

from collections.abc import Callable, Iterable
from functools import partial

import pygame
from attrs import define, field
from pygame import SRCALPHA, Color, Rect, Surface

from game.ui.materials import glow
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_framed
from game.ui.widgets.widget import MoodOf, Widget

PAD, PICTURE = 16, 0.5  # points; of the height
CORNER, AROUND = 9, 14
KEY = 22


@define(frozen=True)
class Invitation(Widget):
    name: str
    title: str
    message: object
    words: str
    foot: str = ""  # how long it takes, or so
    key: str = ""  # that chooses it
    picture: Callable[[tuple[int, int]], Surface] | None = field(default=None, eq=False)
    is_main: bool = False

    def things(self) -> Iterable[Thing]:
        told = ". ".join(filter(None, (self.title, self.words.rstrip("."), self.foot)))
        yield Thing(self.name, self.rect, told, self.message, is_read=True)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        is_met = state.hovered or state.focused
        if is_met or self.is_main:
            shine = Color([*Palette.GLOW[:3], 120 if is_met else 70])
            around = theme.px(AROUND)
            halo = glow(self.rect.size, theme.px(CORNER), around, shine)
            surface.blit(halo, self.rect.move(-around, -around))
        draw_framed(surface, theme, self.rect)
        inner = self.rect.inflate(-2 * theme.px(PAD), -2 * theme.px(PAD))
        frame = Rect(inner.topleft, (inner.width, round(inner.height * PICTURE)))
        self._draw_picture(surface, theme, frame)
        self._write(surface, theme, inner, frame.bottom, is_met=is_met or self.is_main)

    def _draw_picture(self, surface: Surface, theme: Theme, frame: Rect) -> None:
        pygame.draw.rect(surface, Palette.STONE_DARK, frame, border_radius=theme.px(6))
        if self.picture:
            key = ("invitation", self.name, frame.size)
            surface.blit(theme.kept(key, partial(self._framed, theme, frame.size)), frame)

    def _framed(self, theme: Theme, size: tuple[int, int]) -> Surface:
        assert self.picture
        picture = Surface(size, SRCALPHA)
        picture.blit(self.picture(size), (0, 0))
        rim = theme.px(2)
        pygame.draw.rect(picture, Palette.BRONZE, picture.get_rect(), rim, theme.px(4))
        return picture

    def _write(
        self, surface: Surface, theme: Theme, inner: Rect, top: int, *, is_met: bool
    ) -> None:
        """The name, what it is, and at the foot what it takes and which key it is."""
        title = theme.text(self.title, Style.HEADING, Palette.GOLD if is_met else Palette.INK)
        surface.blit(title, (inner.left, top + theme.px(10)))
        top += theme.px(12) + title.get_height()
        surface.blit(theme.text(self.words, Style.BODY, width=inner.width), (inner.left, top))
        foot = theme.text(self.foot, Style.SMALL_STRONG, Palette.GOOD if is_met else Palette.PALE)
        surface.blit(foot, foot.get_rect(bottomleft=inner.bottomleft))
        if self.key:
            side = theme.px(KEY)
            cap = Rect(0, 0, side, side)
            cap.bottomright = inner.bottomright
            pygame.draw.rect(surface, Palette.PALE, cap, max(1, theme.px(1)), theme.px(4))
            letter = theme.text(self.key, Style.SMALL_STRONG, Palette.PALE)
            surface.blit(letter, letter.get_rect(center=cap.center))
