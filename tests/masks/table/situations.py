"""What whoever decides sees, points at and may choose; no window is needed for it."""

from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.spaces import selection_of
from game.boxes.masks.words import Names
from game.i18n.texts import load
from game.rules.masks import observe
from game.rules.masks.play import to_move
from game.rules.masks.state import State

TEXTS = load("masks", "en")


def situation(state: State, *, is_open: bool = True) -> Situation:
    """Of the seat that decides now."""
    seat = to_move(state)
    assert seat is not None
    seen = observe(state, seat)
    return Situation(Names(TEXTS, seen.terms), seen, selection_of(seen, seat), is_open)
