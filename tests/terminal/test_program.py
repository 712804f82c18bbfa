"""The program in text, with several boxes on its shelf."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game import app
from game.shelf.shelf import Shelf
from tests.terminal.sums import MUTE_SUMS, SUMS, TALL_SUMS

Program = Callable[..., int]


@pytest.fixture
def program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Program:
    """With a folder of its own and *lines* to read."""

    def start(*arguments: str, lines: str = "") -> int:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        options = ["--text", "--games", str(tmp_path / "games"), *arguments]
        return app.main(options, Shelf((SUMS, TALL_SUMS, MUTE_SUMS)))

    return start


@pytest.mark.parametrize(
    ("options", "title"), [([], "SUMS, in text."), (["--box", "tall_sums"], "TALL SUMS, in text.")]
)
def test_the_box_that_was_asked_for_is_played_or_the_first(
    program: Program, capsys: pytest.CaptureFixture[str], options: list[str], title: str
) -> None:
    assert program(*options, lines="\n1\n") == 0
    assert capsys.readouterr().out.startswith(title)


def test_a_file_is_played_on_in_its_own_box(
    program: Program, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.matanui"
    assert program("--box", "tall_sums", "--seed", "x", lines=f"1\nsave {file}\n") == 0

    assert program("--load", str(file), lines="1\n") == 0

    assert "The sum is 2." in capsys.readouterr().out
    assert b'"box":"tall_sums"' in (tmp_path / "games" / "mine.matanui").read_bytes()


def test_a_mistake_of_ours_is_told_in_a_sentence_and_reported(
    program: Program,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(app, "run", lambda *_: dict[str, str]()["our fault"])

    assert program() == 1

    told = capsys.readouterr().err
    assert told.startswith("Something went wrong (KeyError: 'our fault'). Your games are safe.")
    assert "Traceback" not in told
    (report,) = tmp_path.rglob("crash *.txt")
    assert str(report) in told
    assert "Traceback" in report.read_text(encoding="utf-8")


def test_a_box_without_a_text_table_and_one_that_is_not_there_get_a_sentence(
    program: Program, capsys: pytest.CaptureFixture[str]
) -> None:
    assert [program("--box", "mute_sums"), program("--box", "chess")] == [1, 2]
    told = capsys.readouterr().err
    assert "“mute_sums” can’t be played in the terminal." in told
    assert "There is no box 'chess'; there are: sums, tall_sums, mute_sums." in told
