"""One entry of a card file: a table of details, read by their forms and written back by them."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any

from attrs import frozen

from game.boxes.masks.cards.forms import LONGEST_SHOWN, Form, WrongValueError, shown
from game.tiled.problems import Notes, Spot

NEEDED: Any = object()
MOST_LISTED = 20
MOST_UNKNOWN = 5  # names of one table that are told; whoever has mended these is told the others


@frozen
class Detail:
    name: str  # in the file
    form: Form
    default: object = NEEDED
    field: str | None = None  # of the value, where it has another name

    @property
    def of(self) -> str:
        return self.field or self.name


@frozen
class Entry:
    """Where a table stands, and the notes about it."""

    place: str  # `action.plus_100`
    notes: Notes

    def error(self, what: str, remedy: str, detail: str | None = None) -> None:
        self.notes.error(what, remedy, self._spot(detail))

    def advise(self, what: str, remedy: str, detail: str | None = None) -> None:
        self.notes.advise(what, remedy, self._spot(detail))

    def _spot(self, detail: str | None) -> Spot:
        return Spot(entry=f"{self.place}, {detail}" if detail else self.place)

    def read(self, details: Sequence[Detail], table: object) -> dict[str, Any] | None:
        """The values by field; None, with all that is wrong noted, if they are not to be used."""
        if not isinstance(table, dict):
            self.error(f"This is {shown(table)}.", f"Begin it with the line [{self.place}].")
            return None
        self._note_unknown(details, table)
        found: dict[str, Any] = {}
        for detail in details:
            found.update(self._read(detail, table))
        return found if len(found) == len(details) else None

    def _read(self, detail: Detail, table: dict[str, object]) -> Iterator[tuple[str, Any]]:
        if detail.name in table:
            try:
                yield detail.of, detail.form.read(table[detail.name])
            except WrongValueError as error:
                for what, remedy in error.faults:
                    self.error(what, remedy, detail.name)
        elif detail.default is NEEDED:
            self.error(f'"{detail.name}" is missing.', f"Add {detail.name}: {detail.form.wanted}.")
        else:
            yield detail.of, detail.default

    def _note_unknown(self, details: Sequence[Detail], table: dict[str, object]) -> None:
        known = [detail.name for detail in details]
        for name in [name for name in table if name not in known][:MOST_UNKNOWN]:
            self.error(f"There is no {shown(name)} here.", nearest(name, known))


def nearest(name: str, known: Sequence[str]) -> str:
    """What may have been meant."""
    close = get_close_matches(name[:LONGEST_SHOWN], known, n=1)
    if close:
        return f'Did you mean "{close[0]}"?'
    more = f" and {len(known) - MOST_LISTED} more" if len(known) > MOST_LISTED else ""
    return f"There are {', '.join(known[:MOST_LISTED])}{more}." if known else "Leave it out."


def written(details: Sequence[Detail], value: object) -> dict[str, object]:
    """The table of *value*; what is as it would be anyway is left out."""
    found: dict[str, object] = {}
    for detail in details:
        part = getattr(value, detail.of)
        if detail.default is NEEDED or part != detail.default:
            found[detail.name] = detail.form.write(part)
    return found
