"""A small picture that can be pressed, or says why not: a mask, a card, a deck."""

import pygame
from attrs import define, field
from pygame import BLEND_RGB_MULT, Rect, Surface

from game.tabletop.carried import Carried, Dropped
from game.ui.signals import Point
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget

DIMMED = (150, 150, 150)


@define(frozen=True)
class Token(Widget):
    """Lit where pressing it leads somewhere; raised while it is pointed at, if it may rise."""

    thing: Thing
    picture: Surface = field(eq=False, repr=False)
    is_lit: bool = False
    is_dim: bool = False
    is_advised: bool = False
    rises: int = 0  # pixels
    tag: str = ""  # what it would do, in a word
    radius: int = 6
    carried: Carried | None = field(default=None, eq=False, repr=False)  # if it can be

    def things(self) -> tuple[Thing, ...]:
        return (self.thing,)

    def dragged(self, name: str, at: Point) -> None:
        if self.carried and name == self.thing.name and self.thing.is_enabled:
            self.carried.pull(self.picture, at)

    def dropped(self, name: str, onto: Thing | None) -> Dropped | None:
        if not self.carried or name != self.thing.name or not self.carried.let_go():
            return None
        return Dropped(self.thing.message, onto.target if onto else None)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        state = mood(self.thing.name)
        is_met = state.hovered or state.focused
        at = self.rect.move(0, -self.rises if is_met else 0)
        surface.blit(self._dimmed(theme) if self.is_dim and not is_met else self.picture, at)
        if self.is_advised or self.is_lit:
            self._draw_rim(surface, theme, at, is_met=is_met)
        if self.tag:
            self._draw_tag(surface, theme, at)

    def _draw_tag(self, surface: Surface, theme: Theme, at: Rect) -> None:
        words = theme.text(self.tag, Style.SMALL_STRONG, Palette.PEN)
        pill = words.get_rect(midbottom=(at.centerx, at.top + theme.px(6)))
        ground = pill.inflate(theme.px(10), theme.px(2))
        pygame.draw.rect(surface, Palette.GLOW, ground, border_radius=ground.height // 2)
        surface.blit(words, pill)

    def _dimmed(self, theme: Theme) -> Surface:
        return theme.kept(("dim", self.picture), self._dim_picture)

    def _dim_picture(self) -> Surface:
        picture = self.picture.copy()
        picture.fill(DIMMED, special_flags=BLEND_RGB_MULT)
        return picture

    def _draw_rim(self, surface: Surface, theme: Theme, at: Rect, *, is_met: bool) -> None:
        colour = Palette.GLOW if is_met or self.is_advised else Palette.BRONZE
        width = max(2, theme.px(3 if self.is_advised else 2))
        pygame.draw.rect(surface, colour, at.inflate(width, width), width, theme.px(self.radius))
