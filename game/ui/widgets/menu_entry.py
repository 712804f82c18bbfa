"""One line of a menu: large letters, and small ones that say more."""

from collections.abc import Iterable

import pygame
from attrs import define
from pygame import Color, Rect, Surface

from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import LIT
from game.ui.widgets.widget import Mood, MoodOf, Widget

HEIGHT, TALL = 44, 64  # points, without and with a detail


@define(frozen=True)
class MenuEntry(Widget):
    name: str
    label: str
    message: object
    detail: str = ""  # shown below the label
    words: str = ""
    refusal: str = ""  # shown as the detail where there is room for one
    is_main: bool = False

    def things(self) -> Iterable[Thing]:
        words = self.words or ". ".join(filter(None, (self.label, self.detail)))
        yield Thing(self.name, self.rect, words, self.message, self.refusal)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        face = self.rect.move(0, theme.px(1) if state.pressed and not self.refusal else 0)
        self._draw_face(surface, theme, face, state)
        left, room = face.left + theme.px(20), face.width - theme.px(32)
        label = theme.text(self.label, Style.CAPTION, self._ink(state))
        detail = self._detail(theme)
        if not detail:
            surface.blit(label, label.get_rect(midleft=(left, face.centery)))
            return
        small = theme.text(theme.shortened(detail, Style.SMALL, room), Style.SMALL, Palette.PALE)
        top = face.centery - (label.get_height() + small.get_height()) // 2
        surface.blit(label, (left, top))
        surface.blit(small, (left, top + label.get_height()))

    def _detail(self, theme: Theme) -> str:
        has_room = self.rect.height >= theme.px(TALL - 4)
        return (self.refusal or self.detail) if has_room else ""

    def _draw_face(self, surface: Surface, theme: Theme, face: Rect, state: Mood) -> None:
        radius = theme.px(8)
        shadow = self.rect.move(0, theme.px(2))
        pygame.draw.rect(surface, Palette.STONE_DARK, shadow, border_radius=radius)
        pygame.draw.rect(surface, self._fill(state), face, border_radius=radius)
        line = max(1, theme.px(1))
        pygame.draw.rect(surface, self._edge(state), face, line, border_radius=radius)
        if self._is_met(state):
            bar = Rect(face.left, face.top, theme.px(5), face.height).inflate(0, -theme.px(14))
            bar.left = face.left + theme.px(7)
            pygame.draw.rect(surface, Palette.GOLD, bar, border_radius=theme.px(3))

    def _is_met(self, state: Mood) -> bool:
        return not self.refusal and (state.hovered or state.focused)

    def _fill(self, state: Mood) -> Color:
        if self.refusal:
            return Palette.STONE
        base = LIT if self.is_main else Palette.STONE_LIGHT
        return base.lerp(Palette.BRONZE, 0.3) if self._is_met(state) else base

    def _edge(self, state: Mood) -> Color:
        if self.refusal:
            return Palette.STONE_DARK
        return Palette.GOLD if self.is_main or self._is_met(state) else Palette.EDGE

    def _ink(self, state: Mood) -> Color:
        if self.refusal:
            return Palette.FAINT
        return Palette.GLOW if self._is_met(state) else Palette.INK


def menu_height(theme: Theme, *, has_detail: bool = False) -> int:
    return theme.px(TALL if has_detail else HEIGHT)
