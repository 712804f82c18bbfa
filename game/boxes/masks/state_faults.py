"""Whether a situation out of a file can come about, so that the rules can go on from it.

The rules trust their own states; this is the only door by which a state can come from elsewhere.
"""

from collections import Counter
from collections.abc import Iterator

from attrs import asdict

from game.core.seats import NATURE
from game.persistence.errors import SnapshotError
from game.rules.masks import legal_actions, to_move
from game.rules.masks.holding.held import OWN_STACKS, STACKS, Held
from game.rules.masks.pieces import EVERYONE, HELD, Deck
from game.rules.masks.printed.editions import Terms
from game.rules.masks.setup import deck_list
from game.rules.masks.state import SeatState, State
from game.rules.masks.whereabouts import cards_about

MOST_TURNS = 10_000
STUMBLES = (AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError)


def check(state: State) -> None:
    """Whatever the rules stumble over is a fault of the file, not of the program."""
    try:
        fault = next(_faults(state), None)
    except (
        AssertionError,
        AttributeError,
        IndexError,
        KeyError,
        StopIteration,
        TypeError,
        ValueError,
    ):
        fault = "it does not fit together"
    if fault:
        raise SnapshotError(fault)


def _faults(state: State) -> Iterator[str]:
    """Each check may rely on those before it."""
    seats = range(len(state.terms.toas))
    if len(state.seats) != len(seats) or len(state.stacks) != STACKS:
        yield "there is not one place for every seat and every deck"
    if state.turn.seat not in seats or not 0 <= state.turn.number <= MOST_TURNS:
        yield "it is nobody's turn"
    if not all(seat in seats for seat in _named_seats(state)):
        yield "somebody is meant who does not sit here"
    for own in state.seats:
        yield from _seat_faults(own, state.terms)
    yield from _card_faults(state)
    if to_move(state) not in {None, NATURE} and not legal_actions(state):
        yield "nobody can go on"


def _named_seats(state: State) -> Iterator[int]:
    """Every seat that the phase and the challenge name."""
    decides = to_move(state)
    if decides is not None and decides != NATURE:
        yield decides
    if state.challenge is not None:
        yield from (state.challenge.challenger, state.challenge.defender)
    for name, value in asdict(state.phase, recurse=False).items():
        if name in {"seat", "owner", "victim", "pawn", "thief"} and value is not None:
            yield value
        elif name in {"to_ask", "rollers", "winners"}:
            yield from value


def _seat_faults(own: SeatState, terms: Terms) -> Iterator[str]:
    spaces, cards = terms.land.places, terms.cards
    if not {own.pawn, own.start} <= spaces.keys():
        yield "a pawn stands where no space is"
    masks = [worn.key for worn in own.masks]
    if not set(masks) <= cards.masks.keys() or len(set(masks)) < len(masks):
        yield "a mask is not one of this game"
    if not {adviser.key for adviser in own.turaga} <= cards.turaga.keys():
        yield "a Turaga card is not one of this game"
    if len(own.hands) != len(HELD) or any(list(hand) != sorted(hand) for hand in own.hands):
        yield "a hand is not in order"
    worn = {own.attached_mask, own.attached_turaga} - {None}
    if not worn <= {*masks, *(adviser.key for adviser in own.turaga)}:
        yield "something is attached that was never won"
    pile = sorted(card.key for card in own.pile if card.key in cards.masks)
    if set(pile) & set(masks) or len(set(pile)) < len(pile):
        yield "a mask is in two places"


def _card_faults(state: State) -> Iterator[str]:
    """Every card is in exactly one place (in a duel, of those that were laid)."""
    about = list(cards_about(state))
    if not all(_is_card(card) for card in about):
        yield "a card is known to somebody who does not sit here"
    for home in range(STACKS):
        found = Counter(card.key for card in about if card.home == home)
        built = state.terms.edition.is_built and home in {
            Deck.GA,
            Deck.MISSION,
            Deck.GMC,
            *OWN_STACKS.values(),
        }
        if built:
            known = state.terms.cards
            keys = {*known.actions, *known.missions, *known.challenges}
            if not found.keys() <= keys:
                yield "a card is not one of this game"
        elif found != Counter(deck_list(state.terms, Deck(home)) if home < len(Deck) else []):
            yield "a card is missing, or in two places"


def _is_card(card: Held) -> bool:
    return card.home in range(STACKS) and 0 <= card.known <= EVERYONE
