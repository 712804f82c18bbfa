"""How many spaces of each kind there are (L5), and what lies beside what (L6)."""

from collections import Counter
from collections.abc import Iterator

from game.boxes.masks.land.findings import Finding, names
from game.boxes.masks.land.known_cells import BEYOND, CORNERS, NEXT_TO_KINI_NUI, NOUNS, start_of
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.land import Land, Place
from game.tiled.problems import joined

WANTED = {
    Place(SpaceKind.BLANK): 98,
    Place(SpaceKind.START): 6,
    Place(SpaceKind.MISSION): 26,
    Place(SpaceKind.CHALLENGE, 1): 4,
    Place(SpaceKind.CHALLENGE, 2): 1,
    Place(SpaceKind.CHALLENGE, 3): 1,
    Place(SpaceKind.GAME_ACTION, 1): 8,
    Place(SpaceKind.GAME_ACTION, 2): 2,
    Place(SpaceKind.PORTAL): 6,
    Place(SpaceKind.BOHROK): 6,
}
AVENUE = "Put a Mission there: four avenues of two Missions each lead to Kini-Nui."
SIZES = {1: "single ", 2: "double ", 3: "triple "}


def name_of_kind(place: Place) -> str:
    return f"{SIZES.get(place.circles, '')}{NOUNS[place.kind]}"


def number_findings(land: Land) -> Iterator[Finding]:
    """L5."""
    counts = Counter(land.places.values())
    wrong = [
        f"{name_of_kind(place)} {counts[place]} instead of {count}"
        for place, count in WANTED.items()
        if counts[place] != count
    ]
    if wrong:
        remedy = 'Change objects of the layer "kinds", or paint and erase cells of "spaces".'
        yield Finding(f"The numbers differ from the box: {joined(wrong)}.", remedy, "kinds")


def neighbour_findings(land: Land) -> Iterator[Finding]:
    """L6."""
    yield from _of_avenues(land)
    for space in land.of_kind(SpaceKind.CHALLENGE, 2):
        others = _beside_but(land, space, SpaceKind.MISSION)
        if others:
            what = f"The double Challenge touches other spaces than Missions: {names(others)}."
            yield Finding(what, "Put Missions there, or erase these cells.", "kinds", space)
    for space in land.of_kind(SpaceKind.CHALLENGE, 1):
        yield from _of_door(land, space)
    for toa, space in land.starts.items():
        others = _beside_but(land, space, SpaceKind.BLANK)
        if others:
            remedy = "Keep the spaces beside a Start blank."
            what = f"{start_of(toa)} touches other spaces than blank ones: {names(others)}."
            yield Finding(what, remedy, "starts", space)


def _of_avenues(land: Land) -> Iterator[Finding]:
    mission = Place(SpaceKind.MISSION)
    for where, spaces in (("next to", NEXT_TO_KINI_NUI), ("two steps from", BEYOND)):
        for space in spaces:
            if land.places.get(space) != mission:
                yield Finding(f"There is no Mission {where} Kini-Nui.", AVENUE, "kinds", space)
    for space in CORNERS:
        if space in land.places:
            what = "A space lies diagonally beside Kini-Nui."
            remedy = "Erase the cell: only the four avenues lead there."
            yield Finding(what, remedy, "spaces", space)


def _beside_but(land: Land, space: int, kind: SpaceKind) -> list[int]:
    return [each for each in land.beside[space] if land.places[each].kind is not kind]


def _of_door(land: Land, space: int) -> Iterator[Finding]:
    others = _beside_but(land, space, SpaceKind.MISSION)
    blank = [each for each in others if land.places[each].kind is SpaceKind.BLANK]
    if len(blank) != 1:
        told = f"touches {names(blank)}, which are blank" if blank else "touches no blank space"
        remedy = "It should touch exactly one, its back door."
        yield Finding(f"The single Challenge {told}.", remedy, "kinds", space)
    strange = sorted(set(others) - set(blank))
    if strange:
        what = f"The single Challenge touches what is neither Mission nor blank: {names(strange)}."
        remedy = "Put Missions there, or move one of them."
        yield Finding(what, remedy, "kinds", space)
