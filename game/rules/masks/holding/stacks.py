"""Decks: taking the top card, refilling, discarding (X2, Y7)."""

from game.core.seats import Seat
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.deeds import Agenda, ShuffleStack
from game.rules.masks.events import Shuffled, Told
from game.rules.masks.holding.held import OWN_STACKS, Hand, Held, Stack
from game.rules.masks.phases import Shuffling
from game.rules.masks.pieces import Deck
from game.rules.masks.state import State, Table


def home_of(table: Table, deck: Deck, seat: Seat) -> int:
    """The stack that *seat* draws from; in `duel` each has its own GA (Y7)."""
    terms = table.terms
    if seat == 0 or not terms.edition.is_built:
        return deck
    is_own = deck is Deck.GA or (deck is Deck.MISSION and terms.options.secret_missions)
    return OWN_STACKS[deck] if is_own else deck


def top_of(table: Table, home: int) -> Held:
    return table.stacks[home].cards[-1]


def taken(state: State, home: int) -> tuple[Held, State]:
    """The top card, and the state without it."""
    stack = state.stacks[home]
    return stack.cards[-1], state.with_stack(home, Stack(stack.cards[:-1], stack.discards))


def discarded(state: State, card: Held) -> State:
    """To the deck it came from (Y7), for all to see."""
    stack = state.stacks[card.home]
    return state.with_stack(card.home, Stack(stack.cards, (*stack.discards, card.key)))


def refilling(state: State, home: int, agenda: Agenda) -> State:
    """The discards are shuffled, then the rest of the agenda is done (X2)."""
    stack = state.stacks[home]
    cards = tuple(Held(key, home) for key in stack.discards)
    return state.with_stack(home, Stack(cards)).but(phase=Shuffling(home, agenda))


@does(ShuffleStack)
def shuffle_stack(state: State, deed: ShuffleStack, agenda: Agenda, told: Told) -> State:
    if len(state.stacks[deed.home].cards) > 1:
        return state.but(phase=Shuffling(deed.home, agenda))
    return carry_on(state, agenda, told)


def shuffle(state: State, phase: Shuffling, keys: tuple[str, ...], told: Told) -> State:
    return carry_on(shuffled(state, phase.home, keys, told), phase.agenda, told)


def shuffled(state: State, home: int, keys: tuple[str, ...], told: Told) -> State:
    """Nobody knows the order any more (I3)."""
    cards: Hand = tuple(Held(key, home) for key in keys)
    state = state.with_stack(home, Stack(cards, state.stacks[home].discards))
    tell(state, told, Shuffled(home))
    return state
