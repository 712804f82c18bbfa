"""Wires the window: folders, settings, the box, the stage; and survives what goes wrong."""

import gc
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pygame
from attrs import asdict, define, evolve, field

from game.command_line import NAME, VERSION, BeginGame, GoOn, Options, ShowTitle, Watch
from game.core.errors import GameError
from game.home import find_home, new_name, now
from game.i18n.texts import Texts
from game.persistence.crash_report import Crash, write_crash_report
from game.persistence.errors import GameFileError
from game.persistence.folders import Folders
from game.persistence.library import Library
from game.persistence.settings import Display, Settings
from game.persistence.settings_file import load_settings, save_settings
from game.persistence.setup_memory import check_setups, recall_setup, remember_setup
from game.places import program_folder
from game.players.worker import WorkerThinker
from game.scenes.box import unpacked
from game.scenes.notice import Notice
from game.scenes.program import Program
from game.scenes.routes import Routes
from game.scenes.table.scene import TableScene
from game.shelf.form import recalled
from game.shelf.kept_game import NewGame
from game.shelf.shelf import Boxes, Contents, Packed, Shelf
from game.shelf.typed import opened, setup_from
from game.ui.backdrop import Backdrop
from game.ui.commands import Bindings
from game.ui.frame_times import FrameTimes
from game.ui.report import Reporter
from game.ui.scene import Push, Scene
from game.ui.speaker import Speaker
from game.ui.theme import FontFiles
from game.ui.window import Place, Window, fitted, has_screen, prepare, screens

WINDOW_CLASS = "quests-of-mata-nui"
MOST_CRASHES = 3  # of one evening; then something is wrong that going on does not mend


class NoScreenError(GameError):
    """There is nothing to open a window on."""


class BrokenProgramError(GameError):
    """Going on does not help any more."""


def play_in_window(shelf: Shelf, texts: Texts, options: Options) -> None:
    """Until the person leaves. Raises GameError if it cannot begin, and never after."""
    evening = Evening(shelf, texts, options)
    evening.open()
    try:
        evening.run()
    finally:
        evening.close()


def _with_tables(shelf: Shelf) -> Shelf:
    return shelf.with_tables()


@define
class Evening:
    """The program from its first frame to its last."""

    shelf: Shelf = field(converter=_with_tables)
    texts: Texts
    options: Options
    folders: Folders = field(init=False)
    settings: Settings = field(init=False)
    notices: tuple[str, ...] = field(init=False)
    program: Program = field(init=False)
    window: Window = field(init=False)
    is_first: bool = field(default=False, init=False)  # nobody has been here before
    crashed: set[Path] = field(factory=set, init=False)  # games that were open in a crash

    def open(self) -> None:
        self.folders, moved = find_home(self.texts)
        self.is_first = not self.folders.settings.exists()
        loaded = load_settings(self.folders.settings)
        told = (*loaded.notices, *check_setups(self.folders.setups))
        self.settings, self.notices = loaded.settings, (*moved, *told)
        self.program = self._program()
        self.is_first = self.is_first and not self.program.library.filed()
        self._open_window()
        if self.notices != moved:
            self._save()  # what was wrong is right now, and is not told again
        gc.freeze()  # stays all evening: to look through it for garbage would hold up frames

    def begin(self) -> None:
        """Show what was asked for, and what is to be known about the settings."""
        self._show(self._first_scene())
        if self.notices:
            self.window.stage.go(Push(Notice(self.program, "\n".join(self.notices))))

    # Parts

    @property
    def _fonts(self) -> FontFiles:
        return FontFiles.shipped_in(program_folder() / "assets" / "fonts")

    def _contents(self, packed: Packed) -> Contents:
        contents = self.options.contents(packed, self.texts.language)
        prepared = self.folders.cache / "plates"
        return evolve(contents, prepared=prepared, numbers=self._fonts.bold)

    def _program(self) -> Program:
        program = Program(
            self.texts,
            Boxes(self.shelf, self._contents, unpacked),
            self._library(),
            self.settings,
            WorkerThinker(self.shelf.everybody),
            fresh_seed=lambda: secrets.token_hex(4),
            today=now,
            version=VERSION,
            recall_setup=self._recall_setup,
            keep_setup=self._keep_setup,
            on_settings=self._apply,
            backdrop=Backdrop(program_folder() / "assets" / "title"),
            voice=Speaker(program_folder() / "assets" / "sounds", Random()),
            leave_at_end=self.options.leave,
            chosen=self._box_at_hand(),
            speed=self.options.speed,
        )
        program.routes = Routes(program)
        return program

    def _box_at_hand(self) -> str:
        """What was asked for; or else the title shows the box that people had there last."""
        options, last = self.options, self.shelf.called(self.settings.box)
        is_free = isinstance(options.start, ShowTitle) and vars(options.given).get("box") is None
        return last.key if last and is_free else options.packed.key

    def _library(self) -> Library:
        if self.options.games:
            return Library(self.options.games, new_name)
        return Library(self.folders.games, new_name, self.folders.more_games)

    def _recall_setup(self, box: str) -> dict[str, Any]:
        former = self.shelf.named(box).former
        return recall_setup(self.folders.setups, box, former)

    def _keep_setup(self, box: str, setup: dict[str, Any]) -> None:
        """A set-up that cannot be kept is typed again; that is no reason to stop anybody."""
        with suppress(GameFileError):
            remember_setup(self.folders.setups, box, setup)

    def _open_window(self) -> None:
        prepare(WINDOW_CLASS)
        if not has_screen():
            raise NoScreenError(self.texts.text("option.no_screen"))
        display = self.settings.display
        asked = Place(self.options.size or display.size, display.position, display.full_screen)
        place = fitted(asked, screens())
        if place != asked and display != Display():
            self.notices += (self.texts.text("window.fitted"),)
            display = evolve(display, **asdict(place))
            self.settings = evolve(self.settings, display=display)
            self.program.settings = evolve(self.program.settings, display=display)
        report = self.options.report
        self.window = Window(
            NAME,
            place,
            self._fonts,
            display.ui_scale,
            Bindings(self.settings.keys),
            Reporter(report) if report else None,
            on_full_screen=self._fill_screen,
            spare=self._prepare,
            voice=self.program.voice,
            idle=self.program.idle,
            times=FrameTimes(is_thinking=lambda: self.program.thinker.is_thinking),
        )
        self.window.open()

    def _prepare(self) -> bool:
        return self.program.voice.rehearse() or self.program.at_hand.kit.warm_step()

    # What is shown first

    def _first_scene(self) -> Scene:
        match self.options.start:
            case ShowTitle():
                routes = self.program.routes
                return routes.first_start() if self.is_first else routes.title()
            case BeginGame(is_set_up):
                return self.program.routes.begin(self._game(is_set_up=is_set_up))
            case GoOn(path):
                return self.program.routes.go_on(path) if path else self._latest_game()
            case Watch(path):
                return self.program.routes.watch(path)

    def _game(self, *, is_set_up: bool) -> NewGame:
        """As typed, or else as the last one, with a deal of its own."""
        game, seed = self.program.at_hand.game, self.program.fresh_seed()
        if is_set_up:
            return opened(game, setup_from(game, self.options.given, seed))
        return opened(game, recalled(game, self.program.recall_setup(game.key)).setup(seed))

    def _latest_game(self) -> Scene:
        latest = self.program.latest_unfinished()
        routes = self.program.routes
        return routes.go_on(latest.path) if latest else routes.title()

    def _show(self, scene: Scene) -> None:
        """Below every other scene lies the title, to come back to."""
        stage = self.window.stage
        if scene.name != "title":
            stage.go(Push(self.program.routes.title()))
        stage.go(Push(scene))

    # While it runs

    def run(self) -> None:
        self._begin_or_apologise()
        for _ in range(MOST_CRASHES):
            try:
                self.window.run()
            except Exception as error:  # noqa: BLE001 - nobody's game is lost by a mistake of ours
                self._apologise(error)
            else:
                return
        raise BrokenProgramError(
            f"Something went wrong {MOST_CRASHES} times. Your games are safe; "
            f"the reports are in {self.folders.logs}."
        )

    def _begin_or_apologise(self) -> None:
        """Raises GameError if what was asked for cannot be: a sentence is all one needs then."""
        try:
            self.begin()
        except GameError:
            raise
        except Exception as error:  # noqa: BLE001 - the title is left even then
            self._apologise(error)

    def _apologise(self, error: Exception) -> None:
        table = self._table()
        game = table.kept.path if table else self.program.opening
        facts = {"pygame": pygame.version.ver, "python": sys.version}
        crash = Crash(error, now(), VERSION, self.program.settings, game, facts)
        report = write_crash_report(self.folders.logs, crash)
        sys.stderr.write(f"{type(error).__name__}: {error}\n")
        while not self.window.stage.is_empty:
            with suppress(Exception):
                self.window.close_stage()
        self.program.opening = None
        if game and (game in self.crashed or not (table and table.has_gone_on)):
            self._show(self.program.routes.crash(report, None, self._set_aside(game)))
            return
        self.crashed |= {game} if game else set()
        self._show(self.program.routes.crash(report, game))

    def _set_aside(self, game: Path) -> Path:
        """A game that would only lead to the same crash again, lest Continue goes there."""
        try:
            return self.program.library.set_aside(game)
        except GameFileError:
            return game

    def _table(self) -> TableScene | None:
        """At which somebody plays, if there is one."""
        tables = [scene for scene in self.window.stage.scenes if isinstance(scene, TableScene)]
        return tables[-1] if tables else None

    def _apply(self, settings: Settings) -> None:
        self.settings = settings
        self._save()
        display = settings.display
        self.window.rebind(Bindings(settings.keys))
        if display.ui_scale != self.window.ui_scale:
            self.window.rescale(display.ui_scale)
        self.window.set_full_screen(on=display.full_screen)

    def _fill_screen(self, on: bool) -> None:  # noqa: FBT001 - as the window says it
        display = evolve(self.program.settings.display, full_screen=on)
        self.program.change(evolve(self.program.settings, display=display))

    def close(self) -> None:
        with suppress(Exception):
            self.window.close()
        self.program.thinker.close()
        display = evolve(self.program.settings.display, **asdict(self.window.place))
        self.settings = evolve(self.program.settings, display=display, box=self.program.chosen)
        self._save()

    def _save(self) -> None:
        """Settings that cannot be kept are set again; that is no reason to stop anybody."""
        with suppress(GameError, ValueError):
            save_settings(self.folders.settings, self.settings)
