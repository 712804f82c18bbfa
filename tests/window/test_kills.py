"""Killed at random moments, the program loses nothing; `proof kills` does it far more often."""

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from game.boxes import SHELF
from tests.window.conftest import Start
from tools.proofs.kills import SIZE, Victim
from tools.window.screen import screen
from tools.window.sessions import living_in

pytestmark = pytest.mark.window
GAMES, KILLS = 2, 5


@pytest.mark.parametrize("game", range(GAMES))
def test_a_killed_program_goes_on_from_its_last_action(
    stack: ExitStack, tmp_path: Path, cache: Path, game: int
) -> None:
    """In one of the games nothing has been painted before, and that is cut short too."""
    if game:
        (tmp_path / "cache").symlink_to(cache)
    victim = Victim(SHELF.first, stack.enter_context(screen(SIZE)), tmp_path, f"test {game}")

    for _ in range(KILLS):
        victim.live_and_die()

    assert victim.kills == KILLS
    assert victim.while_writing


def test_a_killed_program_leaves_no_process_behind(start: Start) -> None:
    driver = start("--new", "--bots", "all", "--players", "3", "--seed", "orphans")
    driver.program.wait_for(lambda report: report.facts.get("decisions", 0) > 2)
    session = driver.program.process.pid
    assert len(living_in(session)) > 1

    driver.program.kill()

    ends = time.monotonic() + 10
    while left := living_in(session):
        assert time.monotonic() < ends, left
        time.sleep(0.02)
