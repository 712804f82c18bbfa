"""Who is how near to winning, for all to see."""

from game.core.seats import Seat
from game.rules.masks.pieces import HIDDEN, Deck
from game.rules.masks.state import Table, from_left
from game.rules.masks.winning import great_masks


def masks_missing(table: Table, seat: Seat) -> int:
    return table.terms.masks_to_win - len(great_masks(table, seat))


def threat(table: Table, seat: Seat) -> float:
    """From 0 to about 1: how near the seat is, by masks alone."""
    return 1.0 - masks_missing(table, seat) / table.terms.masks_to_win


def most_dangerous(table: Table, seat: Seat, among: list[Seat] | None = None) -> Seat:
    """Of the opponents, or of some of them, the one with most masks; then with most cards."""
    others = from_left(table, seat) if among is None else among
    return max(others, key=lambda other: (danger(table, other), -((other - seat) % 6)))


def danger(table: Table, seat: Seat) -> float:
    own = table.seats[seat]
    cards = len(own.hands[Deck.GA]) + len(own.hands[Deck.KRANA])
    return len(great_masks(table, seat)) + 0.2 * len(own.turaga) + 0.02 * cards


def is_ahead(table: Table, seat: Seat) -> bool:
    """Nobody has more masks, and some have less."""
    mine = len(great_masks(table, seat))
    others = [len(great_masks(table, other)) for other in from_left(table, seat)]
    return mine >= max(others) and mine > min(others)


def great_share(table: Table, seat: Seat) -> float:
    """How likely the next card of the pile is a Great Mask."""
    pile = table.seats[seat].pile
    if not pile:
        return 0.0
    if pile[-1].key != HIDDEN:
        return float(pile[-1].key in table.terms.cards.masks)
    hidden = sum(card.key == HIDDEN for card in pile)
    masks = table.terms.cards.masks
    known = sum(card.key in masks for card in pile)
    missing = len(table.terms.cards.great_masks()) - len(great_masks(table, seat)) - known
    return missing / hidden


def is_duel(table: Table) -> bool:
    """What harms the one other helps as much."""
    return len(table.seats) == 2  # noqa: PLR2004 - two of them
