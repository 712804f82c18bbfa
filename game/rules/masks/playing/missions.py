"""Missions: turned up, done at once, or open until they are done (section 11)."""

from game.core.seats import Seat
from game.rules.masks.actions import ChoosePlace
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.deeds import Agenda, Do, Drop, PutAway, TurnUp
from game.rules.masks.events import MissionTurnedUp, NoMissionTaken, TaskDropped, Told
from game.rules.masks.holding.hands import due_tasks, settling, task_done
from game.rules.masks.holding.held import shown
from game.rules.masks.holding.stacks import discarded, home_of, refilling, taken
from game.rules.masks.phases import ChoosingTask, ForTask, Rolling
from game.rules.masks.pieces import Deck
from game.rules.masks.playing.playable import MOST_TASKS
from game.rules.masks.printed.effects import Give, RollAtLeast, SkipMove, Visit, Who
from game.rules.masks.state import OpenTask, State, Table, without
from game.rules.masks.walking.pawns import set_pawn
from game.rules.masks.walking.spaces import free_spaces, nearest

LAPSES_AT = 6  # own turns begun (X4)


@does(TurnUp)
def turn_up(state: State, deed: TurnUp, agenda: Agenda, told: Told) -> State:
    seat = deed.seat
    home = home_of(state, Deck.MISSION, seat)
    stack = state.stacks[home]
    if len(state.seats[seat].tasks) >= MOST_TASKS or stack.is_empty:
        tell(state, told, NoMissionTaken(seat))
        return carry_on(state, agenda, told)
    if not stack.cards:
        return refilling(state, home, (deed, *agenda))
    card, state = taken(state, home)
    card = shown(card)
    tell(state, told, MissionTurnedUp(seat, card))
    mission = state.terms.cards.missions[card.key]
    task = mission.task
    at_once = state.terms.edition.tasks_at_once and not isinstance(task, Give)
    if task is None or at_once:
        deeds = tuple(Do(effect, seat) for effect in mission.effects)
        return carry_on(state, (*deeds, PutAway(card), *agenda), told)
    owed = task.count if isinstance(task, Give) else 0
    own = state.seats[seat]
    state = state.with_seat(seat, own._replace(tasks=(*own.tasks, OpenTask(card, task, owed))))
    return carry_on(state, (*settling(state, seat), *agenda), told)


# Done at once (N9)


def visit_at_once(state: State, seat: Seat, effect: Visit, agenda: Agenda, told: Told) -> State:
    """On the nearest such space that is free, its own not counted."""
    here = state.seats[seat].pawn
    free = tuple(s for s in free_spaces(state, seat, effect.spaces) if s != here)
    return set_pawn(state, seat, seat, nearest(state, here, free), "N9", agenda, told)


def roll_at_once(state: State, seat: Seat, effect: RollAtLeast, agenda: Agenda) -> State:
    return state.but(phase=Rolling((seat,), ForTask(effect, None), agenda))


def rolled_for_task(  # noqa: PLR0913, PLR0917 - who, for what, and what comes then
    state: State, seat: Seat, aim: ForTask, value: int, agenda: Agenda, told: Told
) -> State:
    """Below, a task stays open (N5); done at once, the next move is skipped (N9)."""
    is_done, place = value >= aim.effect.number, aim.place
    if place is None:
        skipped = () if is_done else (Do(SkipMove(Who.SELF), seat),)
        return carry_on(state, (*skipped, *agenda), told)
    if is_done:
        state = task_done(state, seat, place, "N5", told)
    return carry_on(state, (*settling(state, seat), *agenda), told)


# Given up


@does(Drop)
def drop(state: State, deed: Drop, agenda: Agenda, told: Told) -> State:
    seat, tasks = deed.seat, state.seats[deed.seat].tasks
    if not deed.count or not tasks:
        return carry_on(state, (*settling(state, seat), *agenda), told)
    rest = Drop(seat, deed.count - 1)
    if len(tasks) > 1 and deed.count < len(tasks):
        return state.but(phase=ChoosingTask(seat, (rest, *agenda)))
    return carry_on(drop_task(state, seat, 0, "G2", told), (rest, *agenda), told)


def choose_task(state: State, phase: ChoosingTask, action: ChoosePlace, told: Told) -> State:
    return carry_on(drop_task(state, phase.seat, action.place, "G2", told), phase.agenda, told)


def drop_task(state: State, seat: Seat, place: int, rule: str, told: Told) -> State:
    own = state.seats[seat]
    card = own.tasks[place].card
    state = state.with_seat(seat, own._replace(tasks=without(own.tasks, place)))
    state = discarded(state, card)
    tell(state, told, TaskDropped(seat, card, rule))
    return state


def aged(state: State, seat: Seat, told: Told) -> State:
    """One more own turn has begun; what is too old lapses (X4)."""
    own = state.seats[seat]
    tasks = tuple([task.older() for task in own.tasks])
    state = state.with_seat(seat, own._replace(tasks=tasks))
    for place in reversed(range(len(tasks))):
        if tasks[place].age >= LAPSES_AT:
            state = drop_task(state, seat, place, "X4", told)
    return state


def rolls_due(table: Table, seat: Seat, first: int) -> int | None:
    """The place of the next task to roll for, from *first* on (U1, N3)."""
    for place, task in enumerate(due_tasks(table, seat)):
        if place >= first and isinstance(task.effect, RollAtLeast):
            return place
    return None
