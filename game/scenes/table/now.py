"""The plate that says what is going on, and below it what whoever holds the screen can do."""

from collections.abc import Sequence

from attrs import define
from pygame import Rect, Surface

from game.core.seats import NATURE, Seat
from game.scenes.table.bar import Wish
from game.scenes.table.corners import PAD
from game.scenes.table.flow import GameFlow
from game.scenes.table.frame import TableFrame
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Framed
from game.ui.widgets.picture import Picture
from game.ui.widgets.widget import MoodOf, Widget

BADGE = 34  # points
SKIP = (64, 30)


@define(frozen=True)
class Line(Widget):
    """Between what is going on and what can be done."""

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        surface.fill(Palette.EDGE, self.rect)


def now_plate(flow: GameFlow, frame: TableFrame, deeds: Sequence[Widget]) -> list[Widget]:
    """Around and above the *deeds*; in others' turns there are none."""
    theme, room = frame.theme, frame.corners.now
    pad = theme.px(PAD)
    foot = min((deed.rect.top for deed in deeds), default=room.bottom)
    bottom = foot - (2 * theme.gap if deeds else pad)
    words = flow.prompt()
    seat = _whose(flow)
    beside = theme.px(BADGE) + theme.gap if seat is not None else 0
    skipping = flow.bot_at_work() is not None
    wide = room.width - 2 * pad - beside - (theme.px(SKIP[0]) + theme.gap if skipping else 0)
    name = flow.view.seat_name(seat) if seat is not None else ""
    title = theme.line(Style.CAPTION) if name else 0
    high = max(title + theme.size(words, Style.SMALL, wide)[1], theme.px(BADGE))
    top = bottom - high
    plate = Rect(room.left, top - pad, room.width, room.bottom - top + pad)
    widgets: list[Widget] = [Framed(plate)]
    left = room.left + pad
    if seat is not None:
        badge = flow.view.seat_look(seat).badge(theme.px(BADGE))
        widgets.append(Picture(badge.get_rect(midleft=(left, top + high // 2)), badge))
        left += beside
        shown = theme.shortened(name, Style.CAPTION, wide)
        head = Rect(left, top, wide, title)
        widgets.append(Label(head, shown, Style.CAPTION, Palette.GOLD, "midleft"))
    widgets.append(Label(Rect(left, top + title, wide, high - title), words, Style.SMALL))
    if skipping:
        widgets.append(_skip(frame, Rect(plate.left, top, plate.width - pad, high)))
    if deeds:
        widgets.append(Line(Rect(room.left + pad, bottom + theme.gap, room.width - 2 * pad, 1)))
    return [*widgets, *deeds]


def _skip(frame: TableFrame, room: Rect) -> Button:
    rect = Rect((0, 0), (frame.theme.px(SKIP[0]), frame.theme.px(SKIP[1])))
    rect.midright = room.midright
    words = frame.texts.text("now.skip_words")
    return Button(rect, "now.skip", frame.texts.text("now.skip"), Wish.SKIP_TURN, words)


def _whose(flow: GameFlow) -> Seat | None:
    """Of whom the words speak: of what is shown still, though the next may have to decide."""
    seat = flow.sitting.match.rules.to_move(flow.shown)
    last = flow.routine.last_decision() if seat == NATURE else None
    return last.seat if last else seat if seat != NATURE else None
