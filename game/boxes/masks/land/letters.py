"""A land as letters, a row to a line, as L1 shows it. A game file carries its map so."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from game.boxes.masks.land.faults import kind_faults, shape_faults
from game.boxes.masks.land.known_cells import STARTS, TOA_AT
from game.persistence.forms import FormError, strict_converter, structured
from game.persistence.json_text import Json, JsonObject
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.land import COLUMNS, NEST, ROWS, Land, Place, name_of, space_at

PLACES = {
    "o": Place(),
    "S": Place(SpaceKind.START),
    "M": Place(SpaceKind.MISSION),
    "C": Place(SpaceKind.CHALLENGE, 1),
    "D": Place(SpaceKind.CHALLENGE, 2),
    "T": Place(SpaceKind.CHALLENGE, 3),
    "G": Place(SpaceKind.GAME_ACTION, 1),
    "H": Place(SpaceKind.GAME_ACTION, 2),
    "P": Place(SpaceKind.PORTAL),
    "B": Place(SpaceKind.BOHROK),
}
LETTERS = {place: letter for letter, place in PLACES.items()}
NOTHING, NEST_LETTER = ".", "n"
LONGEST_NAME = 80


@frozen
class SavedLand:
    name: str
    rows: tuple[str, ...]


_FORMS = strict_converter()


def rows_of(land: Land) -> tuple[str, ...]:
    letters = [NOTHING] * (COLUMNS * ROWS)
    for space in NEST:
        letters[space] = NEST_LETTER
    for space, place in land.places.items():
        letters[space] = LETTERS[place]
    starts = range(0, len(letters), COLUMNS)
    return tuple("".join(letters[start : start + COLUMNS]) for start in starts)


def land_of(name: str, rows: Sequence[str]) -> Land:
    """Of rows that have the right size and no strange letters."""
    places = {
        space_at(row, column): PLACES[letter]
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter in PLACES
    }
    starts = {toa: space for toa, space in STARTS.items() if _is_start(places.get(space))}
    return Land(name, places, starts)


def _is_start(place: Place | None) -> bool:
    return place is not None and place.kind is SpaceKind.START


def encode_land(land: Land) -> JsonObject:
    encoded: JsonObject = _FORMS.unstructure(SavedLand(land.name, rows_of(land)))
    return encoded


def decode_land(data: Json) -> Land:
    """A land that can be played; a `FormError` says what is wrong, without a full stop."""
    saved = structured(_FORMS, data, SavedLand)
    for fault in _form_faults(saved):
        raise FormError(fault)
    land = land_of(saved.name, saved.rows)
    for fault in _land_faults(land, saved.rows):
        raise FormError(fault)
    return land


def _form_faults(saved: SavedLand) -> Iterator[str]:
    if not saved.name.strip() or len(saved.name) > LONGEST_NAME:
        yield f"the name of the map must have 1 to {LONGEST_NAME} letters"
    if len(saved.rows) != ROWS or any(len(row) != COLUMNS for row in saved.rows):
        yield f"the map must have {ROWS} rows of {COLUMNS} letters"
    known = {*PLACES, NOTHING, NEST_LETTER}
    for letter in sorted(set("".join(saved.rows)) - known):
        yield f"the map has a letter that stands for no space: {letter!a}"


def _land_faults(land: Land, rows: Iterable[str]) -> Iterator[str]:
    letters = "".join(rows)
    for space, toa in TOA_AT.items():
        if toa not in land.starts:
            yield f"the Start of {toa.name.title()} is not at {name_of(space)}"
    for space in land.of_kind(SpaceKind.START):
        if space not in TOA_AT:
            yield f"at {name_of(space)} there is a Start of nobody"
    if tuple(space for space, letter in enumerate(letters) if letter == NEST_LETTER) != NEST:
        yield f"the nest is not at {' and '.join(map(name_of, NEST))}"
    for found in (*shape_faults(land), *kind_faults(land)):
        where = "" if found.space is None else f"at {name_of(found.space)}: "
        yield where + found.what.removesuffix(".")
