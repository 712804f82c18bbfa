"""The pages of the settings."""

from collections.abc import Iterator
from typing import Any

from attrs import evolve

from game.i18n.keys import key_of
from game.persistence.settings import AUTOMATIC, LARGEST_SCALE, Settings
from game.scenes.settings.column import STEP, Column
from game.ui.theme import largest_scale
from game.ui.widgets.choice import Option

SCALES = (AUTOMATIC, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, LARGEST_SCALE)


def display(column: Column, size: tuple[int, int]) -> None:
    column.toggle("display", "full_screen")
    chosen = _scale_name(column.settings.display.ui_scale)
    column.choice("ui_scale", tuple(_scales(column, size)), chosen)


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


def motion(column: Column) -> None:
    texts = column.texts
    column.either("motion", "animation_speed", lambda each: texts.text(key_of("speed", each)))
    column.toggle("motion", "reduced_motion")
    column.either("", "bot_pace", lambda each: texts.text(key_of("speed", each)))


def play(column: Column, box: str, *, takes_time: bool) -> None:
    texts = column.texts
    if box:
        column.heading(texts.text("settings.of_box", box=box))
    column.either("play", "curtain", lambda each: texts.text(key_of("curtain_when", each)))
    column.either("play", "follow", lambda each: texts.text(key_of("follow_when", each)))
    if takes_time:
        column.either("play", "thinking", lambda each: texts.text(key_of("thinking", each)))
    column.toggle("play", "hints")


def sound(column: Column) -> None:
    column.slider("sound", "effects")
    column.slider("sound", "ambience")
    column.toggle("sound", "mute")


def set_volume(settings: Settings, slider: str, percent: int) -> Settings:
    """Only whole steps, so that a long drag is not a hundred changes."""
    volume: dict[str, Any] = {slider.removeprefix("settings."): round(percent / STEP) * STEP / 100}
    return evolve(settings, sound=evolve(settings.sound, **volume))
