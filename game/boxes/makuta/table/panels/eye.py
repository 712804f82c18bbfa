"""A button with an eye: as long as it is held, hidden things are turned up."""

from attrs import define, field
from pygame import Surface

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.ui.theme import Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.plaque import Make, Plaque
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
        make = Make.LIT if is_open else Make.STONE
        plaque = Plaque(self.rect.size, make, state.hovered, state.pressed).picture(theme)
        surface.blit(plaque, plaque.get_rect(center=self.rect.center))
        colour = Palette.GLOW if is_open else Palette.INK
        eye = self.pieces.icon("eye", theme.px(22), colour)
        surface.blit(eye, eye.get_rect(center=self.rect.center))
