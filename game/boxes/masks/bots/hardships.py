"""What a Mission costs, in turns: of one, and of the next to be turned up."""

from functools import lru_cache

from game.core.seats import Seat
from game.rules.masks.holding.stacks import home_of
from game.rules.masks.pieces import HIDDEN, Deck, Window
from game.rules.masks.playing.playable import MOST_TASKS
from game.rules.masks.playing.powers import sources
from game.rules.masks.printed.editions import Terms
from game.rules.masks.printed.effects import (
    Ban,
    Discard,
    Draw,
    DropMission,
    Effect,
    Exhaust,
    Give,
    LimitSteps,
    MoveSelf,
    PassMission,
    RollAtLeast,
    SkipMove,
    Steal,
    SwapPlaces,
    Visit,
    Who,
)
from game.rules.masks.setup import deck_list
from game.rules.masks.state import Table

PIPS = 12
SPARED = (1.0, 0.5, 0.2)  # of the price, who can pass so many Missions
EVEN_CHANCE = 0.5


def next_mission(table: Table, seat: Seat) -> float:
    """In turns, as far as *seat* knows what comes."""
    if len(table.seats[seat].tasks) >= MOST_TASKS:
        return 0.0
    cards = table.stacks[home_of(table, Deck.MISSION, seat)].cards
    if cards and cards[-1].key != HIDDEN:
        price = price_of(table.terms, cards[-1].key)
    else:
        price = usual_price(table.terms)
    passes = min(len(SPARED) - 1, ways_past(table, seat))
    return round(price * SPARED[passes] * 2) / 2 if price > 0 else 0.0  # few ways to be worked out


def ways_past(table: Table, seat: Seat) -> int:
    """How many Missions the seat can pass with what it has."""
    actions = table.terms.cards.actions
    hand = table.seats[seat].hands[Deck.GA]
    cards = sum(isinstance(actions[card.key].effects[0], PassMission) for card in hand)
    return cards + sum(1 for _ in sources(table, seat, Window.MISSION))


@lru_cache(maxsize=64)
def usual_price(terms: Terms) -> float:
    """Of a Mission of the deck; where decks are built, of all that may be in it."""
    keys = deck_list(terms, Deck.MISSION) or list(terms.edition.cards.missions)
    return sum(price_of(terms, key) for key in keys) / len(keys)


@lru_cache(maxsize=4096)
def price_of(terms: Terms, key: str) -> float:
    effects = terms.cards.missions[key].effects
    return sum(_price(terms, effect) for effect in effects)


def _price(terms: Terms, effect: Effect) -> float:
    at_once = terms.edition.tasks_at_once
    match effect:
        case Give(_, count):
            return 0.8 * count
        case Visit():
            return 0.6 if at_once else 3.0
        case RollAtLeast(number):
            missed = (number - 1) / PIPS
            return missed if at_once else missed / (1 - missed)
        case SkipMove(who):
            return 1.0 if who is Who.SELF else EVEN_CHANCE
        case MoveSelf() | SwapPlaces():
            return 0.6
        case LimitSteps() | Ban() | Exhaust():
            return 0.6
        case Draw(who, _, count):
            return -0.7 * count if who is Who.SELF else 0.2 * count
        case Discard() | Steal():
            return 0.6
        case DropMission():
            return -0.5
        case _:
            return 0.5
