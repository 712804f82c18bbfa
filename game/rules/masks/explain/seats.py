"""Why a seat, a deck or a button is refused."""

from game.core.seats import Seat
from game.rules.masks.explain.waiting import rule_of_phase
from game.rules.masks.holding.limits import limit_of, room
from game.rules.masks.holding.stacks import home_of
from game.rules.masks.phases import Drawing, Moving, OnBohrok, Phase, Targeting, TurnOver, TurnStart
from game.rules.masks.pieces import HELD, Deck
from game.rules.masks.reasons import (
    DeckIsEmpty,
    HandIsFull,
    NotDrawnHere,
    NotNamedNow,
    NotYet,
    Reason,
    Shielded,
    SomethingElseFirst,
    Yourself,
)
from game.rules.masks.state import Observation
from game.rules.masks.targets import Button

_PLAIN = (TurnStart, Moving, TurnOver)


def why_not_seat(seen: Observation, seat: Seat) -> Reason:
    if seat == seen.viewer:
        return Yourself()
    if seen.seats[seat].is_shielded and isinstance(seen.phase, Targeting | OnBohrok | TurnStart):
        return Shielded(seat)
    return NotNamedNow(rule_of_phase(seen.phase))


def why_not_deck(seen: Observation, deck: Deck) -> Reason:
    phase = seen.phase
    if isinstance(phase, Drawing | OnBohrok) and deck in HELD:
        if room(seen, phase.seat, deck) <= 0:
            return HandIsFull(limit_of(seen, phase.seat, deck))
        if seen.stacks[home_of(seen, deck, phase.seat)].is_empty:
            return DeckIsEmpty()
    return NotDrawnHere(deck)


def why_not_button(seen: Observation, button: Button) -> Reason:
    phase: Phase = seen.phase
    if not isinstance(phase, _PLAIN):
        return SomethingElseFirst(rule_of_phase(phase))
    if button is Button.END_MOVE:
        return NotYet("M1") if isinstance(phase, TurnStart) else SomethingElseFirst("U6")
    return NotYet("M1" if isinstance(phase, TurnStart) else "M5")
