"""The move: steps, and what the spaces do that they lead to (sections 5 and 6)."""

from collections.abc import Iterator, Sequence
from functools import cache

from game.core.seats import Seat
from game.rules.masks.actions import Jump, Step, Way
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.deeds import Act, Agenda, GoOn, NextChallenge
from game.rules.masks.events import PawnSet, PawnStepped, Told
from game.rules.masks.holding.hands import due_tasks, settling, task_done
from game.rules.masks.phases import Drawing, Moving, OnBohrok, OnMission, OnPortal, TurnOver
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.playing.powers import Source, exert, share_targets, sources_of
from game.rules.masks.printed.editions import ExtraMovement
from game.rules.masks.printed.effects import LimitSteps, PassPawn, Push, Visit
from game.rules.masks.printed.land import STRAIGHT
from game.rules.masks.state import State, Swarming, Table, replaced
from game.rules.masks.walking.spaces import (
    is_barred,
    kind_for,
    meant_spaces,
    other_portals,
    pawns,
)

WALK, BLANK = Way.WALK, SpaceKind.BLANK  # of a kind that is asked for at every step

# How far


def steps_left(table: Table, seat: Seat) -> int:
    """X5: three or six, then the smallest limit, then what cards add."""
    walk, lasting = table.turn.walk, table.seats[seat].lasting
    if not lasting:
        return walk.base + walk.more - walk.taken
    limits = [each.effect.count for each in lasting if isinstance(each.effect, LimitSteps)]
    steps = max(1, min([walk.base, *limits])) if limits else walk.base
    return steps + walk.more - walk.taken


# Where to


def steps_from(table: Table, seat: Seat) -> list[Step]:
    """All steps that are legal now, by foot and by powers (M1-M4, M9, K9)."""
    left = steps_left(table, seat)
    if left <= 0:
        return []
    taken, gates = pawns(table), table.terms.land.gates
    found: list[Step] = []
    crossing: list[Step] = []
    for space in _within_a_step(table, seat):
        if space not in taken:
            if space not in gates or not is_barred(table, seat, space):
                found.append(plain_step(space))
        else:
            found += _by_powers(table, seat, space)
            if left > 1 and table.turn.walk.passes_pawns:
                crossing += _past(table, seat, space, taken)
    return [*found, *dict.fromkeys(crossing)] if crossing else found


@cache
def plain_step(space: int) -> Step:
    """There are few, and they are asked for often."""
    return Step(space)


def leads_on_foot(step: Step) -> bool:
    """Without a card or power."""
    return step.way is WALK


def _within_a_step(table: Table, seat: Seat) -> Sequence[int]:
    """Not yet entered in this move (M4)."""
    here, land, walk = table.seats[seat].pawn, table.terms.land, table.turn.walk
    ways, entered = land.beside[here], walk.entered
    if walk.is_diagonal:
        ways = (*ways, *land.cornering[here])
    return [space for space in ways if space not in entered] if entered else ways


def _past(table: Table, seat: Seat, crossed: int, taken: set[int]) -> Iterator[Step]:
    """M9: across an occupied space to a free one next to it."""
    entered = table.turn.walk.entered
    for space in table.terms.land.beside[crossed]:
        if space not in taken and space not in entered and not is_barred(table, seat, space):
            yield Step(space, Way.PAST, crossed)


def _by_powers(table: Table, seat: Seat, space: int) -> Iterator[Step]:
    if is_barred(table, seat, space):
        return
    for source in sources_of(table, seat, PassPawn):
        for share in share_targets(table, seat, source):
            yield Step(space, Way.OVER, 0, source.mask, source.by_token, share)
    if sum(own.pawn == space for own in table.seats) != 1:
        return
    for source in sources_of(table, seat, Push):
        for direction in STRAIGHT:
            if _pushed_to(table, space, direction, 1) != space:
                for share in share_targets(table, seat, source):
                    yield Step(space, Way.PUSH, direction, source.mask, source.by_token, share)


def _pushed_to(table: Table, space: int, direction: int, distance: int) -> int:
    """As far as the pawn goes: it stops before a pawn or where no space is."""
    taken, end = pawns(table), space
    for beyond in table.terms.land.straight_on(space, direction)[:distance]:
        if beyond in taken:
            break
        end = beyond
    return end


# A step


def step(state: State, seat: Seat, action: Step, told: Told) -> State:
    agenda: Agenda = ()  # what comes before the space acts
    path: tuple[int, ...] = (state.seats[seat].pawn, action.space)
    rule = "M1"
    if action.way is not WALK:
        state, agenda = _helped(state, seat, action, told)
        if action.way is Way.PAST:
            path, rule = (path[0], action.by, action.space), "M9"
    own = state.seats[seat].on_space(action.space)
    turn = state.turn.with_walk(state.turn.walk.along(path))
    state = state.but(seats=replaced(state.seats, seat, own), turn=turn)
    tell(state, told, PawnStepped(seat, path, rule))
    if own.tasks:
        state = visited(state, seat, told)
        if state.seats[seat].tasks is not own.tasks:
            agenda = (*settling(state, seat), *agenda)
    if agenda:
        return carry_on(state, (*agenda, Act(seat)), told)
    return _entered(state, seat, told)


def _helped(state: State, seat: Seat, action: Step, told: Told) -> tuple[State, Agenda]:
    """By a power, which may be shared, or by a card."""
    shared: Agenda = ()
    if action.mask:
        source = Source(action.mask, action.by_token)
        state, shared = exert(state, seat, source, None, action.share_with, told)
    if action.way is Way.OVER:
        state = state.with_walk(state.turn.walk.ended())
    elif action.way is Way.PUSH:
        state = _push(state, action, told)
    return state, shared


def _push(state: State, action: Step, told: Told) -> State:
    pushed = next(Seat(i) for i, own in enumerate(state.seats) if own.pawn == action.space)
    own = state.seats[pushed]
    push = state.terms.cards.masks[action.mask].power[0]
    assert isinstance(push, Push)
    end = _pushed_to(state, action.space, action.by, push.distance)
    state = state.with_seat(pushed, own._replace(pawn=end))
    tell(state, told, PawnSet(pushed, action.space, end, "K9"))
    return state


def visited(state: State, seat: Seat, told: Told) -> State:
    """Visit tasks are done by entering such a space (N5, P8)."""
    here = state.seats[seat].pawn
    while (done := _done_by_visit(state, seat, here)) is not None:
        state = task_done(state, seat, done, "N5", told)
    return state


def _done_by_visit(table: Table, seat: Seat, here: int) -> int | None:
    """The place of the first such task (N3)."""
    for place, task in enumerate(due_tasks(table, seat)):
        effect = task.effect
        if isinstance(effect, Visit) and here in meant_spaces(table, seat, effect.spaces):
            return place
    return None


# What the space does


def acts_only_at_the_end(table: Table) -> bool:
    """E10: with an extra-movement card only the space where the move ends acts."""
    if not table.turn.walk.is_extra:
        return False
    return table.terms.edition.extra_movement is ExtraMovement.ONLY_THE_END_ACTS


@does(Act)
def act(state: State, deed: Act, agenda: Agenda, told: Told) -> State:
    return _entered(state, deed.seat, told)


def _entered(state: State, seat: Seat, told: Told) -> State:
    kind = kind_for(state, seat, state.seats[seat].pawn)
    if acts_only_at_the_end(state) and not is_last_step(state, seat):
        return state.in_phase(Moving(seat))
    if kind is BLANK or (kind is SpaceKind.BOHROK and not is_last_step(state, seat)):
        return _gone_on(state, seat)
    return space_acts(state, seat, kind, told)


def is_last_step(table: Table, seat: Seat) -> bool:
    return table.turn.walk.is_over or steps_left(table, seat) <= 0


def space_acts(state: State, seat: Seat, kind: SpaceKind, told: Told) -> State:
    circles = state.terms.land.places[state.seats[seat].pawn].circles
    match kind:
        case SpaceKind.MISSION:
            return state.in_phase(OnMission(seat))
        case SpaceKind.CHALLENGE:
            return carry_on(state, (NextChallenge(seat, circles),), told)
        case SpaceKind.GAME_ACTION:
            return state.in_phase(Drawing(seat, circles, circles))
        case SpaceKind.PORTAL:
            return state.in_phase(OnPortal(seat))
        case SpaceKind.BOHROK:
            return state.but(phase=OnBohrok(seat), swarming=Swarming())
        case _:
            return state.in_phase(TurnOver(seat))


@does(GoOn)
def go_on(state: State, deed: GoOn, agenda: Agenda, told: Told) -> State:
    return _gone_on(state, deed.seat)


def _gone_on(state: State, seat: Seat) -> State:
    """M5: the move may go on while there are steps, and a step is possible."""
    if is_last_step(state, seat) or state.turn.is_closed:
        return move_over(state, seat)
    return state if isinstance(state.phase, Moving) else state.in_phase(Moving(seat))


def move_over(state: State, seat: Seat) -> State:
    turn = state.turn
    phase = TurnOver(seat, turn.is_closed)
    if turn.walk.is_over:
        return state.in_phase(phase)
    return state.but(turn=turn.with_walk(turn.walk.ended()), phase=phase)


def end_move(state: State, seat: Seat, told: Told) -> State:
    """By the player's word: what acts only when the move ends there acts now (P6, E10)."""
    kind = kind_for(state, seat, state.seats[seat].pawn)
    if kind is SpaceKind.BOHROK or (kind is not BLANK and acts_only_at_the_end(state)):
        return space_acts(state.with_walk(state.turn.walk.ended()), seat, kind, told)
    return move_over(state, seat)


def jump(state: State, seat: Seat, action: Jump, told: Told) -> State:
    """The other Portal does not act (P5), but a task may be done there (N5)."""
    start = state.seats[seat].pawn
    state = state.with_seat(seat, state.seats[seat].on_space(action.portal))
    tell(state, told, PawnSet(seat, start, action.portal, "P5"))
    state = visited(state, seat, told)
    state = state.with_walk(state.turn.walk.ended())
    return carry_on(state, (*settling(state, seat), GoOn(seat)), told)


def jumps(table: Table, seat: Seat) -> list[Jump]:
    return [Jump(portal) for portal in other_portals(table, table.seats[seat].pawn)]
