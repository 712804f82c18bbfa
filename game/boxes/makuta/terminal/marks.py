"""How a field looks in text: one short mark, at most three letters wide."""

from collections.abc import Iterable

from attrs import frozen

from game.boxes.makuta.words.gates import gate_side, place_of
from game.boxes.makuta.words.outlook import pawns_on
from game.core.hexes import SIDES
from game.core.seats import Seat
from game.rules.makuta.pieces import HIDDEN, RAHI, Disc, Kind, back_of
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import (
    GATE_CELLS,
    MIDDLE,
    Cell,
    Role,
    Tile,
    field_number,
)
from game.terminal.console import Style

LETTERS = {
    Kind.MOSQUITO: "m",
    Kind.SCORPION: "s",
    Kind.TIGER: "t",
    Kind.KANOHI: "K",
    Kind.TURAGA: "U",
    Kind.KEY: "Y",
    Kind.POWER: "P",
}
ARROWS = dict(zip(SIDES, "↑↗↘↓↙↖", strict=True))
OPEN_GATE, LINKED_GATE, BLOCKED_GATE = "O", "=", "x"
GATE = "#"  # of a tile that is not laid yet
FIELD, START, TEMPLE = "·", "S", "T"
# Where pawns are drawn on the start field, whose own mark stays in its middle.
ROOM_FOR_PAWNS = tuple(cell for cell in MIDDLE if cell != (0, 0))


@frozen
class Mark:
    text: str
    style: Style = Style.PLAIN


def pawn_text(seen: Observation, seats: Iterable[Seat]) -> str:
    """Toa differ in their first letters, whatever the language."""
    first, *others = seats
    return f"@{seen.terms.toas[first].name[0]}{'+' if others else ''}"


def marks_of(seen: Observation, tile: int) -> dict[Cell, Mark]:
    """Every cell of *tile* that shows anything, in the tile's own orientation."""
    plan = seen.terms.atlas.tiles[tile]
    if place_of(seen, tile) is None:
        marks = _printed(plan, two_backs=seen.terms.house.two_backs)
    else:
        marks = {cell: _field_mark(seen, field_number(tile, cell)) for cell in plan.fields}
    if plan.role is Role.START:
        marks |= dict.fromkeys(MIDDLE, Mark(START)) | _pawns_on_start(seen)
    if plan.role is Role.MAKUTA:
        marks |= dict.fromkeys(MIDDLE, Mark(TEMPLE, Style.DANGER))
    return marks


def _printed(plan: Tile, *, two_backs: bool) -> dict[Cell, Mark]:
    """A tile that is not laid yet: only what is printed on it."""
    marks = dict.fromkeys(plan.fields, Mark(FIELD, Style.FAINT))
    marks |= {
        cell: token_mark(Disc(back_of(kind, two_backs=two_backs), HIDDEN))
        for cell, kind in plan.tokens
    }
    return marks | {GATE_CELLS[side]: Mark(GATE, Style.GATE) for side in plan.gates}


def _pawns_on_start(seen: Observation) -> dict[Cell, Mark]:
    seats = pawns_on(seen, seen.terms.atlas.start_field)
    return {
        cell: Mark(pawn_text(seen, [seat]), Style.PAWN)
        for cell, seat in zip(ROOM_FOR_PAWNS, seats, strict=False)
    }


def _field_mark(seen: Observation, field: int) -> Mark:
    pawns = pawns_on(seen, field)
    if pawns:
        return Mark(pawn_text(seen, pawns), Style.PAWN)
    if field in seen.tokens.on_fields:
        return token_mark(seen.tokens.on_fields[field][0])
    if field in seen.terms.atlas.gate_fields:
        return Mark(gate_letter(seen, field) + ARROWS[gate_side(seen, field)], Style.GATE)
    return Mark(FIELD, Style.FAINT)


def token_mark(disc: Disc) -> Mark:
    if disc.kind not in RAHI:
        return Mark(LETTERS[disc.back], Style.TREASURE)
    strength = "?" if disc.face == HIDDEN else str(disc.face)
    return Mark(LETTERS[disc.kind] + strength, Style.DANGER)


# Gates


def gate_letter(seen: Observation, gate: int) -> str:
    if gate in seen.island.open_gates:
        return OPEN_GATE
    return LINKED_GATE if gate in seen.island.linked else BLOCKED_GATE
