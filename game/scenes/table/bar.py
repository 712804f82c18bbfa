"""The bar above the table: who does what now, and the buttons that are always there."""

from enum import Enum, auto

from pygame import Rect

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.scenes.table.flow import GameFlow
from game.scenes.table.frame import TableFrame
from game.ui.theme import Palette, Style
from game.ui.widgets.button import NOWHERE, Button, line_up
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.picture import Picture
from game.ui.widgets.widget import Widget

HEIGHT, BADGE = 52, 34  # points


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


def table_bar(flow: GameFlow, frame: TableFrame) -> list[Widget]:
    rect, theme, seat = frame.bar, frame.theme, flow.sitting.decider
    ground = Rect(rect.topleft, (rect.width, rect.height - theme.px(2)))  # it casts a shadow
    widgets: list[Widget] = [Panel(ground)]
    left = rect.left + theme.px(14)
    if seat is not None:
        badge = flow.view.seat_look(seat).badge(theme.px(BADGE))
        place = badge.get_rect(midleft=(left, rect.centery))
        widgets.append(Picture(place, badge))
        left = place.right + theme.px(10)
    buttons = _buttons(flow, frame)
    room = Rect(left, rect.top, buttons[0].rect.left - left - theme.gap, rect.height)
    words = flow.prompt()
    has_room = theme.size(words, Style.STRONG)[0] <= room.width  # else it takes two lines
    style = Style.STRONG if has_room else Style.SMALL
    return [*widgets, Label(room, words, style, Palette.INK, "midleft"), *buttons]


def _buttons(flow: GameFlow, frame: TableFrame) -> list[Button]:
    theme, text = frame.theme, frame.texts.text
    what, stuck = flow.undo_words(), undo_refusal(flow, frame.texts)
    undo = text("bar.undo_what", what=what) if what else text("bar.undo")
    advice, again, log = text("bar.advice_words"), text("bar.redo_words"), text("bar.log_words")
    no_advice = "" if flow.may_ask_advice else text("bar.no_advice")
    redo = Button(NOWHERE, "bar.redo", text("bar.redo"), Wish.REDO, again)
    buttons = [
        Button(NOWHERE, "bar.undo", text("bar.undo"), Wish.UNDO, undo, stuck),
        *([redo] if flow.sitting.match.future else []),
        Button(NOWHERE, "bar.advice", text("bar.advice"), Wish.ADVICE, advice, no_advice),
        Button(NOWHERE, "bar.log", text("bar.log"), Wish.LOG, log, is_on=frame.has_log),
        Button(NOWHERE, "bar.menu", text("bar.menu"), Wish.MENU),
    ]
    line = Rect(0, frame.bar.top + theme.px(8), frame.bar.right - theme.px(10), theme.px(36))
    return line_up(theme, buttons, line, 24, to_right=True)


def undo_refusal(flow: GameFlow, texts: Texts) -> str:
    """Why the last decision cannot be taken back, in a sentence."""
    stop = flow.stop()
    return texts.text(key_of("stop", stop)) if stop else ""
