"""Steps that decide nothing are done by themselves; one undo takes back what led to them."""

from typing import Unpack

import pytest
from attrs import evolve

from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import NATURE, Seat
from game.persistence.game_file import open_game
from game.persistence.settings import Motion, Speed
from game.players.sitting import Stop
from game.rules import makuta
from game.rules.makuta.actions import EndTurn, KeepKanohi, KeepToken, MoveTo, RollDie, UseBonuses
from game.rules.makuta.editions import HouseRules
from game.rules.makuta.phases import ChoosingBonuses, Finishing, Weighing
from game.rules.makuta.pieces import Die, Disc
from game.ui.commands import Command
from tests.makuta.box.keyboard import shipped
from tests.makuta.rules.discs import FIRE, HAU, MIRU, WATER, mosquito
from tests.makuta.situations import Setting, situation
from tests.scenes.evening import Evening, begin, set_by_hand, set_speed
from tests.window.prepared import BESIDE_MOSQUITO, LANDING, MOSQUITO, SPARE_KEY
from tools.studio import Studio

TAHU, GALI = Seat(0), Seat(1)
ALONE, TOGETHER = (0,), (0, 1)
ROLL, NO_BONUS = RollDie(Die.WHITE), UseBonuses(())
TURN = ["RollDie", "MoveTo", "EndTurn"]


@pytest.fixture(autouse=True)
def _nothing_by_hand(studio: Studio) -> None:
    set_by_hand(studio)


def sat_down(studio: Studio, people: tuple[int, ...], **plan: Unpack[Setting]) -> Evening:
    plan.setdefault("pawns", {TAHU: (LANDING, (0, -2))})
    match = Match(makuta, situation(shipped().atlas, **plan).state, Luck("x"))
    evening = begin(studio, match, people)
    evening.lift()
    return evening


def walk(evening: Evening, where: tuple[str, tuple[int, int]] = (LANDING, (0, -3))) -> None:
    evening.do(ROLL)
    evening.settle()
    goal = situation(shipped().atlas).at(where)
    moves = makuta.legal_actions(evening.match.state)
    evening.do(next(m for m in moves if isinstance(m, MoveTo) and m.field == goal))
    evening.until(lambda: not evening.table.director.is_busy)


def dueling(studio: Studio, people: tuple[int, ...], tray: list[Disc]) -> Evening:
    """Tahu has rolled against a mosquito that no roll beats."""
    evening = sat_down(
        studio,
        people,
        pawns={TAHU: BESIDE_MOSQUITO},
        trays=[tray, []],
        tokens={MOSQUITO: [mosquito(7)]},
    )
    walk(evening, MOSQUITO)
    evening.settle()
    evening.do(ROLL)
    return evening


def done(evening: Evening) -> list[str]:
    """What seats have done."""
    return [type(ply.action).__name__ for ply in evening.match.past if ply.seat != NATURE]


# What is done


@pytest.mark.parametrize("people", [ALONE, TOGETHER])
def test_a_plain_turn_is_a_roll_and_a_walk(studio: Studio, people: tuple[int, ...]) -> None:
    evening = sat_down(studio, people)

    walk(evening)
    evening.until(lambda: len(done(evening)) > 2)

    assert done(evening)[:3] == TURN


def test_a_kind_that_is_to_be_done_by_hand_is_asked_for(studio: Studio) -> None:
    set_by_hand(studio, "end_turn")
    evening = sat_down(studio, ALONE)

    walk(evening)
    evening.settle()

    assert done(evening) == TURN[:2]
    assert evening.thing("button.end_turn").is_enabled


def test_it_is_an_action_as_any_other_and_goes_into_the_file(studio: Studio) -> None:
    evening = sat_down(studio, ALONE)
    path = evening.table.kept.path
    assert path

    walk(evening)
    evening.until(lambda: len(done(evening)) > 2)

    opened = open_game(path, [studio.game.codec])
    assert [ply.action for ply in opened.match.past][:4][-1] == EndTurn()


@pytest.mark.parametrize(
    ("people", "tray", "is_asked"),
    [
        (ALONE, [MIRU, FIRE], False),
        (TOGETHER, [MIRU, FIRE], True),  # for all that others know it might fight
        (TOGETHER, [WATER, FIRE], False),
        (ALONE, [HAU], True),
    ],
)
def test_a_roll_without_help_stands(
    studio: Studio, people: tuple[int, ...], tray: list[Disc], *, is_asked: bool
) -> None:
    evening = dueling(studio, people, tray)

    evening.settle()

    assert isinstance(evening.match.state.phase, ChoosingBonuses) == is_asked


ONE_BACK, TWO_BACKS = HouseRules(), HouseRules(two_backs=True)


def finding(studio: Studio, people: tuple[int, ...], house: HouseRules) -> Evening:
    """Tahu walks onto a mask that fits."""
    plan = Setting(pawns={TAHU: (LANDING, (-1, -3))}, tokens={SPARE_KEY: [HAU]}, house=house)
    evening = sat_down(studio, people, **plan)
    walk(evening, SPARE_KEY)
    return evening


@pytest.mark.parametrize(("house", "kept"), [(ONE_BACK, "KeepToken"), (TWO_BACKS, "KeepKanohi")])
def test_a_mask_that_may_stay_is_kept(studio: Studio, house: HouseRules, kept: str) -> None:
    alone = finding(studio, ALONE, house)

    alone.until(lambda: len(done(alone)) > 3)

    assert done(alone)[:4] == ["RollDie", "MoveTo", kept, "EndTurn"]


def test_before_others_one_may_look_at_a_mask_first(studio: Studio) -> None:
    """By its back all know that it is one (H7)."""
    together = finding(studio, TOGETHER, TWO_BACKS)

    together.settle()
    assert done(together) == ["RollDie", "MoveTo"]
    assert together.match.state.pawns[0] == situation(shipped().atlas).at(SPARE_KEY)
    together.do(KeepKanohi())
    together.until(lambda: len(done(together)) > 3)
    assert done(together)[3] == "EndTurn"


def test_before_others_one_is_asked_about_a_power_token_whatever_it_is(studio: Studio) -> None:
    """For all that others know it may be a Turaga; and it may be looked at on the tray."""
    together = finding(studio, TOGETHER, ONE_BACK)

    together.settle()
    assert done(together) == ["RollDie", "MoveTo"]
    assert isinstance(together.match.state.phase, Weighing)
    assert not together.has_curtain
    together.do(KeepToken())
    together.settle()
    assert done(together) == ["RollDie", "MoveTo", "KeepToken"]
    assert isinstance(together.match.state.phase, Finishing)
    assert not together.has_curtain


def test_whoever_has_found_a_key_may_look_at_it_before_the_curtain_falls(studio: Studio) -> None:
    plan = Setting(pawns={TAHU: (LANDING, (-1, -3))}, tokens={SPARE_KEY: [FIRE]})
    evening = sat_down(studio, TOGETHER, **plan)

    walk(evening, SPARE_KEY)
    evening.settle()

    assert isinstance(evening.match.state.phase, Finishing)
    assert not evening.has_curtain


# The moment before it


@pytest.mark.parametrize(
    ("speed", "least", "most"),
    [(Speed.SLOW, 1.2, 1.8), (Speed.NORMAL, 0.6, 1.0), (Speed.FAST, 0.2, 0.5)],
)
def test_it_is_seen_that_it_will_be_done(
    studio: Studio, speed: Speed, least: float, most: float
) -> None:
    set_speed(studio, speed)
    evening = sat_down(studio, ALONE)

    walk(evening)
    evening.until(lambda: evening.table.flow.step_due is not None)
    began = evening.now
    assert evening.facts["prompt"] == shipped().texts.text("routine.end_turn_now")
    assert evening.table.wakes_at() == evening.table.flow.step_due
    evening.until(lambda: len(done(evening)) > 2)
    told = evening.facts["prompt"]

    assert least < evening.now - began < most
    assert told == shipped().texts.text("routine.end_turn_now"), "nobody is asked for it after all"
    evening.settle()
    assert evening.facts["prompt"] != told


def test_reduced_motion_leaves_the_moment(studio: Studio) -> None:
    studio.program.settings = evolve(
        studio.program.settings, motion=Motion(Speed.NORMAL, reduced_motion=True)
    )
    evening = sat_down(studio, ALONE)

    walk(evening)
    evening.tick(3)

    assert done(evening) == TURN[:2]


def test_whoever_has_seen_enough_need_not_wait(studio: Studio) -> None:
    set_speed(studio, Speed.SLOW)
    evening = sat_down(studio, ALONE)

    walk(evening)
    evening.until(lambda: evening.table.flow.step_due is not None)
    evening.key(Command.DONE)
    evening.tick()

    assert done(evening)[:3] == TURN


# Taking back


def test_one_undo_takes_back_the_step_and_the_decision_before_it(studio: Studio) -> None:
    evening = sat_down(studio, TOGETHER)
    walk(evening)
    evening.until(lambda: evening.table.flow.step_due is not None)
    start = situation(shipped().atlas).at((LANDING, (0, -2)))

    evening.key(Command.UNDO)
    evening.settle()
    assert evening.match.state.pawns[0] == start, "in the moment before the step"

    studio.program.settings = evolve(studio.program.settings, bot_pace=Speed.SLOW)
    evening = sat_down(studio, ALONE)
    walk(evening)
    evening.until(lambda: len(done(evening)) == 3)
    assert "go to" in evening.table.flow.undo_words()
    evening.key(Command.UNDO)
    evening.settle()
    assert done(evening) == ["RollDie"]
    assert evening.match.state.pawns[0] == start, "and after it"

    evening.key(Command.REDO)
    assert done(evening) == TURN


def test_a_barrier_behind_the_step_holds(studio: Studio) -> None:
    """The mask has been seen: neither its finding nor the end of the turn is taken back."""
    studio.program.settings = evolve(studio.program.settings, bot_pace=Speed.SLOW)
    plan = Setting(pawns={TAHU: (LANDING, (-1, -3))}, tokens={SPARE_KEY: [HAU]})
    evening = sat_down(studio, ALONE, **plan)
    walk(evening, SPARE_KEY)
    evening.until(lambda: len(done(evening)) == 4)

    assert evening.table.flow.stop() is Stop.REVEALED
    evening.key(Command.UNDO)
    evening.tick()

    assert len(done(evening)) == 4


# Others' turns


def losing(studio: Studio, people: tuple[int, ...]) -> Evening:
    """Tahu has one token, and has lost a duel."""
    evening = dueling(studio, people, [FIRE])
    evening.until(lambda: "ChooseLoss" in done(evening))
    return evening


def test_the_only_token_is_lost_without_a_curtain_in_between(studio: Studio) -> None:
    evening = losing(studio, TOGETHER)

    assert done(evening) == ["RollDie", "MoveTo", "RollDie", "UseBonuses", "ChooseLoss"]
    assert evening.facts["viewer"] == TAHU
    assert evening.match.past[-1].seat == GALI


def test_what_was_done_for_somebody_in_anothers_turn_is_news_to_them(studio: Studio) -> None:
    evening = losing(studio, TOGETHER)
    evening.settle()
    assert evening.has_curtain
    evening.lift()

    assert evening.facts["viewer"] == GALI
    recap = evening.table.recap
    assert recap
    assert any("lose" in line.words for line in recap.lines), [line.words for line in recap.lines]


def test_computers_are_not_hurried_by_it(studio: Studio) -> None:
    """Their steps are theirs, at their pace."""
    evening = sat_down(studio, (1,), phase=Finishing(TAHU))
    evening.tick()

    assert evening.table.flow.step_due is None
