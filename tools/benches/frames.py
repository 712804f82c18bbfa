"""What a frame of the table costs, without the display's own flip, beside pyscroll's.

The whole table scene at 1920×1080, with as much on the table as there can be.
Processor time: what else the machine does meanwhile does not count.
"""

import gc
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from typing import Any, TypeAlias

import pygame
from attrs import define, field, frozen
from pygame import SRCALPHA, Color, Surface, Vector2

from game.core.seats import Seat
from game.persistence.settings import Curtain, Play
from game.players.worker import WorkerThinker
from game.scenes.table.scene import TableScene
from game.shelf.game import sit_down
from game.shelf.kept_game import KeptGame
from game.shelf.shelf import Packed, Shelf
from game.ui import signals
from game.ui.commands import Command
from game.ui.idle_motion import IdleMotion
from game.ui.stage import Stage
from tools.benches.scrolling import scrolling_map
from tools.boxes import tools_of
from tools.shooting.moments import Wanted
from tools.studio import FRAME, AnyMatch, Studio

SIZE = (1920, 1080)
CELL = 64  # pixels, of pyscroll's map
FRAMES, ROUNDS = 60, 9
SEA_SECONDS = 20
QUICK_ROUNDS = 3
PACE = 13  # pixels per frame
PAN = PACE * FRAMES // 4  # pixels from the middle to where it begins and turns back
SPRITES, COLOURS = 126, 7  # of pyscroll's map
MOST_PLAYERS = 6
Reel: TypeAlias = Callable[[int], None]  # draws the frame of this number


def frame_figures(packed: Packed, shelf: Shelf, *, quick: bool) -> dict[str, float]:
    """Milliseconds; `pan_vs_pyscroll` says how many times faster than pyscroll the table is."""
    with tempfile.TemporaryDirectory() as games:
        studio = Studio(Path(games), SIZE, shelf=shelf, packed=packed)
        moving = tools_of(packed).measured(studio.game).moving
        reels = {
            **{name: reel(laid_out(studio)) for name, reel in moving.items()},
            "pan": panning(laid_out(studio)),
            "pyscroll": pyscrolling(studio),
            "zoom": zooming(laid_out(studio)),
        }
        taken = _measure(reels, QUICK_ROUNDS if quick else ROUNDS)
        ratios = [peer / own for own, peer in zip(taken["pan"], taken["pyscroll"], strict=True)]
        return {
            **{f"frame.{name}_ms": round(median(taken[name]), 2) for name in moving},
            "frame.pan_ms": round(median(taken["pan"]), 2),
            "frame.pyscroll_pan_ms": round(median(taken["pyscroll"]), 2),
            "frame.pan_vs_pyscroll": round(median(ratios), 2),
            "frame.zoom_ms": round(median(taken["zoom"]), 2),
            "frame.idle_draws": idle_draws(laid_out(studio)),
            **moving_sea(laid_out(studio)),
            **thinking(studio),
        }


@frozen
class Measured:
    """What is measured of a box: its table, and what costs time in this game alone."""

    full: Callable[[Studio], AnyMatch]  # as much as can lie there
    cells: Callable[[AnyMatch], tuple[int, int]]  # how wide and high that is
    thinking: Wanted  # where computers go on, who think meanwhile
    moving: Mapping[str, Callable[["Bench"], Reel]] = field(factory=dict)  # something on it
    costs: Mapping[str, Callable[[Any], float]] = field(factory=dict)  # of its rules, by name


def _measure(reels: Mapping[str, Reel], rounds: int) -> dict[str, list[float]]:
    """By reel, the milliseconds of a frame in every round; all reels take turns."""
    taken: dict[str, list[float]] = {name: [] for name in reels}
    for number in range(rounds + 1):
        for name, reel in reels.items():
            began = time.process_time()
            for frame in range(number * FRAMES, (number + 1) * FRAMES):
                reel(frame)
            if number:  # the first round only warms up
                taken[name].append(1e3 * (time.process_time() - began) / FRAMES)
    return taken


# What is shown


@define
class Bench:
    """A table scene, the clock it goes by, and the screen it is drawn on."""

    studio: Studio
    stage: Stage
    scene: TableScene
    screen: Surface

    def frame(self) -> bool:
        """One turn of the loop; whether anything had to be drawn."""
        self.studio.now += FRAME
        self.stage.update(self.studio.now)
        if not self.stage.needs_drawing():
            return False
        self.stage.draw(self.screen)
        return True

    def settle(self) -> None:
        self.studio.settle(self.stage)
        self.stage.draw(self.screen)

    @property
    def middle(self) -> tuple[int, int]:
        return self.scene.view.picture_area.center


def laid_out(studio: Studio) -> Bench:
    """As full as a table can be."""
    return _bench(studio, tools_of(studio.packed).measured(studio.game).full(studio), {})


def _bench(studio: Studio, match: AnyMatch, bots: dict[Seat, str]) -> Bench:
    studio.with_settings(play=Play(curtain=Curtain.NEVER))
    sitting = sit_down(studio.game, match, bots)
    sitting.begin()
    scene = TableScene(studio.program, KeptGame(studio.game, sitting, ("",) * sitting.seats))
    screen = pygame.display.set_mode(SIZE)
    bench = Bench(studio, studio.stage(scene), scene, screen)
    bench.settle()
    return bench


# The reels


def panning(bench: Bench) -> Reel:
    """The island is dragged about, from where no panel lies."""
    x, y = bench.middle
    left, right = (x - PAN, y - PAN // 2), (x + PAN, y + PAN // 2)

    def draw(frame: int) -> None:
        step = frame % FRAMES
        if step == 0:
            middle = signals.Pointer.MIDDLE
            bench.stage.handle(signals.PointerReleased(right, middle), bench.studio.now)
            bench.stage.handle(signals.PointerPressed(left, middle), bench.studio.now)
        half = FRAMES // 2
        gone = PACE * (step if step < half else FRAMES - step)
        at = left[0] + gone, left[1] + gone // 2
        bench.stage.handle(signals.PointerMoved(at), bench.studio.now)
        has_drawn = bench.frame()
        assert has_drawn or step == 0, "nothing is dragged there"

    return draw


def zooming(bench: Bench) -> Reel:
    """From all to close up and back, over and over, by the wheel."""
    bench.stage.handle(signals.KeyPressed("0", Command.FIT), bench.studio.now)
    bench.settle()

    def draw(frame: int) -> None:
        if frame % 6 == 0:
            steps = 1 if frame % (2 * FRAMES) < FRAMES else -1
            bench.stage.handle(signals.Wheel(bench.middle, steps), bench.studio.now)
        bench.frame()

    return draw


def pyscrolling(studio: Studio) -> Reel:
    """As long a way over a square map as large as the table by pyscroll, with as many sprites."""
    table = tools_of(studio.packed).measured(studio.game)
    pictures = [_disc(number % COLOURS, CELL) for number in range(SPRITES)]
    scrolling = scrolling_map(table.cells(table.full(studio)), CELL, SIZE, pictures)
    screen = pygame.display.set_mode(SIZE)

    def draw(frame: int) -> None:
        step = frame % FRAMES
        gone = PACE * (step if step < FRAMES // 2 else FRAMES - step)
        scrolling.draw(screen, Vector2(SIZE) / 2 + Vector2(gone, gone / 2))

    return draw


def _disc(number: int, side: int) -> Surface:
    picture = Surface((side, side), SRCALPHA)
    colour = Color.from_hsva(50 * number, 60, 80, 100)
    pygame.draw.aacircle(picture, colour, (side // 2, side // 2), side // 2 - 2)
    return picture.convert_alpha()


# What should cost nothing


def idle_draws(bench: Bench) -> int:
    """How often two seconds in which nobody does anything are drawn."""
    bench.settle()
    return sum(bench.frame() for _ in range(2 * FRAMES))


def moving_sea(bench: Bench) -> dict[str, float]:
    """While nobody does anything but look: how much of a core the sea takes, and its draws."""
    bench.settle()
    bench.studio.program.idle.rouse(bench.studio.now)
    began = time.process_time()
    draws = sum(bench.frame() for _ in range(SEA_SECONDS * FRAMES))
    taken = time.process_time() - began
    bench.studio.program.idle = IdleMotion()
    return {
        "frame.sea_draws_per_s": round(draws / SEA_SECONDS, 1),
        "frame.sea_percent_of_core": round(100 * taken / SEA_SECONDS, 2),
    }


def thinking(studio: Studio) -> dict[str, float]:
    """The slowest frames of a game of computers, who think in a worker process meanwhile."""
    wanted = tools_of(studio.packed).measured(studio.game).thinking
    match = studio.played(wanted, studio.setup(MOST_PLAYERS))
    bots = {**studio.others(match), Seat(0): studio.game.company.usual}
    with closing(WorkerThinker(studio.shelf.everybody)) as studio.program.thinker:
        bench = _bench(studio, match, bots)
        gc.freeze()  # as the program does
        taken: list[float] = []
        while len(taken) < 20 * FRAMES and bench.scene.flow.sitting.decider is not None:
            began = time.process_time()
            bench.frame()
            spent = time.process_time() - began
            taken.append(1e3 * spent)
            time.sleep(max(0.0, FRAME - spent))
    late = sum(each > 1e3 * FRAME for each in taken)
    return {
        "frame.while_thinking_p99_ms": round(quantiles(taken, n=100)[-1], 2),
        "frame.while_thinking_late": round(late / len(taken), 4),
    }
