"""Everything that can be done by a key or a pad, and what does it unless rebound."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

from attrs import frozen


class Command(StrEnum):
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    CANCEL = "cancel"
    NEXT = "next"
    PREVIOUS = "previous"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    HINTS = "hints"  # a letter on everything that can be pressed
    MENU = "menu"
    UNDO = "undo"
    REDO = "redo"
    DONE = "done"  # the most obvious button: roll, go, end the turn
    SKIP = "skip"  # an animation
    PEEK = "peek"  # held: one's own tokens
    TURN = "turn"  # a new tile, clockwise
    TURN_BACK = "turn_back"
    PAN_UP = "pan_up"
    PAN_DOWN = "pan_down"
    PAN_LEFT = "pan_left"
    PAN_RIGHT = "pan_right"
    ZOOM_IN = "zoom_in"
    ZOOM_OUT = "zoom_out"
    FIT = "fit"
    FIND = "find"  # the pawn whose turn it is
    FASTER = "faster"  # computer players
    SLOWER = "slower"
    LOG = "log"
    ADVICE = "advice"  # what would a good player do here?
    RULEBOOK = "rulebook"
    FULL_SCREEN = "full_screen"


KEYS: Mapping[Command, tuple[str, ...]] = {
    Command.UP: ("up",),
    Command.DOWN: ("down",),
    Command.LEFT: ("left",),
    Command.RIGHT: ("right",),
    Command.CONFIRM: ("return", "enter"),
    Command.CANCEL: ("escape",),
    Command.NEXT: ("tab",),
    Command.PREVIOUS: ("shift+tab",),
    Command.PAGE_UP: ("page up",),
    Command.PAGE_DOWN: ("page down",),
    Command.HINTS: ("f",),
    Command.MENU: ("f10",),
    Command.UNDO: ("z", "backspace"),
    Command.REDO: ("y",),
    Command.DONE: ("space",),
    Command.SKIP: ("x",),
    Command.PEEK: ("p",),
    Command.TURN: ("r",),
    Command.TURN_BACK: ("shift+r", "e"),
    Command.PAN_UP: ("w",),
    Command.PAN_DOWN: ("s",),
    Command.PAN_LEFT: ("a",),
    Command.PAN_RIGHT: ("d",),
    Command.ZOOM_IN: ("+", "=", "[+]"),
    Command.ZOOM_OUT: ("-", "[-]"),
    Command.FIT: ("0", "home"),
    Command.FIND: ("c",),
    Command.FASTER: (".",),
    Command.SLOWER: (",",),
    Command.LOG: ("l",),
    Command.ADVICE: ("h",),
    Command.RULEBOOK: ("f1",),
    Command.FULL_SCREEN: ("f11", "alt+return"),
}

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
        return tuple(self.own.get(command, KEYS[command]))

    def command(self, key: str) -> Command | None:
        """A player's own key comes before what it meant before."""
        for command in Command:
            if key in self.own.get(command, ()):
                return command
        return next((c for c in Command if c not in self.own and key in KEYS[c]), None)
