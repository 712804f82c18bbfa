"""The program as a whole, without a display: what it opens with, keeps, and survives."""

import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile

import pygame
import pytest

from game import windowed
from game.boxes import SHELF
from game.command_line import NAME, GoOn, Options, ShowTitle, Start, Watch, parse
from game.home import FORMER_NAME
from game.i18n.texts import Texts, load_program
from game.persistence.errors import GameFileError
from game.persistence.folders import folders_of
from game.persistence.setup_memory import remember_setup
from game.scenes import routes
from game.scenes.crash import CrashScene
from game.scenes.notice import Notice
from game.scenes.table.scene import TableScene
from game.scenes.title import TitleScene
from game.shelf.kept_game import KeptGame
from game.ui.commands import Command
from game.ui.scene import Push
from game.ui.signals import KeyPressed
from game.ui.window import Window
from game.windowed import Evening
from tests.toy.box import BOTH

OLD_GAME = Path(__file__).parent / "persistence" / "game.makuta"


@pytest.fixture(autouse=True)
def nobody_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_program(strict=True)


@pytest.fixture
def evenings(texts: Texts) -> Iterator[list[Evening]]:
    """A screen that others draw in the format of is there again afterwards."""
    screen = pygame.display.get_surface() if pygame.display.get_init() else None
    size = screen.get_size() if screen else None
    opened: list[Evening] = []
    yield opened
    for evening in opened:
        evening.close()
    pygame.display.quit()
    if size:
        pygame.display.init()
        pygame.display.set_mode(size)


def opened(evenings: list[Evening], options: Options) -> Evening:
    evening = before_the_first_scene(evenings, options)
    evening.begin()
    return evening


def before_the_first_scene(evenings: list[Evening], options: Options) -> Evening:
    evening = Evening(SHELF, load_program(strict=True), options)
    evening.open()
    evenings.append(evening)
    return evening


def typed(texts: Texts, *arguments: str) -> Options:
    return parse([*arguments], SHELF, texts)


def started(start: Start) -> Options:
    return Options(window=True, start=start, given=Namespace(), packed=SHELF.first)


def play_one(kept: KeptGame) -> None:
    match = kept.sitting.match
    match.submit(match.rules.legal_actions(match.state)[0])


def test_whoever_is_here_for_the_first_time_is_asked_how_to_begin(evenings: list[Evening]) -> None:
    evening = opened(evenings, started(ShowTitle()))

    assert [scene.name for scene in evening.window.stage.scenes] == ["title", "first_start"]


def test_whoever_has_been_here_before_finds_the_title(evenings: list[Evening]) -> None:
    opened(evenings, started(ShowTitle())).close()
    evenings.clear()

    evening = opened(evenings, started(ShowTitle()))

    assert isinstance(evening.window.stage.top, TitleScene)


def test_whoever_has_games_but_no_settings_finds_the_title(
    evenings: list[Evening], texts: Texts
) -> None:
    opened(evenings, typed(texts, "--new", "--seed", "s", "--players", "3")).close()
    evenings.clear()
    folders_of(NAME).settings.unlink()

    evening = opened(evenings, started(ShowTitle()))

    assert isinstance(evening.window.stage.top, TitleScene)


def test_a_new_game_is_on_the_disk_before_its_first_action(
    evenings: list[Evening], texts: Texts
) -> None:
    evening = opened(evenings, typed(texts, "--new", "--seed", "s", "--players", "3"))

    table = evening.window.stage.top
    assert isinstance(table, TableScene)
    assert table.kept.path is not None
    assert table.kept.path.is_file()


def test_a_new_game_is_set_up_as_the_last_one(evenings: list[Evening], texts: Texts) -> None:
    evening = before_the_first_scene(evenings, typed(texts, "--new"))
    seats = [{"figure": "onua", "name": "Anna"}, {"figure": "gali", "bot": "novice"}]
    remember_setup(evening.folders.setups, "makuta", {"seats": seats, "edition": "de"})

    evening.begin()

    table = evening.window.stage.top
    assert isinstance(table, TableScene)
    assert table.kept.names == ("Anna", "")
    assert table.kept.sitting.bots == {1: "novice"}
    assert table.kept.head.terms["edition"] == "de"


def test_continue_without_a_game_is_the_title(evenings: list[Evening]) -> None:
    evening = opened(evenings, started(GoOn()))

    assert isinstance(evening.window.stage.top, TitleScene)


@pytest.mark.parametrize("start", [GoOn(Path("gone.matanui")), Watch(Path("gone.matanui"))])
def test_a_file_that_is_not_there_is_named(evenings: list[Evening], start: Start) -> None:
    with pytest.raises(GameFileError, match=r"gone\.matanui"):
        opened(evenings, started(start))


def test_below_every_scene_lies_the_title(evenings: list[Evening], texts: Texts) -> None:
    evening = opened(evenings, typed(texts, "--new", "--seed", "s"))

    assert [scene.name for scene in evening.window.stage.scenes] == ["title", "table"]


def test_a_mistake_of_ours_costs_no_game(
    evenings: list[Evening], texts: Texts, capsys: pytest.CaptureFixture[str]
) -> None:
    """The crash screen apologises, the report is on the disk, and the game goes on."""
    evening = opened(evenings, typed(texts, "--new", "--seed", "s", "--bots", "2"))
    table = evening.window.stage.top
    assert isinstance(table, TableScene)
    game = table.kept.path
    play_one(table.kept)

    evening._apologise(ZeroDivisionError("our fault"))  # noqa: SLF001 - what `run` does with it

    crash = evening.window.stage.top
    assert isinstance(crash, CrashScene)
    assert crash.report is not None
    assert "our fault" in crash.report.read_text(encoding="utf-8")
    assert crash.game == game
    again = evening.program.routes.go_on(crash.game or Path())
    assert again.name == "table"
    again.leave()
    assert "our fault" in capsys.readouterr().err


def test_a_game_that_crashes_as_soon_as_it_is_opened_is_set_aside_and_named(
    evenings: list[Evening], texts: Texts
) -> None:
    evening = opened(evenings, typed(texts, "--new", "--seed", "s", "--bots", "2"))

    evening._apologise(ZeroDivisionError())  # noqa: SLF001 - what `run` does with it

    crash = evening.window.stage.top
    assert isinstance(crash, CrashScene)
    assert crash.game is None
    assert crash.offender is not None
    assert crash.offender.is_file()
    assert evening.program.library.latest_unfinished() is None


def test_a_game_that_crashes_again_is_set_aside(evenings: list[Evening], texts: Texts) -> None:
    evening = opened(evenings, typed(texts, "--new", "--seed", "s"))
    first = crash_later(evening)
    assert first.game is not None
    evening.window.stage.go(Push(evening.program.routes.go_on(first.game)))

    second = crash_later(evening)

    assert second.offender is not None
    assert evening.program.library.games() == ()


def crash_later(evening: Evening) -> CrashScene:
    """After somebody has decided something."""
    table = evening.window.stage.top
    assert isinstance(table, TableScene)
    play_one(table.kept)
    evening._apologise(ZeroDivisionError())  # noqa: SLF001 - what `run` does with it
    crash = evening.window.stage.top
    assert isinstance(crash, CrashScene)
    return crash


def test_a_game_of_another_folder_stays_where_it_is(
    evenings: list[Evening], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    foreign = tmp_path / "foreign.makuta"
    copyfile(OLD_GAME, foreign)
    evening = before_the_first_scene(evenings, started(GoOn(foreign)))
    monkeypatch.setattr(routes, "TableScene", lambda *_: 1 // 0)
    monkeypatch.setattr(Window, "run", lambda _: None)

    evening.run()

    crash = evening.window.stage.top
    assert isinstance(crash, CrashScene)
    assert (crash.game, crash.offender) == (None, foreign)
    assert foreign.is_file()


def test_a_mistake_of_ours_in_what_was_asked_for_leaves_the_title(
    evenings: list[Evening], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = before_the_first_scene(evenings, started(ShowTitle()))
    monkeypatch.setattr(Evening, "_first_scene", lambda _: 1 // 0)
    monkeypatch.setattr(Window, "run", lambda _: None)

    evening.run()

    assert [scene.name for scene in evening.window.stage.scenes] == ["title", "crash"]
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_what_was_asked_for_and_cannot_be_is_only_a_sentence(
    evenings: list[Evening], tmp_path: Path
) -> None:
    missing = started(GoOn(tmp_path / "nowhere.matanui"))
    evening = before_the_first_scene(evenings, missing)

    with pytest.raises(GameFileError, match="There is no such file"):
        evening.run()


def test_a_window_that_did_not_fit_is_told_once(
    evenings: list[Evening], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windowed, "screens", lambda: [(1280, 720)])
    former = opened(evenings, started(ShowTitle()))
    former.window._window.size = (1111, 777)  # noqa: SLF001 - on a larger screen
    former.close()
    evenings.clear()

    evening = opened(evenings, started(ShowTitle()))

    (notice,) = evening.notices
    assert notice == "The window didn’t fit this screen, so it was moved or resized."
    assert evening.window.picture_size == (1111, 720)


def test_settings_that_are_odd_are_told_in_one_notice_and_put_right(
    evenings: list[Evening], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the program does not come to its end."""
    monkeypatch.setattr(windowed, "screens", lambda: [(1280, 720)])
    folders = folders_of(NAME)
    folders.settings.parent.mkdir(parents=True)
    display = {"size": [16_384, 16_384], "position": [90_000, 9], "ui_scale": 9}
    odd = {"display": display, "keys": {"undo": 7, "redo": ["u"]}, "weather": "rain"}
    folders.settings.write_text(json.dumps(odd), encoding="utf-8")
    folders.setups.write_text("no JSON", encoding="utf-8")

    first = opened(evenings, started(ShowTitle()))
    told = first.window.stage.top
    second = opened(evenings, started(ShowTitle()))

    assert isinstance(told, Notice)
    for part in ("display.ui_scale", "keys.undo", "setups.json", "didn’t fit"):
        assert part in told.sentence
    assert len(first.window.stage.scenes) == 2
    assert second.notices == ()
    assert second.window.picture_size == (1280, 720)
    kept = json.loads(folders.settings.read_text(encoding="utf-8"))
    assert kept["keys"] == {"redo": ["u"]}
    assert kept["weather"] == "rain"


def test_a_scale_that_leaves_no_room_waits_for_a_larger_window(evenings: list[Evening]) -> None:
    folders = folders_of(NAME)
    folders.settings.parent.mkdir(parents=True)
    folders.settings.write_text(json.dumps({"display": {"ui_scale": 3.0}}), encoding="utf-8")

    evening = opened(evenings, started(ShowTitle()))

    assert evening.window.stage.theme.scale == 720 / 500
    assert evening.settings.display.ui_scale == 3.0


def test_full_screen_by_key_is_kept_as_a_setting(evenings: list[Evening], tmp_path: Path) -> None:
    evening = opened(evenings, started(ShowTitle()))

    evening.window._give(KeyPressed("f11", Command.FULL_SCREEN))  # noqa: SLF001 - as pygame would

    assert evening.program.settings.display.full_screen
    kept = json.loads(evening.folders.settings.read_text(encoding="utf-8"))
    assert kept["display"]["full_screen"] is True


def test_the_window_comes_back_as_it_was_left(evenings: list[Evening]) -> None:
    first = opened(evenings, started(ShowTitle()))
    first.window._window.size = (1111, 777)  # noqa: SLF001 - as if somebody had dragged it
    first.close()
    evenings.clear()

    second = opened(evenings, started(ShowTitle()))

    assert second.window.picture_size == (1111, 777)


@pytest.mark.parametrize(
    ("typed", "chosen"), [([], "toy"), (["--box", "makuta"], "makuta"), (["--new"], "makuta")]
)
def test_the_title_shows_the_box_that_people_had_there_last(
    typed: list[str], chosen: str, texts: Texts, evenings: list[Evening]
) -> None:
    shelf = BOTH
    first = Evening(shelf, texts, parse([], shelf, texts))
    first.open()
    first.program.choose("toy")
    first.close()

    second = Evening(shelf, texts, parse(typed, shelf, texts))
    evenings.append(second)
    second.open()

    assert second.program.chosen == chosen


def test_whoever_had_the_program_before_goes_on(evenings: list[Evening]) -> None:
    """With the last game, in its own file, and with the old settings."""
    former = folders_of(FORMER_NAME)
    for folder in (former.games, former.settings.parent):
        folder.mkdir(parents=True)
    copyfile(OLD_GAME, former.games / "old.makuta")
    former.settings.write_text(json.dumps({"keys": {"undo": ["u"]}}), encoding="utf-8")

    evening = opened(evenings, started(GoOn()))

    table = evening.window.stage.top
    assert isinstance(table, TableScene)
    assert table.kept.path == folders_of(NAME).games / "old.makuta"
    assert evening.settings.keys == {"undo": ("u",)}
    assert [game.name for game in evening.program.library.games()] == ["old"]
