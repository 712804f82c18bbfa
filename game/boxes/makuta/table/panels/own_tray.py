"""The tray of whoever holds the screen, large; its faces only while they are held open."""

from collections.abc import Iterator

from pygame import Rect

from game.boxes.makuta.table.choosing.secrets import seat_of, shown_tray
from game.boxes.makuta.table.choosing.situation import Situation
from game.boxes.makuta.table.panels.goal_strip import goal_strip
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.panels.token_widget import PEEK
from game.boxes.makuta.table.panels.tray_panel import tokens_at
from game.core.seats import OPEN, Seat
from game.tabletop.held_open import TurnUp
from game.tabletop.trays import EyeButton, Rack
from game.ui.theme import Theme
from game.ui.widgets.widget import Widget

TOKEN = 56  # points
PAD = 12
STRIP = 30  # the goal line
EYE = 36


def own_seat(here: Situation) -> Seat | None:
    """Nobody's, while computers play before several people; with all open, whose turn it is."""
    if here.seen.viewer is OPEN:
        return here.seen.turn.seat
    return seat_of(here.seen.viewer)


def own_tray(skin: Skin, here: Situation, *, is_elsewhere: bool) -> Iterator[Widget]:
    """*is_elsewhere* while the same tokens are to be chosen from elsewhere.

    Nobody's takes no room.
    """
    rect, seat = skin.layout.own, own_seat(here)
    if seat is None:
        return
    many = len(here.seen.trays[seat])
    yield Rack(rect, tuple(_hollows(skin, rect, many)))
    yield goal_strip(skin, here, seat, _strip(skin, rect))
    yield from _eye(skin, here, seat, rect)
    yield from tokens_at(skin, here, seat, _spots(skin, rect, many), named=not is_elsewhere)


def _strip(skin: Skin, rect: Rect) -> Rect:
    gap = skin.theme.px(6)
    return Rect(rect.left + gap, rect.top + gap, rect.width - 2 * gap, skin.theme.px(STRIP))


def _eye(skin: Skin, here: Situation, seat: Seat, rect: Rect) -> Iterator[Widget]:
    theme = skin.theme
    tray = shown_tray(here.seen, seat, is_open=here.is_alone)
    if any(token.is_private and not token.is_up for token in tray):
        eye = Rect(0, 0, theme.px(EYE), theme.px(EYE))
        eye.midright = (rect.right - theme.px(PAD), _row(skin, rect).centery)
        words = here.texts.text("table.peek")
        yield EyeButton(eye, PEEK, TurnUp(), words, here.is_open)


def _row(skin: Skin, rect: Rect) -> Rect:
    """Of tokens, below the strip."""
    pad, top = skin.theme.px(PAD), _strip(skin, rect).bottom
    return Rect(rect.left + pad, top, rect.width - 2 * pad, rect.bottom - top)


def _hollows(skin: Skin, rect: Rect, many: int) -> Iterator[Rect]:
    """One for each token, and the empty ones beside them as far as there is room."""
    theme, row = skin.theme, _row(skin, rect)
    side = min(theme.px(TOKEN), row.height)
    in_a_row = (_room(theme, row) + theme.gap) // (side + theme.gap)
    return _spots(skin, rect, max(many, in_a_row))


def _room(theme: Theme, row: Rect) -> int:
    """Beside the eye."""
    return row.width - theme.px(EYE) - theme.gap


def _spots(skin: Skin, rect: Rect, many: int) -> Iterator[Rect]:
    """In one row, closer together if there are too many."""
    theme, row = skin.theme, _row(skin, rect)
    size = min(theme.px(TOKEN), row.height)
    step = min(size + theme.gap, (_room(theme, row) - size) // max(1, many - 1))
    top = row.centery - size // 2
    for place in range(many):
        yield Rect(row.left + place * step, top, size, size)
