"""A sum that loses though a token that was left out would win: worth a second thought."""

from itertools import combinations

from attrs import frozen

from game.boxes.makuta.words import Names
from game.rules.makuta.duel import Outcome, bonus_places, outcome_against, total_bonus
from game.rules.makuta.phases import ChoosingBonuses, Foe
from game.rules.makuta.pieces import HIDDEN
from game.rules.makuta.state import Observation, Tray


@frozen
class SecondThought:
    foe: Foe
    total: int  # that loses
    added: Tray  # as few as would win


def second_thought(readable: Observation, places: tuple[int, ...]) -> SecondThought | None:
    """What lies face down counts neither way, so nothing is betrayed by being asked or not."""
    phase = readable.phase
    if not isinstance(phase, ChoosingBonuses) or phase.roll is None:
        return None
    tray = readable.trays[phase.seat]
    if any(tray[place].face == HIDDEN for place in places):
        return None
    total = phase.roll + total_bonus(readable, phase.seat, places)
    if outcome_against(phase.foe, total) is not Outcome.LOST:
        return None
    added = _fewest_that_win(readable, phase, places)
    return SecondThought(phase.foe, total, tuple(tray[place] for place in added)) if added else None


def _fewest_that_win(
    readable: Observation, phase: ChoosingBonuses, places: tuple[int, ...]
) -> tuple[int, ...]:
    assert phase.roll is not None
    tray = readable.trays[phase.seat]
    left = [
        place
        for place in bonus_places(readable, phase.seat)
        if place not in places and tray[place].face != HIDDEN
    ]
    for size in range(1, len(left) + 1):
        for added in combinations(left, size):
            total = phase.roll + total_bonus(readable, phase.seat, (*places, *added))
            if outcome_against(phase.foe, total) is Outcome.WON:
                return added
    return ()


def second_thought_line(names: Names, thought: SecondThought) -> str:
    return names.texts.text(
        "table.second_thought",
        total=thought.total,
        strength=thought.foe.strength,
        added=names.discs(thought.added),
    )
