"""Nothing is lost: the program is killed at random moments of a game, and goes on from there.

Computer players play in a real window. Whenever the program is dead, the file must hold all that
had been shown as done; and since the same seed leads to the same game, whatever it holds must be
the beginning of the game that nobody has disturbed.
"""

import json
import tempfile
import time
from argparse import Namespace
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from attrs import define, field, frozen

from game.core.seats import PUBLIC
from game.persistence.game_file import SUFFIX, open_game
from game.places import contents_of
from game.players.playing_out import play_on
from game.shelf.game import Game
from game.shelf.shelf import Packed
from game.shelf.typed import setup_from
from tools.boxes import tools_of
from tools.proofs.results import Figures, ProofFailedError, Run
from tools.window.driver import Driver
from tools.window.program import Program, StuckError, program
from tools.window.report import Report
from tools.window.screen import NoScreenError, Screen, screen

KILLS, BATCH = 200, 10
SIZE = (1280, 720)
PLAYERS, BOTS = "3", "all"
LONGEST = 1.6  # seconds from a situation on the screen to the end
GLANCE = 0.0005


def kills(run: Run) -> Figures:
    batches = run.pieces(KILLS // BATCH, partial(_batch, run.packed))
    names = ("kills", "in_the_middle", "while_writing")
    return {**{name: sum(batch[name] for batch in batches) for name in names}, "lost": 0}


def _batch(packed: Packed, number: int) -> Figures:
    try:
        with tempfile.TemporaryDirectory() as place, screen(SIZE) as shown:
            victim = Victim(packed, shown, Path(place), f"killed {number}")
            for _ in range(BATCH):
                victim.live_and_die()
            return victim.figures
    except (NoScreenError, StuckError) as error:
        raise ProofFailedError(str(error)) from error


@define
class Victim:
    """One game, and the program that is killed over it again and again."""

    packed: Packed
    screen: Screen
    home: Path
    seed: str
    rng: Random = field(init=False)
    kills: int = 0
    in_the_middle: int = 0  # more was done than had been shown
    while_writing: int = 0  # just when the file had grown

    def __attrs_post_init__(self) -> None:
        self.rng = Random(self.seed)

    @property
    def figures(self) -> Figures:
        return {
            "kills": self.kills,
            "in_the_middle": self.in_the_middle,
            "while_writing": self.while_writing,
        }

    def live_and_die(self) -> None:
        """Once: start, go on where the game was left, play a little, be killed."""
        done = self._done()
        with program(self.screen, self.home, self._arguments()) as running:
            self._check_situation(self._table(running), done)
            self._wait(running)
            running.kill()
            self.kills += 1
            self._check_file(running)

    # Living

    def _arguments(self) -> tuple[str, ...]:
        if not self._game():
            box = ("--box", self.packed.key, "--house", tools_of(self.packed).short_game)
            return ("--new", *box, "--players", PLAYERS, "--bots", BOTS, "--seed", self.seed)
        return () if self._clicks else ("--continue",)

    @property
    def _clicks(self) -> bool:
        """Every now and then Continue is clicked; else it saves time to ask for it at once."""
        return self.kills % BATCH == 1

    def _table(self, running: Program) -> Report:
        if self._game() and self._clicks:
            running.wait_for_scene("title")
            Driver(self.screen, running).click("title.continue")
        return running.wait_for_scene("table", "result")

    def _wait(self, running: Program) -> None:
        """For a random time; every other kill comes just when something has been written."""
        ends = time.monotonic() + self.rng.uniform(0, LONGEST)
        size = self._size()
        writes = self.kills % 2 == 1
        while running.process.poll() is None:
            if writes and self._size() != size:
                self.while_writing += 1
                return
            if not writes and time.monotonic() > ends:
                return
            time.sleep(GLANCE)

    # What must be there

    @property
    def _undisturbed(self) -> "Undisturbed":
        return undisturbed(self.packed, self.seed)

    def _check_situation(self, report: Report, done: int) -> None:
        """What the screen shows is the game after as many decisions as it says."""
        if report.scene != "table":
            return
        shown = report.facts["decisions"]
        self._demand(shown >= done, f"{done} decisions were on the disk, {shown} are shown")
        expected = self._undisturbed.situations[shown]
        wrong = {
            name: report.facts[name] for name in expected if expected[name] != report.facts[name]
        }
        self._demand(not wrong, f"after {shown} decisions: {wrong}")

    def _check_file(self, running: Program) -> None:
        report = running.report
        assert report
        self._check_situation(report, 0)
        told = report.facts.get("decisions", 0)
        done = self._done()
        self._demand(done >= told, f"{done} of {told} decisions are left")
        self.in_the_middle += done > told

    def _demand(self, holds: bool, otherwise: object) -> None:  # noqa: FBT001
        if not holds:
            raise ProofFailedError(f"{self.seed!r}, kill {self.kills}: {otherwise}")

    # The file

    def _game(self) -> Path | None:
        return next(self.home.rglob(f"*{SUFFIX}"), None)

    def _size(self) -> int:
        game = self._game()
        return game.stat().st_size if game else 0

    def _done(self) -> int:
        """How many decisions are on the disk, as the program itself would read them."""
        game = self._game()
        if not game:
            return 0
        opened = open_game(game, [self._undisturbed.game.codec])
        self._demand(not opened.notices, opened.notices)
        actions = [ply.action for ply in opened.match.past]
        whole = self._undisturbed.actions
        self._demand(actions == whole[: len(actions)], "it has become another game")
        return opened.match.decisions()


@frozen
class Undisturbed:
    """A whole game that nobody has killed."""

    game: Game
    actions: list[Any]
    situations: list[Mapping[str, object]]  # what everybody sees after so many decisions


@cache
def undisturbed(packed: Packed, seed: str) -> Undisturbed:
    """What computer players make of *seed*."""
    tools, game = tools_of(packed), packed.game(contents_of(packed))
    typed = Namespace(players=PLAYERS, figures=None, edition=None, bots=BOTS, seed=seed)
    typed.house = tools.short_game
    setup = setup_from(game, typed, seed)
    match = game.open_match(setup)
    players = [game.company.named(setup.bots[seat]) for seat in sorted(setup.bots)]
    rules = match.rules
    situations = [
        json.loads(json.dumps(dict(tools.table_facts(rules.observe(match.state, PUBLIC)))))
        for _ in play_on(match, players)
    ]
    return Undisturbed(game, [ply.action for ply in match.past], situations)
