"""The tray of whoever holds the screen, large; its faces only while they are held open."""

from collections.abc import Iterator

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.table.choosing.secrets import seat_of, shown_tray
from game.boxes.makuta.table.choosing.situation import Situation
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.panels.token_widget import PEEK
from game.boxes.makuta.table.panels.tray_panel import tokens_at
from game.core.seats import OPEN, Seat
from game.i18n.texts import capital
from game.tabletop.trays import EyeButton, Rack
from game.ui.theme import Palette, Style
from game.ui.widgets.label import Label
from game.ui.widgets.widget import Widget

TOKEN = 60  # points
HEAD = 26


@frozen
class TurnUp:
    """Turn up, or down again, what the viewer alone may see; until the next decision."""


def own_seat(here: Situation) -> Seat | None:
    """Nobody's, while computers play before several people; with all open, whose turn it is."""
    if here.seen.viewer is OPEN:
        return here.seen.turn.seat
    return seat_of(here.seen.viewer)


def own_tray(skin: Skin, here: Situation, *, is_elsewhere: bool) -> Iterator[Widget]:
    """*is_elsewhere* while a card in the middle shows the same tokens to be chosen from."""
    rect, theme = skin.layout.own, skin.theme
    seat = own_seat(here)
    if seat is None:
        yield Rack(rect, ())
        words = here.texts.text("table.nobody_looks")
        yield Label(rect.inflate(-theme.px(32), 0), words, Style.SMALL, Palette.FAINT, "center")
        return
    many = len(here.seen.trays[seat])
    yield Rack(rect, tuple(_hollows(skin, rect, many)))
    yield from _head(skin, here, seat, rect)
    yield from tokens_at(skin, here, seat, _spots(skin, rect, many), named=not is_elsewhere)


def _head(skin: Skin, here: Situation, seat: Seat, rect: Rect) -> Iterator[Widget]:
    theme = skin.theme
    eye = Rect(0, 0, theme.px(40), theme.px(26))
    eye.topright = (rect.right - theme.px(10), rect.top + theme.px(8))
    line = Rect(rect.left + theme.px(14), eye.top, eye.left - rect.left - theme.px(22), eye.height)
    yield Label(line, _title(here, seat), Style.SMALL_STRONG, Palette.PALE, "midleft")
    tray = shown_tray(here.seen, seat, is_open=here.is_alone)
    if any(token.is_private and not token.is_up for token in tray):
        words = here.texts.text("table.peek")
        yield EyeButton(eye, PEEK, TurnUp(), words, here.is_open)


def _title(here: Situation, seat: Seat) -> str:
    name = here.names.player(seat)
    if seat != here.seen.viewer:
        return capital(here.texts.text("table.tray_of", seat=name))
    is_empty = not here.seen.trays[seat]
    return here.texts.text("table.own_tray_empty" if is_empty else "table.own_tray", seat=name)


def _hollows(skin: Skin, rect: Rect, many: int) -> Iterator[Rect]:
    """One for each token, and the empty ones beside them as far as there is room."""
    side = next(_spots(skin, rect, 1)).width
    in_a_row = (rect.width - 2 * skin.theme.px(14) + skin.theme.gap) // (side + skin.theme.gap)
    return _spots(skin, rect, max(many, in_a_row))


def _spots(skin: Skin, rect: Rect, many: int) -> Iterator[Rect]:
    """In one row, closer together if there are too many."""
    theme = skin.theme
    top = rect.top + theme.px(HEAD + 16)
    size = min(theme.px(TOKEN), rect.bottom - theme.px(8) - top)
    room = rect.width - 2 * theme.px(14)
    step = min(size + theme.gap, (room - size) // max(1, many - 1))
    for place in range(many):
        yield Rect(rect.left + theme.px(14) + place * step, top, size, size)
