"""Hardly a frame is late: a person plays with three computers, in the window, by clicks.

As on every evening but the first, on which the tiles have yet to be painted.
"""

import tempfile
import time
from pathlib import Path

from game.command_line import NAME
from game.persistence.settings import Motion, Settings, Speed
from game.persistence.settings_file import save_settings
from tools.proofs.results import Figures
from tools.proofs.run import ProofFailedError, Run
from tools.window.company import Company
from tools.window.driver import Driver
from tools.window.program import StuckError, program
from tools.window.screen import NoScreenError, screen

SIZE = (1920, 1080)
GAMES, DECISIONS = 4, 120  # of all four together in each
QUICK = Settings(motion=Motion(Speed.FAST), bot_pace=Speed.FAST)
PLATES, PATIENCE = 120, 120  # twenty tiles in six rotations; seconds
MOST_LATE = 0.005  # of all frames; 0.003 was measured beside other work on two cores


def company(run: Run) -> Figures:
    games = run.pieces(GAMES, _game)
    frames = sum(game["frames"] for game in games)
    late = [each for game in games for each in game["late_ms"]]
    if len(late) > MOST_LATE * frames:
        raise ProofFailedError(f"{len(late)} of {frames} frames were late: {late} ms")
    return {
        "frames": frames,
        "late": len(late),
        "slowest_ms": max(late, default=0.0),
        "frames_thinking": sum(game["frames_thinking"] for game in games),
        "late_thinking_ms": [each for game in games for each in game["late_thinking_ms"]],
        "late_answers": sum(game["late_answers"] for game in games),
        "hints": sum(game["hints"] for game in games),
    }


def _game(number: int) -> Figures:
    try:
        with tempfile.TemporaryDirectory(prefix="makuta") as place, screen(SIZE) as shown:
            home = Path(place)
            save_settings(home / "config" / NAME / "settings.json", QUICK)
            with program(shown, home, ("--size", "x".join(map(str, SIZE)))) as running:
                running.wait_for_scene("title")
                _wait_for_plates(home / "cache")
                return _played(Company(Driver(shown, running)), f"company {number}")
    except (NoScreenError, StuckError) as error:
        raise ProofFailedError(str(error)) from error


def _wait_for_plates(cache: Path) -> None:
    ends = time.monotonic() + PATIENCE
    while len(list(cache.rglob("*.jpg"))) < PLATES and time.monotonic() < ends:
        time.sleep(0.1)


def _played(company: Company, seed: str) -> Figures:
    company.sit_down(seed)
    company.play(DECISIONS)
    return {
        "frames": company.frames,
        "late_ms": list(company.late_ms),
        "frames_thinking": company.frames_thinking,
        "late_thinking_ms": list(company.late_thinking_ms),
        "late_answers": company.late_answers,
        "hints": len(company.player.hinted),
    }
