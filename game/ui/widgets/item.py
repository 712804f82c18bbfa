"""One of a list: a line that can be chosen."""

from collections.abc import Iterable

from attrs import define
from pygame import Color, Rect, Surface

from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.plaque import Make, Plaque
from game.ui.widgets.widget import Mood, MoodOf, Widget


@define(frozen=True)
class Item(Widget):
    """A short mark to the left, then the label."""

    name: str
    label: str
    message: object
    mark: str = ""
    mark_width: int = 0  # pixels; the same for all of a list
    is_on: bool = False
    target: object = None  # what it stands for
    style: Style = Style.BODY
    colour: Color = Palette.INK

    def things(self) -> Iterable[Thing]:
        told, target = self.message, self.target
        yield Thing(self.name, self.rect, self.label, told, target=target, is_read=True)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_bed(surface, theme, self.rect, mood(self.name), is_on=self.is_on)
        left, right = self.rect.left + theme.px(10), self.rect.right - theme.px(10)
        if self.mark:
            text = theme.text(self.mark, Style.SMALL_STRONG, Palette.GOLD)
            surface.blit(text, text.get_rect(midleft=(left, self.rect.centery)))
        left += self.mark_width
        words = theme.shortened(self.label, self.style, right - left)
        text = theme.text(words, self.style, self.colour)
        surface.blit(text, text.get_rect(midleft=(left, self.rect.centery)))


def draw_bed(surface: Surface, theme: Theme, rect: Rect, mood: Mood, *, is_on: bool) -> None:
    """What a chosen or pointed-at line lies on; others lie on nothing."""
    is_met = mood.hovered or mood.focused
    if is_on or is_met:
        plaque = Plaque(rect.size, Make.LIT if is_on else Make.STONE, is_met and is_on)
        picture = plaque.picture(theme)
        surface.blit(picture, picture.get_rect(center=rect.center))
