"""Nuva powers are shared where that helps its giver more than others (K10)."""

from attrs import evolve

from game.boxes.masks.bots.lead import danger, threat
from game.core.seats import Seat
from game.rules.masks.actions import Action, Step, UsePower
from game.rules.masks.holding.limits import can_draw
from game.rules.masks.pieces import Deck
from game.rules.masks.state import Table, from_left

FEW = 3  # seats; at a smaller table a gift helps a rival too much
TOO_NEAR = 0.6  # to winning


def well_shared(table: Table, seat: Seat, action: Action, legal: list[Action]) -> Action:
    """With whoever has least, for the card that it brings; with nobody at a small table."""
    if not isinstance(action, UsePower | Step) or len(table.seats) < FEW:
        return action
    if not can_draw(table, seat, Deck.GA):
        return action
    friend = min(from_left(table, seat), key=lambda other: danger(table, other))
    shared = evolve(action, share_with=friend)
    return shared if threat(table, friend) < TOO_NEAR and shared in legal else action
