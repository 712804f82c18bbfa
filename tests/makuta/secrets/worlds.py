"""Other truths: the same table with other faces on its tokens and other stacks."""

from collections.abc import Iterable, Iterator

from attrs import evolve

from game.rules.makuta.phases import Phase, Weighing
from game.rules.makuta.pieces import Disc, Kind
from game.rules.makuta.state import Pile, Stacks, State, Table, Tokens, Tray
from tests.makuta.secrets.ledger import Faces, Heap, Ledger, kind_and_face


def with_faces(state: State, ledger: Ledger, faces: Faces) -> State:
    """*state* with these faces on its tokens; nothing else is different."""
    return evolve(
        state,
        tokens=_tokens(state.tokens, ledger, faces),
        trays=tuple(
            _refaced(tray, heap, faces)
            for tray, heap in zip(state.trays, ledger.trays, strict=True)
        ),
        phase=_phase(state.phase, ledger, faces),
        stacks=_stacks(state.stacks, ledger, faces),
    )


def _refaced(discs: Iterable[Disc], heap: Heap, faces: Faces) -> Tray:
    return tuple(_turned(disc, faces[token]) for disc, token in zip(discs, heap, strict=True))


def _turned(disc: Disc, hidden: int) -> Disc:
    return disc.thought_of(*kind_and_face(disc.back, hidden))


def _tokens(tokens: Tokens, ledger: Ledger, faces: Faces) -> Tokens:
    return evolve(
        tokens,
        on_fields={
            at: _refaced(discs, ledger.fields[at], faces) for at, discs in tokens.on_fields.items()
        },
        locks={
            at: _refaced([disc], ledger.locks[at], faces)[0] for at, disc in tokens.locks.items()
        },
        pile=Pile(
            _in_pile(tokens.pile.old, ledger.old, ledger, faces),
            _in_pile(tokens.pile.fresh, ledger.fresh, ledger, faces),
        ),
    )


def _in_pile(discs: Tray, heap: Heap, ledger: Ledger, faces: Faces) -> Tray:
    """The pile has no order: it is kept sorted by kind and face, and so are its marks."""
    in_order = sorted(heap, key=lambda token: ledger.backs[token])
    marks = sorted(discs, key=lambda disc: disc.back)
    return tuple(sorted(_refaced(marks, tuple(in_order), faces), key=_order))


def _order(disc: Disc) -> tuple[Kind, int, int]:
    return disc.back, disc.kind, disc.face


def _phase(phase: Phase, ledger: Ledger, faces: Faces) -> Phase:
    if isinstance(phase, Weighing):
        return evolve(phase, disc=_refaced([phase.disc], ledger.hand, faces)[0])
    return phase


def _stacks(stacks: Stacks, ledger: Ledger, faces: Faces) -> Stacks:
    *supplies, locks, power = (tuple(faces[token] for token in heap) for heap in ledger.supplies)
    discs = tuple(Disc(*kind_and_face(Kind.POWER, hidden)) for hidden in power)
    return evolve(stacks, supplies=tuple(supplies), locks=locks, power=discs)


def lying(table: Table) -> Iterator[Tray]:
    """Every heap of discs in play, in a fixed order; what has no order is sorted."""
    tokens = table.tokens
    yield from table.trays
    yield from (discs for _, discs in sorted(tokens.on_fields.items()))
    yield from ((disc,) for _, disc in sorted(tokens.locks.items()))
    yield tuple(sorted(tokens.pile.old, key=_order))
    yield tuple(sorted(tokens.pile.fresh, key=_order))
    yield tokens.beaten
    yield (table.phase.disc,) if isinstance(table.phase, Weighing) else ()


def heaps(ledger: Ledger, faces: Faces) -> Iterator[Heap]:
    """The same heaps as `lying`, token by token."""

    def order(token: int) -> tuple[Kind, int]:
        return ledger.backs[token], faces[token]

    yield from ledger.trays
    yield from (heap for _, heap in sorted(ledger.fields.items()))
    yield from (heap for _, heap in sorted(ledger.locks.items()))
    yield tuple(sorted(ledger.old, key=order))
    yield tuple(sorted(ledger.fresh, key=order))
    yield ledger.beaten
    yield ledger.hand
