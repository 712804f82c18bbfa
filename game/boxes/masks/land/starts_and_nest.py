"""The objects of the layers `starts` and `places`: each has one cell where it must lie (L3)."""

from collections.abc import Iterable, Mapping
from math import isclose

from game.boxes.masks.land.findings import Finding
from game.boxes.masks.land.known_cells import STARTS, start_of
from game.boxes.masks.land.map_form import NEST, PIXELS, TOAS, cell_of, pixels_of, space_in
from game.rules.masks.pieces import Toa
from game.rules.masks.printed.land import NEST as NEST_SPACES
from game.rules.masks.printed.land import name_of
from game.tiled.placed_objects import SLACK, Frame, MapObject, ObjectLayer
from game.tiled.problems import Notes, Spot

_COLUMN, _ROW = cell_of(NEST_SPACES[0])
NEST_FRAME = Frame(_COLUMN * PIXELS, _ROW * PIXELS, PIXELS, len(NEST_SPACES) * PIXELS)
NEST_CELLS = " and ".join(map(name_of, NEST_SPACES))
NEST_PANEL = (
    f"X {NEST_FRAME.left}, Y {NEST_FRAME.top}, Width {NEST_FRAME.width}, Height {NEST_FRAME.height}"
)


def starts_in(layer: ObjectLayer, spaces: frozenset[int] | None, notes: Notes) -> dict[Toa, int]:
    """Those that lie where they must."""
    found: dict[Toa, MapObject] = {}
    sound: dict[Toa, int] = {}
    for each in layer.objects:
        if "toa" not in each.properties:
            continue
        toa = TOAS[str(each.properties["toa"])]
        if toa in found:
            what = f"There is a second Start of {toa.name.title()}."
            notes.error(what, "Delete one of them, or set its toa to another.", each.spot)
        elif each.cell is not None and _lies_well(each, space_in(each.cell), toa, spaces, notes):
            sound[toa] = STARTS[toa]
        found.setdefault(toa, each)
    if layer.are_all(found):
        _note_missing_starts(found, notes)
    return {toa: sound[toa] for toa in Toa if toa in sound}


def _lies_well(
    found: MapObject, space: int, toa: Toa, spaces: frozenset[int] | None, notes: Notes
) -> bool:
    home = STARTS[toa]
    if space != home:
        remedy = f"Move it to {name_of(home)} ({pixels_of(home)}): rules and cards know it there."
        notes.error(f"{start_of(toa)} lies off its cell.", remedy, found.spot)
    elif spaces is not None and space not in spaces:
        remedy = 'Paint the cell on the layer "spaces".'
        notes.error(f"There is no space under the Start of {toa.name.title()}.", remedy, found.spot)
    return space == home


def _note_missing_starts(found: Mapping[Toa, MapObject], notes: Notes) -> None:
    for toa in Toa:
        if toa in found:
            continue
        home, template = STARTS[toa], f"templates/start_{toa.name.lower()}.tx"
        remedy = f"Put {template} on {name_of(home)} ({pixels_of(home)})."
        notes.error(f"{start_of(toa)} is missing.", remedy, Spot("starts"))


def note_nest(layer: ObjectLayer, notes: Notes) -> None:
    nests = [found for found in layer.objects if found.class_name == NEST.class_name]
    for number, found in enumerate(nests):
        if number:
            notes.error("There is a second Nest.", "Delete one of them.", found.spot)
        elif found.cell is not None and not _is_nest(found.frame):
            what = f"The Nest does not cover {NEST_CELLS} and nothing else."
            notes.error(what, f"Set {NEST_PANEL} in the Properties panel.", found.spot)
    if not nests and layer.are_all(layer.objects):
        what = "The map has no Nest, where the Bohrok deck lies."
        remedy = f"Put templates/nest.tx on {NEST_CELLS}, or a rectangle of the class Nest: "
        notes.error(what, f"{remedy}{NEST_PANEL}.", Spot("places"))


def _is_nest(frame: Frame) -> bool:
    pairs = (
        (frame.left, NEST_FRAME.left),
        (frame.top, NEST_FRAME.top),
        (frame.width, NEST_FRAME.width),
        (frame.height, NEST_FRAME.height),
    )
    return all(isclose(there, wanted, rel_tol=0, abs_tol=SLACK) for there, wanted in pairs)


def spaces_in_nest(spaces: Iterable[int]) -> Iterable[Finding]:
    for space in sorted(set(NEST_SPACES) & set(spaces)):
        remedy = "Erase the cell: the Bohrok deck lies there, and no pawn can."
        yield Finding("A space lies in the nest.", remedy, "spaces", space)
