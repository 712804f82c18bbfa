"""On a Bohrok Control space, and when another has declared a Bohrok Challenge (section 14)."""

from game.boxes.masks.bots.lead import danger, masks_missing, most_dangerous, threat
from game.boxes.masks.bots.odds import all_skills, bare, holds, open_help
from game.boxes.masks.bots.worth import worth_of_krana
from game.core.seats import Seat
from game.rules.masks.actions import (
    Action,
    Declare,
    Decline,
    DrawFrom,
    KranaPrize,
    Pass,
    PlayCard,
    TakeKrana,
)
from game.rules.masks.challenges.options import targets
from game.rules.masks.challenges.swarm import controls
from game.rules.masks.holding.stacks import top_of
from game.rules.masks.phases import BohrokPrize, OnBohrok
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.effects import (
    Control,
    Draw,
    ExtraChallenge,
    FailChallenge,
    WinChallenge,
)
from game.rules.masks.state import Table, the_challenge

ENOUGH = 0.3  # what a declaration must be worth, beside the Krana that could be drawn instead
WITH_MASTER = 0.45  # the threat that `master_krana` is kept for
LOST_KRANA = 0.2
USUAL_CHANCE = 0.6
KNOCK = 0.25  # a mask that another loses, beside how dangerous it is


def on_bohrok(table: Table, phase: OnBohrok, legal: list[Action]) -> Action:
    seat = phase.seat
    swarming = table.swarming
    declares = [action for action in legal if isinstance(action, Declare)]
    sensible = _sensible(table, seat, declares)
    best = max(sensible, key=lambda one: _worth(table, seat, one), default=None)
    is_decided = swarming is not None and swarming.is_decided
    if best is not None and not is_decided:
        for action in legal:
            if isinstance(action, PlayCard) and _pays(table, seat, action, best):
                return action
    elif best is None and (wild := _wild(table, seat, legal)):
        return wild
    draws = [action for action in legal if isinstance(action, DrawFrom)]
    if best is not None and (_worth(table, seat, best) > ENOUGH or Decline() not in legal):
        return best
    return draws[0] if draws else Decline()


def declaration_worth(table: Table, seat: Seat) -> float:
    """What a Bohrok Challenge would be worth on a Bohrok Control space, by a usual chance."""
    krana = {card.key for card in table.seats[seat].hands[Deck.KRANA]}
    others = targets(table, seat)
    if not others or not any(controls(table, key) for key in krana):
        return 0.0
    most = max(threat(table, other) for other in others)
    return USUAL_CHANCE * (KNOCK + most) - (1 - USUAL_CHANCE) * LOST_KRANA if most > 0 else 0.0


def _sensible(table: Table, seat: Seat, declares: list[Declare]) -> list[Declare]:
    """With the least useful Krana, and only against who has most masks or nearly so."""
    if not declares:
        return []
    dangers = {other: danger(table, other) for other in {one.seat for one in declares}}
    most = max(dangers.values())
    krana = {one.krana for one in declares}
    cheapest = min(sorted(krana), key=lambda key: worth_of_krana(table, seat, key))
    return [one for one in declares if one.krana == cheapest and dangers[one.seat] > most - 1]


def _worth(table: Table, seat: Seat, action: Declare) -> float:
    """Whom to name: who has most masks, and can be beaten; with which Krana: the least useful."""
    if table.swarming is not None and table.swarming.is_decided:
        chance = 1.0
    else:
        chance = bohrok_chance(table, seat, action.seat)
    has_masks = masks_missing(table, action.seat) < table.terms.masks_to_win
    knocked = KNOCK + threat(table, action.seat) if has_masks else 0.0
    lost = (1 - chance) * (LOST_KRANA + worth_of_krana(table, seat, action.krana))
    return chance * knocked - lost - 0.1 * worth_of_krana(table, seat, action.krana)


def bohrok_chance(table: Table, seat: Seat, other: Seat) -> float:
    """The top Bohrok counts for the challenger, and Va of its breed (O5)."""
    cards = table.terms.cards
    bohrok = cards.bohrok[top_of(table, Deck.BOHROK).key]
    va = [cards.va[card.key] for card in table.seats[seat].hands[Deck.VA]]
    helping = sum(card.points for card in va if bohrok.breed in {None, card.breed})
    hand = len(table.seats[other].hands[Deck.GA])
    chances = []
    for skills in all_skills(table.terms):
        lead = bare(table, seat, skills) + open_help(table, seat, skills) + helping
        lead -= bare(table, other, skills) + open_help(table, other, skills)
        if bohrok.skill is None or bohrok.skill in skills:
            lead += bohrok.points
        chances.append(holds(lead, hand))
    return sum(chances) / len(chances)


def _pays(table: Table, seat: Seat, action: PlayCard, best: Declare) -> bool:
    match table.terms.cards.actions[action.card].effects[0]:
        case WinChallenge():
            return threat(table, best.seat) >= WITH_MASTER
        case ExtraChallenge():
            return _worth(table, seat, best) > ENOUGH
        case _:
            return False


def _wild(table: Table, seat: Seat, legal: list[Action]) -> Action | None:
    """Any Krana will do, against somebody who is near to winning."""
    other = most_dangerous(table, seat)
    if table.seats[other].is_shielded or threat(table, other) < WITH_MASTER:
        return None
    for action in legal:
        if isinstance(action, PlayCard):
            effect = table.terms.cards.actions[action.card].effects[0]
            if isinstance(effect, Control):
                return action
    return None


# When another has declared (W4)


def declared(table: Table, seat: Seat, legal: list[Action]) -> Action:
    """Draw if it can be; foil what is meant for oneself."""
    challenge = the_challenge(table)
    for action in legal:
        if isinstance(action, PlayCard):
            effect = table.terms.cards.actions[action.card].effects[0]
            if isinstance(effect, Draw):
                return action
            if isinstance(effect, FailChallenge) and challenge.defender == seat:
                return action
    return Pass()


# What is taken after it (O7, E13)


def take(table: Table, phase: BohrokPrize) -> TakeKrana:
    used = the_challenge(table).krana
    assert used is not None
    keeps = worth_of_krana(table, phase.seat, used.key) >= USEFUL
    wanted = _WITH_THE_USED if keeps else _WITHOUT
    return TakeKrana(next((x for x in wanted if x in phase.offers), phase.offers[0]))


USEFUL = 0.1
_WITH_THE_USED = (KranaPrize.NEW_AND_USED, KranaPrize.USED)
_WITHOUT = (KranaPrize.TWO_NEW, KranaPrize.NEW, KranaPrize.USED)
