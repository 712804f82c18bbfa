"""A token on a tray or on a card: turned up, or looked at as long as it is held."""

import pygame
from attrs import define, field
from pygame import Rect, Surface

from game.boxes.makuta.table.choosing.secrets import Shown
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget

PEEK = "tray.peek"  # turns up a whole tray while it is pressed
CARD_PEEK = "card.peek"  # and this one what lies on a card


@define(frozen=True)
class Token(Widget):
    token: Shown
    pieces: Pieces = field(repr=False)
    thing: Thing | None  # by which one points at it; None if it is only shown
    is_lit: bool  # one can choose it
    is_chosen: bool
    note: str  # what it adds, while that matters

    def things(self) -> tuple[Thing, ...]:
        return (self.thing,) if self.thing else ()

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        own = mood(self.thing.name if self.thing else "")
        held = own.pressed or any(mood(name).pressed for name in (PEEK, CARD_PEEK))
        place = self.rect.move(0, -theme.px(6)) if self.is_chosen else self.rect
        if self.is_lit or self.is_chosen:
            _draw_halo(surface, theme, place, strong=self.is_chosen or own.hovered)
        token, disc = self.token, self.token.disc
        is_up = token.is_up or (token.is_private and held)
        shown = disc if is_up else disc.veiled_for(0)
        surface.blit(self.pieces.disc(shown, place.width), place)
        if token.is_public or token.known_to:
            self._draw_eye(surface, theme, place)
        if self.note and is_up:
            self._draw_note(surface, theme, place)

    def _draw_note(self, surface: Surface, theme: Theme, place: Rect) -> None:
        text = theme.text(self.note, Style.SMALL_STRONG, Palette.STONE_DARK)
        plaque = text.get_rect().inflate(theme.px(8), 0)
        plaque.midright = (place.right + theme.px(4), place.top + theme.px(6))
        pygame.draw.rect(surface, Palette.GLOW, plaque, border_radius=plaque.height // 2)
        surface.blit(text, text.get_rect(center=plaque.center))

    def _draw_eye(self, surface: Surface, theme: Theme, place: Rect) -> None:
        size = max(theme.px(13), place.width // 3)
        ground = Rect(0, 0, size, size)
        ground.midbottom = (place.centerx, place.bottom + size // 3)
        pygame.draw.circle(surface, Palette.STONE_DARK, ground.center, size // 2 + 1)
        eye = self.pieces.icon("eye", size - theme.px(2), Palette.INK)
        surface.blit(eye, eye.get_rect(center=ground.center))


def _draw_halo(surface: Surface, theme: Theme, rect: Rect, *, strong: bool) -> None:
    colour = Palette.GLOW if strong else Palette.BRONZE
    width = theme.px(3) if strong else theme.px(2)
    pygame.draw.circle(surface, colour, rect.center, rect.width // 2 + theme.px(3), width)
