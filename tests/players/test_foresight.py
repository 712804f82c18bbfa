"""What somebody chooses who looks ahead at the few actions that seem best."""

from random import Random

import pytest
from attrs import evolve

from game.boxes.quest.bots import bot_named
from game.boxes.quest.mind.budget import Budget
from game.boxes.quest.mind.foresight import ENOUGH, WIDTH, Foresight
from game.boxes.quest.mind.holdings import holdings_of
from game.boxes.quest.mind.prospects import prospects_of
from game.boxes.quest.mind.rehearsal import Rehearsal
from game.boxes.quest.mind.temper import PLAIN, VICTORY, Temper
from game.boxes.quest.mind.worth import worth_to
from game.boxes.quest.opening import dealt
from game.core.hexes import Side
from game.core.luck import Luck
from game.core.seats import NATURE, Seat
from game.rules import quest
from game.rules.quest.actions import Action, ChallengeMakuta, EndTurn, MoveTo, RollDie
from game.rules.quest.editions import EN, HouseRules, Terms
from game.rules.quest.phases import Arrived, ChoosingLoss, Phase, RahiFoe, Starting
from game.rules.quest.pieces import Die, Toa
from game.rules.quest.state import State
from tests.atlases import full_atlas, small_atlas
from tests.rules.discs import AIR, FIRE, HAU, PAKARI, VAKAMA, WATER, lock, shown
from tests.rules.story import Story
from tests.situations import NORTH, situation

ME = Seat(0)
FIRST, SECOND, THIRD = MoveTo(1, 0), MoveTo(2, 0), MoveTo(3, 0)


def table(phase: Phase) -> Story:
    return situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
        trays=[[PAKARI, PAKARI, VAKAMA, FIRE, WATER, AIR], [HAU]],
        phase=phase,
    )


def chosen(
    odds: dict[Action, float],
    noise: float = 0.0,
    rounds: int = 60,
    worth: dict[Action, float] | None = None,
    phase: Phase | None = None,
) -> tuple[Action, list[Action]]:
    """What is chosen, and all that was rehearsed; the first of *odds* looks best at sight."""
    rehearsed: list[Action] = []

    def worth_of(action: Action, world: State, luck: Random) -> float:
        rehearsed.append(action)
        rises = rehearsed.count(action) % 2
        return odds[action] + (noise if rises and action != FIRST else -noise)

    worth = worth or {action: 10.0 - place for place, action in enumerate(odds)}
    seen = quest.observe(table(phase or Arrived(ME)).state, ME)
    foresight = Foresight(seen, worth_of, Random(1))
    scales = {action: (points, 0.0) for action, points in worth.items()}
    return foresight.choice(scales, Budget(rounds)), rehearsed


def test_what_turns_out_better_is_taken() -> None:
    action, _ = chosen({FIRST: 0.3, SECOND: 0.5, THIRD: 0.2}, noise=0.05)

    assert action == SECOND


def test_what_may_only_seem_better_is_not() -> None:
    action, _ = chosen({FIRST: 0.5, SECOND: 0.31}, noise=0.2)

    assert action == FIRST


def test_too_few_rounds_tell_nothing() -> None:
    assert chosen({FIRST: 0.1, SECOND: 0.9}, rounds=ENOUGH - 1) == (FIRST, [])


def test_nobody_looks_long_at_what_is_surely_worse() -> None:
    _, rehearsed = chosen({FIRST: 0.8, SECOND: 0.2, THIRD: 0.75}, noise=0.05)

    assert rehearsed.count(SECOND) == ENOUGH
    assert rehearsed.count(FIRST) > ENOUGH


def test_only_what_is_tempting_at_sight_is_rehearsed() -> None:
    _, rehearsed = chosen({FIRST: 0.5, SECOND: 0.5}, worth={FIRST: 30.0, SECOND: 29.0, THIRD: 9.0})

    assert set(rehearsed) == {FIRST, SECOND}


def test_no_more_than_a_few_are_rehearsed() -> None:
    _, rehearsed = chosen({MoveTo(place, 0): 0.5 for place in range(9)}, rounds=ENOUGH)

    assert len(set(rehearsed)) == WIDTH


@pytest.mark.parametrize(
    ("odds", "phase"),
    [
        ({RollDie(Die.WHITE): 0.5, RollDie(Die.RED): 0.5}, Starting(ME)),
        ({FIRST: 0.5, SECOND: 0.5}, Starting(ME)),
        ({FIRST: 0.5, SECOND: 0.5}, ChoosingLoss(ME, Seat(1), RahiFoe(5, 1, 2))),
    ],
)
def test_what_is_weighed_well_at_sight_is_not_rehearsed(
    odds: dict[Action, float], phase: Phase
) -> None:
    assert chosen(odds, phase=phase) == (next(iter(odds)), [])


# Rehearsals


def rehearsal_at(story: Story) -> Rehearsal:
    worth = worth_to(quest.observe(story.state, ME), ME, PLAIN)
    return Rehearsal(ME, lambda _: PLAIN, holdings_of(worth))


def test_a_challenge_that_can_hardly_fail_wins_more_than_going_on() -> None:
    story = table(Arrived(ME))
    entrance = next(iter(story.state.tokens.locks))
    state = story.state.but(pawns=(entrance, story.state.pawns[1]))
    rehearsal = rehearsal_at(story)

    won, left = (
        sum(rehearsal.worth_of(action, state, Random(n)) for n in range(20)) / 20
        for action in (ChallengeMakuta(), EndTurn())
    )

    assert won > left
    assert won > 0.9 * VICTORY


def test_the_others_wait_while_one_rehearses() -> None:
    """Whatever is rehearsed, only one's own pawn has moved."""
    story = table(Starting(ME))
    moved: list[int] = []

    def temper(seat: Seat) -> Temper:
        moved.append(seat)
        return PLAIN

    rehearsal = evolve(rehearsal_at(story), temper_of=temper)
    rehearsal.worth_of(RollDie(Die.WHITE), story.state, Random(1))

    assert set(moved) == {ME}


def test_the_same_luck_gives_the_same_odds() -> None:
    story = table(Starting(ME))
    rehearsal = rehearsal_at(story)
    roll = RollDie(Die.WHITE)

    assert rehearsal.worth_of(roll, story.state, Random(7)) == rehearsal.worth_of(
        roll, story.state, Random(7)
    )


def test_the_end_of_ones_turn_is_not_the_beginning_of_a_rivals() -> None:
    story = table(Starting(ME, granted_by="R6"))
    decided: list[Seat] = []

    def temper(seat: Seat) -> Temper:
        decided.append(seat)
        return PLAIN

    evolve(rehearsal_at(story), temper_of=temper).worth_of(EndTurn(), story.state, Random(1))

    assert set(decided) == {ME}


def test_the_best_stop_is_the_one_that_is_worth_most() -> None:
    """Found without a look at every field; all through a game."""
    state = dealt(Terms(EN, HouseRules(), (Toa.TAHU, Toa.GALI), full_atlas()), "best stop")
    luck, player = Luck("best stop"), bot_named("adept")
    asked = compared = 0
    while (seat := quest.to_move(state)) is not None:
        rng, asked = luck.at("all", asked), asked + 1
        if seat == NATURE:
            state = quest.advance(state, quest.sample_chance(state, rng)).state
            continue
        seen = quest.observe(state, seat)
        moves = [action for action in quest.legal_actions(seen) if isinstance(action, MoveTo)]
        if moves:
            quick, slow = (prospects_of(worth_to(seen, seat, PLAIN)) for _ in range(2))
            found = quick.best_stop(moves)
            values = {move: slow.of_stop(move.field, move.came_from) for move in moves}
            assert values[found] == pytest.approx(max(values.values()))
            compared += 1
        state = quest.advance(state, player.choose(seen, rng)).state

    assert compared > 30
