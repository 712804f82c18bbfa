"""What becomes of files in the life of a game, from the first start of the program to the last."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

from attrs import define

from game.core.errors import GameError
from game.core.seats import Seat
from game.persistence.crash_report import Crash, write_crash_report
from game.persistence.game_file import open_game
from game.persistence.library import Library
from game.persistence.settings import Settings
from game.persistence.settings_file import load_settings, save_settings
from game.persistence.setup_memory import recall_setup, remember_setup
from game.scenes.routes import Routes
from game.shelf.choices import Setup
from game.shelf.game import Game
from game.shelf.kept_game import KeptGame, NewGame, keep_copy, keep_new, keep_on
from game.shelf.shelf import Packed
from game.ui.scene import Scene
from tools.proofs.results import ProofFailedError
from tools.proofs.siege.assault import within_limits
from tools.studio import NAMES, Studio

DECISIONS = 5
SIZE, FRAMES = (1024, 640), 5


@define
class Life:
    """From the first start to the last: what the windows and the text game do with files."""

    game: Game
    folder: Path
    rng: Random
    at_rest: Callable[[], AbstractContextManager[object]]  # a while in which the disk works
    what: str = "a life"  # to tell it by
    box: Packed | None = None  # whose scenes are shown too; without one, only files are seen to
    told: int = 0  # sentences
    kept: KeptGame | None = None
    path: Path | None = None  # of a game that was closed

    @property
    def library(self) -> Library:
        numbers = count(1)
        return Library(self.folder / "games", lambda: f"2026-01-01 20.00.{next(numbers):02}")

    def live(self) -> None:
        for act in self._acts():
            with within_limits(f"{self.what}, {_name(act)}"):
                try:
                    act()
                except GameError as error:
                    self._hear(error)
            with self.at_rest(), within_limits(f"{self.what}, looked at after {_name(act)}"):
                self._demand_saved()

    def end_well(self) -> None:
        """When the disk works again, all that was played is there, and can be gone on with."""
        for act in (self._play, self._demand_saved, self._leave, self._look_around, self._go_on):
            with within_limits(f"{self.what}, {_name(act)} at the end"):
                act()
            if self.kept and self.kept.trouble:
                raise ProofFailedError(f"It is still not saved: {self.kept.trouble}")
        if self.kept:
            self.kept.leave()

    def _acts(self) -> Sequence[Callable[[], object]]:
        settings, setups = (self.folder / name for name in ("settings.json", "setups.json"))
        box = self.game.codec.box
        return (
            partial(load_settings, settings),
            partial(save_settings, settings, Settings()),
            partial(recall_setup, setups, box),
            partial(remember_setup, setups, box, {"edition": "?"}),
            self._begin,
            self._play,
            self._recast,
            self._save_copy,
            self._leave,
            self._look_around,
            self._rename,
            self._go_on,
            self._play,
            self._crash,
            self._leave,
            self._delete_and_restore,
            self._copy_and_play,
            self._play,
            *(self._scenes(self.box) if self.box else ()),
        )

    # Acts

    def _begin(self) -> None:
        choices = self.game.choices
        setup = Setup(choices.usual_edition, choices.figures[:2], {}, seed="a life")
        match = self.game.open_match(setup)
        self.kept = keep_new(self.library, NewGame(self.game, match, {}, NAMES[:2]))

    def _play(self) -> None:
        if not self.kept:
            return
        match = self.kept.sitting.match
        for _ in range(DECISIONS):
            match.submit(self.rng.choice(match.rules.legal_actions(match.state)))
            if self.kept.trouble:
                self._hear(self.kept.trouble)

    def _recast(self) -> None:
        if self.kept:
            self.kept.recast(Seat(1), self.game.company.usual)
            self.kept.recast(Seat(1), "")

    def _save_copy(self) -> None:
        if self.kept:
            self.kept.export(self.library.path_for("Tahu"))

    def _leave(self) -> None:
        """A game that could never be written down is not left: there is nothing to come back to."""
        if self.kept and not self.kept.trouble:
            self.kept.leave()
            self.path, self.kept = self.kept.path, None

    def _look_around(self) -> None:
        self.library.games()
        self.library.latest_unfinished()

    def _rename(self) -> None:
        if self.path:
            self.path = self.library.rename(self.path, "Lewa")

    def _go_on(self) -> None:
        if self.path:
            self.kept = keep_on(self.library, self.path, self._game_of)

    def _crash(self) -> None:
        path, when = self.kept.path if self.kept else None, datetime(2026, 1, 1)  # noqa: DTZ001
        write_crash_report(self.folder / "logs", Crash(ValueError(), when, "1", game=path))

    def _delete_and_restore(self) -> None:
        if self.path and not self.kept:
            removed = self.library.delete(self.path)
            self.path = None
            self.path = self.library.restore(removed)

    def _copy_and_play(self) -> None:
        if self.path and not self.kept:
            self.kept = keep_copy(self.library, self.path, self._game_of)

    def _scenes(self, box: Packed) -> Iterator[Callable[[], None]]:
        """The title, the list of games, and a table that is laid and left."""
        studio = Studio(self.folder / "games", SIZE, packed=box)
        routes = studio.program.routes
        for make in (routes.title, routes.load, self._latest(routes)):
            yield partial(_show, studio, make)

    def _latest(self, routes: Routes) -> Callable[[], Scene]:
        def go_on() -> Scene:
            latest = self.library.latest_unfinished()
            return routes.go_on(latest.path) if latest else routes.title()

        return go_on

    def _game_of(self, _: Path) -> Game:
        return self.game

    # What must hold

    def _hear(self, error: object) -> None:
        self.told += 1
        if not str(error).endswith((".", "?", "!")):
            raise ProofFailedError(f"No sentence: {error}")

    def _demand_saved(self) -> None:
        """What is not called unsaved is there, whoever looks."""
        if self.kept and not self.kept.trouble and self.kept.path:
            saved = open_game(self.kept.path, [self.game.codec]).match
            if saved.past != self.kept.sitting.match.past:
                raise ProofFailedError("Actions that were called saved are not on the disk.")


def _show(studio: Studio, make: Callable[[], Scene]) -> None:
    stage = studio.stage(make())
    try:
        studio.picture(studio.settle(stage, FRAMES))
    finally:
        for scene in stage.scenes:
            scene.leave()


def _name(act: Callable[[], object]) -> str:
    return str(getattr(act, "__name__", act))
