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
LEVELS = ("master", "adept", "master", "adept")  # of the computers, game by game
DECISIONS = 120  # of all four together in each
QUICK = Settings(motion=Motion(Speed.FAST), bot_pace=Speed.FAST)
PLATES, PATIENCE = 120, 120  # twenty tiles in six rotations; seconds
MOST_LATE, HICCUPS = 0.005, 2  # of all, and of those while a computer thinks; and the machine's own


def company(run: Run) -> Figures:
    games = run.pieces(len(LEVELS), _game)
    frames, late = _frames(games, "frames", "late_ms")
    thinking, late_thinking = _frames(games, "frames_thinking", "late_thinking_ms")
    return {
        "frames": frames,
        "late": len(late),
        "slowest_ms": max(late, default=0.0),
        "frames_thinking": thinking,
        "late_thinking_ms": late_thinking,
        "late_answers": sum(game["late_answers"] for game in games),
        "hints": sum(game["hints"] for game in games),
    }


def _frames(games: list[Figures], drawn: str, late: str) -> tuple[int, list[float]]:
    """How many of them there were, and what each took that was late."""
    frames = sum(game[drawn] for game in games)
    took = [each for game in games for each in game[late]]
    if len(took) > max(HICCUPS, MOST_LATE * frames):
        raise ProofFailedError(f"{len(took)} of {frames} {drawn} were late: {took} ms")
    return frames, took


def _game(number: int) -> Figures:
    try:
        with tempfile.TemporaryDirectory(prefix="makuta") as place, screen(SIZE) as shown:
            home = Path(place)
            save_settings(home / "config" / NAME / "settings.json", QUICK)
            with program(shown, home, ("--size", "x".join(map(str, SIZE)))) as running:
                running.wait_for_scene("title")
                _wait_for_plates(home / "cache")
                return _played(Company(Driver(shown, running)), number)
    except (NoScreenError, StuckError) as error:
        raise ProofFailedError(str(error)) from error


def _wait_for_plates(cache: Path) -> None:
    ends = time.monotonic() + PATIENCE
    while len(list(cache.rglob("*.jpg"))) < PLATES and time.monotonic() < ends:
        time.sleep(0.1)


def _played(company: Company, number: int) -> Figures:
    company.sit_down(f"company {number}", LEVELS[number])
    company.play(DECISIONS)
    return {
        "frames": company.frames,
        "late_ms": list(company.late_ms),
        "frames_thinking": company.frames_thinking,
        "late_thinking_ms": list(company.late_thinking_ms),
        "late_answers": company.late_answers,
        "hints": len(company.player.hinted),
    }
