"""What nature does: rolls, shuffles, and picks at random (I6)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from random import Random

from game.core.ruleset import Chance
from game.core.seats import Seat
from game.rules.masks.actions import Action, PickRandom, Roll, Shuffle
from game.rules.masks.agenda import carry_on, tell
from game.rules.masks.building import begin_building
from game.rules.masks.deeds import BeginTurn
from game.rules.masks.events import Rolled, Told
from game.rules.masks.phases import (
    Aim,
    ForBeginning,
    ForOne,
    ForSkill,
    ForTask,
    ForVictory,
    Picking,
    Rolling,
    Shuffling,
)
from game.rules.masks.playing.missions import rolled_for_task
from game.rules.masks.playing.rolled import found_one, rolled_for_skill
from game.rules.masks.state import State, Table
from game.rules.masks.winning import won

SIDES = 12  # B1
RULE_OF_AIM: dict[type[Aim], str] = {
    ForBeginning: "S5",
    ForOne: "N6",
    ForTask: "N5",
    ForSkill: "K9",
    ForVictory: "X6",
}


@cache
def _rolls() -> tuple[Chance[Action], ...]:
    return tuple(Chance(Roll(value), Fraction(1, SIDES)) for value in range(1, SIDES + 1))


def chances(table: Table) -> Sequence[Chance[Action]] | None:
    """A shuffle can only be sampled."""
    match table.phase:
        case Rolling():
            return _rolls()
        case Picking(owner, deck):
            count = len(table.seats[owner].hands[deck])
            return [Chance(PickRandom(place), Fraction(1, count)) for place in range(count)]
        case _:
            return None


def chance_stream(table: Table) -> str:
    """Each kind from a stream of its own."""
    match table.phase:
        case Shuffling():
            return "shuffles"
        case Picking():
            return "picks"
        case _:
            return "dice"


def sample_chance(state: State, rng: Random) -> Action:
    match state.phase:
        case Shuffling(home):
            keys = [card.key for card in state.stacks[home].cards]
            keys.sort()
            rng.shuffle(keys)
            return Shuffle(tuple(keys))
        case Picking(owner, deck):
            return PickRandom(rng.randrange(len(state.seats[owner].hands[deck])))
        case _:
            return Roll(rng.randint(1, SIDES))


def is_shuffle_of(state: State, action: Action) -> bool:
    """Whether this could be the outcome of the shuffle that is due."""
    if not isinstance(action, Shuffle) or not isinstance(state.phase, Shuffling):
        return False
    return sorted(action.cards) == sorted(c.key for c in state.stacks[state.phase.home].cards)


# What a roll brings


def roll(state: State, phase: Rolling, action: Roll, told: Told) -> State:
    """The next of those who roll; ties for the best roll again where one is looked for."""
    seat = phase.rollers[len(phase.rolls)]
    phase = Rolling(phase.rollers, phase.aim, phase.agenda, (*phase.rolls, action.value))
    state = state.but(phase=phase)
    tell(state, told, Rolled(seat, action.value, RULE_OF_AIM[type(phase.aim)]))
    if len(phase.rolls) < len(phase.rollers):
        return state
    best = _best(phase)
    if len(best) > 1:
        return state.but(phase=Rolling(best, phase.aim, phase.agenda))
    return _decided(state, phase, best[0], told)


def _best(phase: Rolling) -> tuple[Seat, ...]:
    lowest = isinstance(phase.aim, ForOne) and phase.aim.is_lowest
    best = min(phase.rolls) if lowest else max(phase.rolls)
    return tuple(s for s, value in zip(phase.rollers, phase.rolls, strict=True) if value == best)


def _decided(state: State, phase: Rolling, seat: Seat, told: Told) -> State:
    match phase.aim:
        case ForBeginning():
            if state.terms.edition.is_built:
                return begin_building(state, seat, told)
            return carry_on(state, (BeginTurn(seat),), told)
        case ForOne() as aim:
            return found_one(state, aim, seat, phase.agenda, told)
        case ForTask() as aim:
            return rolled_for_task(state, seat, aim, phase.rolls[0], phase.agenda, told)
        case ForSkill() as aim:
            return rolled_for_skill(state, seat, aim, phase.rolls[0], phase.agenda, told)
        case ForVictory():
            return won(state, seat, "X6", told)
