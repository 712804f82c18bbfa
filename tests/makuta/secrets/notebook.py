"""What each viewer has seen: I1 and I2 once more, from what was done and where tokens lie.

Knows nothing of `Disc.known`, `observe`, `witness` or `imagine`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from attrs import frozen

from game.core.seats import Seat, Viewer
from game.rules.makuta.actions import (
    Action,
    ChallengeMakuta,
    FlyTo,
    GiveUpNew,
    MoveTo,
    RefuseToken,
    RollDie,
    TurnUpLock,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.editions import FastDie
from game.rules.makuta.phases import Looking, Weighing
from game.rules.makuta.pieces import RAHI, Die, Kind
from game.rules.makuta.state import State
from tests.makuta.secrets.ledger import Heap, Ledger, Token

Sights: TypeAlias = Mapping[Viewer, frozenset[Token]]


@frozen
class Notebook:
    """Whose face is known to whom, and which masks have been proved slow to all (E6)."""

    known: Sights
    slow: frozenset[Token] = frozenset()
    proved: frozenset[Token] = frozenset()  # whose kind all know, though not whose face (T4, T5)


@frozen
class Deed:
    """One action, with the ledger before and after it."""

    before: State
    action: Action
    after: State
    ledger: Ledger
    ledger_after: Ledger


def first_page(state: State, ledger: Ledger, viewers: Iterable[Viewer]) -> Notebook:
    """At the deal everybody knows what lies on their own tray."""
    return Notebook({viewer: frozenset(_in_view(state, ledger, viewer)) for viewer in viewers})


def sights(deed: Deed, viewers: Iterable[Viewer]) -> Sights:
    """The faces that each viewer has seen while it was done."""
    shown = frozenset(_shown_to_all(deed))
    return {
        viewer: shown.union(_in_view(deed.after, deed.ledger_after, viewer)) for viewer in viewers
    }


def turned(page: Notebook, deed: Deed, seen: Sights) -> Notebook:
    """The next page: what has been seen is known, what has been mixed is known no more."""
    mixed = frozenset(_mixed(deed.ledger_after))
    known = {viewer: (page.known[viewer] | seen[viewer]) - mixed for viewer in page.known}
    proved = page.proved.union(_proved_kind(deed)) - mixed
    return Notebook(known, page.slow.union(_proved_slow(deed)) - mixed, proved)


# Seeing


def _shown_to_all(deed: Deed) -> Iterator[Token]:
    """In duels, for a die, by Akaku, Miru and keys; and whatever is turned up on the island."""
    ledger, action = deed.ledger, deed.action
    seat = _decider(deed.before)
    tray = ledger.trays[seat] if seat is not None else ()
    match action:
        case RollDie(_, int(place)) | FlyTo(_, place) | UseAkaku(place):
            yield tray[place]
        case UseBonuses(places):
            yield from (tray[place] for place in places)
        case ChallengeMakuta():
            yield from (token for token in tray if ledger.backs[token] is Kind.KEY)
        case TurnUpLock():
            assert seat is not None
            yield from ledger.locks[deed.before.pawns[seat]]
        case _:
            pass
    if isinstance(action, MoveTo | FlyTo):
        yield from _rahi_at(ledger, action.field)


def _rahi_at(ledger: Ledger, field: int) -> Heap:
    first = ledger.fields.get(field, ())[:1]
    return tuple(token for token in first if ledger.backs[token] in RAHI)


def _in_view(state: State, ledger: Ledger, viewer: Viewer) -> Iterator[Token]:
    """What lies before the viewer's eyes: the own tray and hand, and a tray that Akaku opened."""
    for seat, tray in enumerate(ledger.trays):
        if seat == viewer or state.terms.house.open_trays:
            yield from tray
    match state.phase:
        case Weighing(seat) if seat == viewer:
            yield from ledger.hand
        case Looking(seat, victim) if seat == viewer:
            yield from ledger.trays[victim]
        case _:
            pass


def _decider(state: State) -> Seat | None:
    return getattr(state.phase, "seat", None)


# Proving and forgetting


def _proved_slow(deed: Deed) -> Iterator[Token]:
    """Who rolls white where a faster die must be used has no mask for one (E6)."""
    seat = _decider(deed.before)
    if seat is None or deed.action != RollDie(Die.WHITE):
        return
    if deed.before.terms.edition.fast_die is FastDie.MUST_BE_USED:
        tray = deed.ledger.trays[seat]
        yield from (
            token for token in tray if deed.ledger.backs[token] in {Kind.KANOHI, Kind.POWER}
        )


def _proved_kind(deed: Deed) -> Iterator[Token]:
    """Only a Turaga is refused, and only a new mask given up at once."""
    if isinstance(deed.action, RefuseToken | GiveUpNew):
        yield from (token for token in deed.ledger.hand if deed.ledger.backs[token] is Kind.POWER)


def _mixed(ledger: Ledger) -> Iterator[Token]:
    """What lies with another of its back on the start field or under the same Rahi (I2)."""
    under_rahi = (heap for heap in ledger.fields.values() if ledger.backs[heap[0]] in RAHI)
    for heap in (ledger.old + ledger.fresh, *under_rahi):
        backs = Counter(ledger.backs[token] for token in heap)
        yield from (token for token in heap if backs[ledger.backs[token]] > 1)
