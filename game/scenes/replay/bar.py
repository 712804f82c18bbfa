"""The bar below a replay: play, pause, step, speed, scrub, jump to a turn, play on from here."""

from enum import Enum, auto

from attrs import frozen
from pygame import Rect

from game.i18n.texts import Texts
from game.scenes.table.bar import Wish
from game.ui.scene import Back
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import NOWHERE, Button, line_up
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.slider import Slider
from game.ui.widgets.widget import Widget

HEIGHT = 96  # points
SPEEDS = (1, 2, 4, 8)


class Wind(Enum):
    """The recording on or back: by an action, or to where a turn begins."""

    PLAY = auto()  # or pause
    STEP_BACK = auto()
    STEP = auto()
    TURN_BACK = auto()  # of this turn, or of the last one
    TURN_ON = auto()
    PLAY_ON = auto()  # from here, as a game of its own


@frozen
class SetSpeed:
    speed: int


@frozen
class Progress:
    """Where the replay is."""

    moment: int
    last: int
    turn: int
    turns: int
    speed: int
    is_playing: bool
    eyes: str  # who sees it so
    no_playing_on: str  # why not
    log_is_open: bool


def replay_bar(rect: Rect, theme: Theme, texts: Texts, at: Progress) -> list[Widget]:
    pad, gap = theme.px(12), theme.gap
    line = Rect(rect.left + pad, rect.top + gap, rect.width - 2 * pad, theme.px(30))
    below = line.move(0, line.height + gap)
    below.height = theme.px(36)
    return [Panel(rect), *_scrubber(line, theme, texts, at), *_buttons(below, theme, texts, at)]


def _scrubber(line: Rect, theme: Theme, texts: Texts, at: Progress) -> list[Widget]:
    """Where we are, with the whole game before our eyes; at the right end the log."""
    text, gap = texts.text, theme.gap
    where = text("replay.turn", turn=at.turn, turns=at.turns)
    if not at.turn:
        where = text("replay.setting_up")
    wide = theme.size(text("bar.log"), Style.STRONG)[0] + theme.px(20)
    log = Rect(line.right - wide, line.top, wide, line.height)
    width = theme.size(text("replay.turn", turn=999, turns=999), Style.STRONG)[0]
    label = Rect(log.left - gap - width, line.top, width, line.height)
    track = Rect(line.left, line.top, label.left - gap - line.left, line.height)
    return [
        Slider(track, "replay.scrub", at.moment, at.last, text("replay.scrub")),
        Label(label, where, Style.STRONG, Palette.INK, "midright"),
        _log_button(log, texts, at),
    ]


def _log_button(place: Rect, texts: Texts, at: Progress) -> Button:
    label, words = texts.text("bar.log"), texts.text("bar.log_words")
    return Button(place, "replay.log", label, Wish.LOG, words, is_on=at.log_is_open)


def _buttons(line: Rect, theme: Theme, texts: Texts, at: Progress) -> list[Widget]:
    """Speed after the buttons; at the right end what leads out of here."""
    text = texts.text
    first = "" if at.moment else text("replay.at_beginning")
    last = "" if at.moment < at.last else text("replay.at_end")
    play, way_on = text("replay.pause" if at.is_playing else "replay.play"), text("replay.play_on")
    words, why_not = text("replay.play_on_words"), at.no_playing_on
    winding = [
        Button(NOWHERE, "replay.turn_back", text("replay.turn_back"), Wind.TURN_BACK, "", first),
        Button(NOWHERE, "replay.step_back", text("replay.step_back"), Wind.STEP_BACK, "", first),
        Button(NOWHERE, "replay.play", play, Wind.PLAY, "", last, is_main=True),
        Button(NOWHERE, "replay.step", text("replay.step"), Wind.STEP, "", last),
        Button(NOWHERE, "replay.turn_on", text("replay.turn_on"), Wind.TURN_ON, "", last),
    ]
    leading = [
        Button(NOWHERE, "replay.play_on", way_on, Wind.PLAY_ON, words, why_not),
        Button(NOWHERE, "replay.leave", text("replay.leave"), Back()),
    ]
    winding = line_up(theme, winding, line, 20)
    leading = line_up(theme, leading, line, 20, to_right=True)
    left, right = winding[-1].rect.right + 2 * theme.gap, leading[0].rect.left - theme.gap
    speed = Rect(left, line.top, theme.px(40) * len(SPEEDS), line.height)
    options = tuple(Option(str(s), f"{s}×", SetSpeed(s)) for s in SPEEDS)
    eyes = Rect(speed.right + theme.gap, line.top, right - speed.right - theme.gap, line.height)
    return [
        *winding,
        Choice(speed, "replay.speed", options, str(at.speed), text("replay.speed")),
        *leading[::-1],
        Label(eyes, at.eyes, Style.SMALL, Palette.PALE, "center"),
    ]
