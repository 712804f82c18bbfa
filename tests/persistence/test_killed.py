"""The program is killed without a word while it writes, as by a crash."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.makuta import saving
from tests.persistence.tables import new_match, play

ROOT = Path(__file__).parents[2]
PLAYER = """
import sys
from pathlib import Path
from random import Random
from tests.makuta import saving
from tests.persistence.tables import new_match, play

match = new_match()
saving.start_game(Path(sys.argv[1]), match)
play(match, 100_000, Random(1))
"""
PATIENCE = 30  # seconds


@pytest.mark.parametrize("size", [5_000, 20_000, 40_000])
def test_killed_while_it_writes(size: int, tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    with subprocess.Popen([sys.executable, "-c", PLAYER, str(path)], cwd=ROOT) as player:
        wait_for(path, size, player)
        player.kill()

    opened = saving.open_game(path)

    undisturbed = new_match()
    play(undisturbed, opened.match.decisions(), Random(1))
    length = len(opened.match.past)
    assert opened.notices == ()
    assert length > 10
    assert opened.match.past == undisturbed.past[:length]


def wait_for(path: Path, size: int, player: subprocess.Popen[bytes]) -> None:
    """Or until the game is over, which does no harm."""
    end = time.monotonic() + PATIENCE
    while player.poll() is None and not (path.exists() and path.stat().st_size > size):
        assert time.monotonic() < end, "nothing is written"
        time.sleep(0.001)
