"""One line of a menu: large letters, and small ones that say more."""

from collections.abc import Iterable

import pygame
from attrs import define, evolve
from pygame import Color, Rect, Surface

from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.plaque import Make, Plaque, engraved, seed_of
from game.ui.widgets.widget import Mood, MoodOf, Widget

HEIGHT, TALL = 44, 64  # points, without and with a detail
DARK = Color("#2a1a08")  # on bronze


@define(frozen=True)
class MenuEntry(Widget):
    name: str
    label: str
    message: object
    detail: str = ""  # shown below the label
    refusal: str = ""  # shown as the detail where there is room for one
    is_main: bool = False
    is_tall: bool = False  # there is room for a detail

    def things(self) -> Iterable[Thing]:
        words = ". ".join(filter(None, (self.label, self.detail)))
        is_read = not self.detail
        yield Thing(self.name, self.rect, words, self.message, self.refusal, is_read=is_read)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        is_sunk = state.pressed and not self.refusal
        face = self.rect.move(0, is_sunk)
        self._draw_face(surface, theme, state, is_sunk=is_sunk)
        left, room = face.left + theme.px(20), face.width - theme.px(32)
        label = engraved(theme, self.label, Style.CAPTION, self._make)
        detail = (self.refusal or self.detail) if self.is_tall else ""
        if not detail:
            surface.blit(label, label.get_rect(midleft=(left, face.centery)))
            return
        words = theme.shortened(detail, Style.SMALL, room)
        small = theme.text(words, Style.SMALL, self._small_ink)
        top = face.centery - (label.get_height() + small.get_height()) // 2
        surface.blit(label, (left, top))
        surface.blit(small, (left, top + label.get_height()))

    @property
    def _make(self) -> Make:
        if self.refusal:
            return Make.WORN
        return Make.MAIN if self.is_main else Make.STONE

    @property
    def _small_ink(self) -> Color:
        return DARK if self._make is Make.MAIN else Palette.PALE

    def _draw_face(self, surface: Surface, theme: Theme, state: Mood, *, is_sunk: bool) -> None:
        is_met = state.hovered or state.focused
        plaque = Plaque(self.rect.size, self._make, is_met, is_sunk, seed_of(self.name))
        picture = plaque.picture(theme)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if is_met and not self.refusal:
            bar = Rect(0, 0, theme.px(4), self.rect.height - theme.px(18))
            bar.midleft = self.rect.left + theme.px(9), self.rect.centery
            colour = DARK if self.is_main else Palette.GLOW
            pygame.draw.rect(surface, colour, bar, border_radius=theme.px(2))


def menu_height(theme: Theme, *, is_tall: bool = False) -> int:
    return theme.px(TALL if is_tall else HEIGHT)


def menu_at(theme: Theme, place: Rect, entries: Iterable[MenuEntry], gap: int) -> list[Widget]:
    """Below one another, as wide as *place*."""
    placed: list[Widget] = []
    top = place.top
    for entry in entries:
        high = menu_height(theme, is_tall=entry.is_tall)
        placed.append(evolve(entry, rect=Rect(place.left, top, place.width, high)))
        top += high + gap
    return placed
