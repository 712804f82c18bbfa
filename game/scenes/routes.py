"""How one scene leads to another: the only place that knows them all."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from attrs import define

from game.core.errors import GameError
from game.persistence.game_file import open_game
from game.scenes.box import Box
from game.scenes.crash import CrashScene
from game.scenes.library.load import LoadScene
from game.scenes.new_game.scene import NewGameScene
from game.scenes.program import Program
from game.scenes.replay.recording import recording_of, recording_so_far
from game.scenes.replay.scene import ReplayScene
from game.scenes.result.scene import ResultScene
from game.scenes.rulebook import RulebookScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.table.pause import PauseScene
from game.scenes.table.scene import TableScene
from game.scenes.title import TitleScene
from game.shelf.kept_game import KeptGame, NewGame, keep_new, keep_on
from game.ui.scene import Scene


@define
class Routes:
    program: Program

    def title(self) -> Scene:
        return TitleScene(self.program)

    def new_game(self, box: Box) -> Scene:
        return NewGameScene(self.program, box)

    def load(self, *, to_watch: bool = False) -> Scene:
        """The games in the folder, to go on with or, *to_watch*, to replay."""
        return LoadScene(self.program, to_watch=to_watch)

    def settings(self) -> Scene:
        return SettingsScene(self.program)

    def rulebook(self, box: Box, rule: str = "") -> Scene:
        return RulebookScene(self.program, box, rule)

    def begin(self, game: NewGame) -> Scene:
        """Write the game down from its first action on, and sit down to it."""
        self.program.choose(game.game.key)
        return TableScene(self.program, keep_new(self.program.library, game))

    def go_on(self, path: Path) -> Scene:
        """Open a game where it was left. Raises GameFileError with a sentence."""
        with self._opening(path):
            kept = keep_on(self.program.library, path, self.program.boxes.game_at)
            try:
                self.program.choose(kept.game.key)
                return TableScene(self.program, kept)
            except BaseException:
                kept.leave()
                raise

    def pause(self, kept: KeptGame, keep_picture: Callable[[], None] = lambda: None) -> Scene:
        return PauseScene(self.program, kept, keep_picture)

    def result(self, kept: KeptGame) -> Scene:
        return ResultScene(self.program, kept)

    def watch(self, path: Path) -> Scene:
        """Replay a game file. Raises GameFileError with a sentence."""
        game = self.program.boxes.game_at(path)
        self.program.choose(game.key)
        return ReplayScene(self.program, recording_of(game, open_game(path, [game.codec])))

    def watch_so_far(self, kept: KeptGame) -> Scene:
        """What has happened in a running game, as whoever holds the screen may see it."""
        return ReplayScene(self.program, recording_so_far(kept))

    def crash(self, report: Path | None, game: Path | None, offender: Path | None = None) -> Scene:
        return CrashScene(self.program, report, game, offender)

    @contextmanager
    def _opening(self, path: Path) -> Iterator[None]:
        """A file that cannot be opened says so; only a mistake of ours ends otherwise."""
        self.program.opening = path
        try:
            yield
        except GameError:
            self.program.opening = None
            raise
        self.program.opening = None
