"""Thinking beside the program: the same answers, no waiting, and nothing left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.boxes import SHELF
from game.boxes.makuta.bots import COMPANY
from game.boxes.makuta.opening import open_match
from game.core.seats import Seat
from game.players.player import PromptThinker, full_name
from game.players.worker import PATIENCE, WorkerThinker
from game.rules.makuta.editions import EN, HouseRules, Terms
from game.rules.makuta.pieces import Toa
from game.shelf.game import sit_down
from tests.makuta.atlases import full_atlas
from tests.makuta.box.keyboard import shipped
from tests.players.thinking import Broken, Echo, Mortal, Sleeper, Troupe, answer_of

ROOT = Path(__file__).parents[2]
PLAYERS = {
    "echo": Echo(),
    "slow": Sleeper(0.5),
    "mortal": Mortal(os.getpid()),
    "broken": Broken(),
    "endless": Sleeper(1000),
}


@pytest.fixture
def thinker() -> Iterator[WorkerThinker[str, Any]]:
    with closing(WorkerThinker[str, Any](Troupe(PLAYERS))) as made:
        yield made


def test_it_thinks_in_another_process_and_leaves_the_luck_of_this_one_alone(
    thinker: WorkerThinker[str, Any],
) -> None:
    rng = Random(3)

    seen, luck, process = answer_of(thinker.ask("echo", "hello", rng))

    assert process != os.getpid()
    assert (seen, luck) == ("hello", rng.random())


def test_asking_and_looking_never_wait(thinker: WorkerThinker[str, Any]) -> None:
    answer_of(thinker.ask("echo", "awake", Random(0)))
    began = time.monotonic()

    thoughts = [thinker.ask("slow", "x" * 100_000, Random(0)) for _ in range(20)]

    assert {thought.answer for thought in thoughts} == {None}
    assert time.monotonic() - began < 0.4


def test_it_is_thinking_from_the_question_to_the_answer(thinker: WorkerThinker[str, Any]) -> None:
    before = thinker.is_thinking

    thought = thinker.ask("slow", "why?", Random(0))
    meanwhile = thinker.is_thinking
    answer_of(thought)

    assert (before, meanwhile, thinker.is_thinking) == (False, True, False)


def test_a_question_that_was_given_up_is_not_answered_instead_of_the_next(
    thinker: WorkerThinker[str, Any],
) -> None:
    thinker.ask("slow", "forgotten", Random(0))
    thinker.ask("echo", "never asked again", Random(0))

    assert answer_of(thinker.ask("slow", "wanted", Random(0))) == "wanted"


def test_a_worker_that_was_killed_is_replaced(thinker: WorkerThinker[str, Any]) -> None:
    _, _, first = answer_of(thinker.ask("echo", "one", Random(0)))
    thought = thinker.ask("slow", "two", Random(0))

    os.kill(first, signal.SIGKILL)

    assert answer_of(thought) == "two"
    _, _, second = answer_of(thinker.ask("echo", "three", Random(0)))
    assert second not in {first, os.getpid()}


def test_after_two_dead_workers_the_program_thinks_itself(
    thinker: WorkerThinker[str, Any],
) -> None:
    assert answer_of(thinker.ask("mortal", "who?", Random(0))) == ("who?", os.getpid())

    assert answer_of(thinker.ask("echo", "and now?", Random(0)))[2] == os.getpid()


def test_a_player_who_never_answers_is_cut_off(thinker: WorkerThinker[str, Any]) -> None:
    """By a quick one, and by no worker's life: the next question is thought about beside again."""
    time_goes, thinker.players = iter(count(0.0, PATIENCE / 2 + 1)), Troupe(PLAYERS, "echo")
    thinker.now = lambda: next(time_goes)

    assert answer_of(thinker.ask("endless", "well?", Random(0)))[::2] == ("well?", os.getpid())

    thinker.now = time.monotonic
    for _ in range(3):
        assert answer_of(thinker.ask("echo", "and now?", Random(0)))[2] != os.getpid()


def test_whoever_waits_behind_one_who_never_answers_is_heard(
    thinker: WorkerThinker[str, Any],
) -> None:
    thinker.ask("endless", "forgotten", Random(0))
    began, thinker.players = time.monotonic(), Troupe(PLAYERS, "echo")
    thinker.now = lambda: began + 2 * PATIENCE

    assert answer_of(thinker.ask("slow", "wanted", Random(0))) == "wanted"


def test_a_mistake_of_a_player_comes_to_light_in_the_program(
    thinker: WorkerThinker[str, Any],
) -> None:
    thought = thinker.ask("broken", "oh", Random(0))

    with pytest.raises(ZeroDivisionError, match="oh"):
        answer_of(thought)


def test_a_closed_thinker_leaves_no_process_behind(thinker: WorkerThinker[str, Any]) -> None:
    _, _, process = answer_of(thinker.ask("echo", "", Random(0)))

    thinker.close()

    assert not is_alive(process)


def test_no_worker_outlives_a_program_that_is_killed() -> None:
    """Neither one that waits for a question nor one that thinks."""
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.players.victim"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout
    with program.stdout:
        workers = [int(word) for word in program.stdout.readline().split()]

    program.kill()
    program.wait()

    assert len(workers) == 2
    ends = time.monotonic() + 10
    while any(map(is_alive, workers)):
        assert time.monotonic() < ends
        time.sleep(0.02)


@pytest.mark.parametrize("name", ["random", "novice", "adept", "master@10"])
def test_a_bot_chooses_the_same_there_as_at_once(name: str) -> None:
    """Every decision of a game, with the same sight and the same luck."""
    terms = Terms(EN, HouseRules(), (Toa.TAHU, Toa.GALI, Toa.LEWA), full_atlas())
    sitting = sit_down(
        shipped(), open_match(terms, "beside"), dict.fromkeys(map(Seat, range(3)), name)
    )
    sitting.begin()
    with closing(WorkerThinker[Any, Any](SHELF.everybody)) as beside:
        for _ in range(150):
            seat = sitting.decider
            assert seat is not None
            at_once = sitting.ask(PromptThinker(COMPANY.players), name, seat).answer
            asked = sitting.ask(beside, full_name("makuta", name), seat)
            assert answer_of(asked) == at_once
            sitting.let_bot_act(seat)


def is_alive(process: int) -> bool:
    """A process that has ended but was not looked after any more is none."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be stopped there")
def test_a_worker_that_was_stopped_keeps_nobody_from_leaving() -> None:
    thinker = WorkerThinker[str, Any](Troupe(PLAYERS))
    _, _, process = answer_of(thinker.ask("echo", "awake", Random(0)))
    os.kill(process, signal.SIGSTOP)
    began = time.monotonic()

    thinker.close()

    assert time.monotonic() - began < 3
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
