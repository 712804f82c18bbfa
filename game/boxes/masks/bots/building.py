"""Decks that are built before a duel, and foil masks (Y6, S6)."""

from game.boxes.masks.bots.attaching import contests_turned
from game.boxes.masks.bots.hardships import price_of
from game.boxes.masks.bots.worth import worth_of_action
from game.core.seats import Seat
from game.rules.masks.actions import Action, Lay, Pass
from game.rules.masks.phases import Build, Part
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.editions import Terms
from game.rules.masks.printed.effects import (
    Columns,
    MoveSelf,
    OwnStart,
    Rows,
    SpacesOf,
    StartOf,
    SwapPlaces,
    Visit,
)
from game.rules.masks.state import Table, left_of

_LONG_WAY = 2.0  # turns that are walked for nothing


def build(table: Table, phase: Build, legal: list[Action]) -> Action:
    lays = [action for action in legal if isinstance(action, Lay)]
    best = max(lays, key=lambda one: _worth(table, phase, one.card), default=None)
    if best is None:
        return Pass()
    if Pass() in legal and _worth(table, phase, best.card) <= 0:
        return Pass()
    return best


def _worth(table: Table, phase: Build, key: str) -> float:
    terms, seat = table.terms, phase.seat
    match phase.part:
        case Part.CHALLENGES:
            return _lead(table, seat, key)
        case Part.MISSIONS:
            price = price_of(terms, key) + (_LONG_WAY if _leads_astray(terms, key) else 0.0)
            return price if terms.options.secret_missions else -price
        case Part.ACTIONS:
            if key in terms.cards.ready_decks:
                actions = terms.cards.ready_decks[key].actions
                return sum(worth_of_action(terms, one) * copies for one, copies in actions)
            return worth_of_action(terms, key)
        case Part.FOILS:
            card = terms.cards.masks[key]
            is_worn = any(worn.key == key for worn in table.seats[seat].masks)
            turned = contests_turned(terms, seat, card.skill, card.foil_points)
            return turned + (2.0 if is_worn else 0.0)


def _leads_astray(terms: Terms, key: str) -> bool:
    """Whether it sets the pawn on a space that may be at the other end of the island."""
    for effect in terms.cards.missions[key].effects:
        match effect:
            case Visit(OwnStart() | StartOf() | Rows() | Columns()):
                return True
            case MoveSelf(OwnStart() | SpacesOf(SpaceKind.START)) | SwapPlaces():
                return True
            case _:
                pass
    return False


def _lead(table: Table, seat: Seat, key: str) -> float:
    """By which values lead over the other's in what the card names."""
    other: Seat = left_of(table, seat)
    skills = table.terms.cards.challenges[key].skills
    value = table.terms.value
    return sum(value(seat, skill) - value(other, skill) for skill in skills) / len(skills)
