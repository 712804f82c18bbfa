"""How many cards a seat may hold (G4, R2, E12)."""

from game.core.seats import Seat
from game.rules.masks.holding.stacks import home_of
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.cards import RAHI_TYPES
from game.rules.masks.printed.editions import GA_LIMIT, RAHI_LIMIT, RAHI_OF_A_TYPE
from game.rules.masks.printed.effects import HandLimit
from game.rules.masks.state import Table

NO_LIMIT = 999


def limit_of(table: Table, seat: Seat, deck: Deck) -> int:
    """With so many no more are taken; Rahi and Krana are looked at first (R2, O11)."""
    if deck is Deck.GA:
        limits = [
            lasting.effect.count
            for lasting in table.seats[seat].lasting
            if isinstance(lasting.effect, HandLimit)
        ]
        return max(limits, default=GA_LIMIT)
    va_limit = table.terms.edition.va_limit
    return va_limit if deck is Deck.VA and va_limit is not None else NO_LIMIT


def room(table: Table, seat: Seat, deck: Deck) -> int:
    """How many more cards of *deck* may be taken."""
    return limit_of(table, seat, deck) - len(table.seats[seat].hands[deck])


def can_draw(table: Table, seat: Seat, deck: Deck) -> bool:
    return room(table, seat, deck) > 0 and not table.stacks[home_of(table, deck, seat)].is_empty


def rahi_type(table: Table, key: str) -> int:
    """Which of the four types a Rahi card is (R1)."""
    return RAHI_TYPES.index(type(table.terms.cards.rahi[key]))


def surplus(table: Table, seat: Seat, deck: Deck) -> tuple[int | None] | None:
    """Of which type there is one too many, or of any; None: all is well."""
    hand = table.seats[seat].hands[deck]
    if deck is Deck.RAHI:
        types = [rahi_type(table, card.key) for card in hand]
        for kind in range(len(RAHI_TYPES)):
            if types.count(kind) > RAHI_OF_A_TYPE:
                return (kind,)
        return (None,) if len(hand) > RAHI_LIMIT else None
    limit = table.terms.edition.krana_limit if deck is Deck.KRANA else None
    return (None,) if limit is not None and len(hand) > limit else None
