"""Which key does what: choosing another one, and what that costs other commands."""

import re
from collections.abc import Mapping

from attrs import frozen

from game.ui.commands import Bindings, Command

Keys = Mapping[str, tuple[str, ...]]  # by command, where not as shipped

# Without these nobody could get back here by keyboard.
ESSENTIAL = frozenset(
    {Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT, Command.CONFIRM, Command.CANCEL}
)
MODIFIERS = ("shift", "ctrl", "alt", "meta", "gui", "super", "caps lock", "num lock", "alt gr")
WITH_HELD = re.compile(r"((ctrl|alt|shift)\+)+(?=.)")
NAMED = {"return": "Enter", "enter": "Keypad Enter", "escape": "Esc"}


@frozen
class Rebound:
    """How the keys are then, and whom it took one from; or who cannot do without it."""

    keys: Keys
    loser: Command | None = None
    refused: Command | None = None


def rebind(keys: Keys, command: Command, slot: int, key: str) -> Rebound:
    """Let *key* be the one in *slot* of *command*, or a further one after the last slot."""
    bindings = Bindings(keys)
    loser = bindings.command(key)
    if loser is command:
        loser = None
    if loser in ESSENTIAL and len(bindings.keys(loser)) == 1:
        return Rebound(keys, refused=loser)
    ours = list(bindings.keys(command))
    ours[slot : slot + 1] = [key]
    changed = {**keys, command: tuple(dict.fromkeys(ours))}
    if loser:
        changed[loser] = tuple(other for other in bindings.keys(loser) if other != key)
    return Rebound(_tidied(changed), loser)


def unbind(keys: Keys, command: Command, slot: int) -> Rebound:
    """Take away the key in *slot*."""
    ours = list(Bindings(keys).keys(command))
    if command in ESSENTIAL and len(ours) == 1:
        return Rebound(keys, refused=command)
    del ours[slot : slot + 1]
    return Rebound(_tidied({**keys, command: tuple(ours)}))


def _tidied(keys: Keys) -> Keys:
    """What is as shipped need not be remembered."""
    shipped = {str(command): command.shipped for command in Command}
    return {name: own for name, own in keys.items() if own != shipped.get(name)}


def is_bindable(key: str) -> bool:
    """Neither a modifier alone nor a button of a pad."""
    alone = key.rpartition("+")[2] or key
    is_modifier = any(alone in (name, f"left {name}", f"right {name}") for name in MODIFIERS)
    return bool(key) and not is_modifier and not key.startswith("pad ")


def key_words(key: str) -> str:
    """As it is printed on the key: `Shift+Tab`, `Esc`, `Keypad +`."""
    found = WITH_HELD.match(key)
    held = found[0] if found else ""
    alone = key.removeprefix(held)
    if alone.startswith("[") and alone.endswith("]"):
        alone = f"keypad {alone[1:-1]}"
    return f"{held}{NAMED.get(alone, alone)}".title()
