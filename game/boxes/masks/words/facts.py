"""Turns the fields of an event, phase or action into words, each by its own name.

So a text may use `{seat}`, `{card}`, `{space}` … wherever the value it is about has such a field,
and the catalogue's check can tell which these are.
"""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import fields

from game.boxes.masks.words.names import Names
from game.rules.masks.holding.held import Held, deck_of

Wording = Callable[[Names, Any], str]


def _card(names: Names, card: Held | str) -> str:
    return names.card(card) if isinstance(card, str) else names.held(card)


def _cards(names: Names, cards: tuple[Held, ...]) -> str:
    return names.list([names.held(card) for card in cards])


WORDINGS: Mapping[str, Wording] = {
    **dict.fromkeys(("seat", "thief", "victim", "to", "target", "winner", "loser"), Names.seat),
    **dict.fromkeys(("defender", "ahead", "share_with", "owner", "pawn"), Names.seat),
    **dict.fromkeys(("space", "start", "end", "portal"), Names.space),
    **dict.fromkeys(("card", "mask", "turaga", "key", "krana", "rahi", "challenge"), _card),
    "cards": _cards,
    "path": lambda names, path: names.space(path[-1]),
    "deck": Names.deck,
    "home": lambda names, home: names.deck(deck_of(home)),
    "skill": Names.skill,
    "skills": Names.skills,
    "kind": Names.challenge,
    "points": Names.points,
}
# What is no fact, or one that only its event, phase or action can word.
UNWORDED = {
    *("agenda", "aim", "by", "deed", "effect", "offers", "part", "places", "play", "rollers"),
    *("rolls", "spaces", "to_ask", "way", "winners"),
}


def facts_of(names: Names, value: Any, known: Mapping[str, str]) -> dict[str, str]:  # noqa: ANN401
    """Every field of *value* in words, beside what is *known*; what is None is not a fact."""
    given = ((each.name, getattr(value, each.name)) for each in fields(type(value)))
    worded = {
        name: _worded(names, name, thing)
        for name, thing in given
        if thing is not None and thing != "" and name not in UNWORDED and name not in known
    }
    return {**worded, **known}


def _worded(names: Names, name: str, thing: object) -> str:
    wording = WORDINGS.get(name)
    return wording(names, thing) if wording else str(thing)
