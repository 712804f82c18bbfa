"""Rahi Challenges: whether, with what, against whom, and which Effect (section 13)."""

from game.boxes.masks.bots.lead import danger, is_duel, threat
from game.boxes.masks.bots.odds import bare, open_help
from game.boxes.masks.bots.worth import worth_of
from game.core.seats import Seat
from game.rules.masks.actions import Action, DeclareRahi, Decline, PlayEffect
from game.rules.masks.phases import RahiEffect
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.cards import RahiCard, RahiChallengeCard, RahiEffectCard
from game.rules.masks.printed.effects import (
    AddToSkill,
    Ban,
    Discard,
    Effect,
    LimitSteps,
    MoveOther,
    SkipMove,
    Steal,
    TakeMission,
)
from game.rules.masks.state import Table

_HARM: dict[type[Effect], float] = {  # in prizes of who suffers it
    SkipMove: 0.2,
    TakeMission: 0.2,
    AddToSkill: 0.2,
    LimitSteps: 0.2,
    Steal: 0.2,
    Discard: 0.15,
    MoveOther: 0.12,
    Ban: 0.1,
}
SURELY = 0.85  # with a lead over all that lies open; Defend cards may still come
DEFENDED = 0.06  # less for each Rahi card of the other
BEHIND_US = 0.6  # how much harm to one who is not dangerous is worth


def rahi_worth(table: Table, seat: Seat, action: DeclareRahi) -> float:
    """What the challenge is worth, in prizes; the move it costs is not counted."""
    chance = _chance(table, action)
    share = 1.0 if is_duel(table) else 0.8
    matters = BEHIND_US + threat(table, action.seat)
    effects = [harm_of(table, action.seat, key) for key in _effects(table, seat)]
    return chance * share * matters * max(effects)


def best_rahi(table: Table, seat: Seat, legal: list[Action]) -> tuple[float, Action | None]:
    best: tuple[float, Action | None] = (0.0, None)
    declares = [action for action in legal if isinstance(action, DeclareRahi)]
    if not declares:
        return best
    most = max(danger(table, action.seat) for action in declares)
    for action in declares:
        if danger(table, action.seat) >= most - 1:
            worth = rahi_worth(table, seat, action) - 0.1 * worth_of(table, seat, action.challenge)
            if worth > best[0]:
                best = (worth, action)
    return best


def _chance(table: Table, action: DeclareRahi) -> float:
    """The number must be higher than what lies open: on a tie the defender holds (R5)."""
    rahi, number = (table.terms.cards.rahi[key] for key in (action.rahi, action.challenge))
    assert isinstance(rahi, RahiCard)
    assert isinstance(number, RahiChallengeCard)
    points = number.with_family if rahi.family == number.family else number.number
    skills = (rahi.skill,)
    against = bare(table, action.seat, skills) + open_help(table, action.seat, skills)
    if points <= against:
        return 0.0
    return max(0.2, SURELY - DEFENDED * len(table.seats[action.seat].hands[Deck.RAHI]))


def _effects(table: Table, seat: Seat) -> list[str]:
    cards = table.terms.cards.rahi
    hand = table.seats[seat].hands[Deck.RAHI]
    return [card.key for card in hand if isinstance(cards[card.key], RahiEffectCard)]


def harm_of(table: Table, victim: Seat, key: str) -> float:
    card = table.terms.cards.rahi[key]
    assert isinstance(card, RahiEffectCard)
    effect = card.effects[0]
    harm = _HARM.get(type(effect), 0.1)
    if isinstance(effect, Discard | Steal) and not table.seats[victim].hands[Deck.GA]:
        return 0.01
    if isinstance(effect, SkipMove) and table.seats[victim].is_spared:
        return 0.01
    return harm


def play_effect(table: Table, phase: RahiEffect, legal: list[Action]) -> Action:
    effects = [action for action in legal if isinstance(action, PlayEffect)]
    if not effects:
        return Decline()
    pick = min if phase.victim == phase.seat else max
    return pick(effects, key=lambda action: harm_of(table, phase.victim, action.card))
