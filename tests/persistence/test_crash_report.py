"""A crash leaves a report that a person can read and send, and never a second crash."""

import os
import tempfile
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from game.persistence.crash_report import KEPT, Crash, write_crash_report
from game.persistence.settings import Settings
from tests.persistence.test_atomic_write import failing

WHEN = datetime(2026, 11, 15, 20, 30, 5)  # noqa: DTZ001


def crashed() -> Exception:
    try:
        Path("\0").read_text()
    except ValueError as error:
        return error
    raise AssertionError("it should have crashed")


def a_crash(game: Path | None = None, when: datetime = WHEN) -> Crash:
    facts = {"pygame": "2.5.8"}
    return Crash(crashed(), when, "0.1.0", Settings(language="nl"), game, facts)


def test_all_that_helps_is_in_the_report(tmp_path: Path) -> None:
    game = tmp_path / "game.matanui"
    game.write_bytes(b"a game \xff")

    path = write_crash_report(tmp_path / "logs", a_crash(game))

    assert path == tmp_path / "logs" / "crash 2026-11-15 20.30.05.txt"
    report = path.read_text(encoding="utf-8")
    assert report.startswith("program: 0.1.0\ntime: 2026-11-15 20:30:05\nsystem: ")
    assert "pygame: 2.5.8\n" in report
    assert f"game: {game}\ncopy: crash 2026-11-15 20.30.05.matanui\n" in report
    assert "in crashed\n" in report
    assert "ValueError: embedded null byte\n" in report
    assert "language='nl'" in report
    assert path.with_suffix(".matanui").read_bytes() == b"a game \xff"


def test_a_crash_without_a_game(tmp_path: Path) -> None:
    path = write_crash_report(tmp_path, Crash(crashed(), WHEN, "0.1.0"))

    assert path is not None
    assert "game: none\ncopy: none was open\n" in path.read_text(encoding="utf-8")
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_that_cannot_be_copied(tmp_path: Path) -> None:
    path = write_crash_report(tmp_path, a_crash(tmp_path / "lost.matanui"))

    assert path is not None
    told = "copy: not copied: lost.matanui: There is no such file."
    assert told in path.read_text(encoding="utf-8")


def test_two_crashes_in_a_second(tmp_path: Path) -> None:
    first, second = (write_crash_report(tmp_path, a_crash()) for _ in range(2))

    assert first is not None
    assert second is not None
    assert first != second
    assert first.exists()
    assert second.exists()


def test_old_reports_go(tmp_path: Path) -> None:
    game = tmp_path / "game.matanui"
    game.write_text("a game")
    own = tmp_path / "logs" / "crash at home.txt"
    own.parent.mkdir()
    own.write_text("somebody else's")

    for second in range(KEPT + 3):
        write_crash_report(own.parent, a_crash(game, WHEN + timedelta(seconds=second)))

    assert len(list(own.parent.glob("crash 2*.txt"))) == KEPT
    assert len(list(own.parent.glob("crash 2*.matanui"))) == KEPT
    assert not (own.parent / "crash 2026-11-15 20.30.07.txt").exists()
    assert own.exists()


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then it is where the system keeps what is temporary."""
    (tmp_path / "logs").write_text("a file")
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))

    path = write_crash_report(tmp_path / "logs", a_crash())

    assert path is not None
    assert path.parent.parent == tmp_path / "temporary"  # in a folder that nobody could prepare


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(os, "fsync", failing(OSError(28, "No space left on device")))

    assert write_crash_report(tmp_path / "logs", a_crash()) is None


class UnspeakableError(Exception):
    def __str__(self) -> str:
        raise RuntimeError("cannot even say what it is")


@pytest.mark.parametrize(
    "error",
    [UnspeakableError(), RecursionError(), KeyboardInterrupt(), Exception("\ud800 \0")],
    ids=repr,
)
def test_whatever_has_crashed_is_told(error: BaseException, tmp_path: Path) -> None:
    path = write_crash_report(tmp_path, Crash(error, WHEN, "0.1.0"))

    assert path is not None
    assert type(error).__name__ in path.read_text(encoding="utf-8")
