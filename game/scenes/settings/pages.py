"""The pages of the settings."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from attrs import evolve

from game.i18n.keys import key_of
from game.persistence.settings import AUTOMATIC, LARGEST_SCALE, Settings, Speed
from game.scenes.settings.column import STEP, Change, Column
from game.shelf.game import Game
from game.ui.theme import largest_scale
from game.ui.widgets.choice import Option

SCALES = (AUTOMATIC, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, LARGEST_SCALE)


def display(column: Column, size: tuple[int, int]) -> None:
    column.toggle("display", "full_screen")
    chosen = _scale_name(column.settings.display.ui_scale)
    column.choice("ui_scale", tuple(_scales(column, size)), chosen)
    column.toggle("display", "coordinates")


def _scales(column: Column, size: tuple[int, int]) -> Iterator[Option]:
    """Those that would leave no room are refused, lest nobody finds back."""
    texts = column.texts
    for scale in SCALES:
        fits = scale <= largest_scale(size)
        label = f"{scale:g}×" if scale else texts.text("settings.automatic")
        refusal = "" if fits else texts.text("settings.too_large")
        change = column.change("display", "ui_scale", scale)
        yield Option(_scale_name(scale), label, change, refusal=refusal)


def _scale_name(scale: float) -> str:
    return f"{scale:g}".replace(".", "_") if scale else "automatic"


def motion(column: Column, *, finer: bool, fold: object) -> None:
    """One knob for everybody's pace; *finer* ones unfold below it, and *fold* says so."""
    pace = column.settings.pace
    column.choice("pace", tuple(_paces(column)), pace.name.lower() if pace else "")
    if finer or pace is None:
        column.either("motion", "animation_speed", partial(_speed, column))
        column.either("", "bot_pace", partial(_speed, column))
    else:
        column.button("more", column.texts.text("settings.more"), fold)
    column.toggle("motion", "reduced_motion")


def _paces(column: Column) -> Iterator[Option]:
    for each in Speed:
        change = Change(column.settings.at_pace(each))
        yield Option(each.name.lower(), _speed(column, each), change)


def _speed(column: Column, speed: Speed) -> str:
    return column.texts.text(key_of("speed", speed))


def play(column: Column, box: str, *, takes_time: bool) -> None:
    texts = column.texts
    if box:
        column.heading(texts.text("settings.of_box", box=box))
    column.either("play", "curtain", lambda each: texts.text(key_of("curtain_when", each)))
    column.either("play", "follow", lambda each: texts.text(key_of("follow_when", each)))
    if takes_time:
        column.either("play", "thinking", lambda each: texts.text(key_of("thinking", each)))
    column.toggle("play", "hints")
    column.toggle("play", "ask_again")
    column.toggle("play", "guide")


def routines(column: Column, game: Game) -> None:
    """What is done without asking where there is nothing to choose, kind by kind."""
    kinds = [*dict.fromkeys(game.routines.values())]
    if kinds:
        column.more("routines")
    for kind in kinds:
        by_hand = column.settings.play.by_hand
        is_on = kind not in by_hand
        others = tuple(each for each in by_hand if each != kind)
        change = column.change("play", "by_hand", (*others, kind) if is_on else others)
        label = game.texts.text(key_of("routine", kind))
        column.switch(f"routine.{kind}", label, change, is_on=is_on)
        column.explain(game.texts.text(key_of("routine", f"{kind}_words")))


def sound(column: Column) -> None:
    column.slider("sound", "effects")
    column.slider("sound", "ambience")
    column.slider("sound", "music")
    column.toggle("sound", "mute")


def set_volume(settings: Settings, slider: str, percent: int) -> Settings:
    """Only whole steps, so that a long drag is not a hundred changes."""
    volume: dict[str, Any] = {slider.removeprefix("settings."): round(percent / STEP) * STEP / 100}
    return evolve(settings, sound=evolve(settings.sound, **volume))
