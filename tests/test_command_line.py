"""What may be typed after the program's name."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from attrs import evolve

from game.boxes import SHELF
from game.command_line import (
    VERSION,
    BeginGame,
    GoOn,
    Options,
    ShowTitle,
    Start,
    Watch,
    language_in,
    parse,
)
from game.i18n.texts import load_program
from game.persistence.settings import Speed
from game.shelf.choices import OptionError
from game.shelf.shelf import Shelf

ROOT = Path(__file__).parents[1]
TEXTS = load_program(strict=True)


def options(*arguments: str) -> Options:
    return parse(list(arguments), SHELF, TEXTS)


def test_without_options_the_title_is_shown_in_a_window() -> None:
    found = options()

    assert found.window
    assert found.start == ShowTitle()
    assert (found.language, found.levels, found.games, found.report) == ("", None, None, None)
    assert (found.size, found.speed, found.leave) == (None, None, False)


@pytest.mark.parametrize(
    ("arguments", "start"),
    [
        (["--new"], BeginGame(is_set_up=False)),
        (["--new", "--seed", "x"], BeginGame(is_set_up=True)),
        (["--bots", "all"], BeginGame(is_set_up=True)),
        (["--continue"], GoOn()),
        (["--load", "a.matanui"], GoOn(Path("a.matanui"))),
        (["--load", "a game"], GoOn(Path("a game.matanui"))),
        (["--replay", "b.matanui"], Watch(Path("b.matanui"))),
    ],
)
def test_it_begins_as_told(arguments: list[str], start: Start) -> None:
    assert options(*arguments).start == start


def test_the_set_up_is_handed_on_as_it_was_typed() -> None:
    given = options("--new", "--players", "3", "--toa", "onua", "--house", "H4").given

    assert (given.players, given.figures, given.house, given.seed) == ("3", "onua", "H4", None)


def test_the_rest_is_understood_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    (tmp_path / "tiles").mkdir()
    words = ["--size", "1920x1080", "--leave", "--lang", "en", "--report", "r.json"]

    found = options(*words, "--levels", "~/tiles", "--games", "g")

    assert (found.size, found.leave, found.language) == ((1920, 1080), True, "en")
    assert (found.report, found.games) == (Path("r.json"), Path("g"))
    assert found.levels == tmp_path / "tiles"
    assert options("--speed", "Instant").speed is Speed.INSTANT


def test_the_terminal_is_asked_for() -> None:
    found = options("--text", "--players", "2")

    assert not found.window
    assert found.given.players == "2"


def test_a_box_without_a_table_is_played_in_text() -> None:
    bare = evolve(SHELF.first, kit=None)

    with pytest.raises(OptionError, match="can’t be played in a window yet; add --text"):
        parse(["--box", bare.key], Shelf((bare,)), TEXTS)


def test_the_language_is_found_before_all_else() -> None:
    assert language_in(["--nonsense", "--lang", "de", "--help"]) == "de"
    assert language_in(["--new"]) == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--nonsense"], "--nonsense"),
        (["--cont"], "--cont"),
        (["--load"], "--load: expected one argument."),
        (["--new", "--load", "x"], "--new and --load don’t go together"),
        (["--continue", "--replay", "x"], "--continue and --replay don’t go together"),
        (["--load", "x", "--seed", "y"], "--load opens a game that is already set up"),
        (["--text", "--replay", "x"], "--replay needs a window; leave out --text."),
        (["--text", "--size", "1x1"], "--size needs a window"),
        (["--seed", "\udcff"], "The value of --seed isn’t text, or is far too long."),
        (["--seed", "s" * 100_000], "The value of --seed isn’t text, or is far too long."),
        (["--lang", ""], "The value of --lang isn’t text"),
        (["--bots", "a\0b"], "The value of --bots isn’t text"),
        (["--speed", "warp"], "“warp” isn’t a speed; choose from slow, normal, fast, instant."),
        (["--games", os.devnull], f"--games: {os.devnull} is not a folder; name one."),
        (["--games", f"{os.devnull}/a"], f"--games: {os.devnull} is not a folder; name one."),
        (["--levels", os.devnull], f"--levels: {os.devnull} is not a folder; name one."),
        (["--levels", "nowhere"], "--levels: There is no folder nowhere."),
        (["--levels", ""], "--levels: That cannot be the name of a file or folder."),
        (["--report", os.devnull], f"--report: {os.devnull} is not a file, but a device"),
        (["--report", "."], "--report: . is a folder; name a file in it."),
        (["--report", "nowhere/r"], "--report: There is no folder nowhere; make it first."),
        (["--report", "r" * 300], "choose a shorter name."),
        *((["--size", size], "isn’t a window size") for size in ("", "9", "0x9", "1x2x3")),
        *((["--size", size], "isn’t a window size") for size in ("=1x9", "99999x9", "²x9")),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(arguments: list[str], sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        options(*arguments)

    assert sentence in str(caught.value)
    assert str(caught.value)[0] not in "abcdefghijklmnopqrstuvwxyz"
    assert str(caught.value).endswith(".")


def test_the_version_is_the_one_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert project["version"] == VERSION


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        options("--help")

    told = capsys.readouterr().out
    words = "version help new continue load replay levels games report text lang size seed bots"
    assert left.value.code == 0
    assert [word for word in words.split() if f"--{word}" not in told] == []


@pytest.mark.parametrize(
    ("arguments", "code", "answer"),
    [
        (["--version"], 0, f"Quests of Mata Nui {VERSION}\n"),
        (["--nonsense"], 2, "Unrecognized arguments: --nonsense.\n"),
        (["--lang", "x" * 300], 2, "There are no texts in"),
        (["--lang", "../en"], 2, "There are no texts in"),
        ([], 1, "No screen was found for the window."),
    ],
)
def test_the_program_answers_without_a_screen(
    tmp_path: Path, arguments: list[str], code: int, answer: str
) -> None:
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    program = [sys.executable, "-m", "game", *arguments]
    asked = subprocess.run(
        program,
        cwd=ROOT,
        env={**environment, "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert asked.returncode == code
    assert answer in asked.stdout + asked.stderr
    assert list(tmp_path.iterdir()) == []


def test_help_is_told_in_any_letters(tmp_path: Path) -> None:
    """An old terminal has no dots in a row."""
    asked = subprocess.run(
        [sys.executable, "-m", "game", "--help"],
        cwd=ROOT,
        env={**os.environ, "HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
        timeout=60,
    )

    assert (asked.returncode, asked.stderr) == (0, b"")
    assert b"--text" in asked.stdout
