"""What no land may be (L3, L4): each is an error on any map, and in a game file too."""

from collections.abc import Iterator

from game.boxes.masks.land.findings import Finding, names
from game.boxes.masks.land.known_cells import LARGEST_CHALLENGE, NEXT_TO_KINI_NUI, NOUNS
from game.boxes.masks.land.map_form import pixels_of
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.land import KINI_NUI, Land, Place, name_of

FEWEST_NEIGHBOURS = 2
FEWEST = {
    SpaceKind.PORTAL: (2, "Portals", "who enters one jumps to another"),
    SpaceKind.CHALLENGE: (3, "Challenges", "the last one of a seat is closed for it"),
    SpaceKind.GAME_ACTION: (3, "Game Action spaces", "the last one of a seat is closed for it"),
}
BARRED = frozenset({SpaceKind.MISSION, SpaceKind.CHALLENGE, SpaceKind.PORTAL})  # no open ground
TEMPLE = Place(SpaceKind.CHALLENGE, LARGEST_CHALLENGE)


def open_ground(land: Land) -> frozenset[int]:
    return frozenset(space for space, place in land.places.items() if place.kind not in BARRED)


def parts_of(land: Land, over: frozenset[int]) -> list[frozenset[int]]:
    """What of these spaces hangs together, the largest part first."""
    left, found = set(over), []
    while left:
        part = frozenset(land.distances(min(left), over))
        found.append(part)
        left -= part
    return sorted(found, key=len, reverse=True)


def shape_faults(land: Land) -> Iterator[Finding]:
    """Which spaces there are, whatever they do."""
    for space in land.places:
        count = len(land.beside[space])
        if count < FEWEST_NEIGHBOURS:
            what = f"The space has {'only one neighbour' if count else 'no neighbour'}."
            remedy = "Paint a second way beside it, up, down, left or right, or erase it."
            yield Finding(what, remedy, "spaces", space)
    for part in parts_of(land, frozenset(land.places))[1:]:
        if len(part) == 1:
            continue  # it has no neighbour, which has been told
        what = f"{_spaces(part)} cut off from the rest of the map."
        remedy = "Join them to it by spaces side by side, or erase them."
        yield Finding(what, remedy, "spaces", min(part))


def kind_faults(land: Land) -> Iterator[Finding]:
    yield from _of_temple(land)
    yield from _of_numbers(land)
    open_spaces = open_ground(land)
    for part in _shut_in(land, open_spaces):
        what = f"{_spaces(part)} cut off by Missions, Challenges and Portals."
        remedy = (
            "Move one of these elsewhere: from every other space a pawn must be able to go on"
            " without being forced into one."
        )
        yield Finding(what, remedy, "kinds", min(part))
    yield from _untouched(land, open_spaces)


def _shut_in(land: Land, open_spaces: frozenset[int]) -> Iterator[frozenset[int]]:
    """Where something else than the end of the land, or a lost Kini-Nui, is the reason."""
    for whole in parts_of(land, frozenset(land.places)):
        yield from (p for p in parts_of(land, open_spaces & whole)[1:] if p != {KINI_NUI})


def _spaces(part: frozenset[int]) -> str:
    return f"The {'space' if len(part) == 1 else 'spaces'} {names(part)} {_are(len(part))}"


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def _of_temple(land: Land) -> Iterator[Finding]:
    if land.places.get(KINI_NUI) != TEMPLE:
        what = f"Kini-Nui, the Challenge with 3 circles, is not at {name_of(KINI_NUI)}."
        remedy = f"Put templates/challenge_3.tx there ({pixels_of(KINI_NUI)})."
        yield Finding(what, remedy, "kinds", KINI_NUI)
    for space in land.of_kind(TEMPLE.kind, TEMPLE.circles):
        if space != KINI_NUI:
            what = f"A Challenge with 3 circles lies elsewhere than at {name_of(KINI_NUI)}."
            remedy = "Only Kini-Nui has so many: set circles to 1 or 2, or delete the object."
            yield Finding(what, remedy, "kinds", space)


def _of_numbers(land: Land) -> Iterator[Finding]:
    for kind, (fewest, several, why) in FEWEST.items():
        count = len(land.of_kind(kind))
        if count < fewest:
            told = f"{count or 'no'} {NOUNS[kind] if count == 1 else several}"
            remedy = f"It needs at least {fewest}: {why}."
            yield Finding(f"The map has {told}.", remedy, "kinds")


def _untouched(land: Land, open_spaces: frozenset[int]) -> Iterator[Finding]:
    for space, place in land.places.items():
        if not _wants_touch(space, place) or open_spaces & set(land.beside[space]):
            continue
        others = "Missions, Challenges and Portals"
        remedy = f"Let a space beside it be none of these: {others}."
        yield Finding(f"No open ground touches the {NOUNS[place.kind]}.", remedy, "kinds", space)


def _wants_touch(space: int, place: Place) -> bool:
    if place.kind is SpaceKind.CHALLENGE:
        return place.circles == 1 and space != KINI_NUI
    return place.kind in BARRED and space not in NEXT_TO_KINI_NUI
