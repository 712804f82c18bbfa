"""What cards are worth to who holds them, in prizes: 1 is a card from the own pile."""

from collections import Counter
from functools import lru_cache

from game.core.seats import Seat
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.cards import (
    AnyRahi,
    RahiCard,
    RahiChallengeCard,
    RahiDefendCard,
    RahiEffectCard,
)
from game.rules.masks.printed.editions import KranaWin, Terms
from game.rules.masks.printed.effects import (
    AddToSkill,
    Control,
    Diagonal,
    Discard,
    Draw,
    DropMission,
    Effect,
    EndLasting,
    ExtraChallenge,
    FailChallenge,
    HandLimit,
    LowerNumber,
    MoveSelf,
    PassMission,
    Peek,
    PeekHand,
    Refit,
    Reshuffle,
    SkipMove,
    Steal,
    Steps,
    TakeMission,
    Void,
    WinChallenge,
)
from game.rules.masks.state import Table

# By the first effect; what does harm to others only is worth less than what helps its player.
_WORTH: dict[type[Effect], float] = {
    Refit: 0.05,
    Void: 0.09,
    Steps: 0.19,
    PassMission: 0.16,
    Draw: 0.2,
    DropMission: 0.15,
    Steal: 0.13,
    MoveSelf: 0.08,
    Diagonal: 0.05,
    HandLimit: 0.04,
    EndLasting: 0.06,
    Peek: 0.05,
    PeekHand: 0.01,
    Discard: 0.05,
    SkipMove: 0.09,
    WinChallenge: 0.2,
    ExtraChallenge: 0.08,
    Control: 0.1,
    FailChallenge: 0.13,
    Reshuffle: 0.05,
}
_SOME = 0.06


@lru_cache(maxsize=4096)
def worth_of_action(terms: Terms, key: str) -> float:
    effect = terms.cards.actions[key].effects[0]
    if isinstance(effect, AddToSkill):
        sure = 0.0011 if effect.skill is None else 0.0006
        return sure * abs(effect.points)
    return _WORTH.get(type(effect), _SOME)


# Rahi


def worth_of_rahi(table: Table, seat: Seat, key: str) -> float:
    """One of each of the three that a Rahi Challenge takes; more of a type are worth less."""
    cards = table.terms.cards.rahi
    held = Counter(type(cards[card.key]) for card in table.seats[seat].hands[Deck.RAHI])
    card = cards[key]
    return _worth_of_rahi(card) / held[type(card)] if held[type(card)] else _worth_of_rahi(card)


def _worth_of_rahi(card: AnyRahi) -> float:
    match card:
        case RahiCard():
            return 0.1
        case RahiChallengeCard(_, _, number):
            return 0.1 + 0.0001 * (number - 600)
        case RahiEffectCard(_, effects):
            return 0.13 if isinstance(effects[0], SkipMove | TakeMission) else 0.11
        case RahiDefendCard(_, effects):
            return 0.05 if isinstance(effects[0], LowerNumber) else 0.09


# The swarm


def worth_of_krana(table: Table, seat: Seat, key: str) -> float:
    """How much it does for Y2, and a little for what it controls."""
    krana = table.terms.cards.krana
    hand = [krana[card.key] for card in table.seats[seat].hands[Deck.KRANA]]
    card = krana[key]
    if card.breed is None or card.type is None:
        return 0.1
    if table.terms.edition.krana_win is KranaWin.DIFFERENT_TYPES:
        same = sum(other.type is card.type for other in hand)
        return 0.3 if same <= 1 else 0.08 / same
    return 0.05 * sum(other.breed is card.breed for other in hand)


def worth_of_va(table: Table, seat: Seat, key: str) -> float:
    """It goes with the Krana of its breed."""
    cards = table.terms.cards
    breeds = {cards.krana[card.key].breed for card in table.seats[seat].hands[Deck.KRANA]}
    return 0.08 if cards.va[key].breed in breeds else 0.05


def worth_of(table: Table, seat: Seat, key: str) -> float:
    """Of any card of the hand."""
    cards = table.terms.cards
    if key in cards.actions:
        return worth_of_action(table.terms, key)
    if key in cards.rahi:
        return worth_of_rahi(table, seat, key)
    if key in cards.krana:
        return worth_of_krana(table, seat, key)
    return worth_of_va(table, seat, key)
