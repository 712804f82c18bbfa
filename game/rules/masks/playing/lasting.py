"""Effects that go on: they lie before a seat until they are over (G2, U6)."""

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import ChooseCard
from game.rules.masks.agenda import carry_on, tell
from game.rules.masks.deeds import Agenda, Do
from game.rules.masks.events import LastingBegun, LastingEnded, MaskExhausted, Told
from game.rules.masks.holding.stacks import discarded
from game.rules.masks.phases import ChoosingMask
from game.rules.masks.playing.playable import can_skip, exhaustible
from game.rules.masks.playing.powers import RESTS_FOR, wearied
from game.rules.masks.printed.editions import MaskMode
from game.rules.masks.printed.effects import Exhaust, Masks, SkipMove, Span, Time, Turns
from game.rules.masks.state import FOREVER, Lasting, Lingering, State, without


def begin_lasting(  # noqa: PLR0913, PLR0917 - on whom, by what, of which mask
    state: State, seat: Seat, deed: Do, effect: Lingering, told: Told, mask: str = ""
) -> State:
    if isinstance(effect, SkipMove) and not can_skip(state, seat):
        return discarded(state, deed.card) if deed.card else state
    turns = deed.turns if deed.turns is not None else _turns(getattr(effect, "time", None))
    lasting = Lasting(effect, turns, state.turn.number, deed.card, mask)
    own = state.seats[seat]
    state = state.with_seat(seat, own._replace(lasting=(*own.lasting, lasting)))
    tell(state, told, LastingBegun(seat, effect))
    return state


def _turns(time: Time | None) -> int:
    match time:
        case Turns(count):
            return count
        case Span.TURN:
            return 1
        case _:
            return FOREVER


def ended(state: State, seat: Seat, place: int, rule: str, told: Told) -> State:
    """Its card, if one lies there, is discarded."""
    own = state.seats[seat]
    lasting = own.lasting[place]
    state = state.with_seat(seat, own._replace(lasting=without(own.lasting, place)))
    if lasting.card is not None:
        state = discarded(state, lasting.card)
    if isinstance(lasting.effect, SkipMove) and seat == state.turn.seat:
        state = state.but(turn=state.turn._replace(skips=False))
    tell(state, told, LastingEnded(seat, lasting.effect, rule))
    return state


def counted_down(state: State, seat: Seat, told: Told) -> State:
    """At the end of an own turn, for all that did not begin in it (U6)."""
    if state.terms.has_nobles:  # else masks have no powers (K2)
        state = _recovered(state, seat)
    own, now = state.seats[seat], state.turn.number
    if not any(each.turns > 0 for each in own.lasting):
        return state
    lasting = tuple(
        x._replace(turns=x.turns - 1) if x.turns > 0 and x.since != now else x for x in own.lasting
    )
    state = state.with_seat(seat, own._replace(lasting=lasting))
    for place in reversed(range(len(lasting))):
        if lasting[place].turns == 0:
            state = ended(state, seat, place, "U6", told)
    return state


def _recovered(state: State, seat: Seat) -> State:
    """Masks have rested a turn longer (K8); tokens of earlier turns are gone (K10)."""
    own, now = state.seats[seat], state.turn.number
    if not own.tokens and not any(worn.rest for worn in own.masks):
        return state
    masks = tuple(
        worn._replace(rest=worn.rest - 1) if worn.rest and worn.since != now else worn
        for worn in own.masks
    )
    tokens = tuple(token for token in own.tokens if token.since == now)
    return state.with_seat(seat, own._replace(masks=masks, tokens=tokens))


# Exhaust


def choose_exhaust(  # noqa: PLR0913, PLR0917 - whose masks, by which deed, and what comes then
    state: State, seat: Seat, deed: Do, effect: Exhaust, agenda: Agenda, told: Told
) -> State:
    masks = exhaustible(state, seat, effect)
    if effect.masks is Masks.ALL:
        for mask in masks:
            state = _exhaust(state, seat, deed, effect, mask, told)
        return carry_on(state, agenda, told)
    if not masks:
        state = discarded(state, deed.card) if deed.card else state
        return carry_on(state, agenda, told)
    phase = ChoosingMask(deed.player, seat, masks, deed, agenda)
    if len(masks) == 1:  # U8
        return exhaust_one(state, phase, ChooseCard(masks[0]), told)
    return state.but(phase=phase)


def exhaust_one(state: State, phase: ChoosingMask, action: ChooseCard, told: Told) -> State:
    effect = phase.deed.effect
    assert isinstance(effect, Exhaust)
    state = _exhaust(state, phase.owner, phase.deed, effect, action.card, told)
    return carry_on(state, phase.agenda, told)


def _exhaust(  # noqa: PLR0913, PLR0917 - who, what, and what comes then
    state: State, seat: Seat, deed: Do, effect: Exhaust, mask: str, told: Told
) -> State:
    """Attached: it comes off until the end of the next contest; else it is exhausted or rests."""
    if state.terms.mode is MaskMode.ATTACHED:
        own = state.seats[seat]
        if own.attached_mask == mask:
            state = state.with_seat(seat, own._replace(attached_mask=None))
    else:
        state = wearied(state, seat, mask)
    tell(state, told, MaskExhausted(seat, mask, "G2"))
    if deed.card is None and state.terms.mode is not MaskMode.ATTACHED:
        return state
    if state.terms.mode is MaskMode.NUVA:
        deed = evolve(deed, turns=RESTS_FOR)
    return begin_lasting(state, seat, deed, effect, told, mask)


def ended_where(state: State, seat: Seat, which: list[bool], rule: str, told: Told) -> State:
    """Those of the lasting effects end, by their places."""
    for place in reversed(range(len(which))):
        if which[place]:
            state = ended(state, seat, place, rule, told)
    return state
