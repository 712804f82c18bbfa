"""A button with an eye: as long as it is held, hidden things are turned up."""

import pygame
from attrs import define, field
from pygame import Surface

from game.boxes.quest.table.pieces.pieces import Pieces
from game.ui.theme import Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget


@define(frozen=True)
class EyeButton(Widget):
    name: str
    message: object
    words: str
    pieces: Pieces = field(repr=False)
    is_on: bool = False

    def things(self) -> tuple[Thing, ...]:
        return (Thing(self.name, self.rect, self.words, self.message),)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        is_open = self.is_on or state.pressed
        fill = Palette.STONE_LIGHT.lerp(Palette.BRONZE, 0.4 if state.hovered else 0.0)
        pygame.draw.rect(surface, fill, self.rect, border_radius=theme.px(8))
        edge = Palette.GOLD if is_open else Palette.EDGE
        pygame.draw.rect(surface, edge, self.rect, max(1, theme.px(1.5)), theme.px(8))
        colour = Palette.GLOW if is_open else Palette.PALE
        eye = self.pieces.icon("eye", theme.px(22), colour)
        surface.blit(eye, eye.get_rect(center=self.rect.center))
