"""How effects are written in the card files: `Draw(self, GA, 2)`, as on the rules page.

A word stands for one value of one kind, so most details need no name of their own; the kinds that
an effect wants, and in which order, are those of its fields.
"""

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from enum import Enum
from functools import cache, lru_cache
from types import UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from attrs import NOTHING, fields

from game.rules.masks.pieces import Deck, Skill, SpaceKind, Toa
from game.rules.masks.printed.effects import (
    ALL,
    Columns,
    EachOpponent,
    Effect,
    Keep,
    NearTemple,
    NextToPawn,
    OwnStart,
    Rows,
    Spaces,
    SpacesOf,
    StartOf,
    Turns,
)

EFFECTS: dict[str, type[Effect]] = {kind.__name__: kind for kind in get_args(Effect)}
_CALL = re.compile(r"\s*(\w+)\s*(?:\((.*)\))?\s*", re.DOTALL)
MOST_LETTERS = 200  # of one effect: the longest there is has 60


class NotationError(ValueError):
    """What is wrong with an effect, and what would be right."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(f"{what} {remedy}")
        self.what, self.remedy = what, remedy


@lru_cache(maxsize=1024)
def read_effect(text: str) -> Effect:
    """Asked for often: by whoever looks for faults, by whoever reads, by every saved game."""
    found = _CALL.fullmatch(text) if len(text) <= MOST_LETTERS else None
    if found is None:
        raise NotationError("This is no effect.", "Write it as in Draw(self, GA, 2).")
    name, details = found[1], found[2]
    kind = EFFECTS.get(name)
    if kind is None:
        close = get_close_matches(name, EFFECTS, n=1) or sorted(EFFECTS)
        meant = f"Did you mean {close[0]}?" if len(close) == 1 else f"There are {', '.join(close)}."
        raise NotationError(f"There is no effect {name}.", meant)
    words = [word.strip() for word in details.split(",")] if details and details.strip() else []
    return kind(*_details(kind, words))


def write_effect(effect: Effect) -> str:
    words = []
    for detail in fields(type(effect)):
        value = getattr(effect, detail.name)
        if detail.default is NOTHING or value != detail.default:
            words.append(_written(detail.name, value))
    return f"{type(effect).__name__}({', '.join(words)})" if words else type(effect).__name__


def _details(kind: type[Effect], words: list[str]) -> Iterator[Any]:
    wanted = fields(kind)
    needed = sum(detail.default is NOTHING for detail in wanted)
    if not needed <= len(words) <= len(wanted):
        form = f"{kind.__name__}({', '.join(detail.name for detail in wanted)})".removesuffix("()")
        raise NotationError(f"{kind.__name__} has other details.", f"Write {form}.")
    hints = _hints(kind.__name__)
    for word, detail in zip(words, wanted, strict=False):
        yield _read(kind.__name__, detail.name, hints[detail.name], word)


@cache
def _hints(effect: str) -> dict[str, Any]:
    return get_type_hints(EFFECTS[effect])


# Reading one detail: each kind of value has its own words

Reader: TypeAlias = Callable[[str], Any]
_WORDS_OF_SPACES: dict[str, Spaces] = {
    "Portal": SpacesOf(SpaceKind.PORTAL),
    "Start": SpacesOf(SpaceKind.START),
    "Mission": SpacesOf(SpaceKind.MISSION),
    "Challenge": SpacesOf(SpaceKind.CHALLENGE),
    "Game Action": SpacesOf(SpaceKind.GAME_ACTION),
    "double Game Action": SpacesOf(SpaceKind.GAME_ACTION, 2),
    "Bohrok Control": SpacesOf(SpaceKind.BOHROK),
    "own Start": OwnStart(),
    **{f"{toa.name.title()}'s Start": StartOf(toa) for toa in Toa},
    "next to a pawn": NextToPawn(),
}
_DECKS = {deck.name if deck in {Deck.GA, Deck.GMC} else deck.name.title(): deck for deck in Deck}
_SKILLS: dict[str, Skill | None] = {"any": None, **{s.name.lower(): s for s in Skill}}


def _read(effect: str, name: str, hint: object, word: str) -> Any:  # noqa: ANN401
    for reader in _readers(name, hint):
        value = reader(word)
        if value is not None:
            return None if value is _ANY else value
    raise NotationError(
        f'"{word}" is no word for the detail "{name}" of {effect}.', _examples(name, hint)
    )


_ANY = object()


def _readers(name: str, hint: object) -> Iterator[Reader]:
    if name == "decks":
        yield _decks
    elif name == "skill":
        yield lambda word: _ANY if word == "any" else _SKILLS.get(word)
    elif hint is int:
        yield _number
    elif get_origin(hint) in {Union, UnionType}:
        for part in get_args(hint):
            if part is not type(None):
                yield _reader_of(part)
    else:
        yield _reader_of(hint)


def _reader_of(kind: object) -> Reader:
    if kind is int:
        return _number
    if kind is Deck:
        return _DECKS.get
    if isinstance(kind, type) and issubclass(kind, Enum):
        return {str(member.value): member for member in kind}.get
    return _PATTERNS.get(kind, _spaces)


def _number(word: str) -> int | None:
    if word == "all":
        return ALL
    word = word.replace("\N{MINUS SIGN}", "-")  # as the rules page writes it
    return int(word) if re.fullmatch(r"[+-]?[0-9]{1,4}", word) else None


def _decks(word: str) -> tuple[Deck, ...] | None:
    decks = tuple(_DECKS.get(part.strip()) for part in word.split("/"))
    return None if None in decks else decks  # type: ignore[return-value]


def _spaces(word: str) -> Spaces | None:
    if word in _WORDS_OF_SPACES:
        return _WORDS_OF_SPACES[word]
    if found := re.fullmatch(r"(rows|columns) ([0-9]{1,2})-([0-9]{1,2})", word):
        stripe = Rows if found[1] == "rows" else Columns
        return stripe(int(found[2]), int(found[3]))
    if found := re.fullmatch(r"within ([1-9]) of Kini-Nui", word):
        return NearTemple(int(found[1]))
    return None


def _turns(word: str) -> Turns | None:
    if word == "next turn":
        return Turns(1)
    found = re.fullmatch(r"([1-9]) turns", word)
    return Turns(int(found[1])) if found else None


def _each_opponent(word: str) -> EachOpponent | None:
    found = re.fullmatch(r"each opponent(?: within ([1-9]) spaces)?", word)
    return EachOpponent(int(found[1]) if found[1] else None) if found else None


def _keep(word: str) -> Keep | None:
    found = re.fullmatch(r"keep ([1-9])", word)
    return Keep(int(found[1])) if found else None


_PATTERNS: dict[object, Reader] = {Turns: _turns, EachOpponent: _each_opponent, Keep: _keep}


def _examples(name: str, hint: object) -> str:
    """What could stand there."""
    kinds = get_args(hint) if get_origin(hint) in {Union, UnionType} else (hint,)
    words: list[str] = []
    if name == "decks" or Deck in kinds:
        words += _DECKS
    elif name == "skill":
        words += _SKILLS
    else:
        for kind in kinds:
            words += _words_of(kind) if kind is not int or len(kinds) > 1 else []
    return f"There are {', '.join(dict.fromkeys(words))}." if words else "Write a number."


def _words_of(kind: object) -> list[str]:
    if kind is int:
        return ["a number"]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [str(member.value) for member in kind]
    if kind is Turns:
        return ["next turn", "3 turns"]
    if kind is EachOpponent:
        return ["each opponent", "each opponent within 3 spaces"]
    if kind is Keep:
        return ["keep 1"]
    return [*_WORDS_OF_SPACES, "rows 0-2", "columns 0-1", "within 3 of Kini-Nui"]


# Writing


def _written(name: str, value: Any) -> str:  # noqa: ANN401
    match value:
        case None:
            return "any"
        case Deck():
            return _key_of(_DECKS, value)
        case Skill():
            return value.name.lower()
        case Enum():
            return str(value.value)
        case int():
            return "all" if value == ALL else f"{value:+}" if name == "points" else str(value)
        case tuple():
            return "/".join(_key_of(_DECKS, deck) for deck in value)
        case Turns(count):
            return "next turn" if count == 1 else f"{count} turns"
        case EachOpponent(within):
            return "each opponent" + (f" within {within} spaces" if within else "")
        case Keep(count):
            return f"keep {count}"
        case Rows(first, last):
            return f"rows {first}-{last}"
        case Columns(first, last):
            return f"columns {first}-{last}"
        case NearTemple(within):
            return f"within {within} of Kini-Nui"
        case _:
            return _key_of(_WORDS_OF_SPACES, value)


def _key_of(words: dict[str, Any], value: object) -> str:
    return next(word for word, meant in words.items() if meant == value)
