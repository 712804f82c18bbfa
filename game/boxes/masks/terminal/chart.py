"""The map in letters, as L1 has it: pawns as digits, and what does nothing now in small letters."""

from collections.abc import Iterator

from game.boxes.masks.land.letters import LETTERS, NOTHING, rows_of
from game.boxes.masks.words import Names
from game.core.seats import Audience, Seat
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.play import to_move
from game.rules.masks.printed.land import COLUMNS, Place, space_at
from game.rules.masks.state import Observation
from game.rules.masks.walking.spaces import is_barred, kind_for
from game.terminal.console import Console, Style

CELL, LABEL = 3, 4  # letters
WIDTH = LABEL + CELL * COLUMNS + LABEL
STYLES = {"M": Style.DANGER, "P": Style.GATE, "G": Style.TREASURE, "H": Style.TREASURE}
PLAIN = (SpaceKind.BLANK, SpaceKind.START)


def viewing_seat(seen: Observation) -> Seat:
    """Whoever looks on, or else whoever decides."""
    viewer = seen.viewer
    if not isinstance(viewer, Audience):
        return viewer
    seat = to_move(seen)
    return seen.turn.seat if seat is None or seat < 0 else seat


def chart(console: Console, names: Names, seen: Observation) -> Iterator[str]:
    """As lines, with their names on all sides."""
    columns = "".join(f"{column:^{CELL}}" for column in range(COLUMNS))
    yield f"{'':{LABEL}}{columns}".rstrip()
    for row, letters in enumerate(rows_of(seen.terms.land)):
        cells = "".join(
            _cell(console, seen, space_at(row, column), letter)
            for column, letter in enumerate(letters)
        )
        yield f"{f'r{row}':{LABEL}}{cells} {f'r{row}'}"
    yield f"{'':{LABEL}}{columns}".rstrip()
    yield pawns_line(names, seen)


def pawns_line(names: Names, seen: Observation) -> str:
    """Whose digits these are, and where they stand."""
    return names.list([_pawn_words(names, Seat(i), own.pawn) for i, own in enumerate(seen.seats)])


def _pawn_words(names: Names, seat: Seat, space: int) -> str:
    where, who = names.space(space), names.seat(seat)
    return names.texts.text("chart.pawn", number=seat + 1, seat=who, space=where)


def _cell(console: Console, seen: Observation, space: int, letter: str) -> str:
    pawns = [seat for seat, own in enumerate(seen.seats) if own.pawn == space]
    if pawns:
        return console.painted(_pawns(seen, pawns), Style.PAWN)
    if letter == NOTHING:
        return " " * CELL
    shown = letter if acts(seen, space) else _idle(seen, letter)
    return console.painted(f"{shown:^{CELL}}", STYLES.get(shown, Style.PLAIN))


def _idle(seen: Observation, letter: str) -> str:
    """Without a swarm Bohrok Control spaces are blank for all (L9)."""
    is_blank = letter == LETTERS[Place(SpaceKind.BOHROK)] and not seen.terms.has_swarm
    return LETTERS[Place()] if is_blank else letter.lower()


def _pawns(seen: Observation, pawns: list[int]) -> str:
    own = viewing_seat(seen)
    if own in pawns:
        return f"[{own + 1}]"
    return f" {pawns[0] + 1}{'+' if len(pawns) > 1 else ' '}"


def acts(seen: Observation, space: int) -> bool:
    """Whether it is what its letter says, for whoever looks on."""
    place = seen.terms.land.places.get(space)
    if place is None or place.kind in PLAIN:
        return True
    seat = viewing_seat(seen)
    return not is_barred(seen, seat, space) and kind_for(seen, seat, space) is place.kind
