"""A game is open in one program at a time, and a program that has died is in nobody's way."""

import errno
import os
import sys
from pathlib import Path
from typing import BinaryIO

import pytest

from game.persistence import file_lock
from game.persistence.errors import LockedError
from game.persistence.file_lock import acquire, is_locked
from tests.persistence.killing import started

HOLDER = """
import sys, time
from pathlib import Path
from game.persistence.file_lock import acquire

lock = acquire(Path(sys.argv[1]))
print(lock.notice or "HELD", flush=True)
time.sleep(60)
"""
CONTENDER = """
import sys
from pathlib import Path
from game.persistence.errors import LockedError
from game.persistence.file_lock import acquire

game, shared = Path(sys.argv[1]), Path(sys.argv[2])
rounds = 0
while rounds < 60:
    try:
        with acquire(game) as lock:
            assert not lock.notice, lock.notice
            shared.mkdir()  # fails if another one is in here too
            shared.rmdir()
            rounds += 1
    except LockedError:
        pass
print("done", flush=True)
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.matanui"
    path.write_text("a game")
    return path


def test_a_game_that_another_program_plays(game: Path) -> None:
    with started(HOLDER, game) as holder:
        holder.wait_for(lambda: holder.told)

        with pytest.raises(LockedError) as told:
            acquire(game)

        assert holder.told == ["HELD"]
        assert is_locked(game)
        said = str(told.value)
        assert said.startswith("game.matanui: The game is open in another window since 20")
        assert said.endswith("Close it there, or play a copy of it.")


def test_a_killed_program_holds_nothing(game: Path) -> None:
    """Its file may lie there still: nobody is asked about it."""
    with started(HOLDER, game) as holder:
        holder.wait_for(lambda: holder.told)
        holder.kill()

        assert not is_locked(game)
        with acquire(game) as lock:
            assert not lock.notice


def test_programs_take_turns(game: Path, tmp_path: Path) -> None:
    """Never two at a time, though the file comes and goes all the while."""
    shared = tmp_path / "shared"
    with started(CONTENDER, game, shared) as first, started(CONTENDER, game, shared) as second:
        first.process.wait(30)
        second.process.wait(30)

    assert (first.told, second.told) == (["done"], ["done"])


def test_the_other_program_lets_go_at_that_very_moment(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It deletes the file that we have opened: a lock on that one would be worth nothing."""
    other, seize = acquire(game), file_lock._seize  # noqa: SLF001

    def seize_later(file: BinaryIO) -> None:
        other.release()
        seize(file)

    monkeypatch.setattr(file_lock, "_seize", seize_later)

    with acquire(game), pytest.raises(LockedError):
        acquire(game)


def test_the_same_program_cannot_open_it_twice_either(game: Path) -> None:
    with acquire(game), pytest.raises(LockedError):
        acquire(game)


def test_games_side_by_side(game: Path) -> None:
    with acquire(game), acquire(game.with_name("other.matanui")) as other:
        assert not other.notice


def test_released_locks_leave_nothing_behind(game: Path) -> None:
    lock = acquire(game)
    assert is_locked(game)

    lock.release()
    lock.release()

    assert not is_locked(game)
    assert list(game.parent.iterdir()) == [game]


def test_an_old_lock_file_costs_nothing(game: Path) -> None:
    game.with_name("game.matanui.lock").write_bytes(b"\xff left by a power cut")

    assert not is_locked(game)
    with acquire(game) as lock:
        assert not lock.notice
        assert lock.notice == ""


def test_one_game_by_two_ways(game: Path) -> None:
    link = game.with_name("link.matanui")
    try:
        link.symlink_to(game)
    except OSError:
        pytest.skip("no symbolic links here")

    with acquire(link):
        assert is_locked(game)


def test_a_lock_that_does_not_say_who_holds_it(game: Path) -> None:
    with acquire(game):
        game.with_name("game.matanui.lock").write_bytes(b"\xff")

        with pytest.raises(LockedError, match=r"open in another window\. Close"):
            acquire(game)


def test_another_computer_is_named(game: Path) -> None:
    with acquire(game):
        game.with_name("game.matanui.lock").write_text('{"process":1,"host":"attic"}')

        with pytest.raises(LockedError, match="open in another window on attic since"):
            acquire(game)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EPERM, errno.EROFS])
def test_a_folder_where_nothing_may_be_written(
    number: int, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game can be looked at, but does not go on in its file."""

    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Path, "open", refuse)

    with acquire(game) as lock:
        assert not lock.may_write
        assert lock.notice == (
            "game.matanui: Nothing may be written beside this game, so it is not saved there."
        )


def test_a_disk_that_knows_no_locks(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(file_lock, "_seize", refuse)

    with acquire(game) as lock:
        assert lock.may_write
        assert "cannot lock games (No locks available)" in lock.notice


def test_a_full_disk_locks_all_the_same(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the file says is for a message only."""
    monkeypatch.setattr(file_lock, "line_of", lambda _: (_ for _ in ()).throw(OSError(28, "full")))

    with acquire(game) as lock:
        assert not lock.notice
        assert is_locked(game)


def test_a_name_that_no_disk_takes(tmp_path: Path) -> None:
    """Opening it will say what is wrong; locking it does not."""
    for name in ("x" * 5_000, "null\0character"):
        assert "cannot lock games" in acquire(tmp_path / name).notice
        assert not is_locked(tmp_path / name)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_lock_file_that_somebody_deletes(game: Path) -> None:
    """A stranger who tidies up breaks the lock, but not the program."""
    lock = acquire(game)
    game.with_name("game.matanui.lock").unlink()

    with acquire(game):
        lock.release()
        assert is_locked(game)
