"""The bar above the table: who does what now, and the buttons that are always there."""

from attrs import frozen
from pygame import Rect, Surface

from game.i18n.texts import Texts
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.picture import Picture
from game.ui.widgets.widget import Widget

HEIGHT = 52  # points


@frozen
class Undo:
    """Take the last decision back."""


@frozen
class Redo:
    """Play again what was taken back."""


@frozen
class OpenMenu:
    """Pause."""


@frozen
class ToggleLog:
    """Show or hide what has happened."""


@frozen
class ChangePace:
    """Of the computer players: so many steps faster."""

    by: int


@frozen
class AskAdvice:
    """Tell me what a good player would do here."""


@frozen
class Skip:
    """What moves is to be where it goes."""


@frozen
class Bar:
    """What the bar says at one moment."""

    prompt: str
    badge: Surface | None
    undo: str  # what it takes back
    undo_refusal: str
    can_redo: bool
    log_is_open: bool
    advice_refusal: str = ""


def bar_widgets(rect: Rect, theme: Theme, texts: Texts, bar: Bar) -> list[Widget]:
    buttons = _buttons(rect, theme, texts, bar)
    left = rect.left + theme.px(14)
    ground = Rect(rect.topleft, (rect.width, rect.height - theme.px(2)))  # it casts a shadow
    widgets: list[Widget] = [Panel(ground)]
    if bar.badge:
        place = bar.badge.get_rect(midleft=(left, rect.centery))
        widgets.append(Picture(place, bar.badge))
        left = place.right + theme.px(10)
    room = Rect(left, rect.top, buttons[0].rect.left - left - theme.gap, rect.height)
    return [*widgets, _prompt(room, theme, bar.prompt), *buttons]


def _prompt(room: Rect, theme: Theme, words: str) -> Label:
    """In two smaller lines where one is too narrow."""
    if theme.size(words, Style.STRONG)[0] <= room.width:
        return Label(room, words, Style.STRONG, Palette.INK, "midleft")
    return Label(room, words, Style.SMALL, Palette.INK, "midleft")


def _buttons(rect: Rect, theme: Theme, texts: Texts, bar: Bar) -> list[Button]:
    """From right to left: menu, log, hint, again, back."""
    height, top = theme.px(36), rect.top + theme.px(8)
    right = rect.right - theme.px(10)
    placed: list[Button] = []
    for name, label, message, words, refusal, is_on in _contents(texts, bar):
        width = theme.size(label, Style.STRONG)[0] + theme.px(24)
        right -= width
        place = Rect(right, top, width, height)
        placed.append(Button(place, name, label, message, words, refusal, is_on=is_on))
        right -= theme.gap
    return placed[::-1]


def _contents(texts: Texts, bar: Bar) -> list[tuple[str, str, object, str, str, bool]]:
    text = texts.text
    undo = text("bar.undo_what", what=bar.undo) if bar.undo else text("bar.undo")
    entries = [
        ("bar.menu", text("bar.menu"), OpenMenu(), "", "", False),
        ("bar.log", text("bar.log"), ToggleLog(), text("bar.log_words"), "", bar.log_is_open),
        (
            "bar.advice",
            text("bar.advice"),
            AskAdvice(),
            text("bar.advice_words"),
            bar.advice_refusal,
            False,
        ),
        ("bar.redo", text("bar.redo"), Redo(), text("bar.redo_words"), "", False),
        ("bar.undo", text("bar.undo"), Undo(), undo, bar.undo_refusal, False),
    ]
    return [entry for entry in entries if entry[0] != "bar.redo" or bar.can_redo]
