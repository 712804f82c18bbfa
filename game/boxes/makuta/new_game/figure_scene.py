"""All six Toa, to choose one of them for a seat."""

from collections.abc import Callable, Iterable, Sequence

import pygame
from attrs import define, frozen
from pygame import Rect, Surface

from game.boxes.makuta.new_game.form import Form
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.rules.makuta.pieces import Toa
from game.scenes.base import PageScene
from game.ui.scene import Back, Go
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.item import draw_bed
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel, Shade
from game.ui.widgets.widget import MoodOf, Widget

CARD, FIGURE, GAP, PADDING = (136, 212), 116, 10, 22  # points
HEADING = 44


@frozen
class Chosen:
    toa: Toa


@define(frozen=True)
class Card(Widget):
    """A Toa, and who has it."""

    name: str
    toa: Toa
    label: str
    holder: str
    figure: Surface
    words: str
    is_on: bool

    def things(self) -> Iterable[Thing]:
        yield Thing(self.name, self.rect, self.words, Chosen(self.toa))

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        edge, radius = max(1, theme.px(1)), theme.px(6)
        pygame.draw.rect(surface, Palette.STONE_DARK, self.rect, border_radius=radius)
        draw_bed(surface, theme, self.rect, mood(self.name), is_on=self.is_on)
        pygame.draw.rect(surface, Palette.EDGE, self.rect, edge, border_radius=radius)
        top = self.rect.top + theme.px(10)
        surface.blit(self.figure, self.figure.get_rect(midtop=(self.rect.centerx, top)))
        name = theme.text(self.label, Style.STRONG)
        under = top + self.figure.get_height() + theme.px(8)
        surface.blit(name, name.get_rect(midtop=(self.rect.centerx, under)))
        for i, line in enumerate(self.holder.split("\n")):
            low = under + theme.line(Style.STRONG) + i * theme.line(Style.SMALL)
            words = theme.shortened(line, Style.SMALL, self.rect.width - theme.px(8))
            text = theme.text(words, Style.SMALL, Palette.INK if self.is_on else Palette.PALE)
            surface.blit(text, text.get_rect(midtop=(self.rect.centerx, low)))


@define(eq=False)
class FigureScene(PageScene):
    texts: Texts
    pieces: Pieces
    form: Form
    seat: int
    choose: Callable[[Toa], None]

    name = "toa"
    covers = False

    def __attrs_post_init__(self) -> None:
        self.page.focus.name = _name_of(self.form.seats[self.seat].toa)

    def widgets(self) -> Sequence[Widget]:
        panel, heading, cards = self._places()
        words = self.texts.text("form.pick")
        title = Label(heading, words, Style.HEADING, Palette.GOLD, "midtop")
        return [
            Shade(self.area),
            Panel(panel),
            title,
            *(self._card(toa, rect) for toa, rect in zip(Toa, cards, strict=True)),
        ]

    def _places(self) -> tuple[Rect, Rect, list[Rect]]:
        """The panel, the room of its heading, and six cards in a row, or in two."""
        px = self.theme.px
        width, height, gap, padding = px(CARD[0]), px(CARD[1]), px(GAP), px(PADDING)
        in_row = len(Toa)
        if in_row * (width + gap) + 2 * padding > self.size[0]:
            in_row //= 2
        rows = len(Toa) // in_row
        size = in_row * (width + gap) - gap, rows * (height + gap) - gap
        panel = Rect(0, 0, size[0] + 2 * padding, size[1] + 2 * padding + px(HEADING))
        panel.center = self.area.center
        left, top = panel.left + padding, panel.top + padding + px(HEADING)
        cards = [
            Rect(
                left + i % in_row * (width + gap), top + i // in_row * (height + gap), width, height
            )
            for i in range(len(Toa))
        ]
        return panel, Rect(left, panel.top + padding, size[0], px(HEADING)), cards

    def _card(self, toa: Toa, rect: Rect) -> Card:
        texts = self.texts
        return Card(
            rect,
            _name_of(toa),
            toa,
            texts.text(key_of("toa", toa)),
            self._holder(toa),
            self.pieces.pawn(toa, self.theme.px(FIGURE)),
            texts.text("form.toa_words", character=texts.text(key_of("character", toa))),
            is_on=toa is self.form.seats[self.seat].toa,
        )

    def _holder(self, toa: Toa) -> str:
        """Whoever plays that Toa now would swap."""
        texts, seats = self.texts, self.form.seats
        holder = next((i for i, seat in enumerate(seats) if seat.toa is toa), None)
        if holder is None:
            return texts.text("form.toa_free")
        if holder == self.seat:
            return texts.text("form.toa_own")
        name = seats[holder].name.strip() or texts.text("form.chair", number=holder + 1)
        return texts.text("form.toa_swap", name=name)

    def react(self, message: object) -> Go | None:
        match message:
            case Chosen(toa):
                self.choose(toa)
                return Back()
            case _:
                return None


def _name_of(toa: Toa) -> str:
    return f"toa.{toa.name.lower()}"
