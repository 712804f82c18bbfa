"""What a person has chosen about window, motion, play, sound and keys; with good defaults.

Every value is checked when it is made: a `Settings` that exists makes sense. `settings_file` reads
and writes it.
"""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from math import isfinite
from typing import Any

from attrs import Attribute, evolve, field, frozen

from game.persistence.forms import FormError

SMALLEST_SIDE, LARGEST_SIDE = 320, 16_384  # of a window, in pixels
FARTHEST = 100_000  # pixels; more than any row of screens
AUTOMATIC = 0.0  # as a scale: by the size of the window
SMALLEST_SCALE, LARGEST_SCALE = 0.75, 3.0


class Speed(Enum):
    SLOW = auto()
    NORMAL = auto()
    FAST = auto()
    INSTANT = auto()


class Curtain(Enum):
    """When the screen is covered before it is handed over."""

    WHEN_NEEDED = auto()  # another person has secrets
    ALWAYS = auto()
    NEVER = auto()  # people who trust each other, or who play with open trays


class Follow(Enum):
    """When the camera goes to where something happens."""

    OFF = auto()
    WHEN_NEEDED = auto()  # it would be out of the picture
    ALWAYS = auto()


class Thinking(Enum):
    """How many milliseconds a computer player that takes its time thinks about a decision."""

    BRIEF = 250
    NORMAL = 1000
    LONG = 3000


def _between(least: float, most: float) -> Callable[[Any, "Attribute[float]", float], None]:
    def check(_: object, __: object, value: float) -> None:
        if not isfinite(value) or not least <= value <= most:
            raise FormError(f"must be between {least:g} and {most:g}")

    return check


def _check_scale(_: object, __: object, value: float) -> None:
    if not isfinite(value) or (value != AUTOMATIC and not SMALLEST_SCALE <= value <= LARGEST_SCALE):
        raise FormError(f"must be between {SMALLEST_SCALE:g} and {LARGEST_SCALE:g}, or 0")


def _check_size(_: object, __: object, value: tuple[int, int]) -> None:
    if not all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in value):
        raise FormError(f"must be two numbers between {SMALLEST_SIDE} and {LARGEST_SIDE}")


def _check_position(_: object, __: object, value: tuple[int, int] | None) -> None:
    if value and not all(abs(part) <= FARTHEST for part in value):
        raise FormError(f"must be two numbers up to {FARTHEST}")


@frozen
class Display:
    size: tuple[int, int] = field(default=(1280, 720), validator=_check_size)
    position: tuple[int, int] | None = field(default=None, validator=_check_position)
    full_screen: bool = False
    ui_scale: float = field(default=AUTOMATIC, validator=_check_scale)


@frozen
class Motion:
    animation_speed: Speed = Speed.NORMAL
    reduced_motion: bool = False


@frozen
class Play:
    curtain: Curtain = Curtain.WHEN_NEEDED
    follow: Follow = Follow.WHEN_NEEDED
    hints: bool = True
    thinking: Thinking = Thinking.NORMAL


@frozen
class Sound:
    effects: float = field(default=0.8, validator=_between(0, 1))
    ambience: float = field(default=0.5, validator=_between(0, 1))
    mute: bool = False


@frozen
class Settings:
    display: Display = Display()
    motion: Motion = Motion()
    play: Play = Play()
    sound: Sound = Sound()
    keys: Mapping[str, tuple[str, ...]] = field(factory=dict)  # by command, where not as shipped
    language: str = ""  # as the system has it
    bot_pace: Speed = Speed.NORMAL
    play_by_box: Mapping[str, Play] = field(factory=dict)  # `play` is that of the box at hand

    def for_box(self, box: str) -> "Settings":
        """With the settings of play of *box*; at first those of the box before."""
        return evolve(self, play=self.play_by_box.get(box, self.play))

    def kept_for(self, box: str) -> "Settings":
        """`play` is that of *box*, also when another has been at hand."""
        if self.play == self.play_by_box.get(box, Play()):
            return self
        return evolve(self, play_by_box={**self.play_by_box, box: self.play})
