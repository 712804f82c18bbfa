"""The bar below a replay: play, pause, step, speed, scrub, jump to a turn, play on from here."""

from enum import Enum, auto

from attrs import frozen
from pygame import Rect

from game.scenes.replay.projector import Projector
from game.scenes.table.bar import Wish
from game.scenes.table.frame import TableFrame
from game.ui.scene import Back
from game.ui.theme import Palette, Style
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


def replay_bar(
    frame: TableFrame, projector: Projector, eyes: str, no_playing_on: str
) -> list[Widget]:
    """*eyes* says who sees it so, *no_playing_on* why that cannot be."""
    rect, theme = frame.bar, frame.theme
    pad, gap = theme.px(12), theme.gap
    line = Rect(rect.left + pad, rect.top + gap, rect.width - 2 * pad, theme.px(30))
    below = line.move(0, line.height + gap)
    below.height = theme.px(36)
    winding = _winding(below, frame, projector)
    leading = _leading(below, frame, no_playing_on)
    left, right = winding[-1].rect.right + 2 * gap, leading[0].rect.left - gap
    speed = Rect(left, below.top, theme.px(40) * len(SPEEDS), below.height)
    between = Rect(speed.right + gap, below.top, right - speed.right - gap, below.height)
    options = tuple(Option(str(s), f"{s}×", SetSpeed(s)) for s in SPEEDS)
    words = frame.texts.text("replay.speed")
    return [
        Panel(rect),
        *_scrubber(line, frame, projector),
        *winding,
        Choice(speed, "replay.speed", options, str(projector.speed), words),
        *leading[::-1],
        Label(between, eyes, Style.SMALL, Palette.PALE, "center"),
    ]


def _scrubber(line: Rect, frame: TableFrame, projector: Projector) -> list[Widget]:
    """Where we are, with the whole game before our eyes; at the right end the log."""
    theme, text, recording = frame.theme, frame.texts.text, projector.recording
    turn, turns = recording.turn_at(projector.moment), recording.turn_at(recording.last)
    where = text("replay.turn", turn=turn, turns=turns) if turn else text("replay.setting_up")
    wide = theme.size(text("bar.log"), Style.STRONG)[0] + theme.px(20)
    log = Rect(line.right - wide, line.top, wide, line.height)
    width = theme.size(text("replay.turn", turn=999, turns=999), Style.STRONG)[0]
    label = Rect(log.left - theme.gap - width, line.top, width, line.height)
    track = Rect(line.left, line.top, label.left - theme.gap - line.left, line.height)
    words, is_on = text("bar.log_words"), frame.has_log
    return [
        Slider(track, "replay.scrub", projector.moment, recording.last, text("replay.scrub")),
        Label(label, where, Style.STRONG, Palette.INK, "midright"),
        Button(log, "replay.log", text("bar.log"), Wish.LOG, words, is_on=is_on),
    ]


def _winding(line: Rect, frame: TableFrame, projector: Projector) -> list[Button]:
    text, moment = frame.texts.text, projector.moment
    first = "" if moment else text("replay.at_beginning")
    last = "" if moment < projector.recording.last else text("replay.at_end")
    play = text("replay.pause" if projector.is_playing else "replay.play")
    buttons = [
        Button(NOWHERE, "replay.turn_back", text("replay.turn_back"), Wind.TURN_BACK, "", first),
        Button(NOWHERE, "replay.step_back", text("replay.step_back"), Wind.STEP_BACK, "", first),
        Button(NOWHERE, "replay.play", play, Wind.PLAY, "", last, is_main=True),
        Button(NOWHERE, "replay.step", text("replay.step"), Wind.STEP, "", last),
        Button(NOWHERE, "replay.turn_on", text("replay.turn_on"), Wind.TURN_ON, "", last),
    ]
    return line_up(frame.theme, buttons, line, 20)


def _leading(line: Rect, frame: TableFrame, refusal: str) -> list[Button]:
    """Out of here."""
    text = frame.texts.text
    label, words = text("replay.play_on"), text("replay.play_on_words")
    buttons = [
        Button(NOWHERE, "replay.play_on", label, Wind.PLAY_ON, words, refusal),
        Button(NOWHERE, "replay.leave", text("replay.leave"), Back()),
    ]
    return line_up(frame.theme, buttons, line, 20, to_right=True)
