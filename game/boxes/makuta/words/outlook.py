"""What the end of a move would bring, as far as the one who decides can know."""

from enum import Enum

from game.boxes.makuta.words.gates import gate_line
from game.boxes.makuta.words.names import Names
from game.core.seats import Seat
from game.rules.makuta.actions import FlyTo, MoveTo
from game.rules.makuta.pieces import HIDDEN, MAY_BE_MASK, Kanohi
from game.rules.makuta.play import to_move
from game.rules.makuta.state import Observation


class Find(Enum):
    """What awaits whoever ends a move on a field."""

    START = "tokens on the start space"
    RAHI = "a Rahi"
    TOKEN = "a token"
    LOCK = "a lock"
    TILE = "a new tile"
    GATE = "a linked gate"
    NOTHING = "nothing"


# Where nothing happens by itself, and nothing is seen that was hidden.
HARMLESS = frozenset({Find.LOCK, Find.GATE, Find.NOTHING})


def pawns_on(seen: Observation, field: int) -> list[Seat]:
    return [Seat(seat) for seat, at in enumerate(seen.pawns) if at == field]


def find_at(seen: Observation, field: int) -> Find:
    if field == seen.terms.atlas.start_field:
        return Find.START if seen.tokens.pile.old else Find.NOTHING
    if field in seen.tokens.rahi:
        return Find.RAHI
    if field in seen.tokens.on_fields:
        return Find.TOKEN
    if field in seen.tokens.locks:
        return Find.LOCK
    if field in seen.island.open_gates and seen.tiles_left:
        return Find.TILE
    return Find.GATE if field in seen.island.linked else Find.NOTHING


def outlook(names: Names, seen: Observation, move: MoveTo | FlyTo) -> str:
    """What *move* would find where it ends: trays to look into, and what the field has.

    As far as *seen* may be read: a token that lies face down is taken for whatever it could be.
    """
    met = [seat for seat in _others(seen, move.field) if seen.trays[seat]]
    seats = ", ".join(map(names.seat, met))
    is_met = met and _may_use_akaku(seen, move)
    trays = names.texts.text("offer.pawns", seats=seats) if is_met else ""
    return "; ".join(filter(None, (trays, find_words(names, seen, move.field))))


def _may_use_akaku(seen: Observation, move: MoveTo | FlyTo) -> bool:
    """The Miru of a flight is none: it is given up at take-off (K6)."""
    seat = to_move(seen)
    assert seat is not None
    spent = move.mask if isinstance(move, FlyTo) else None
    left = (disc for place, disc in enumerate(seen.trays[seat]) if place != spent)
    return any(disc.kind in MAY_BE_MASK and disc.face in (HIDDEN, Kanohi.AKAKU) for disc in left)


def find_words(names: Names, seen: Observation, field: int) -> str:
    """What *field* has for whoever is alone there."""
    texts = names.texts
    match find_at(seen, field):
        case Find.START:
            return texts.text("offer.start", discs=names.tally(seen.tokens.pile.old))
        case Find.RAHI:
            return texts.text("offer.duel", disc=names.disc(seen.tokens.on_fields[field][0]))
        case Find.TOKEN:
            return texts.text("offer.token", disc=names.disc(seen.tokens.on_fields[field][0]))
        case Find.LOCK:
            return names.disc(seen.tokens.locks[field])
        case Find.TILE:
            return texts.text("offer.explore")
        case Find.GATE:
            return texts.text("offer.gate", gate=gate_line(names, seen, field))
        case Find.NOTHING:
            return ""


def _others(seen: Observation, field: int) -> list[Seat]:
    return [seat for seat in pawns_on(seen, field) if seat != seen.viewer]
