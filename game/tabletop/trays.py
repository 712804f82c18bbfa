"""What pieces lie in: a slab with a round hollow for each; and the eye that turns them up."""

from collections.abc import Sequence

from attrs import define
from pygame import Rect, Surface

from game.tabletop.pictures.glyphs import glyph
from game.ui.theme import Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_slab, hollow
from game.ui.widgets.plaque import Make, Plaque
from game.ui.widgets.widget import MoodOf, Widget


@define(frozen=True)
class Rack(Widget):
    hollows: tuple[Rect, ...]

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_rack(surface, theme, self.rect, self.hollows)


def draw_rack(surface: Surface, theme: Theme, rect: Rect, hollows: Sequence[Rect]) -> None:
    """Where pieces overlap, so do their hollows: together they are a trough."""
    draw_slab(surface, theme, rect, radius=8)
    for place in hollows:
        around = place.inflate(theme.px(2), theme.px(2))
        surface.blit(_hollow(theme, around.width), around)


def _hollow(theme: Theme, side: int) -> Surface:
    return theme.kept(("hollow", side), lambda: hollow(theme, side))


@define(frozen=True)
class EyeButton(Widget):
    """As long as it is held, hidden things are turned up."""

    name: str
    message: object
    words: str
    is_on: bool = False

    def things(self) -> tuple[Thing, ...]:
        return (Thing(self.name, self.rect, self.words, self.message),)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.name)
        is_open = self.is_on or state.pressed
        make = Make.LIT if is_open else Make.STONE
        plaque = Plaque(self.rect.size, make, state.hovered, state.pressed).picture(theme)
        surface.blit(plaque, plaque.get_rect(center=self.rect.center))
        eye = glyph(theme, "eye", 22, Palette.GLOW if is_open else Palette.INK)
        surface.blit(eye, eye.get_rect(center=self.rect.center))
