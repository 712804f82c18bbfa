"""What somebody chooses who looks ahead at the few actions that seem best."""

from itertools import islice
from random import Random

import pytest
from attrs import evolve

from game.boxes.makuta.bots import PLAYERS
from game.boxes.makuta.mind.errands import Errands
from game.boxes.makuta.mind.foresight import ENOUGH, NARROWEST, WIDEST, Budget, Foresight
from game.boxes.makuta.mind.prospects import prospects_of
from game.boxes.makuta.mind.rehearsal import Rehearsal
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.temper import PLAIN
from game.boxes.makuta.mind.worth import worth_to
from game.boxes.makuta.opening import open_match
from game.core.hexes import Side
from game.core.seats import NATURE, Seat
from game.players.playing_out import doings
from game.rules import makuta
from game.rules.makuta.actions import Action, ChallengeMakuta, EndTurn, MoveTo, RollDie
from game.rules.makuta.editions import EN, HouseRules, Terms
from game.rules.makuta.movement import ways_from
from game.rules.makuta.phases import Arrived, ChoosingBonuses, Moving, Phase, RahiFoe, Starting
from game.rules.makuta.pieces import Die, Toa
from game.rules.makuta.state import State
from tests.makuta.atlases import full_atlas, small_atlas
from tests.makuta.rules.discs import AIR, FIRE, HAU, PAKARI, VAKAMA, WATER, lock, shown
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, situation

ME = Seat(0)
FIRST, SECOND, THIRD = MoveTo(1, 0), MoveTo(2, 0), MoveTo(3, 0)


def table(phase: Phase, seats: int = 2) -> Story:
    return situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
        trays=[[PAKARI, PAKARI, VAKAMA, FIRE, WATER, AIR], [HAU], *[[]] * (seats - 2)],
        phase=phase,
    )


def chosen(
    odds: dict[Action, float],
    noise: float = 0.0,
    rounds: int = 60,
    phase: Phase | None = None,
    seats: int = 2,
) -> tuple[Action, list[Action]]:
    """What is chosen, and all that was rehearsed; the first of *odds* looks best at sight."""
    rehearsed: list[Action] = []

    def odds_after(action: Action, world: State, luck: int) -> float:
        rehearsed.append(action)
        rises = rehearsed.count(action) % 2
        return odds[action] + (noise if rises and action != FIRST else -noise)

    seen = makuta.observe(table(phase or Arrived(ME), seats).state, ME)
    prospects = prospects_of(worth_to(seen, ME, PLAIN))
    foresight = Foresight(seen, odds_after, prospects, Random(1))
    worth = {action: (10.0 - place, 0.0) for place, action in enumerate(odds)}
    return foresight.choice(worth, Budget(rounds)), rehearsed


def test_what_turns_out_better_is_taken() -> None:
    action, _ = chosen({FIRST: 0.3, SECOND: 0.5, THIRD: 0.2}, noise=0.05)

    assert action == SECOND


def test_nobody_changes_course_for_a_trifle() -> None:
    action, _ = chosen({FIRST: 0.5, SECOND: 0.51})

    assert action == FIRST


def test_what_may_only_seem_better_is_not_taken() -> None:
    action, _ = chosen({FIRST: 0.5, SECOND: 0.31}, noise=0.2)

    assert action == FIRST


def test_too_few_rounds_tell_nothing() -> None:
    assert chosen({FIRST: 0.1, SECOND: 0.9}, rounds=ENOUGH - 1) == (FIRST, [])


def test_nobody_looks_long_at_what_is_hardly_better() -> None:
    _, rehearsed = chosen({FIRST: 0.5, SECOND: 0.2, THIRD: 0.45}, noise=0.05)

    assert rehearsed.count(SECOND) == ENOUGH
    assert rehearsed.count(THIRD) > ENOUGH


@pytest.mark.parametrize(("seats", "few"), [(2, WIDEST - 2), (3, WIDEST - 3), (6, NARROWEST)])
def test_no_more_than_a_few_are_rehearsed_and_fewer_by_more_players(seats: int, few: int) -> None:
    """All that sit there are judged after each: the time for a decision stays about the same."""
    actions: dict[Action, float] = {MoveTo(place, 0): 0.5 for place in range(9)}

    _, rehearsed = chosen(actions, rounds=ENOUGH, seats=seats)

    assert len(set(rehearsed)) == few


def test_of_all_stops_on_the_way_to_one_goal_only_the_best_is_rehearsed() -> None:
    seen = makuta.observe(table(Starting(ME)).state, ME)
    seen = evolve(seen, phase=Moving(ME, 6, ways_from(seen, seen.pawns[ME], 6)))
    prospects = prospects_of(worth_to(seen, ME, PLAIN))
    weigh = Scales(seen, ME, PLAIN)
    worth = {action: (weigh(action), 0.0) for action in makuta.legal_actions(seen)}

    tempting = Foresight(seen, lambda *_: 0.0, prospects, Random(1)).tempting(worth)

    ways = [Errands(prospects).way_from(a.field) for a in tempting if isinstance(a, MoveTo)]
    goals = [way[-1] if way else None for way in ways]
    assert tempting[0] == max(worth, key=worth.__getitem__)
    assert len(goals) == len(set(goals))


@pytest.mark.parametrize(
    ("odds", "phase"),
    [
        ({RollDie(Die.WHITE): 0.1, RollDie(Die.RED): 0.9}, Starting(ME)),
        ({FIRST: 0.1, SECOND: 0.9}, ChoosingBonuses(ME, RahiFoe(5, 1, 2))),
    ],
)
def test_what_is_weighed_well_at_sight_is_not_rehearsed(
    odds: dict[Action, float], phase: Phase
) -> None:
    assert chosen(odds, phase=phase) == (next(iter(odds)), [])


# Rehearsals


def rehearsal() -> Rehearsal:
    return Rehearsal(ME, lambda _: PLAIN, turns=4)


def test_a_challenge_that_can_hardly_fail_wins_more_than_going_on() -> None:
    story = table(Arrived(ME))
    entrance = next(iter(story.state.tokens.locks))
    state = story.state.but(pawns=(entrance, story.state.pawns[1]))

    won, left = (
        sum(rehearsal().odds_after(action, state, n) for n in range(20)) / 20
        for action in (ChallengeMakuta(), EndTurn())
    )

    assert won > left
    assert won > 0.9


def test_the_others_wait_while_one_rehearses() -> None:
    story = table(Starting(ME))

    turns = list(islice(rehearsal().turn_by_turn(RollDie(Die.WHITE), story.state, 1), 4))

    assert {state.pawns[1] for state in turns} == {story.state.pawns[1]}
    assert len({state.pawns[ME] for state in turns}) > 1


def test_the_same_luck_gives_the_same_odds() -> None:
    state, roll = table(Starting(ME)).state, RollDie(Die.WHITE)

    assert rehearsal().odds_after(roll, state, 7) == rehearsal().odds_after(roll, state, 7)


def test_the_end_of_ones_turn_is_not_the_beginning_of_a_rivals() -> None:
    story = table(Starting(ME, granted_by="R6"))

    ended = next(rehearsal().turn_by_turn(EndTurn(), story.state, 1))

    assert ended.pawns == story.state.pawns


def test_whatever_a_rival_loses_is_a_gain() -> None:
    """Odds are a race: nothing of one's own has changed."""
    rich, poor = (
        situation(
            small_atlas(),
            lay=[("makuta", NORTH, 0)],
            locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
            trays=[[PAKARI, FIRE], theirs],
            phase=Starting(ME, granted_by="R6"),
        )
        for theirs in ([PAKARI, PAKARI, VAKAMA, FIRE, WATER, AIR], [PAKARI])
    )

    odds = [rehearsal().odds_after(EndTurn(), story.state, 1) for story in (rich, poor)]

    assert odds[0] < odds[1]


def test_the_best_stop_is_the_one_that_is_worth_most() -> None:
    """Found without a look at every field; all through a game."""
    match = open_match(Terms(EN, HouseRules(), (Toa.TAHU, Toa.GALI), full_atlas()), "best stop")
    compared = 0
    for doing in doings(match, [PLAYERS["adept"]] * 2):
        if doing.seat == NATURE:
            continue
        seen = makuta.observe(doing.before, doing.seat)
        moves = [action for action in makuta.legal_actions(seen) if isinstance(action, MoveTo)]
        if moves:
            quick, slow = (prospects_of(worth_to(seen, doing.seat, PLAIN)) for _ in range(2))
            found = quick.best_stop(moves)
            values = {move: slow.of_stop(move.field, move.came_from) for move in moves}
            assert values[found] == pytest.approx(max(values.values()))
            compared += 1

    assert compared > 30
