"""Which token lies where, told apart by a number of its own: what nobody at the table can do.

The ledger is kept from what has happened, never from who knows it, and it is compared with the
truth in a test of its own.
"""

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

from attrs import evolve, frozen

from game.rules.makuta.events import (
    DiscsShown,
    Event,
    FieldsFilled,
    LockLaid,
    LockTurnedUp,
    RahiLeft,
    RahiTurnedUp,
    SuppliesLaidOut,
    TokenGivenUp,
    TokenLookedAt,
    TokenLost,
    TokenRefused,
    TokenRemoved,
    TokenTaken,
    TrayOpened,
    TurnEnded,
)
from game.rules.makuta.phases import OnField, OnStart, OnTray, Source, UnderRahi, Weighing
from game.rules.makuta.pieces import KINDS, TREASURES, Disc, Kind, disc_of
from game.rules.makuta.state import State

Token: TypeAlias = int
Heap: TypeAlias = tuple[Token, ...]
Faces: TypeAlias = tuple[int, ...]  # of each token: what is behind its back
OF_KIND = 16  # a power token's face and kind are one number
K = TypeVar("K")


@frozen
class Ledger:
    backs: tuple[Kind, ...]  # of each token
    supplies: tuple[Heap, ...]  # by back, locks included, the next one last
    trays: tuple[Heap, ...]
    fields: dict[int, Heap]
    locks: dict[int, Heap]
    old: Heap = ()  # on the start field, in any order
    fresh: Heap = ()
    beaten: Heap = ()
    hand: Heap = ()


# Opening the ledger


def opened(state: State) -> tuple[Ledger, Faces]:
    """Number every token of the box, by where it lies."""
    register = _Register()
    stacks, tokens = state.stacks, state.tokens
    two_backs = state.terms.house.two_backs
    faces = zip(KINDS, (*stacks.supplies, stacks.locks), strict=True)
    supplies = [[disc_of(kind, face, two_backs=two_backs) for face in heap] for kind, heap in faces]
    hand = (state.phase.disc,) if isinstance(state.phase, Weighing) else ()
    ledger = Ledger(
        backs=(),
        supplies=tuple(register.enter(heap) for heap in (*supplies, stacks.power)),
        trays=tuple(register.enter(tray) for tray in state.trays),
        fields={at: register.enter(discs) for at, discs in tokens.on_fields.items()},
        locks={at: register.enter([disc]) for at, disc in tokens.locks.items()},
        old=register.enter(tokens.pile.old),
        fresh=register.enter(tokens.pile.fresh),
        beaten=register.enter(tokens.beaten),
        hand=register.enter(hand),
    )
    return evolve(ledger, backs=tuple(d.back for d in register.discs)), register.faces()


class _Register:
    def __init__(self) -> None:
        self.discs: list[Disc] = []

    def enter(self, discs: Iterable[Disc]) -> Heap:
        first = len(self.discs)
        self.discs.extend(discs)
        return tuple(range(first, len(self.discs)))

    def faces(self) -> Faces:
        return tuple(map(behind, self.discs))


def behind(disc: Disc) -> int:
    """What its back hides."""
    return disc.kind * OF_KIND + disc.face if disc.back is Kind.POWER else disc.face


def kind_and_face(back: Kind, hidden: int) -> tuple[Kind, int]:
    if back is not Kind.POWER:
        return back, hidden
    kind, face = divmod(hidden, OF_KIND)
    return Kind(kind), face


# Keeping it


@frozen
class Entry:
    """The tokens an event names, in its order, and the ledger after it."""

    tokens: Heap
    ledger: Ledger


def entered(ledger: Ledger, event: Event, drawn: Heap) -> Entry:
    """Write down what *event* tells; *drawn* is the token that nature takes from the pile."""
    match event:
        case FieldsFilled():
            return _filled(ledger, event)
        case LockLaid(field):
            *rest, lock = ledger.supplies[Kind.LOCK]
            supplies = _replaced(ledger.supplies, Kind.LOCK, tuple(rest))
            ledger = evolve(ledger, supplies=supplies)
            return Entry((lock,), evolve(ledger, locks={**ledger.locks, field: (lock,)}))
        case SuppliesLaidOut():
            return _laid_out(ledger)
        case TokenLookedAt():
            tokens, ledger = _lifted(ledger, event.source, drawn)
            return Entry(tokens, evolve(ledger, hand=tokens))
        case TokenTaken():
            return _taken(ledger, event, drawn)
        case TokenRefused():
            return _refused(ledger, event)
        case TokenGivenUp(seat, place) | TokenRemoved(_, seat, place):
            token, ledger = _off_tray(ledger, seat, place)
            return Entry(token, evolve(ledger, fresh=ledger.fresh + token))
        case TokenLost():
            return _lost(ledger, event)
        case RahiLeft(field):
            rahi, *prey = ledger.fields[field]
            ledger = evolve(ledger, fields=_with(ledger.fields, field, tuple(prey)))
            return Entry((rahi,), evolve(ledger, beaten=(*ledger.beaten, rahi)))
        case TurnEnded():
            return Entry((), evolve(ledger, old=ledger.old + ledger.fresh, fresh=()))
        case _:
            return Entry(_shown(ledger, event), ledger)


def _shown(ledger: Ledger, event: Event) -> Heap:
    """What an event names that moves nothing."""
    match event:
        case DiscsShown(seat, places):
            return tuple(ledger.trays[seat][place] for place in places)
        case TrayOpened(_, victim):
            return ledger.trays[victim]
        case RahiTurnedUp(_, field):
            return ledger.fields[field][:1]
        case LockTurnedUp(_, field):
            return ledger.locks[field]
        case _:
            return ()


def _filled(ledger: Ledger, event: FieldsFilled) -> Entry:
    supplies, fields = [*ledger.supplies], dict(ledger.fields)
    for field, disc in event.discs:
        *rest, token = supplies[disc.back]
        supplies[disc.back], fields[field] = tuple(rest), (token,)
    tokens = tuple(token for field, _ in event.discs for token in fields[field])
    return Entry(tokens, evolve(ledger, supplies=tuple(supplies), fields=fields))


def _laid_out(ledger: Ledger) -> Entry:
    backs = (*TREASURES, Kind.POWER)
    heap = tuple(token for back in backs for token in ledger.supplies[back])
    supplies = tuple(
        () if back in backs else heap for back, heap in zip(Kind, ledger.supplies, strict=True)
    )
    return Entry(heap, evolve(ledger, supplies=supplies, fresh=ledger.fresh + heap))


def _taken(ledger: Ledger, event: TokenTaken, drawn: Heap) -> Entry:
    """Onto the tray, out of the hand or from where it lay."""
    if ledger.hand:
        tokens, ledger = ledger.hand, evolve(ledger, hand=())
    else:
        tokens, ledger = _lifted(ledger, event.source, drawn)
    tray = ledger.trays[event.seat] + tokens
    return Entry(tokens, evolve(ledger, trays=_replaced(ledger.trays, event.seat, tray)))


def _lifted(ledger: Ledger, source: Source, drawn: Heap) -> tuple[Heap, Ledger]:
    match source:
        case OnField(field) | UnderRahi(field):
            token, rest = ledger.fields[field][:1], ledger.fields[field][1:]
            return token, evolve(ledger, fields=_with(ledger.fields, field, rest))
        case OnStart():
            old = tuple(token for token in ledger.old if token not in drawn)
            return drawn, evolve(ledger, old=old)
        case OnTray(seat, place):
            return _off_tray(ledger, seat, place)


def _refused(ledger: Ledger, event: TokenRefused) -> Entry:
    hand, source = ledger.hand, event.source
    ledger = evolve(ledger, hand=())
    match source:
        case OnField(field) if not event.to_start:
            return Entry(hand, evolve(ledger, fields=_with(ledger.fields, field, hand)))
        case OnTray(seat, place):
            tray = ledger.trays[seat]
            tray = tray[:place] + hand + tray[place:]
            return Entry(hand, evolve(ledger, trays=_replaced(ledger.trays, seat, tray)))
        case _:
            return Entry(hand, evolve(ledger, fresh=ledger.fresh + hand))


def _lost(ledger: Ledger, event: TokenLost) -> Entry:
    token, ledger = _off_tray(ledger, event.seat, event.place)
    if event.field is None:
        return Entry(token, evolve(ledger, fresh=ledger.fresh + token))
    held = ledger.fields[event.field] + token
    return Entry(token, evolve(ledger, fields=_with(ledger.fields, event.field, held)))


def _off_tray(ledger: Ledger, seat: int, place: int) -> tuple[Heap, Ledger]:
    tray = ledger.trays[seat]
    rest = tray[:place] + tray[place + 1 :]
    return (tray[place],), evolve(ledger, trays=_replaced(ledger.trays, seat, rest))


def _replaced(heaps: tuple[Heap, ...], index: int, heap: Heap) -> tuple[Heap, ...]:
    return (*heaps[:index], heap, *heaps[index + 1 :])


def _with(heaps: dict[K, Heap], key: K, heap: Heap) -> dict[K, Heap]:
    """*heaps* with one of them changed; an empty one is none."""
    return {at: lying for at, lying in {**heaps, key: heap}.items() if lying}
