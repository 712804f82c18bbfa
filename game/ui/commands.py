"""Everything that can be done by a key or a pad, and what does it unless rebound."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Self

from attrs import frozen


class Command(StrEnum):
    """Its name in files, and the keys that do it as shipped."""

    shipped: tuple[str, ...]

    def __new__(cls, name: str, *keys: str) -> Self:
        command = str.__new__(cls, name)
        command._value_, command.shipped = name, keys
        return command

    UP = "up", "up"
    DOWN = "down", "down"
    LEFT = "left", "left"
    RIGHT = "right", "right"
    CONFIRM = "confirm", "return", "enter"
    CANCEL = "cancel", "escape"
    NEXT = "next", "tab"
    PREVIOUS = "previous", "shift+tab"
    PAGE_UP = "page_up", "page up"
    PAGE_DOWN = "page_down", "page down"
    HINTS = "hints", "f"  # a letter on everything that can be pressed
    MENU = "menu", "f10"
    UNDO = "undo", "z", "backspace"
    REDO = "redo", "y"
    DONE = "done", "space"  # the most obvious button: roll, go, end the turn
    SKIP = "skip", "x"  # an animation
    PEEK = "peek", "p"  # held: one's own tokens
    TURN = "turn", "r"  # a new tile, clockwise
    TURN_BACK = "turn_back", "shift+r", "e"
    PAN_UP = "pan_up", "w"
    PAN_DOWN = "pan_down", "s"
    PAN_LEFT = "pan_left", "a"
    PAN_RIGHT = "pan_right", "d"
    ZOOM_IN = "zoom_in", "+", "=", "[+]"
    ZOOM_OUT = "zoom_out", "-", "[-]"
    FIT = "fit", "0", "home"
    FIND = "find", "c"  # the pawn whose turn it is
    FASTER = "faster", "."  # computer players
    SLOWER = "slower", ","
    LOG = "log", "l"
    ADVICE = "advice", "h"  # what would a good player do here?
    GUIDE = "guide", "g"  # speak of what is new, or no more
    RULEBOOK = "rulebook", "f1"
    FULL_SCREEN = "full_screen", "f11", "alt+return"


# Buttons of a pad, as SDL names those of every make.
PAD: Mapping[str, Command] = {
    "a": Command.CONFIRM,
    "b": Command.CANCEL,
    "x": Command.DONE,
    "y": Command.PEEK,
    "back": Command.LOG,
    "start": Command.MENU,
    "leftshoulder": Command.TURN_BACK,
    "rightshoulder": Command.TURN,
    "leftstick": Command.FIT,
    "rightstick": Command.FIND,
    "dpup": Command.UP,
    "dpdown": Command.DOWN,
    "dpleft": Command.LEFT,
    "dpright": Command.RIGHT,
    "leftx-": Command.LEFT,
    "leftx+": Command.RIGHT,
    "lefty-": Command.UP,
    "lefty+": Command.DOWN,
    "rightx-": Command.PAN_LEFT,
    "rightx+": Command.PAN_RIGHT,
    "righty-": Command.PAN_UP,
    "righty+": Command.PAN_DOWN,
    "triggerleft+": Command.ZOOM_OUT,
    "triggerright+": Command.ZOOM_IN,
}


@frozen
class Bindings:
    """Which key gives which command; what is not rebound keeps its key."""

    own: Mapping[str, Sequence[str]] = {}  # by command, those that a player has chosen

    def keys(self, command: Command) -> tuple[str, ...]:
        return tuple(self.own.get(command, command.shipped))

    def command(self, key: str) -> Command | None:
        """A player's own key comes before what it meant before."""
        for command in Command:
            if key in self.own.get(command, ()):
                return command
        return next((c for c in Command if c not in self.own and key in c.shipped), None)
