"""How one scene leads to another: the only place that knows them all."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from attrs import define, evolve

from game.core.errors import GameError
from game.persistence.game_file import open_game
from game.scenes.box import Box
from game.scenes.crash import CrashScene
from game.scenes.learning.first_start import FirstStartScene
from game.scenes.learning.learn import LearnScene
from game.scenes.learning.lesson_scene import LessonScene
from game.scenes.library.load import LoadScene
from game.scenes.new_game.scene import NewGameScene
from game.scenes.program import Program
from game.scenes.replay.recording import recording_of, recording_so_far
from game.scenes.replay.scene import ReplayScene
from game.scenes.result.scene import ResultScene
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.table.pause import PauseScene
from game.scenes.table.scene import TableScene
from game.scenes.title import TitleScene
from game.shelf.kept_game import KeptGame, NewGame, keep_new, keep_on
from game.shelf.kept_lesson import keep_lesson
from game.shelf.lesson import read_lesson
from game.shelf.typed import first_setup, opened, watched_setup
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

    def first_start(self) -> Scene:
        """For whoever has neither games nor settings."""
        return FirstStartScene(self.program)

    def learn(self, box: Box) -> Scene:
        return LearnScene(self.program, box)

    def guided(self, box: Box) -> Scene:
        """A first game, in which a guide speaks of all that is new."""
        self.program.choose(box.key)
        settings = self.program.settings
        play = evolve(settings.play, guide=True, told=())
        self.program.change(evolve(settings, play=play))
        return self.begin(opened(box.game, first_setup(box.game, self.program.fresh_seed())))

    def look_on(self, box: Box) -> Scene:
        """A game of computers."""
        return self.begin(opened(box.game, watched_setup(box.game, self.program.fresh_seed())))

    def lesson(self, box: Box, key: str) -> Scene:
        """Where it was left. Raises GameFileError with a sentence."""
        self.program.choose(box.key)
        path = box.game.teaching.lesson(key)
        assert path, f"there is no lesson {key}"
        lesson = read_lesson(path, box.game.codec)
        kept = keep_lesson(self.program.library, box.game, lesson)
        return LessonScene(self.program, kept, lesson)

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
