"""Whether everything on a tile can be walked to, over Rahi if need be."""

from collections.abc import Iterable

from game.boxes.makuta.levels.cells import column_and_row, listed_cells
from game.boxes.makuta.levels.gates_and_tokens import Gate, TokenField
from game.rules.makuta.tiles import Cell, Tile, within_reach
from game.tiled.problems import Notes, Spot, joined


def note_cut_off(tile: Tile, things: Iterable[Gate | TokenField], notes: Notes) -> None:
    """One note for each group of fields that hangs together, but not with the largest."""
    mainland, *islands = _groups(tile) or [frozenset()]
    for island in islands:
        there = [_named(thing) for thing in things if thing.cell in island]
        what = f"{_subject(island, there)} cut off from the {len(mainland)} others."
        remedy = "Paint fields in between, side by side (a corner is no way), or erase these."
        only = column_and_row(min(island)) if len(island) == 1 else None
        notes.error(what, remedy, Spot("fields", cell=only))


def _groups(tile: Tile) -> list[frozenset[Cell]]:
    left = set(tile.fields)
    groups = []
    while left:
        groups.append(within_reach(tile, min(left), crossing_rahi=True))
        left -= groups[-1]
    return sorted(groups, key=len, reverse=True)


def _subject(island: frozenset[Cell], there: list[str]) -> str:
    with_them = f", with {joined(there)}," if there else ""
    if len(island) == 1:
        return f"This field{with_them} is"
    return f"The {len(island)} fields at {listed_cells(island)}{with_them} are"


def _named(thing: Gate | TokenField) -> str:
    return f"object {thing.spot.object_id} ({'gate' if isinstance(thing, Gate) else 'token'})"
