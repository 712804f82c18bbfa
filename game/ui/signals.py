"""What a person does at the mouse, the keyboard or the pad, in our words."""

from enum import Enum
from typing import TypeAlias

from attrs import frozen

from game.ui.commands import Command

Point: TypeAlias = tuple[int, int]  # in pixels of the picture


class Pointer(Enum):
    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


@frozen
class PointerMoved:
    at: Point


@frozen
class PointerPressed:
    at: Point
    button: Pointer = Pointer.LEFT


@frozen
class PointerReleased:
    at: Point
    button: Pointer = Pointer.LEFT


@frozen
class PointerLeft:
    """The pointer has left the window: nothing is pointed at."""


@frozen
class Wheel:
    """Turned away from the person by *steps*, or towards by negative ones."""

    at: Point
    steps: int


@frozen
class KeyPressed:
    """A key by its name, and what it is bound to; pads press no keys but give commands."""

    key: str
    command: Command | None = None
    typed: str = ""  # the letter it writes, if any


@frozen
class KeyReleased:
    key: str
    command: Command | None = None


Signal: TypeAlias = (
    PointerMoved | PointerPressed | PointerReleased | PointerLeft | Wheel | KeyPressed | KeyReleased
)
