"""The fields of a tile: where they may lie, and whether they hang together."""

from collections.abc import Iterable

from game.boxes.makuta.levels.gates_and_tokens import Gate, TokenField
from game.boxes.makuta.levels.map_form import column_and_row, listed_cells
from game.rules.makuta.tile_limits import covered_cells
from game.rules.makuta.tiles import INSIDE, Cell, Role, Tile, within_reach
from game.tiled.problems import Notes, Spot, joined


def note_wrong_fields(fields: frozenset[Cell], role: Role | None, notes: Notes) -> None:
    outside = fields - INSIDE
    if outside:
        what = f"{_count(outside)} outside the tile's outline, at {listed_cells(outside)}."
        remedy = 'Erase what is there; the layer "guide" shows where fields can be.'
        notes.error(what, remedy, Spot("fields"))
    covered = fields & covered_cells(role)
    if role is Role.MAKUTA and covered:  # the whole start field may be painted
        what = f"{_count(covered)} under the temple, at {listed_cells(covered)}."
        notes.error(what, "Erase what is there: nobody can stand in it.", Spot("fields"))


def _count(cells: frozenset[Cell]) -> str:
    return "A field lies" if len(cells) == 1 else f"{len(cells)} fields lie"


def note_cut_off(tile: Tile, on_fields: Iterable[Gate | TokenField], notes: Notes) -> None:
    """One note for each group of fields that hangs together, but not with the largest."""
    mainland, *islands = _groups(tile) or [frozenset()]
    for island in islands:
        there = [_named(each) for each in on_fields if each.cell in island]
        what = f"{_subject(island, there)} cut off from the {len(mainland)} others."
        remedy = "Paint fields in between, side by side (a corner is no way), or erase these."
        only = column_and_row(min(island)) if len(island) == 1 else None
        notes.error(what, remedy, Spot("fields", cell=only))


def _groups(tile: Tile) -> list[frozenset[Cell]]:
    """Fields that can be walked to from each other, over Rahi if need be."""
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


def _named(found: Gate | TokenField) -> str:
    return f"object {found.spot.object_id} ({'gate' if isinstance(found, Gate) else 'token'})"
