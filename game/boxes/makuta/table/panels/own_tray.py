"""The tray of whoever holds the screen, large; its faces only while they are held open."""

from collections.abc import Iterator

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.table.panels.desk import Desk, capital
from game.boxes.makuta.table.panels.token_widget import PEEK
from game.boxes.makuta.table.panels.tray_panel import token_widget
from game.boxes.makuta.table.panels.trays import seat_of, shown_tray
from game.core.seats import OPEN, Seat
from game.rules.makuta.targets import AtDisc
from game.tabletop.trays import EyeButton, Rack
from game.ui.theme import Palette, Style
from game.ui.widgets.label import Label
from game.ui.widgets.widget import Widget

TOKEN = 60  # points
HEAD = 26


@frozen
class TurnUp:
    """Turn up, or down again, what the viewer alone may see; until the next decision."""


def own_seat(desk: Desk) -> Seat | None:
    """Nobody's, while computers play before several people; with all open, whose turn it is."""
    if desk.seen.viewer is OPEN:
        return desk.seen.turn.seat
    return seat_of(desk.seen.viewer)


def own_tray(desk: Desk, *, is_elsewhere: bool) -> Iterator[Widget]:
    """*is_elsewhere* while a card in the middle shows the same tokens to be chosen from."""
    rect, theme = desk.layout.own, desk.theme
    seat = own_seat(desk)
    if seat is None:
        yield Rack(rect, ())
        words = desk.texts.text("table.nobody_looks")
        yield Label(rect.inflate(-theme.px(32), 0), words, Style.SMALL, Palette.FAINT, "center")
        return
    yield Rack(rect, tuple(_hollows(desk, rect, len(desk.seen.trays[seat]))))
    yield from _head(desk, seat, rect)
    yield from _tokens(desk, seat, rect, named=not is_elsewhere)


def _head(desk: Desk, seat: Seat, rect: Rect) -> Iterator[Widget]:
    theme = desk.theme
    eye = Rect(0, 0, theme.px(40), theme.px(26))
    eye.topright = (rect.right - theme.px(10), rect.top + theme.px(8))
    line = Rect(rect.left + theme.px(14), eye.top, eye.left - rect.left - theme.px(22), eye.height)
    yield Label(line, _title(desk, seat), Style.SMALL_STRONG, Palette.PALE, "midleft")
    tray = shown_tray(desk.seen, seat, is_open=desk.is_alone)
    if any(token.is_private and not token.is_up for token in tray):
        words = desk.texts.text("table.peek")
        yield EyeButton(eye, PEEK, TurnUp(), words, desk.is_open)


def _title(desk: Desk, seat: Seat) -> str:
    name = desk.seat_name(seat)
    if seat != desk.seen.viewer:
        return capital(desk.texts.text("table.tray_of", seat=name))
    is_empty = not desk.seen.trays[seat]
    return desk.texts.text("table.own_tray_empty" if is_empty else "table.own_tray", seat=name)


def _tokens(desk: Desk, seat: Seat, rect: Rect, *, named: bool) -> Iterator[Widget]:
    tray = shown_tray(desk.seen, seat, is_open=desk.is_open)
    for place, (token, spot) in enumerate(zip(tray, _spots(desk, rect, len(tray)), strict=True)):
        yield token_widget(desk, token, AtDisc(seat, place) if named else None, spot)


def _hollows(desk: Desk, rect: Rect, many: int) -> Iterator[Rect]:
    """One for each token, and the empty ones beside them as far as there is room."""
    side = next(_spots(desk, rect, 1)).width
    in_a_row = (rect.width - 2 * desk.theme.px(14) + desk.theme.gap) // (side + desk.theme.gap)
    return _spots(desk, rect, max(many, in_a_row))


def _spots(desk: Desk, rect: Rect, many: int) -> Iterator[Rect]:
    """In one row, closer together if there are too many."""
    theme = desk.theme
    top = rect.top + theme.px(HEAD + 16)
    size = min(theme.px(TOKEN), rect.bottom - theme.px(8) - top)
    room = rect.width - 2 * theme.px(14)
    step = min(size + theme.gap, (room - size) // max(1, many - 1))
    for place in range(many):
        yield Rect(rect.left + theme.px(14) + place * step, top, size, size)
