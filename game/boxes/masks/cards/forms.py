"""What may stand behind a name in a card file, and how it is written back.

Each form says in words what it wants, so that a person who wrote something else knows what to do.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from enum import Enum
from typing import Any, Protocol, TypeVar

from attrs import frozen

from game.tiled.problems import Fault, choice

T = TypeVar("T")
E = TypeVar("E", bound=Enum)
KEY = re.compile("[a-z0-9][a-z0-9_]{0,39}")
LONGEST_SHOWN = 60  # letters of a wrong value
LARGEST_SHOWN = 10**12


class WrongValueError(Exception):
    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(" ".join(what for what, _ in self.faults))


class Form(Protocol):
    @property
    def wanted(self) -> str: ...

    def read(self, value: object) -> Any:  # noqa: ANN401 - each form has its own kind of value
        """Or raise a `WrongValueError`."""

    def write(self, value: Any) -> object:  # noqa: ANN401
        ...


def shown(value: object) -> str:
    """A value as the author may have written it, never long."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            cut = value if len(value) <= LONGEST_SHOWN else f"{value[:LONGEST_SHOWN]}…"
            return f'"{cut}"'
        case int():
            return str(value) if abs(value) < LARGEST_SHOWN else "a very large number"
        case float():
            return str(value)
        case list():
            return "a list"
        case dict():
            return "a table"
        case None:
            return "nothing"
        case _:
            return "a date or a time"


def wrong(form: Form, value: object) -> WrongValueError:
    return WrongValueError([(f"This is {shown(value)}.", f"Write {form.wanted}.")])


def refuse_count(form: Form, value: Sized, most: int, noun: str = "entries") -> None:
    if not 0 < len(value) <= most:
        raise WrongValueError([(f"This has {len(value):,} {noun}.", f"Write {form.wanted}.")])


def by_value(kind: type[E]) -> dict[str, E]:
    return {str(member.value): member for member in kind}


def by_name(kind: type[E], style: Callable[[str], str]) -> dict[str, E]:
    return {style(member.name): member for member in kind}


@frozen
class Whole:
    least: int
    most: int

    @property
    def wanted(self) -> str:
        return f"a whole number from {self.least:,} to {self.most:,}"

    def read(self, value: object) -> int:
        if type(value) is not int or not self.least <= value <= self.most:
            raise wrong(self, value)
        return value

    def write(self, value: int) -> int:
        return value


@frozen
class Flag:
    wanted = "true or false"

    def read(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise wrong(self, value)
        return value

    def write(self, value: bool) -> bool:  # noqa: FBT001
        return value


@frozen
class Word:
    """One of a few."""

    words: Mapping[str, object]

    @property
    def wanted(self) -> str:
        return choice(self.words)

    def read(self, value: object) -> object:
        if not isinstance(value, str) or value not in self.words:
            raise wrong(self, value)
        return self.words[value]

    def write(self, value: object) -> str:
        return next(word for word, meant in self.words.items() if meant is value)


@frozen
class Prose:
    """Words that are shown to the players."""

    most: int

    @property
    def wanted(self) -> str:
        return f"1 to {self.most} letters that can be printed"

    def read(self, value: object) -> str:
        if not isinstance(value, str) or not value.isprintable():
            raise wrong(self, value)
        refuse_count(self, value, self.most, "letters")
        return value

    def write(self, value: str) -> str:
        return value


@frozen
class Key:
    wanted = "a key: 1 to 40 small letters, digits and underscores"

    def read(self, value: object) -> str:
        if not isinstance(value, str) or not KEY.fullmatch(value):
            raise wrong(self, value)
        return value

    def write(self, value: str) -> str:
        return value


@frozen
class Several:
    """A list without repetitions."""

    each: Form
    most: int

    @property
    def wanted(self) -> str:
        return f"a list of 1 to {self.most}: {self.each.wanted}"

    def read(self, value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise wrong(self, value)
        refuse_count(self, value, self.most)
        found = tuple(self.each.read(part) for part in value)
        if len(set(found)) < len(found):
            raise WrongValueError([("Something is in the list twice.", "Leave one of them out.")])
        return found

    def write(self, value: Sequence[object]) -> list[object]:
        return [self.each.write(part) for part in value]


@frozen
class Counts:
    """A table of keys with a number each."""

    number: Whole
    most: int  # keys

    @property
    def wanted(self) -> str:
        return f"a table of keys, each with {self.number.wanted}"

    def read(self, value: object) -> tuple[tuple[str, int], ...]:
        if not isinstance(value, dict):
            raise wrong(self, value)
        refuse_count(self, value, self.most)
        if faults := list(self._faults(value)):
            raise WrongValueError(faults)
        return tuple(value.items())

    def _faults(self, value: dict[str, object]) -> Iterator[Fault]:
        for key, number in value.items():
            if not KEY.fullmatch(key):
                yield f"{shown(key)} is no key.", f"Write {Key.wanted}."
            try:
                self.number.read(number)
            except WrongValueError:
                yield f"{shown(key)} is {shown(number)}.", f"Write {self.number.wanted}."

    def write(self, value: tuple[tuple[str, int], ...]) -> dict[str, int]:
        return dict(value)


@frozen
class Numbers:
    """A table with a number for each of these names; those with a default may be left out."""

    names: tuple[str, ...]
    number: Whole
    default: int | None = None

    @property
    def wanted(self) -> str:
        return f"a table of {choice(self.names)}, each with {self.number.wanted}"

    def read(self, value: object) -> tuple[int, ...]:
        if not isinstance(value, dict):
            raise wrong(self, value)
        if faults := [*self._unknown(value), *self._wrong_numbers(value)]:
            raise WrongValueError(faults)
        return tuple(value.get(name, self.default or 0) for name in self.names)

    def _unknown(self, value: dict[str, object]) -> Iterator[Fault]:
        for name in value:
            if name not in self.names:
                yield f"There is no {shown(name)} here.", f"There are {', '.join(self.names)}."

    def _wrong_numbers(self, value: dict[str, object]) -> Iterator[Fault]:
        for name in self.names:
            if name not in value and self.default is None:
                yield f'"{name}" is missing.', f"Write {self.number.wanted}."
            elif name in value:
                try:
                    self.number.read(value[name])
                except WrongValueError:
                    yield f'"{name}" is {shown(value[name])}.', f"Write {self.number.wanted}."

    def write(self, value: tuple[int, ...]) -> dict[str, int]:
        parts = zip(self.names, value, strict=True)
        return {name: number for name, number in parts if number != self.default}
