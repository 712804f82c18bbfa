"""Rules with holes: each lets out one secret, in a way that is easy to get wrong."""

from collections.abc import Callable, Sequence
from random import Random

from attrs import evolve, frozen

from game.core.ruleset import Chance, Step
from game.core.seats import Seat, Viewer
from game.rules import makuta
from game.rules.makuta.actions import (
    Action,
    ChooseLoss,
    EndTurn,
    KeepKanohi,
    KeepToken,
)
from game.rules.makuta.akaku import DECLINE
from game.rules.makuta.events import Event, FieldsFilled, TokenTaken
from game.rules.makuta.phases import (
    Arrived,
    ChoosingLoss,
    Meeting,
    TryingOn,
    Weighing,
)
from game.rules.makuta.pieces import FAST_MASKS, Disc, Kind
from game.rules.makuta.state import Observation, Pile, State, Table, Tray


@frozen
class Leaky:
    """The rules of the game with some of them replaced."""

    observe: Callable[[State, Viewer], Observation] = makuta.observe
    witness: Callable[[Event, Viewer], Event] = makuta.witness
    advance: Callable[[State, Action], Step[State, Event]] = makuta.advance
    legal_actions: Callable[[Table], Sequence[Action]] = makuta.legal_actions
    reveals: Callable[[Event], bool] = makuta.reveals
    to_move: Callable[[Table], Seat | None] = makuta.to_move
    winners: Callable[[Table], frozenset[Seat] | None] = makuta.winners
    chance_stream: Callable[[Table], str] = makuta.chance_stream
    chances: Callable[[State], Sequence[Chance[Action]] | None] = makuta.chances
    sample_chance: Callable[[State, Random], Action] = makuta.sample_chance
    apply: Callable[[State, Action], Step[State, Event]] = makuta.apply
    imagine: Callable[[Observation, Random], State] = makuta.imagine
    sole_action: Callable[[Observation], Action | None] = makuta.sole_action


# Seen too much of the table


def trays_in_order_of_face(state: State, viewer: Viewer) -> Observation:
    seen = makuta.observe(state, viewer)
    trays = zip(state.trays, seen.trays, strict=True)
    return evolve(seen, trays=tuple(_by_face(truth, veiled) for truth, veiled in trays))


def marks_that_tell(state: State, viewer: Viewer) -> Observation:
    """A number in the place of a face is still a face."""
    seen = makuta.observe(state, viewer)
    on_fields = {
        at: tuple(
            evolve(veiled, known=veiled.known | (truth.face % 2) << 8)
            for truth, veiled in zip(state.tokens.on_fields[at], discs, strict=True)
        )
        for at, discs in seen.tokens.on_fields.items()
    }
    return evolve(seen, tokens=evolve(seen.tokens, on_fields=on_fields))


def next_of_each_supply(state: State, viewer: Viewer) -> Observation:
    seen = makuta.observe(state, viewer)
    tops = tuple(faces[-1] if faces else 0 for faces in state.stacks.supplies)
    return evolve(seen, stacks=evolve(seen.stacks, supplies=tops))


def next_lock(state: State, viewer: Viewer) -> Observation:
    seen = makuta.observe(state, viewer)
    return evolve(seen, stacks=evolve(seen.stacks, locks=sum(state.stacks.locks[-1:])))


def next_tile(state: State, viewer: Viewer) -> Observation:
    seen = makuta.observe(state, viewer)
    return evolve(seen, stacks=evolve(seen.stacks, buried=state.stacks.tiles[-1:]))


def temple_before_it_stands(state: State, viewer: Viewer) -> Observation:
    seen = makuta.observe(state, viewer)
    return evolve(seen, temple=state.stacks.temple if seen.temple is None else seen.temple)


def pile_in_order_of_face(state: State, viewer: Viewer) -> Observation:
    """The backs lie in the order of their faces."""
    seen, pile = makuta.observe(state, viewer), state.tokens.pile
    old = _by_face(pile.old, seen.tokens.pile.old)
    return evolve(seen, tokens=evolve(seen.tokens, pile=Pile(old, seen.tokens.pile.fresh)))


def prey_in_order_of_face(state: State, viewer: Viewer) -> Observation:
    """What lies under a Rahi is not in the order of loss."""
    seen = makuta.observe(state, viewer)
    on_fields = {
        at: (discs[0], *_by_face(state.tokens.on_fields[at][1:], discs[1:]))
        for at, discs in seen.tokens.on_fields.items()
    }
    return evolve(seen, tokens=evolve(seen.tokens, on_fields=on_fields))


def locks_in_order_of_face(state: State, viewer: Viewer) -> Observation:
    """Equal to the eye of `==`, and still in an order that tells."""
    seen = makuta.observe(state, viewer)
    order = sorted(seen.tokens.locks, key=lambda at: state.tokens.locks[at].face)
    locks = {at: seen.tokens.locks[at] for at in order}
    return evolve(seen, tokens=evolve(seen.tokens, locks=locks))


def slow_by_face(state: State, viewer: Viewer) -> Observation:
    """The proof of E6 is taken from the mask, not from the roll."""
    seen = makuta.observe(state, viewer)
    trays = tuple(
        tuple(evolve(veiled, slow=_is_slow(truth)) for truth, veiled in zip(*both, strict=True))
        for both in zip(state.trays, seen.trays, strict=True)
    )
    return evolve(seen, trays=trays)


def open_hand(state: State, viewer: Viewer) -> Observation:
    """The token that somebody weighs lies there for all to see."""
    seen = makuta.observe(state, viewer)
    return evolve(seen, phase=state.phase) if isinstance(state.phase, Weighing) else seen


def _by_face(truths: Tray, veiled: Tray) -> Tray:
    order = sorted(range(len(truths)), key=lambda place: truths[place].face)
    return tuple(veiled[place] for place in order)


def _is_slow(disc: Disc) -> bool:
    return disc.kind is Kind.KANOHI and disc.face not in FAST_MASKS


# Seen too much of what happens


def unveiled(forgotten: type[Event]) -> Callable[[Event, Viewer], Event]:
    """A `witness` that has forgotten one kind of event."""

    def witness(event: Event, viewer: Viewer) -> Event:
        return event if isinstance(event, forgotten) else makuta.witness(event, viewer)

    return witness


def filled_in_order_of_face(event: Event, viewer: Viewer) -> Event:
    seen = makuta.witness(event, viewer)
    if isinstance(event, FieldsFilled) and isinstance(seen, FieldsFilled):
        order = sorted(range(len(event.discs)), key=lambda place: event.discs[place][1].face)
        return evolve(seen, discs=tuple(seen.discs[place] for place in order))
    return seen


def takes_back_what_is_worthless(event: Event) -> bool:
    """Whether something can be taken back depends on what it was."""
    if isinstance(event, TokenTaken):
        return event.disc.face in FAST_MASKS
    return makuta.reveals(event)


# Asked only when there is something to ask (I4)


def asks_only_whom_masks_do_not_fit(state: State, action: Action) -> Step[State, Event]:
    step = makuta.advance(state, action)
    phase = step.state.phase
    for keep in (KeepKanohi(), KeepToken()):
        if isinstance(phase, TryingOn | Weighing) and keep in makuta.legal_actions(step.state):
            return _and_then(step, keep)
    return step


def asks_only_after_a_mask(state: State, action: Action) -> Step[State, Event]:
    """A Turaga that fits is kept without a word: whoever is asked has found a mask."""
    step = makuta.advance(state, action)
    phase = step.state.phase
    fits = KeepToken() in makuta.legal_actions(step.state)
    if isinstance(phase, Weighing) and phase.disc.kind is Kind.TURAGA and fits:
        return _and_then(step, KeepToken())
    return step


def pile_in_order_of_kind(state: State, viewer: Viewer) -> Observation:
    """Within one back, masks lie before Turaga, and one sees where the ones end."""
    seen, pile = makuta.observe(state, viewer), state.tokens.pile
    veiled = zip(pile.old, seen.tokens.pile.old, strict=True)
    old = tuple(evolve(disc, known=disc.known | (truth.kind << 8)) for truth, disc in veiled)
    return evolve(seen, tokens=evolve(seen.tokens, pile=Pile(old, seen.tokens.pile.fresh)))


def counts_by_kind(state: State, viewer: Viewer) -> Observation:
    """How many masks are still in supply, and how many Turaga."""
    seen = makuta.observe(state, viewer)
    masks = sum(disc.kind is Kind.KANOHI for disc in state.stacks.power)
    supplies = seen.stacks.supplies
    return evolve(
        seen, stacks=evolve(seen.stacks, supplies=(*supplies[: Kind.KANOHI], masks, *supplies[4:]))
    )


def kinds_of_trays(state: State, viewer: Viewer) -> Observation:
    """The back hides the face, and shows the kind."""
    seen = makuta.observe(state, viewer)
    trays = tuple(
        tuple(evolve(veiled, kind=truth.kind) for truth, veiled in zip(*both, strict=True))
        for both in zip(state.trays, seen.trays, strict=True)
    )
    return evolve(seen, trays=trays)


def asks_only_who_can_do_something(state: State, action: Action) -> Step[State, Event]:
    step = makuta.advance(state, action)
    if not isinstance(step.state.phase, Arrived):
        return step
    if [*makuta.legal_actions(step.state)] == [EndTurn()]:
        return _and_then(step, EndTurn())
    return step


def asks_only_who_holds_akaku(state: State, action: Action) -> Step[State, Event]:
    """Whoever comes to another pawn without it is not asked."""
    step = makuta.advance(state, action)
    if not isinstance(step.state.phase, Meeting):
        return step
    if [*makuta.legal_actions(step.state)] == [DECLINE]:
        return _and_then(step, DECLINE)
    return step


def _and_then(step: Step[State, Event], action: Action) -> Step[State, Event]:
    further = makuta.advance(step.state, action)
    return Step(further.state, (*step.course, *further.course))


# Offered in an order that tells


def best_loss_first(table: Table) -> Sequence[Action]:
    actions = makuta.legal_actions(table)
    if isinstance(table.phase, ChoosingLoss):
        tray = table.trays[table.phase.loser]
        order = sorted(range(len(tray)), key=lambda place: tray[place].face)
        return [ChooseLoss(place) for place in order]
    return actions
