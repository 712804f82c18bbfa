"""The pages of the settings: each shows what is, and offers what else might be."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import TypeVar

from attrs import evolve, frozen

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.persistence.settings import (
    AUTOMATIC,
    LARGEST_SCALE,
    Curtain,
    Follow,
    Settings,
    Speed,
    Thinking,
)
from game.scenes.settings.column import STEP, Column
from game.ui.widgets.choice import Option

SCALES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, LARGEST_SCALE)
LEAST = (800, 500)  # points that every page needs
E = TypeVar("E", bound=Enum)


@frozen
class Change:
    """These are the settings from now on."""

    settings: Settings


def display(column: Column, texts: Texts, settings: Settings, size: tuple[int, int]) -> None:
    shown = settings.display
    other = evolve(shown, full_screen=not shown.full_screen)
    column.toggle(
        "full_screen",
        texts.text("settings.full_screen"),
        texts.text("settings.full_screen_words"),
        is_on=shown.full_screen,
        message=Change(evolve(settings, display=other)),
    )
    column.choice(
        "ui_scale",
        texts.text("settings.ui_scale"),
        texts.text("settings.ui_scale_words"),
        list(_scales(texts, settings, size)),
        _scale_name(shown.ui_scale),
    )


def _scales(texts: Texts, settings: Settings, size: tuple[int, int]) -> Iterator[Option]:
    """Those that would leave no room are refused, lest nobody finds back."""
    for scale in (AUTOMATIC, *SCALES):
        shown = evolve(settings.display, ui_scale=scale)
        fits = size[0] >= scale * LEAST[0] and size[1] >= scale * LEAST[1]
        label = f"{scale:g}×" if scale else texts.text("settings.automatic")
        refusal = "" if fits else texts.text("settings.too_large")
        change = Change(evolve(settings, display=shown))
        yield Option(_scale_name(scale), label, change, refusal=refusal)


def _scale_name(scale: float) -> str:
    return f"{scale:g}".replace(".", "_") if scale else "automatic"


def motion(column: Column, texts: Texts, settings: Settings) -> None:
    moving = settings.motion
    column.choice(
        "animation_speed",
        texts.text("settings.animation_speed"),
        texts.text("settings.animation_speed_words"),
        _speeds(
            texts, lambda speed: evolve(settings, motion=evolve(moving, animation_speed=speed))
        ),
        moving.animation_speed.name.lower(),
    )
    other = evolve(moving, reduced_motion=not moving.reduced_motion)
    column.toggle(
        "reduced_motion",
        texts.text("settings.reduced_motion"),
        texts.text("settings.reduced_motion_words"),
        is_on=moving.reduced_motion,
        message=Change(evolve(settings, motion=other)),
    )
    column.choice(
        "bot_pace",
        texts.text("settings.bot_pace"),
        texts.text("settings.bot_pace_words"),
        _speeds(texts, lambda speed: evolve(settings, bot_pace=speed)),
        settings.bot_pace.name.lower(),
    )


def play(column: Column, texts: Texts, settings: Settings, box: str) -> None:
    playing = settings.play
    if box:
        column.heading(texts.text("settings.of_box", box=box))
    column.choice(
        "curtain",
        texts.text("settings.curtain"),
        texts.text("settings.curtain_words"),
        _options(
            Curtain,
            lambda curtain: texts.text(key_of("curtain_when", curtain)),
            lambda curtain: evolve(settings, play=evolve(playing, curtain=curtain)),
        ),
        playing.curtain.name.lower(),
    )
    column.choice(
        "follow",
        texts.text("settings.follow"),
        texts.text("settings.follow_words"),
        _options(
            Follow,
            lambda follow: texts.text(key_of("follow_when", follow)),
            lambda follow: evolve(settings, play=evolve(playing, follow=follow)),
        ),
        playing.follow.name.lower(),
    )
    column.choice(
        "thinking",
        texts.text("settings.thinking"),
        texts.text("settings.thinking_words"),
        _options(
            Thinking,
            lambda thinking: texts.text(key_of("thinking", thinking)),
            lambda thinking: evolve(settings, play=evolve(playing, thinking=thinking)),
        ),
        playing.thinking.name.lower(),
    )
    column.toggle(
        "hints",
        texts.text("settings.hints"),
        texts.text("settings.hints_words"),
        is_on=playing.hints,
        message=Change(evolve(settings, play=evolve(playing, hints=not playing.hints))),
    )


def sound(column: Column, texts: Texts, settings: Settings) -> None:
    heard = settings.sound
    column.slider(
        "effects",
        texts.text("settings.effects"),
        texts.text("settings.effects_words"),
        heard.effects,
    )
    column.slider(
        "ambience",
        texts.text("settings.ambience"),
        texts.text("settings.ambience_words"),
        heard.ambience,
    )
    column.toggle(
        "mute",
        texts.text("settings.mute"),
        texts.text("settings.mute_words"),
        is_on=heard.mute,
        message=Change(evolve(settings, sound=evolve(heard, mute=not heard.mute))),
    )


def set_volume(settings: Settings, slider: str, percent: int) -> Settings:
    """Only whole steps, so that a long drag is not a hundred changes."""
    heard, share = settings.sound, round(percent / STEP) * STEP / 100
    is_effects = slider == "settings.effects"
    heard = evolve(heard, effects=share) if is_effects else evolve(heard, ambience=share)
    return evolve(settings, sound=heard)


def _speeds(texts: Texts, chosen: Callable[[Speed], Settings]) -> list[Option]:
    return _options(Speed, lambda speed: texts.text(key_of("speed", speed)), chosen)


def _options(
    kind: type[E], label: Callable[[E], str], chosen: Callable[[E], Settings]
) -> list[Option]:
    return [Option(each.name.lower(), label(each), Change(chosen(each))) for each in kind]
