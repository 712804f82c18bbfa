"""Looking at cards that others do not see (I3), and putting them back."""

from game.core.seats import Seat
from game.rules.masks.actions import Arrange
from game.rules.masks.agenda import carry_on, tell
from game.rules.masks.deeds import Agenda, Do, Settle
from game.rules.masks.events import HandPeeked, Peeked, PutBack, Told
from game.rules.masks.holding.held import Held, Stack, with_card
from game.rules.masks.holding.stacks import home_of, refilling
from game.rules.masks.phases import Arranging
from game.rules.masks.pieces import Deck, bit_of
from game.rules.masks.printed.effects import After, Keep, Peek
from game.rules.masks.state import State


def peek(state: State, seat: Seat, effect: Peek, agenda: Agenda, told: Told) -> State:
    home = home_of(state, effect.deck, seat)
    stack = state.stacks[home]
    if stack.is_empty:
        return carry_on(state, agenda, told)
    if not stack.cards:
        return refilling(state, home, (Do(effect, seat), *agenda))
    state = _looked_at(state, seat, home, effect.count, told)
    if effect.then is After.MAY_BURY:
        return state.but(phase=Arranging(seat, home, 1, 0, may_bury=True, agenda=agenda))
    if isinstance(effect.then, Keep):
        count = min(effect.count, len(stack.cards))
        keep = min(effect.then.count, count)
        return state.but(phase=Arranging(seat, home, count, keep, may_bury=False, agenda=agenda))
    return carry_on(state, agenda, told)


def _looked_at(state: State, seat: Seat, home: int, count: int, told: Told) -> State:
    """The player alone knows them now, while they keep their places (I3)."""
    stack = state.stacks[home]
    seen = tuple(card.seen_by(bit_of(seat)) for card in stack.cards[-count:])
    state = state.with_stack(home, Stack((*stack.cards[:-count], *seen), stack.discards))
    tell(state, told, Peeked(seat, home, seen))
    return state


def bury(state: State, phase: Arranging, told: Told) -> State:
    stack = state.stacks[phase.home]
    cards = (stack.cards[-1], *stack.cards[:-1])
    state = state.with_stack(phase.home, Stack(cards, stack.discards))
    tell(state, told, PutBack(phase.seat, phase.home, 1, is_buried=True))
    return carry_on(state, phase.agenda, told)


def leave(state: State, phase: Arranging, told: Told) -> State:
    tell(state, told, PutBack(phase.seat, phase.home, phase.count, is_buried=False))
    return carry_on(state, phase.agenda, told)


def arrange(state: State, phase: Arranging, action: Arrange, told: Told) -> State:
    """What is kept comes to the hand; the others go back, the last one on top."""
    seat, home = phase.seat, phase.home
    stack, bit = state.stacks[home], bit_of(phase.seat)
    back = tuple(Held(key, home, bit) for key in action.back)
    state = state.with_stack(home, Stack((*stack.cards[: -phase.count], *back), stack.discards))
    hand = state.seats[seat].hands[Deck.GA]
    for key in action.kept:
        hand = with_card(hand, Held(key, home, bit))
    state = state.with_hand(seat, Deck.GA, hand)
    tell(state, told, PutBack(seat, home, len(back), is_buried=False))
    return carry_on(state, (Settle(seat, Deck.GA), *phase.agenda), told)


def peek_hand(state: State, seat: Seat, victim: Seat, agenda: Agenda, told: Told) -> State:
    """These cards, until they leave that hand (I3)."""
    bit = bit_of(seat)
    own = state.seats[victim]
    hands = tuple(tuple(sorted(card.seen_by(bit) for card in hand)) for hand in own.hands)
    state = state.with_seat(victim, own._replace(hands=hands))
    tell(state, told, HandPeeked(seat, victim, tuple(c for hand in hands for c in hand)))
    return carry_on(state, agenda, told)
