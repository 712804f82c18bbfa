"""Places of the island explain themselves: what they are, what to do there, and by which rule."""

from enum import Enum, auto

from game.boxes.makuta.goal import goal_of
from game.boxes.makuta.risk import challenger
from game.boxes.makuta.words.explained import Explained, explained
from game.boxes.makuta.words.goals import strength_line
from game.boxes.makuta.words.names import Names
from game.boxes.makuta.words.risks import risk_line
from game.i18n.keys import key_of
from game.i18n.texts import capital
from game.rules.makuta.pieces import EVERYONE, Disc
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import tile_of


class Place(Enum):
    """What there is besides tokens."""

    START = auto()
    OPEN_GATE = auto()
    LAST_GATE = auto()
    LINKED_GATE = auto()
    BLOCKED_GATE = auto()
    LOCKED = auto()
    LOCK_SHOWN = auto()
    TEMPLE = auto()


RULES = {
    Place.START: "F2",
    Place.OPEN_GATE: "G2",
    Place.LAST_GATE: "G4",
    Place.LINKED_GATE: "G1",
    Place.BLOCKED_GATE: "G1",
    Place.LOCKED: "L3",
    Place.LOCK_SHOWN: "L5",
    Place.TEMPLE: "X1",
}


def place_at(seen: Observation, field: int) -> Place | None:
    """None where there is nothing to be said of the space itself."""
    island, lock = seen.island, seen.tokens.locks.get(field)
    if field == seen.terms.atlas.start_field:
        return Place.START
    if lock is not None:
        return Place.LOCK_SHOWN if lock.known == EVERYONE else Place.LOCKED
    if field in island.open_gates:
        return Place.OPEN_GATE if seen.tiles_left else Place.LAST_GATE
    if field in island.linked:
        return Place.LINKED_GATE
    return Place.BLOCKED_GATE if field in island.blocked else None


def token_at(seen: Observation, field: int) -> Disc | None:
    """What lies on top there; a lock is told of with its entrance."""
    return next(iter(seen.tokens.on_fields.get(field, ())), None)


def has_something(seen: Observation, field: int) -> bool:
    """Most spaces are plain."""
    return token_at(seen, field) is not None or place_at(seen, field) is not None


def title_of(names: Names, place: Place) -> str:
    return names.texts.text(key_of("place", place, "name"))


def explained_field(names: Names, seen: Observation, field: int) -> tuple[str, Explained]:
    """Its title, and what it is, if it `has_something`; *seen* is what may be read now."""
    disc = token_at(seen, field)
    if disc is not None:
        told = explained(names, seen, disc, None)
        now = risk_line(names, seen, field)
        return capital(names.disc(disc)), Explained(told.effect, now, told.rule)
    place = place_at(seen, field)
    assert place is not None
    words = names.texts.text(key_of("place", place), tile=_beyond(names, seen, field))
    return title_of(names, place), Explained(words, _now(names, seen, field, place), RULES[place])


def explained_temple(names: Names, seen: Observation) -> tuple[str, Explained]:
    seat = challenger(seen)
    now = "" if seat is None else strength_line(names, goal_of(seen, seat))
    words = names.texts.text(key_of("place", Place.TEMPLE))
    return title_of(names, Place.TEMPLE), Explained(words, now, RULES[Place.TEMPLE])


def _beyond(names: Names, seen: Observation, gate: int) -> str:
    linked = seen.island.linked.get(gate)
    return "" if linked is None else names.tile(tile_of(linked))


def _now(names: Names, seen: Observation, field: int, place: Place) -> str:
    match place:
        case Place.START:
            return capital(names.texts.text("offer.start", discs=names.tally(seen.tokens.pile.old)))
        case Place.LOCK_SHOWN:
            return capital(names.disc(seen.tokens.locks[field]))
        case _:
            return ""
