"""What is looked at in every state: piles and limits."""

from collections import Counter

from game.core.seats import Seat
from game.rules.masks.holding.limits import limit_of, rahi_type
from game.rules.masks.phases import Overfull, Paying
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.editions import RAHI_LIMIT, RAHI_OF_A_TYPE
from game.rules.masks.state import State


def piles_are_whole(state: State) -> None:
    for own in state.seats:
        keys = [card.key for card in (*own.pile, *own.nobles)]
        keys += [worn.key for worn in own.masks] + [adviser.key for adviser in own.turaga]
        greats = len(state.terms.cards.great_masks())
        nobles = len(state.terms.cards.noble_masks()) if state.terms.has_nobles else 0
        assert len(keys) == len(set(keys)) == greats + nobles + len(state.terms.edition.turaga)


def limits_hold(state: State) -> None:
    """G4, R2, E12, N1; who is asked what to discard or pay holds more for that moment."""
    for number, own in enumerate(state.seats):
        seat = Seat(number)
        assert len(own.tasks) <= 3
        if isinstance(state.phase, Overfull | Paying):
            continue
        assert len(own.hands[Deck.GA]) <= max(7, limit_of(state, seat, Deck.GA))
        assert len(own.hands[Deck.VA]) <= limit_of(state, seat, Deck.VA)
        rahi = [rahi_type(state, card.key) for card in own.hands[Deck.RAHI]]
        assert len(rahi) <= RAHI_LIMIT
        assert all(count <= RAHI_OF_A_TYPE for count in Counter(rahi).values())
        krana_limit = state.terms.edition.krana_limit
        assert krana_limit is None or len(own.hands[Deck.KRANA]) <= krana_limit
