"""What single operations of a game of computer players cost, and how long the title takes."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from game.core.seats import Seat
from game.persistence.game_file import SUFFIX, export_game, open_game, start_game
from game.players.playing_out import play_on
from game.shelf.choices import Setup
from game.shelf.game import Game
from tools.benches.race import table_of
from tools.studio import AnyMatch

REPEATS = 9
STARTS = 5
LONGEST = 30.0  # seconds
LOOK = 0.005  # seconds between two looks at the report


def costs(game: Game) -> dict[str, float]:
    setup = table_of(game, "bench")
    match = game.open_match(setup)
    for _ in play_on(match, [game.company.named(game.company.usual)] * len(setup.figures)):
        pass
    states = [ply.before for ply in match.past]
    looking = seconds_of(lambda: [match.rules.observe(state, Seat(0)) for state in states])
    return {
        "game.actions": len(states),
        "observe_us": round(1e6 * looking / len(states), 1),
        **_file_costs(game, setup, [ply.action for ply in match.past]),
    }


def seconds_of(work: Callable[[], object], repeats: int = REPEATS) -> float:
    """The median of several tries."""

    def once() -> float:
        began = time.perf_counter()
        work()
        return time.perf_counter() - began

    return median(once() for _ in range(repeats))


# The game file


def _file_costs(game: Game, setup: Setup, actions: list[Any]) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        bare = _replay(game.open_match(setup), actions)
        recorded = game.open_match(setup)
        path, copy = Path(folder, f"bench{SUFFIX}"), Path(folder, f"copy{SUFFIX}")
        start_game(path, recorded, game.codec)
        appending = _replay(recorded, actions) - bare
        saving = seconds_of(lambda: export_game(copy, recorded, game.codec, replace=True), 3)
        loading = seconds_of(lambda: open_game(path, [game.codec]), 3)
        size = path.stat().st_size
    return {
        "file.append_us": round(1e6 * appending / len(actions), 1),
        "file.save_ms": round(1e3 * saving, 1),
        "file.load_ms": round(1e3 * loading, 1),
        "file.kb": round(size / 1024),
    }


def _replay(match: AnyMatch, actions: list[Any]) -> float:
    began = time.perf_counter()
    for action in actions:
        match.play(action)
    return time.perf_counter() - began


# The title


def starting_figures(*, quick: bool) -> dict[str, float]:
    """From the start of the process to the first settled frame; the first start only warms up."""
    taken = [_start() for _ in range(2 if quick else STARTS)]
    return {"start.title_s": round(median(taken[1:]), 2)}


def _start() -> float:
    with tempfile.TemporaryDirectory() as home:
        report = Path(home) / "report.json"
        surroundings = {**os.environ, "HOME": home, "SDL_VIDEODRIVER": "dummy"}
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)  # a second start finds compiled modules
        command = [sys.executable, "-m", "game", "--report", str(report)]
        began = time.monotonic()
        with subprocess.Popen(command, env=surroundings, stderr=subprocess.DEVNULL) as program:
            while not report.is_file() and time.monotonic() - began < LONGEST:
                time.sleep(LOOK)
            taken = time.monotonic() - began
            program.kill()
        return taken
