"""Before the first turn (section 3)."""

from random import Random

from game.core.seats import Seat
from game.rules.masks.challenges.prizes import PILE
from game.rules.masks.holding.held import OWN_STACKS, STACKS, Hand, Held, Stack, shown, with_card
from game.rules.masks.phases import Build, ForBeginning, Part, Rolling
from game.rules.masks.pieces import HELD, Deck, Toa, bit_of
from game.rules.masks.printed.editions import DeckList, Terms
from game.rules.masks.state import SeatState, State, Turn, Walk, Worn


def deal(terms: Terms, rng: Random) -> State:
    """All decks shuffled, piles and hands dealt; then the seats roll for the first turn (S5)."""
    stacks = _stacks(terms, rng)
    seats = [_seat(terms, Seat(seat), rng) for seat in range(len(terms.toas))]
    everybody = tuple(Seat(seat) for seat in range(len(seats)))
    turn = Turn(0, Seat(0), Walk(terms.plain_steps))
    begins = Rolling(everybody, ForBeginning(), ())
    state = State(terms, tuple(seats), stacks, turn, begins, None, None, ())
    if not terms.edition.is_built:
        state = with_opening_hands(state)
        if terms.options.foils:
            return state.but(phase=Build(Seat(0), Part.FOILS))
    return state


def _stacks(terms: Terms, rng: Random) -> tuple[Stack, ...]:
    found = [Stack(())] * STACKS
    for deck in Deck:
        keys = deck_list(terms, deck)
        rng.shuffle(keys)
        found[deck] = Stack(tuple(Held(key, deck) for key in keys))
    if bohrok := found[Deck.BOHROK].cards:
        found[Deck.BOHROK] = Stack((*bohrok[:-1], shown(bohrok[-1])))
    return tuple(found)


def deck_list(terms: Terms, deck: Deck) -> list[str]:
    """Every card that is in the deck at first (S2); what is built is not yet there (S7)."""
    if terms.edition.is_built and deck in {Deck.GA, Deck.MISSION, Deck.GMC}:
        return []
    found: list[str] = []
    for cards in terms.lists:
        found += _of_deck(cards, deck)
    if deck in {Deck.VA, Deck.KRANA, Deck.BOHROK} and not terms.has_swarm:
        return []
    gone = unwanted(terms) if deck is Deck.GA else frozenset()
    return [key for key in found if key not in gone]


def _of_deck(cards: DeckList, deck: Deck) -> list[str]:
    match deck:
        case Deck.GA:
            return [key for key, copies in cards.actions for _ in range(copies)]
        case Deck.MISSION:
            return list(cards.missions)
        case Deck.GMC:
            return list(cards.challenges)
        case Deck.RAHI:
            return [key for key, copies in cards.rahi for _ in range(copies)]
        case Deck.VA:
            return [key for key, copies in cards.va for _ in range(copies)]
        case Deck.KRANA:
            return list(cards.krana)
        case Deck.BOHROK:
            return list(cards.bohrok)


def unwanted(terms: Terms) -> frozenset[str]:
    """H6: what is played in window D leaves the deck."""
    if not terms.options.quiet_table:
        return frozenset()
    actions = terms.cards.actions.values()
    return frozenset(card.key for card in actions if card.when.value == "D")


def _seat(terms: Terms, seat: Seat, rng: Random) -> SeatState:
    """S3; H4: no default mask."""
    toa = terms.toas[seat]
    default = terms.cards.default_mask(toa)
    bare = terms.options.bare_faces
    greats = [key for key in terms.cards.great_masks() if bare or key != default]
    advisers = [
        card.key
        for card in terms.cards.turaga.values()
        if card.toa is toa and card.role in terms.edition.turaga
    ]
    start = terms.land.starts[toa]
    return SeatState(
        start=start,
        pawn=start,
        hands=((),) * len(HELD),
        pile=_pile([*greats, *advisers], rng),
        nobles=_pile(list(terms.cards.noble_masks()), rng) if terms.has_nobles else (),
        masks=() if bare else (Worn(default),),
        attached_mask=None if bare or terms.has_nobles else default,
    )


def _pile(keys: list[str], rng: Random) -> Hand:
    rng.shuffle(keys)
    return tuple(Held(key, PILE) for key in keys)


def with_opening_hands(state: State) -> State:
    """Seat by seat, in the order GA, Va, Krana, Rahi (S4)."""
    for number in range(len(state.seats)):
        seat = Seat(number)
        for deck, count in state.terms.opening.items():
            state = _dealt(state, seat, deck, count)
    return state


def _dealt(state: State, seat: Seat, deck: Deck, count: int) -> State:
    home = int(deck)
    if state.terms.edition.is_built and deck is Deck.GA and seat:
        home = OWN_STACKS[deck]
    stack = state.stacks[home]
    count = min(count, len(stack.cards))
    hand = state.seats[seat].hands[deck]
    for card in stack.cards[len(stack.cards) - count :]:
        hand = with_card(hand, card.seen_by(bit_of(seat)))
    state = state.with_hand(seat, deck, hand)
    return state.with_stack(home, Stack(stack.cards[: len(stack.cards) - count], stack.discards))


STARTS = (Toa.KOPAKA, Toa.TAHU)  # Y5: west for who begins, east for the other
