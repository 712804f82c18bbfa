"""Whoever had the program under its former name finds everything again."""

import json
import os
import sys
from io import StringIO
from pathlib import Path
from shutil import copyfile

import pytest

from game import app
from game.command_line import NAME
from game.home import FORMER_NAME, find_home
from game.i18n.texts import load_program
from game.persistence.folders import Folders, folders_of
from tests.persistence.faults import forbidden
from tests.persistence.former_program import held_by_former_program
from tests.persistence.test_atomic_write import failing

OLD_GAME = Path(__file__).parent / "persistence" / "game.makuta"
TEXTS = load_program(strict=True)


@pytest.fixture(autouse=True)
def former(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folders:
    """What somebody has, who has not started the program since."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name))
    former = folders_of(FORMER_NAME)
    for folder in (former.games, former.settings.parent, former.logs, former.cache):
        folder.mkdir(parents=True)
    copyfile(OLD_GAME, former.games / "old.makuta")
    former.settings.write_text(json.dumps({"format": 1, "keys": {"undo": ["u"]}}))
    former.setups.write_text(json.dumps({"format": 1, "boxes": {"quest": {"edition": "de"}}}))
    (former.logs / "crash.txt").write_text("a report")
    return former


def test_everything_is_found_under_the_new_name(tmp_path: Path) -> None:
    folders, notices = find_home(TEXTS)

    assert notices == ()
    assert folders == folders_of(NAME)
    assert (folders.games / "old.makuta").read_bytes() == OLD_GAME.read_bytes()
    assert json.loads(folders.settings.read_text())["keys"] == {"undo": ["u"]}
    assert json.loads(folders.setups.read_text())["boxes"] == {"quest": {"edition": "de"}}
    assert (folders.logs / "crash.txt").read_text() == "a report"
    assert not [path for path in tmp_path.rglob("*") if FORMER_NAME in path.name]


def test_the_second_start_finds_the_same() -> None:
    assert find_home(TEXTS) == find_home(TEXTS)


def test_what_cannot_be_moved_is_told_and_used(
    former: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("rename", "link", "mkdir"):
        monkeypatch.setattr(os, name, failing(forbidden()))

    folders, notices = find_home(TEXTS)

    assert (folders.games, folders.settings) == (former.games, former.settings)
    (told,) = notices
    assert told.startswith(f"This program used to be called {FORMER_NAME}. Some of what it saved")
    assert f"{former.games.parent} is still there (Permission denied)." in told


def test_a_game_that_is_open_is_found_without_a_word(former: Folders) -> None:
    with held_by_former_program(former.games / "old.makuta"):
        folders, notices = find_home(TEXTS)

    assert notices == ()
    assert folders.games == folders_of(NAME).games
    assert folders.more_games == (former.games,)


def test_the_text_game_goes_on_with_an_old_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("r\nquit\n"))

    assert app.main(["--text"]) == 0

    assert "old.makuta" in capsys.readouterr().out
    assert (folders_of(NAME).games / "old.makuta").exists()
