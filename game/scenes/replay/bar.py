"""The bar below a replay: play, pause, step, speed, scrub, jump to a turn, play on from here."""

from attrs import frozen
from pygame import Rect

from game.i18n.texts import Texts
from game.scenes.table.chrome import ToggleLog
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.slider import Slider
from game.ui.widgets.widget import Widget

HEIGHT = 96  # points
SPEEDS = (1, 2, 4, 8)


@frozen
class TogglePlay:
    """Play, or pause."""


@frozen
class StepBy:
    """So many actions forwards, or back."""

    actions: int


@frozen
class TurnBy:
    """To the beginning of the next turn, or of this or the last one."""

    turns: int


@frozen
class SetSpeed:
    speed: int


@frozen
class PlayOn:
    """From here, as a game of its own."""


@frozen
class Leave:
    """Enough seen."""


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
    return Button(place, "replay.log", label, ToggleLog(), words, is_on=at.log_is_open)


def _buttons(line: Rect, theme: Theme, texts: Texts, at: Progress) -> list[Widget]:
    text = texts.text
    first = "" if at.moment else text("replay.at_beginning")
    last = "" if at.moment < at.last else text("replay.at_end")
    play = text("replay.pause" if at.is_playing else "replay.play")
    entries = (
        ("replay.turn_back", text("replay.turn_back"), TurnBy(-1), first, False),
        ("replay.step_back", text("replay.step_back"), StepBy(-1), first, False),
        ("replay.play", play, TogglePlay(), last, True),
        ("replay.step", text("replay.step"), StepBy(1), last, False),
        ("replay.turn_on", text("replay.turn_on"), TurnBy(1), last, False),
    )
    widgets: list[Widget] = []
    left = line.left
    for name, label, message, refusal, is_main in entries:
        width = theme.size(label, Style.STRONG)[0] + theme.px(20)
        place = Rect(left, line.top, width, line.height)
        widgets.append(Button(place, name, label, message, refusal=refusal, is_main=is_main))
        left += width + theme.gap
    return [*widgets, *_right(line, left, theme, texts, at)]


def _right(line: Rect, left: int, theme: Theme, texts: Texts, at: Progress) -> list[Widget]:
    """Speed after the buttons; at the right end what leads out of here."""
    text = texts.text
    speed = Rect(left + theme.gap, line.top, theme.px(40) * len(SPEEDS), line.height)
    options = tuple(Option(str(s), f"{s}×", SetSpeed(s)) for s in SPEEDS)
    right = line.right
    widgets: list[Widget] = [
        Choice(speed, "replay.speed", options, str(at.speed), text("replay.speed"))
    ]
    for name, label, message, words, refusal in (
        ("replay.leave", text("replay.leave"), Leave(), "", ""),
        (
            "replay.play_on",
            text("replay.play_on"),
            PlayOn(),
            text("replay.play_on_words"),
            at.no_playing_on,
        ),
    ):
        width = theme.size(label, Style.STRONG)[0] + theme.px(20)
        right -= width
        place = Rect(right, line.top, width, line.height)
        widgets.append(Button(place, name, label, message, words, refusal))
        right -= theme.gap
    eyes = Rect(speed.right + theme.gap, line.top, right - speed.right - theme.gap, line.height)
    widgets.append(Label(eyes, at.eyes, Style.SMALL, Palette.PALE, "center"))
    return widgets
