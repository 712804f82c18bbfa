"""The objects of the layer `kinds`: what a space does to those who enter it."""

from collections.abc import Iterable, Iterator

from attrs import frozen

from game.boxes.masks.land.known_cells import MOST_CIRCLES, NOUNS, TOA_AT, start_of
from game.boxes.masks.land.map_form import KINDS, space_in
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.land import Place
from game.tiled.placed_objects import MapObject
from game.tiled.problems import Fault, Notes, Spot, joined

GREY = "If Tiled shows one in grey, choose it all the same: a grey value is not saved."


@frozen
class Mark:
    space: int
    place: Place
    spot: Spot  # in the map


def marks_in(
    objects: Iterable[MapObject], spaces: frozenset[int] | None, notes: Notes
) -> Iterator[Mark]:
    """Those that can be used."""
    taken: set[int] = set()
    for found in objects:
        if found.cell is None:
            continue
        space = space_in(found.cell)
        fault = _lying_fault(space, taken, spaces)
        taken.add(space)
        place = _place(found, notes)
        if fault is not None:
            notes.error(*fault, found.spot)
        elif place is not None:
            yield Mark(space, place, found.spot)


def _lying_fault(space: int, taken: set[int], spaces: frozenset[int] | None) -> Fault | None:
    if space in taken:
        return "A second Space object lies on this cell.", "Delete one of them."
    if space in TOA_AT:
        what = f"{start_of(TOA_AT[space])} is here, and a Start has no other kind."
        return what, "Move the object to another space, or delete it."
    if spaces is not None and space not in spaces:
        remedy = 'Paint the cell on the layer "spaces", or move the object onto a space.'
        return "There is no space under the object.", remedy
    return None


def _place(found: MapObject, notes: Notes) -> Place | None:
    """Without its kind, which has been noted, nothing can be said about its circles."""
    if "kind" not in found.properties:
        return None
    kind = KINDS[str(found.properties["kind"])]
    circles = found.properties.get("circles")
    if kind not in MOST_CIRCLES:
        if circles is not None:
            what = f"A {NOUNS[kind]} has no circles, so the property is not read."
            notes.advise(what, "Remove the property circles.", found.spot)
        return Place(kind)
    fault = _circles_fault(kind, circles)
    if fault is None:
        return Place(kind, int(circles or 0))
    if not any(told.spot == found.spot for told in notes.found):  # of which it would follow
        notes.error(*fault, found.spot)
    return None


def _circles_fault(kind: SpaceKind, circles: object) -> Fault | None:
    numbers = range(1, MOST_CIRCLES[kind] + 1)
    wanted = joined(map(str, numbers), last="or")
    if circles is None:
        remedy = f"Add the property circles, an int, and set it to {wanted}. {GREY}"
        return f"The {NOUNS[kind]} does not say its circles.", remedy
    if circles not in numbers:
        return f"The {NOUNS[kind]} has {circles} circles.", f"Set circles to {wanted}."
    return None
