"""Hardly a frame is late: a person plays with three computers, in the window, by clicks.

As on every evening but the first, on which the tiles have yet to be painted.
"""

import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from game.command_line import NAME
from game.persistence.settings import Motion, Settings, Speed
from game.persistence.settings_file import save_settings
from game.shelf.shelf import Packed
from tools.proofs.results import Figures, ProofFailedError, Run
from tools.window.company import Company
from tools.window.driver import Driver
from tools.window.program import StuckError, program
from tools.window.screen import NoScreenError, screen

SIZE = (1920, 1080)
GAMES = 4
DECISIONS = 120  # of all four together in each
QUICK = Settings(motion=Motion(Speed.FAST), bot_pace=Speed.FAST)
QUIET, PATIENCE = 5.0, 120.0  # seconds without a new picture, and in all
MOST_LATE, HICCUPS = 0.005, 2  # of all, and of those while a computer thinks; and the machine's own
PLAYINGS = 3  # of the same game: what the program is late for, it is late for every time


def company(run: Run) -> Figures:
    games = run.pieces(GAMES, partial(_smooth_game, run.packed))
    late = [each for game in games for each in game["late_ms"]]
    return {
        "frames": sum(game["drawn"] for game in games),
        "late": len(late),
        "slowest_ms": max(late, default=0.0),
        "frames_thinking": sum(game["thinking"] for game in games),
        "late_thinking_ms": [each for game in games for each in game["late_thinking_ms"]],
        "late_answers": sum(len(game["late_answers_ms"]) for game in games),
        "hints": sum(game["hints"] for game in games),
        "played_again": sum(game["played_again"] for game in games),
    }


def _smooth_game(packed: Packed, number: int) -> Figures:
    """Played again while frames are late that need not be: the machine has its hiccups too."""
    trouble: list[str] = []
    for again in range(PLAYINGS):
        game = _game(packed, number)
        trouble = [*_too_late(game, "drawn", "late_ms")]
        trouble += _too_late(game, "thinking", "late_thinking_ms")
        if not trouble:
            return {**game, "played_again": again}
    raise ProofFailedError("\n".join(trouble))


def _too_late(game: Figures, drawn: str, late: str) -> Iterator[str]:
    frames, took = game[drawn], game[late]
    if len(took) > max(HICCUPS, MOST_LATE * frames):
        yield f"{len(took)} of {frames} frames {drawn} were late: {took} ms"


def _game(packed: Packed, number: int) -> Figures:
    try:
        with tempfile.TemporaryDirectory() as place, screen(SIZE) as shown:
            home = Path(place)
            save_settings(home / "config" / NAME / "settings.json", QUICK)
            with program(shown, home, ("--size", "x".join(map(str, SIZE)))) as running:
                running.wait_for_scene("title")
                _wait_for_pictures(home / "cache")
                return _played(Company(Driver(shown, running), packed), number)
    except (NoScreenError, StuckError) as error:
        raise ProofFailedError(str(error)) from error


def _wait_for_pictures(cache: Path) -> None:
    """What is painted once, while nobody does anything, is all there when no more comes."""
    began = last = time.monotonic()
    painted = 0
    while (now := time.monotonic()) - last < QUIET and now - began < PATIENCE:
        found = sum(1 for _ in cache.rglob("*.*"))
        painted, last = (found, now) if found > painted else (painted, last)
        time.sleep(0.1)


def _played(company: Company, number: int) -> Figures:
    offered = company.packed.company().offered
    company.sit_down(f"company {number}", offered[-1 - number % 2])
    company.play(DECISIONS)
    return {**company.frames, "hints": len(company.player.hinted)}
