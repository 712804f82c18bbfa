"""Cards: a few words, tokens and buttons on a slab, where the eye is anyway."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from attrs import define, frozen
from pygame import Color, Rect, Surface, Vector2

from game.boxes.makuta.table.panels.desk import Desk
from game.boxes.makuta.table.panels.eye import EyeButton
from game.boxes.makuta.table.panels.tray_panel import token_widget
from game.boxes.makuta.table.panels.trays import Shown
from game.rules.makuta.targets import AtDisc
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import draw_framed
from game.ui.widgets.widget import MoodOf, Widget

WIDTH = 330  # points
WIDE = 372  # for tokens
LOW = 150  # the height of a card with one row of tokens
PAD = 14
BUTTON = 36
TOKEN = 64
EYE = (44, 30)
HIDING = 60  # pixels: as far away is a card better than to hide something
CORNERS = ("bottomright", "topright", "bottomleft", "topleft")


@frozen
class Words:
    words: str
    style: Style = Style.BODY
    colour: Color = Palette.INK


@frozen
class Press:
    """A button, before it has a place."""

    name: str
    label: str
    message: object
    words: str = ""
    is_main: bool = False
    icon: Surface | None = None
    refusal: str = ""


@frozen
class Presses:
    """Buttons side by side, as wide as their words, in several lines if need be."""

    buttons: tuple[Press, ...]


@frozen
class Discs:
    """Tokens side by side; None is one that can only be looked at."""

    tokens: tuple[tuple[Shown, AtDisc | None], ...]


@frozen
class Eye:
    """Turns up what lies on the card."""

    name: str
    message: object
    words: str
    is_on: bool


Row: TypeAlias = Words | Presses | Discs | Eye
CardPlace: TypeAlias = Callable[[tuple[int, int]], Rect]  # where a card of a size goes


@define(frozen=True)
class Slab(Widget):
    """What a card is made of: stone in a frame of bronze."""

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_framed(surface, theme, self.rect)


def card(desk: Desk, rows: Sequence[Row], placing: CardPlace, width: int = WIDTH) -> list[Widget]:
    """The slab, and upon it the rows from above to below."""
    theme = desk.theme
    pad, gap = theme.px(PAD), theme.gap
    inner = theme.px(width) - 2 * pad
    heights = [_height(desk, row, inner) for row in rows]
    size = (inner + 2 * pad, sum(heights) + gap * (len(rows) - 1) + 2 * pad)
    rect = placing(size)
    widgets: list[Widget] = [Slab(rect)]
    top = rect.top + pad
    for row, height in zip(rows, heights, strict=True):
        widgets += _laid(desk, row, Rect(rect.left + pad, top, inner, height))
        top += height + gap
    return widgets


def _height(desk: Desk, row: Row, width: int) -> int:
    theme = desk.theme
    match row:
        case Words(words, style):
            return theme.size(words, style, width)[1]
        case Presses():
            lines = len(_lines(theme, row.buttons, width))
            return lines * theme.px(BUTTON) + (lines - 1) * theme.px(6)
        case Discs():
            return theme.px(TOKEN + 8)
        case Eye():
            return theme.px(EYE[1])


def _laid(desk: Desk, row: Row, rect: Rect) -> Iterator[Widget]:
    match row:
        case Words(words, style, colour):
            yield Label(rect, words, style, colour)
        case Presses(buttons):
            yield from _buttons(desk.theme, buttons, rect)
        case Discs(tokens):
            yield from _tokens(desk, tokens, rect)
        case Eye(name, message, words, is_on):
            place = Rect(rect.topleft, (desk.theme.px(EYE[0]), rect.height))
            yield EyeButton(place, name, message, words, desk.pieces, is_on)
            beside = Rect(place.right + desk.theme.gap, rect.top, rect.width, rect.height)
            beside.width = rect.right - beside.left
            yield Label(beside, words, Style.SMALL, Palette.PALE, "midleft")


def _tokens(
    desk: Desk, tokens: Sequence[tuple[Shown, AtDisc | None]], rect: Rect
) -> Iterator[Widget]:
    gap = desk.theme.gap
    size = min(desk.theme.px(TOKEN), (rect.width + gap) // len(tokens) - gap)
    step = size + gap
    for place, (token, at) in enumerate(tokens):
        spot = Rect(rect.left + place * step, rect.bottom - size, size, size)
        yield token_widget(desk, spot, token, at)


# Buttons in lines


def button_width(theme: Theme, press: Press) -> int:
    words = theme.size(press.label, Style.STRONG)[0] if press.label else 0
    icon = press.icon.get_width() + (theme.gap if words else 0) if press.icon else 0
    return words + icon + theme.px(24)


def _lines(theme: Theme, buttons: Sequence[Press], width: int) -> list[list[Press]]:
    lines: list[list[Press]] = [[]]
    left = width
    for press in buttons:
        needed = min(button_width(theme, press), width)
        if needed > left and lines[-1]:
            lines.append([])
            left = width
        lines[-1].append(press)
        left -= needed + theme.gap
    return lines


def _buttons(theme: Theme, buttons: Sequence[Press], rect: Rect) -> Iterator[Button]:
    top = rect.top
    for line in _lines(theme, buttons, rect.width):
        left = rect.left
        for press in line:
            width = min(button_width(theme, press), rect.width)
            yield pressed_at(Rect(left, top, width, theme.px(BUTTON)), press)
            left += width + theme.gap
        top += theme.px(BUTTON) + theme.px(6)


def buttons_in(theme: Theme, buttons: Sequence[Press], rect: Rect) -> list[Button]:
    """In as many lines as they need, from the upper left."""
    return list(_buttons(theme, buttons, rect))


def pressed_at(rect: Rect, press: Press) -> Button:
    return Button(
        rect,
        press.name,
        press.label,
        press.message,
        press.words,
        press.refusal,
        is_main=press.is_main,
        icon=press.icon,
    )


# Where cards go


def beside(place: Rect, middle: Rect, gap: int, others: Sequence[Rect] = ()) -> CardPlace:
    """Near *place* and never upon it, where it hides the fewest *others*."""

    def placing(size: tuple[int, int]) -> Rect:
        away = place.inflate(2 * gap, 2 * gap)
        found = [rect.clamp(middle) for rect in _around(away, size)]
        corners = (_with(size, corner, getattr(middle, corner)) for corner in CORNERS)
        free = [rect for rect in (*found, *corners) if not rect.colliderect(place)]
        return min(free or found, key=cost)

    def cost(rect: Rect) -> float:
        hidden = len(rect.collidelistall(list(others)))
        return HIDING * hidden + Vector2(rect.center).distance_to(place.center)

    return placing


def _around(place: Rect, size: tuple[int, int]) -> Iterator[Rect]:
    """At its four sides, the right one first."""
    yield _with(size, "midleft", place.midright)
    yield _with(size, "midright", place.midleft)
    yield _with(size, "midtop", place.midbottom)
    yield _with(size, "midbottom", place.midtop)


def _with(size: tuple[int, int], anchor: str, at: tuple[int, int]) -> Rect:
    rect = Rect((0, 0), size)
    setattr(rect, anchor, at)
    return rect


def at_right(desk: Desk) -> CardPlace:
    """Between the map and the dice if it fits there, and always off the middle."""
    layout, gap = desk.layout, desk.theme.gap

    def placing(size: tuple[int, int]) -> Rect:
        rect = Rect((0, 0), size)
        rect.midright = (layout.middle.right, (layout.minimap.bottom + layout.dice.top) // 2)
        if rect.height > layout.dice.top - layout.minimap.bottom - 2 * gap:
            rect.bottom = layout.middle.bottom
        return rect.clamp(layout.middle)

    return placing


def room_beside_card(desk: Desk) -> Rect:
    """What a wide card at the right leaves free."""
    clear = desk.layout.clear
    right = desk.layout.middle.right - desk.theme.px(WIDE) - desk.theme.gap
    return Rect(clear.left, clear.top, right - clear.left, clear.height)


def room_between_cards(desk: Desk) -> Rect:
    """Between the card of a duel and a low one at the bottom."""
    below = desk.layout.below_duel
    return Rect(below.left, below.top, below.width, below.height - desk.theme.px(LOW))


def in_middle(middle: Rect, anchor: str = "center") -> CardPlace:
    def placing(size: tuple[int, int]) -> Rect:
        return _with(size, anchor, getattr(middle, anchor))

    return placing
