"""What the author of a level is told: one problem at a time, and all of them together."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TypeAlias

from attrs import define, field, frozen

from game.core.errors import GameError

ColumnRow: TypeAlias = tuple[int, int]  # of a cell, counted from 0 as Tiled's status bar does
Fault: TypeAlias = tuple[str, str]  # what is wrong, and how to mend it


MOST_LISTED = 12  # cells in one message
MOST_LETTERS = 400  # of what a file says, in one message
MOST_NOTED = 100  # problems of a map; whoever has mended these is told the others


def readable(text: str) -> str:
    """As a terminal can show it: no control characters, half letters or endless words."""
    if len(text) > MOST_LETTERS:
        text = f"{text[: MOST_LETTERS // 2]} … {text[-MOST_LETTERS // 2 :]}"
    return "".join(
        each if each.isprintable() else " " if each.isspace() else "\ufffd" for each in text
    )


class Severity(Enum):
    ERROR = "error"  # the set cannot be played
    ADVICE = "advice"  # it can be played, but is not what the game was made for


@frozen
class Spot:
    """Where in a file something is wrong, as far as that can be said."""

    layer: str | None = None
    object_id: int | None = None
    cell: ColumnRow | None = None
    entry: str | None = None  # of a file that is a list and no map

    def __str__(self) -> str:
        """Empty if the whole file is meant."""
        parts = []
        if self.layer is not None:
            parts.append(f'layer "{readable(self.layer)}"')
        if self.object_id is not None:
            parts.append(f"object {self.object_id}")
        if self.cell is not None:
            parts.append(f"column {self.cell[0]}, row {self.cell[1]}")
        if self.entry is not None:
            parts.append(readable(self.entry))
        return ", ".join(parts)


WHOLE_FILE = Spot()


@frozen
class Problem:
    """One fault, worded for the person who sits at the editor."""

    file: str = field(converter=readable)
    spot: Spot
    what: str = field(converter=readable)
    remedy: str = field(converter=readable)
    severity: Severity

    @property
    def text(self) -> str:
        """All but the file."""
        said, spot = f"{self.what} {self.remedy}", str(self.spot)
        return f"{spot}: {said}" if spot else said

    def __str__(self) -> str:
        joint = ": " if self.spot == WHOLE_FILE else ", "
        return f"{self.file}{joint}{self.text}"


@frozen
class Verdict:
    """All that is to say about a file or a folder; a box adds what could be read of it."""

    problems: tuple[Problem, ...]  # by file

    @property
    def errors(self) -> tuple[Problem, ...]:
        return tuple(each for each in self.problems if each.severity is Severity.ERROR)

    @property
    def advice(self) -> tuple[Problem, ...]:
        return tuple(each for each in self.problems if each.severity is Severity.ADVICE)


class LevelError(GameError):
    """A level set that cannot be played; carries every error of every file."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(["The level set cannot be played.", *map(str, self.problems)]))


class UnreadableError(Exception):
    """A file that cannot even be opened and understood; whoever wanted it says where."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(f"{what} {remedy}")
        self.what = what
        self.remedy = remedy


@define
class Notes:
    """The problems of one file, as they turn up."""

    file: str
    found: list[Problem] = field(factory=list)

    def error(self, what: str, remedy: str, at: Spot = WHOLE_FILE) -> None:
        self.add(what, remedy, Severity.ERROR, at)

    def advise(self, what: str, remedy: str, at: Spot = WHOLE_FILE) -> None:
        self.add(what, remedy, Severity.ADVICE, at)

    def add(self, what: str, remedy: str, severity: Severity, at: Spot = WHOLE_FILE) -> None:
        """Advice leaves room for errors: where some are left out, others are told."""
        most = MOST_NOTED if severity is Severity.ADVICE else 2 * MOST_NOTED
        if len(self.found) < most:
            self.found.append(Problem(self.file, at, what, remedy, severity))

    def about(self, file: str) -> "Notes":
        """For another file; what is noted there is found here too."""
        return Notes(file, self.found)

    def sort_by_layer(self, names: Iterable[str]) -> None:
        """What is about the whole file comes first, and all else stays in its order."""
        rank = {name: number for number, name in enumerate(names)}
        self.found.sort(key=lambda problem: rank.get(problem.spot.layer or "", -1))

    @property
    def has_errors(self) -> bool:
        return any(problem.severity is Severity.ERROR for problem in self.found)


def listed(cells: Iterable[ColumnRow]) -> str:
    """`row 1, columns 3 and 4; row 2, column 5`, cut short if there are many."""
    places = sorted(cells, key=lambda cell: cell[::-1])
    rows: dict[int, list[str]] = {}
    for column, row in places[:MOST_LISTED]:
        rows.setdefault(row, []).append(str(column))
    told = "; ".join(f"row {row}, {counted('column', columns)}" for row, columns in rows.items())
    return told if len(places) <= MOST_LISTED else f"{told}; and {len(places) - MOST_LISTED} more"


def counted(noun: str, names: Sequence[str]) -> str:
    """`column 3`, `columns 3 and 4`."""
    return f"{noun if len(names) == 1 else f'{noun}s'} {joined(names)}"


def joined(words: Iterable[str], last: str = "and") -> str:
    """`a, b and c`."""
    *most, final = words
    return f"{', '.join(most)} {last} {final}" if most else final


def choice(words: Iterable[str]) -> str:
    """`"a", "b" or "c"`."""
    return joined((f'"{word}"' for word in words), last="or")
