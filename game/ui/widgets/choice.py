"""One out of a few, all of them in sight."""

from collections.abc import Iterable
from itertools import pairwise

from attrs import define, frozen
from pygame import Rect, Surface

from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_well
from game.ui.widgets.plaque import Make, Plaque, engraved, seed_of
from game.ui.widgets.widget import Mood, MoodOf, Widget

STYLE = Style.SMALL_STRONG


@frozen
class Option:
    """Its thing is named after the choice: `settings.speed` + `fast`."""

    name: str
    label: str
    message: object
    words: str = ""
    refusal: str = ""


@define(frozen=True)
class Choice(Widget):
    """Buttons grown together; the chosen one is lit."""

    name: str
    options: tuple[Option, ...]
    chosen: str = ""  # the name of an option
    words: str = ""  # what is chosen here

    def things(self) -> Iterable[Thing]:
        for option, rect in zip(self.options, columns(self.rect, len(self.options)), strict=True):
            label = option.words or f"{self.words}: {option.label}".removeprefix(": ")
            name = f"{self.name}.{option.name}"
            yield Thing(name, rect, label, option.message, option.refusal)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_well(surface, theme, self.rect, radius=7)
        for option, rect in zip(self.options, columns(self.rect, len(self.options)), strict=True):
            self._draw_option(surface, theme, option, rect, mood(f"{self.name}.{option.name}"))

    def _draw_option(
        self, surface: Surface, theme: Theme, option: Option, rect: Rect, mood: Mood
    ) -> None:
        face = rect.inflate(-theme.px(6), -theme.px(6))
        make = self._make(option, mood)
        if make:
            plaque = Plaque(
                face.size, make, mood.hovered or mood.focused, seed=seed_of(option.name)
            )
            picture = plaque.picture(theme)
            surface.blit(picture, picture.get_rect(center=face.center))
        label = theme.shortened(option.label, STYLE, face.width)
        if make:
            text = engraved(theme, label, STYLE, make)
        else:
            ink = Palette.FAINT if option.refusal else Palette.INK
            text = theme.text(label, STYLE, ink)
        surface.blit(text, text.get_rect(center=rect.center))

    def _make(self, option: Option, mood: Mood) -> Make | None:
        """Only what is chosen or pointed at is a plaque; all others are but words."""
        if option.name == self.chosen:
            return Make.LIT
        is_met = mood.hovered or mood.focused
        return Make.STONE if is_met and not option.refusal else None


def columns(rect: Rect, many: int) -> list[Rect]:
    """Equally wide, without gaps."""
    edges = [rect.left + rect.width * i // many for i in range(many + 1)]
    return [Rect(a, rect.top, b - a, rect.height) for a, b in pairwise(edges)]
