"""Turns the fields of an event, phase or action into words, each by its own name.

So a text may use `{seat}`, `{field}`, `{disc}` … wherever the value it is about has such a field,
and the catalogue's check can tell which these are.
"""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import fields

from game.boxes.makuta.words.names import Names
from game.core.hexes import Side
from game.i18n.keys import key_of
from game.rules.makuta.pieces import Disc, Kanohi
from game.rules.makuta.reasons.island import Taker

Wording = Callable[[Names, Any], str]


def _taker(names: Names, taker: Taker) -> str:
    return names.texts.text(key_of("taker", taker))


def _side(names: Names, side: Side) -> str:
    return names.texts.text(key_of("side", side))


def _mask(names: Names, mask: Kanohi | int) -> str:
    """An action names a mask by its place, and `sentences` finds the face for it."""
    return names.texts.text(key_of("kanohi", mask)) if isinstance(mask, Kanohi) else str(mask)


def _discs(names: Names, discs: tuple[Disc | tuple[int, Disc], ...]) -> str:
    """Those that fill a new tile come with their fields, and it is their backs that matter."""
    if any(isinstance(disc, tuple) for disc in discs):
        return names.tally(disc[1] for disc in discs if isinstance(disc, tuple))
    return names.discs(disc for disc in discs if isinstance(disc, Disc))


def _each(wording: Wording) -> Wording:
    return lambda names, things: ", ".join(wording(names, thing) for thing in things)


WORDINGS: Mapping[str, Wording] = {
    **dict.fromkeys(("seat", "loser", "winner", "victim", "rival", "chooser"), Names.seat),
    **dict.fromkeys(("field", "start", "end", "gate", "came_from", "rahi", "to"), Names.field),
    **dict.fromkeys(("seats", "contenders"), _each(Names.seat)),
    **dict.fromkeys(("ends", "gates"), _each(Names.field)),
    "path": lambda names, path: names.field(path[-1]),
    "tile": Names.tile,
    **dict.fromkeys(("disc", "held", "old"), Names.disc),
    "discs": _discs,
    "die": Names.die,
    "kind": Names.kind,
    "mask": _mask,
    "colour": Names.colour,
    "source": Names.source,
    "foe": Names.foe,
    "by": _taker,
    "side": _side,
    "symbols": _each(Names.symbol),
    "facing": _each(Names.colour),
    "linked": lambda _, pairs: str(len(pairs)),
    "blocked": lambda _, gates: str(len(gates)),
}


def facts_of(names: Names, value: Any) -> dict[str, str]:  # noqa: ANN401 - any attrs value
    """Every field of *value* in words; what is None is not a fact."""
    given = ((each.name, getattr(value, each.name)) for each in fields(type(value)))
    return {name: _worded(names, name, thing) for name, thing in given if thing is not None}


def _worded(names: Names, name: str, thing: object) -> str:
    wording = WORDINGS.get(name)
    return wording(names, thing) if wording else str(thing)
