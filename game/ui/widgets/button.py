"""What is pressed to say something."""

from collections.abc import Iterable

import pygame
from attrs import define, evolve
from pygame import Color, Rect, Surface

from game.ui.theme import Style, Theme
from game.ui.things import Thing
from game.ui.widgets.plaque import Make, Plaque, engraved, seed_of
from game.ui.widgets.widget import Mood, MoodOf, Widget

NOWHERE = Rect(0, 0, 0, 0)  # yet: `line_up` finds its place
KEY_RIM = Color("#5c3f18")


@define(frozen=True)
class Button(Widget):
    name: str
    label: str
    message: object
    words: str = ""  # more than the label says, for the tooltip
    refusal: str = ""  # why it cannot be pressed now
    is_main: bool = False  # what one most likely wants
    is_on: bool = False  # one of several, or a switch
    icon: Surface | None = None
    style: Style = Style.STRONG
    target: object = None  # what it stands for
    is_veiled: bool = False  # it looks the same whether it can be pressed or not
    key: str = ""  # that does the same, as it is written on it

    def things(self) -> Iterable[Thing]:
        yield Thing(
            self.name,
            self.rect,
            self.words or self.label,
            self.message,
            self.refusal,
            target=self.target,
            is_read=self.words in {"", self.label},
        )

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        key = (
            Button,
            self.rect.size,
            self.label,
            self.style,
            self.icon,
            self._make,
            self.key,
            state,
        )
        picture = theme.kept(key, lambda: self._painted(theme, state))
        surface.blit(picture, picture.get_rect(center=self.rect.center))

    @property
    def _make(self) -> Make:
        if self.refusal and not self.is_veiled:
            return Make.WORN
        if self.is_main:
            return Make.MAIN
        return Make.LIT if self.is_on else Make.STONE

    def _painted(self, theme: Theme, state: Mood) -> Surface:
        """With its shadow and its shine, which lie around its rectangle."""
        is_sunk = state.pressed and not self.refusal
        is_met = state.hovered or state.focused
        plaque = Plaque(self.rect.size, self._make, is_met, is_sunk, seed_of(self.label))
        picture = plaque.picture(theme).copy()
        room = plaque.around(theme)
        self._draw_label(picture, theme, Rect((room, room + is_sunk), self.rect.size))
        return picture

    def _draw_label(self, surface: Surface, theme: Theme, face: Rect) -> None:
        gap = theme.gap if self.icon and self.label else 0
        if self.key:
            face = self._draw_key(surface, theme, face)
        room = face.width - theme.px(8) - (self.icon.get_width() + gap if self.icon else 0)
        label = theme.shortened(self.label, self.style, room)
        text = engraved(theme, label, self.style, self._make)
        icon_width = self.icon.get_width() if self.icon else 0
        left = face.centerx - (icon_width + gap + text.get_width()) // 2
        if self.icon:
            surface.blit(self.icon, self.icon.get_rect(midleft=(left, face.centery)))
        surface.blit(text, text.get_rect(midleft=(left + icon_width + gap, face.centery)))

    def _draw_key(self, surface: Surface, theme: Theme, face: Rect) -> Rect:
        """At the right end; what is left of the face."""
        text = engraved(theme, self.key, Style.SMALL, self._make)
        cap = text.get_rect().inflate(theme.px(10), theme.px(2))
        cap.midright = (face.right - theme.px(10), face.centery)
        pygame.draw.rect(surface, KEY_RIM, cap, max(1, theme.px(1)), theme.px(4))
        surface.blit(text, text.get_rect(center=cap.center))
        return Rect(face.left, face.top, cap.left - face.left, face.height)


def line_up(
    theme: Theme, buttons: Iterable[Button], line: Rect, air: int, *, to_right: bool = False
) -> list[Button]:
    """Each as wide as its label and *air* points, from the left end of *line* on, or to its end."""
    placed: list[Button] = []
    left = line.left
    for button in buttons:
        wide = theme.size(button.label, button.style)[0] + theme.px(air)
        placed.append(evolve(button, rect=Rect(left, line.top, wide, line.height)))
        left += wide + theme.gap
    aside = line.right - placed[-1].rect.right if to_right else 0
    return [evolve(button, rect=button.rect.move(aside, 0)) for button in placed]
