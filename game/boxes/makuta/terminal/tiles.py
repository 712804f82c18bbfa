"""What is drawn and said of single tiles."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap

from game.boxes.makuta.terminal.grid import GRID_WIDTH, Grid
from game.boxes.makuta.terminal.marks import marks_of
from game.boxes.makuta.words import Names, spot
from game.boxes.makuta.words.gates import gate_line, gates_of, place_of
from game.boxes.makuta.words.outlook import pawns_on
from game.rules.makuta.pieces import HIDDEN
from game.rules.makuta.state import Observation
from game.rules.makuta.temple import colour_at
from game.rules.makuta.tiles import cell_of, tile_of

UNBROKEN = "\N{NO-BREAK SPACE}"


def tile_grid(
    names: Names, seen: Observation, tile: int, numbers: Mapping[int, str] | None = None
) -> Grid:
    """*tile* in its own orientation, with the *numbers* of the choices on its fields."""
    here = {cell_of(f): text for f, text in (numbers or {}).items() if tile_of(f) == tile}
    return Grid(_head(names, seen, tile), marks_of(seen, tile), here)


def _head(names: Names, seen: Observation, tile: int) -> tuple[str, ...]:
    if place_of(seen, tile) is None:
        return (names.texts.text("tile.drawn", tile=names.tile(tile)),)
    title = names.texts.text("tile.title", tile=names.tile(tile), region=names.region(tile))
    gates = [gate_line(names, seen, gate) for gate in gates_of(seen, tile)]
    together = "  ".join(gate.replace(" ", UNBROKEN) for gate in gates)
    return (title, *(line.replace(UNBROKEN, " ") for line in wrap(together, GRID_WIDTH)))


def notes(names: Names, seen: Observation, tile: int) -> list[str]:
    """What the marks cannot show: who stands where, faces, what Rahi hold, locks, the temple."""
    found = {
        field: "; ".join(_field_notes(names, seen, field))
        for field in sorted(seen.terms.atlas.adjacent[tile])
    }
    return [
        names.texts.text("tile.note", spot=spot(cell_of(field)), note=note)
        for field, note in found.items()
        if note
    ]


def _field_notes(names: Names, seen: Observation, field: int) -> Iterator[str]:
    texts, atlas = names.texts, seen.terms.atlas
    pawns = pawns_on(seen, field)
    if pawns:
        yield ", ".join(map(names.seat, pawns))
    discs = seen.tokens.on_fields.get(field, ())
    if discs and (pawns or discs[1:] or discs[0].face != HIDDEN):
        yield names.disc(discs[0])
    if discs[1:]:
        yield texts.text("tile.held", discs=names.discs(discs[1:]))
    if field == atlas.start_field:
        yield texts.text("tile.pile", discs=_pile(names, seen))
    if field in atlas.gate_fields:
        yield _gate_note(names, seen, field)


def _gate_note(names: Names, seen: Observation, gate: int) -> str:
    texts, makuta = names.texts, seen.terms.atlas.makuta
    parts = [gate_line(names, seen, gate)]
    if gate in seen.tokens.locks:
        parts.append(names.disc(seen.tokens.locks[gate]))
    if tile_of(gate) == makuta and seen.temple is not None:
        colour = colour_at(seen, gate)
        strength = seen.terms.edition.makuta[colour] + seen.terms.house.mighty_makuta
        parts.append(texts.text("tile.segment", colour=names.colour(colour), strength=strength))
    return ", ".join(parts)


def _pile(names: Names, seen: Observation) -> str:
    """Faces where they are known, otherwise how many of each back."""
    pile = (*seen.tokens.pile.old, *seen.tokens.pile.fresh)
    known = [disc for disc in pile if disc.face != HIDDEN]
    others = names.tally(disc for disc in pile if disc.face == HIDDEN)
    return ", ".join([*map(names.disc, known), others]) if known else others


def tiles_shown(first: int, fields: Iterable[int]) -> list[int]:
    """*first*, then every other tile on which one of *fields* lies."""
    return list(dict.fromkeys([first, *map(tile_of, fields)]))
