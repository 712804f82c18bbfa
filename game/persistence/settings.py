"""What a person has chosen about window, motion, play, sound and keys; with good defaults.

Every value is checked when it is made: a `Settings` that exists makes sense. `settings_file` reads
and writes it.
"""

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Any

from attrs import evolve, field, frozen

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


def _checked(holds: Callable[[Any], bool], words: str) -> Callable[[Any, Any, Any], None]:
    """A validator: what does not hold is told in *words*."""

    def check(_: object, __: object, value: object) -> None:
        if not holds(value):
            raise FormError(f"must be {words}")

    return check


_SIZE = _checked(
    lambda size: all(SMALLEST_SIDE <= side <= LARGEST_SIDE for side in size),
    f"two numbers between {SMALLEST_SIDE} and {LARGEST_SIDE}",
)
_POSITION = _checked(
    lambda position: all(abs(part) <= FARTHEST for part in position or ()),
    f"two numbers up to {FARTHEST}",
)
_SCALE = _checked(
    lambda scale: scale == AUTOMATIC or SMALLEST_SCALE <= scale <= LARGEST_SCALE,
    f"between {SMALLEST_SCALE:g} and {LARGEST_SCALE:g}, or 0",
)
_LOUDNESS = _checked(lambda loudness: 0 <= loudness <= 1, "between 0 and 1")


@frozen
class Display:
    size: tuple[int, int] = field(default=(1280, 720), validator=_SIZE)
    position: tuple[int, int] | None = field(default=None, validator=_POSITION)
    full_screen: bool = False
    ui_scale: float = field(default=AUTOMATIC, validator=_SCALE)
    coordinates: bool = False  # the names of spaces on the board


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
    by_hand: tuple[str, ...] = ()  # kinds of steps that are not to be done by themselves
    ask_again: bool = False  # before a walk that leads to something
    guide: bool = False  # speaks of what is new at the table
    told: tuple[str, ...] = ()  # what it has spoken of
    learnt: tuple[str, ...] = ()  # lessons that were played to their end

    def elsewhere(self) -> "Play":
        """At the table of another box."""
        return evolve(self, by_hand=(), guide=False, told=(), learnt=())


@frozen
class Sound:
    effects: float = field(default=0.8, validator=_LOUDNESS)
    ambience: float = field(default=0.5, validator=_LOUDNESS)
    mute: bool = False
    music: float = field(default=0.4, validator=_LOUDNESS)


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
    box: str = ""  # that was at hand last

    @property
    def pace(self) -> Speed | None:
        """Of people and computers alike; None while each has a pace of their own."""
        return self.bot_pace if self.bot_pace is self.motion.animation_speed else None

    def at_pace(self, pace: Speed) -> "Settings":
        return evolve(self, motion=evolve(self.motion, animation_speed=pace), bot_pace=pace)

    def for_box(self, box: str, *, is_other: bool = False) -> "Settings":
        """With the settings of play of *box*; at first those of the box before.

        If that *is_other*, all that only made sense there stays there.
        """
        before = self.play.elsewhere() if is_other else self.play
        return evolve(self, play=self.play_by_box.get(box, before))

    def kept_for(self, box: str) -> "Settings":
        """`play` is that of *box*, also when another has been at hand."""
        if self.play == self.play_by_box.get(box, Play()):
            return self
        return evolve(self, play_by_box={**self.play_by_box, box: self.play})
