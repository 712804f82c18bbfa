"""What is always there: four buttons above at the right, and the tab of the log at the edge."""

from collections.abc import Iterable
from enum import Enum, auto

import pygame
from attrs import define
from pygame import Rect, Surface
from pygame.transform import rotate

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.scenes.table.flow import GameFlow
from game.scenes.table.frame import TableFrame
from game.scenes.table.log_panel import OpenRule
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.button import Button
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.signs import sign
from game.ui.widgets.widget import MoodOf, Widget

ICON = 19  # points


class Wish(Enum):
    """Of whoever is at a table, by a button or a key."""

    MENU = auto()
    LOG = auto()  # shown or hidden
    ADVICE = auto()  # what would a good player do here?
    UNDO = auto()
    REDO = auto()
    FASTER = auto()  # computer players
    SLOWER = auto()
    CLOSE_RECAP = auto()  # it has been read
    GUIDE = auto()  # speaks, or is silent
    SKIP = auto()  # what moves is to be where it goes
    SKIP_TURN = auto()  # and so is all that a computer does in its turn


def table_signs(flow: GameFlow, frame: TableFrame) -> list[Button]:
    """From the right: menu, rulebook, hint, undo; and redo, where there is anything to it."""
    theme, text = frame.theme, frame.texts.text
    what, stuck = flow.undo_words(), undo_refusal(flow, frame.texts)
    undo = text("bar.undo_what", what=what) if what else text("bar.undo")
    no_advice = "" if flow.may_ask_advice else text("bar.no_advice")
    found = [
        ("bar.menu", "menu", Wish.MENU, text("bar.menu"), ""),
        ("bar.rules", "book", OpenRule(""), text("bar.rules"), ""),
        ("bar.advice", "help", Wish.ADVICE, text("bar.advice_words"), no_advice),
        ("bar.undo", "undo", Wish.UNDO, undo, stuck),
    ]
    if flow.sitting.match.future:
        found.append(("bar.redo", "redo", Wish.REDO, text("bar.redo_words"), ""))
    row = frame.corners.signs
    step = row.height + (row.width - 4 * row.height) // 3
    buttons = []
    for number, (name, icon, wish, words, refusal) in enumerate(found):
        rect = Rect(row.right - row.height - number * step, row.top, row.height, row.height)
        ink = Palette.FAINT if refusal else Palette.INK
        picture = sign(theme, icon, ICON, ink)
        buttons.append(Button(rect, name, "", wish, words, refusal, icon=picture))
    return buttons[::-1]


def undo_refusal(flow: GameFlow, texts: Texts) -> str:
    """Why the last decision cannot be taken back, in a sentence."""
    stop = flow.stop()
    return texts.text(key_of("stop", stop)) if stop else ""


@define(frozen=True)
class LogTab(Widget):
    """Opens and closes the log; a small mark says how much of it has not been read."""

    label: str
    words: str
    news: int
    is_on: bool

    def things(self) -> Iterable[Thing]:
        yield Thing("bar.log", self.rect, self.words, Wish.LOG)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_slab(surface, theme, self.rect, radius=6)
        is_met = mood("bar.log").hovered or mood("bar.log").focused
        ink = Palette.GOLD if is_met or self.is_on else Palette.PALE
        icon = sign(theme, "log", 16, ink)
        surface.blit(icon, icon.get_rect(midtop=(self.rect.centerx, self.rect.top + theme.gap)))
        key = ("tab", self.label, tuple(ink))
        label = theme.kept(key, lambda: rotate(theme.text(self.label, Style.SMALL, ink), 90))
        foot = self.rect.bottom - theme.gap
        surface.blit(label, label.get_rect(midbottom=(self.rect.centerx, foot)))
        if self.news and not self.is_on:
            self._draw_news(surface, theme)

    def _draw_news(self, surface: Surface, theme: Theme) -> None:
        words = theme.text(str(min(self.news, 99)), Style.SMALL_STRONG, Palette.INK)
        radius = max(words.get_width() // 2 + theme.px(4), theme.px(10))
        centre = (self.rect.left + theme.px(4), self.rect.top + theme.px(2))
        pygame.draw.aacircle(surface, Palette.NEWS, centre, radius)
        surface.blit(words, words.get_rect(center=centre))
