"""Whatever the program had done before it was killed is there afterwards."""

from pathlib import Path
from random import Random

import pytest

from game.persistence.library import Library
from game.persistence.settings_file import load_settings
from game.rules import makuta
from tests.makuta import saving
from tests.persistence.killing import started
from tests.persistence.tables import new_match, play

GAME = """
import sys
from pathlib import Path
from random import Random
from tests.makuta import saving
from game.persistence.file_lock import Locks
from tests.persistence.tables import new_match, play

match, rng = new_match(), Random(1)
path = Path(sys.argv[1])
lock = Locks(path.parent / "locks").on(path)
saving.start_game(Path(sys.argv[1]), match)
for _ in range(100_000):
    play(match, 1, rng)
    print(len(match.past), flush=True)
"""
SAVER = """
import sys
from pathlib import Path
from game.persistence.settings import Display, Settings
from game.persistence.settings_file import save_settings

for width in range(1000, 16_000):
    save_settings(Path(sys.argv[1]), Settings(Display((width, 700))))
    print(width, flush=True)
"""
MOMENTS = [0.0, 0.05, 0.13, 0.31]  # seconds of work


@pytest.mark.parametrize("seconds", MOMENTS)
def test_a_killed_game_goes_on_after_its_last_action(seconds: float, tmp_path: Path) -> None:
    library = Library(tmp_path, lambda: "game")
    with started(GAME, tmp_path / "game.matanui") as victim:
        victim.work(seconds)
        victim.kill()

    (left,) = library.games()
    with library.locks.on(left.path):
        opened = saving.open_game(left.path)

    done = int(victim.told[-1])
    undisturbed = new_match()
    play(undisturbed, opened.match.decisions(), Random(1))
    assert opened.notices == ()
    assert left.over == (makuta.to_move(opened.match.state) is None)
    assert len(opened.match.past) >= done
    assert opened.match.past == undisturbed.past[: len(opened.match.past)]


@pytest.mark.parametrize("seconds", MOMENTS)
def test_killed_while_settings_are_saved(seconds: float, tmp_path: Path) -> None:
    """The last ones that were saved, or those that were being saved, and nothing between."""
    path = tmp_path / "settings.json"
    with started(SAVER, path) as victim:
        victim.work(seconds)
        victim.kill()

    loaded = load_settings(path)
    done = int(victim.told[-1])
    assert loaded.notices == ()
    assert loaded.settings.display.size in {(done, 700), (done + 1, 700)}
