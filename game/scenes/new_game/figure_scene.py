"""All figures, to choose one of them for a seat."""

from collections.abc import Callable, Iterable, Sequence
from math import ceil

import pygame
from attrs import define, frozen
from pygame import Rect, Surface

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.scenes.base import PageScene
from game.scenes.box import TableKit
from game.shelf.form import Form
from game.ui.scene import Back, Go
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.item import draw_bed
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel, Shade
from game.ui.widgets.widget import MoodOf, Widget

CARD, PORTRAIT, GAP, PADDING = (136, 212), 116, 10, 22  # points
HEADING = 44


@frozen
class Chosen:
    figure: str


@define(frozen=True)
class Card(Widget):
    """A figure, and who has it."""

    name: str
    figure: str
    label: str
    holder: str
    portrait: Surface
    words: str
    is_on: bool

    def things(self) -> Iterable[Thing]:
        yield Thing(self.name, self.rect, self.words, Chosen(self.figure))

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        edge, radius = max(1, theme.px(1)), theme.px(6)
        pygame.draw.rect(surface, Palette.STONE_DARK, self.rect, border_radius=radius)
        draw_bed(surface, theme, self.rect, mood(self.name), is_on=self.is_on)
        pygame.draw.rect(surface, Palette.EDGE, self.rect, edge, border_radius=radius)
        top = self.rect.top + theme.px(10)
        surface.blit(self.portrait, self.portrait.get_rect(midtop=(self.rect.centerx, top)))
        name = theme.text(self.label, Style.STRONG)
        under = top + self.portrait.get_height() + theme.px(8)
        surface.blit(name, name.get_rect(midtop=(self.rect.centerx, under)))
        for i, line in enumerate(self.holder.split("\n")):
            low = under + theme.line(Style.STRONG) + i * theme.line(Style.SMALL)
            words = theme.shortened(line, Style.SMALL, self.rect.width - theme.px(8))
            text = theme.text(words, Style.SMALL, Palette.INK if self.is_on else Palette.PALE)
            surface.blit(text, text.get_rect(midtop=(self.rect.centerx, low)))


@define(eq=False)
class FigureScene(PageScene):
    kit: TableKit
    form: Form
    seat: int
    choose: Callable[[str], None]

    name = "figure"
    covers = False

    def __attrs_post_init__(self) -> None:
        self.page.focus.name = _name_of(self.form.figures[self.seat])

    @property
    def texts(self) -> Texts:
        return self.form.game.texts

    @property
    def figures(self) -> tuple[str, ...]:
        return self.form.choices.figures

    def widgets(self) -> Sequence[Widget]:
        panel, heading, cards = self._places()
        words = self.texts.text("figure.choose")
        title = Label(heading, words, Style.HEADING, Palette.GOLD, "midtop")
        return [
            Shade(self.area),
            Panel(panel),
            title,
            *map(self._card, self.figures, cards),
        ]

    def _places(self) -> tuple[Rect, Rect, list[Rect]]:
        """The panel, the room of its heading, and cards in a row, or in rows of equal length."""
        px, many = self.theme.px, len(self.figures)
        width, height, gap, padding = px(CARD[0]), px(CARD[1]), px(GAP), px(PADDING)
        fitting = max((self.size[0] - 2 * padding) // (width + gap), 1)
        rows = ceil(many / fitting)
        in_row = ceil(many / rows)
        size = in_row * (width + gap) - gap, rows * (height + gap) - gap
        panel = Rect(0, 0, size[0] + 2 * padding, size[1] + 2 * padding + px(HEADING))
        panel.center = self.area.center
        left, top = panel.left + padding, panel.top + padding + px(HEADING)
        cards = [
            Rect(
                left + i % in_row * (width + gap), top + i // in_row * (height + gap), width, height
            )
            for i in range(many)
        ]
        return panel, Rect(left, panel.top + padding, size[0], px(HEADING)), cards

    def _card(self, figure: str, rect: Rect) -> Card:
        texts = self.texts
        return Card(
            rect,
            _name_of(figure),
            figure,
            texts.text(key_of("figure", figure)),
            self._holder(figure),
            self.kit.portrait(figure, self.theme.px(PORTRAIT)),
            self._words(figure),
            is_on=figure == self.form.figures[self.seat],
        )

    def _words(self, figure: str) -> str:
        if not self.form.game.company.has_characters:
            return ""
        character = self.texts.text(key_of("character", figure))
        return self.texts.text("form.figure_words", character=character)

    def _holder(self, figure: str) -> str:
        """Whoever plays that figure now would swap."""
        texts, seats = self.texts, self.form.seats
        holder = next((i for i, seat in enumerate(seats) if seat.figure == figure), None)
        if holder is None:
            return texts.text("form.figure_free")
        if holder == self.seat:
            return texts.text("form.figure_own")
        name = seats[holder].name.strip() or texts.text("form.chair", number=holder + 1)
        return texts.text("form.figure_swap", name=name)

    def react(self, message: object) -> Go | None:
        match message:
            case Chosen(figure):
                self.choose(figure)
                return Back()
            case _:
                return None


def _name_of(figure: str) -> str:
    return f"figure.{figure}"
