"""Killed at random moments, the program loses nothing; `proof kills` does it ten times as often."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from tools.proofs.kills import SIZE, Victim
from tools.window.screen import screen

pytestmark = pytest.mark.window
GAMES, KILLS = 4, 5


@pytest.mark.parametrize("game", range(GAMES))
def test_a_killed_program_goes_on_from_its_last_action(
    stack: ExitStack, tmp_path: Path, game: int
) -> None:
    victim = Victim(stack.enter_context(screen(SIZE)), tmp_path, f"test {game}")

    for _ in range(KILLS):
        victim.live_and_die()

    assert victim.kills == KILLS
    assert victim.while_writing
