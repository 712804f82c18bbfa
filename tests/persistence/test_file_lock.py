"""A game is open in one program at a time, and a program that has died is in nobody's way."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import pytest

from game.persistence import file_lock
from game.persistence.errors import LockedError
from game.persistence.file_lock import Lock, Locks
from tests.persistence.killing import started

HOLDER = """
import sys, time
from pathlib import Path
from game.persistence.file_lock import Locks

game = Path(sys.argv[1])
lock = Locks(game.parent / "own").on(game)
print(lock.notice or "HELD", flush=True)
time.sleep(60)
"""
CONTENDER = """
import sys
from pathlib import Path
from game.persistence.errors import LockedError
from game.persistence.file_lock import Locks

game, shared = Path(sys.argv[1]), Path(sys.argv[2])
rounds = 0
while rounds < 60:
    try:
        with Locks(game.parent / "own").on(game) as lock:
            assert not lock.notice, lock.notice
            shared.mkdir()  # fails if another one is in here too
            shared.rmdir()
            rounds += 1
    except LockedError:
        pass
print("done", flush=True)
"""


@pytest.fixture
def locks(tmp_path: Path) -> Locks:
    return Locks(tmp_path / "own")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.matanui"
    path.write_text("a game")
    return path


def test_a_game_that_another_program_plays(game: Path, locks: Locks) -> None:
    with started(HOLDER, game) as holder:
        holder.wait_for(lambda: holder.told)

        with pytest.raises(LockedError) as told:
            locks.on(game)

        assert holder.told == ["HELD"]
        assert locks.is_on(game)
        said = str(told.value)
        assert said.startswith("game.matanui: The game is open in another window since 20")
        assert said.endswith("Close it there, or play a copy of it.")


def test_a_killed_program_holds_nothing(game: Path, locks: Locks) -> None:
    """Its file may lie there still: nobody is asked about it."""
    with started(HOLDER, game) as holder:
        holder.wait_for(lambda: holder.told)
        holder.kill()

        assert not locks.is_on(game)
        with locks.on(game) as lock:
            assert not lock.notice


def test_programs_take_turns(game: Path, locks: Locks, tmp_path: Path) -> None:
    """Never two at a time, though the file comes and goes all the while."""
    shared = tmp_path / "shared"
    with started(CONTENDER, game, shared) as first, started(CONTENDER, game, shared) as second:
        first.process.wait(30)
        second.process.wait(30)

    assert (first.told, second.told) == (["done"], ["done"])


def test_the_other_program_lets_go_at_that_very_moment(
    game: Path, locks: Locks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It deletes the file that we have opened: a lock on that one would be worth nothing."""
    other, seize = locks.on(game), file_lock._seize  # noqa: SLF001

    def seize_later(file: BinaryIO) -> None:
        other.release()
        seize(file)

    monkeypatch.setattr(file_lock, "_seize", seize_later)

    with locks.on(game), pytest.raises(LockedError):
        locks.on(game)


def test_the_same_program_cannot_open_it_twice_either(game: Path, locks: Locks) -> None:
    with locks.on(game), pytest.raises(LockedError):
        locks.on(game)


def test_games_side_by_side(game: Path, locks: Locks) -> None:
    with locks.on(game), locks.on(game.with_name("other.matanui")) as other:
        assert not other.notice


def test_released_locks_leave_nothing_behind(game: Path, locks: Locks) -> None:
    lock = locks.on(game)
    assert locks.is_on(game)

    lock.release()
    lock.release()

    assert not locks.is_on(game)
    assert list(locks.folder.iterdir()) == []


def test_beside_the_game_nothing_is_touched(game: Path, locks: Locks) -> None:
    """Neither what is called like a lock, nor what a link of that name leads to."""
    theirs = game.with_name("Gemfile.lock")
    theirs.write_text("theirs")
    game.with_name("game.matanui.lock").symlink_to(theirs)
    before = {path: path.read_bytes() for path in game.parent.iterdir()}

    assert not locks.is_on(game)
    locks.on(game).release()

    assert {path: path.read_bytes() for path in game.parent.iterdir() if path.is_file()} == before


@pytest.mark.parametrize("looks", [True, False])
def test_a_link_among_the_locks_is_not_followed(game: Path, locks: Locks, *, looks: bool) -> None:
    theirs = game.with_name("theirs")
    theirs.write_text("theirs")
    locks.on(game).release()
    locks._path(game).symlink_to(theirs)  # noqa: SLF001

    lock = Lock("not asked for") if looks else locks.on(game)

    assert not locks.is_on(game)
    assert lock.notice
    lock.release()
    assert theirs.read_text() == "theirs"


def test_one_game_by_two_ways(game: Path, locks: Locks) -> None:
    link = game.with_name("link.matanui")
    try:
        link.symlink_to(game)
    except OSError:
        pytest.skip("no symbolic links here")

    with locks.on(link):
        assert locks.is_on(game)


def test_a_lock_that_does_not_say_who_holds_it(game: Path, locks: Locks) -> None:
    with locks.on(game):
        locks._path(game).write_bytes(b"\xff")  # noqa: SLF001

        with pytest.raises(LockedError, match=r"open in another window\. Close"):
            locks.on(game)


def test_a_lock_that_says_too_much(game: Path, locks: Locks) -> None:
    with locks.on(game):
        [held] = locks.folder.iterdir()
        held.write_text(f'{{"process": 1, "host": "{"n" * 5_000_000}"}}')
        with pytest.raises(LockedError) as told:
            locks.on(game)

    assert len(str(told.value)) < 200


def test_another_computer_is_named(game: Path, locks: Locks) -> None:
    with locks.on(game):
        locks._path(game).write_text('{"process":1,"host":"attic"}')  # noqa: SLF001

        with pytest.raises(LockedError, match="open in another window on attic since"):
            locks.on(game)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.ENOSPC])
def test_where_nothing_can_be_locked_one_plays_all_the_same(
    number: int, game: Path, locks: Locks, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "open", refuse)

    with locks.on(game) as lock:
        assert lock.notice == (
            f"game.matanui: It cannot be locked ({os.strerror(number)}). Do not open it twice."
        )


def test_a_folder_that_cannot_be_made(game: Path) -> None:
    with Locks(game / "locks").on(game) as lock:
        assert lock.notice.startswith("game.matanui: It cannot be locked (")


def test_a_full_disk_locks_all_the_same(game: Path, locks: Locks) -> None:
    """What the file says is for a message only, and nobody stumbles over it at the end."""
    locks.folder.mkdir()
    with no_room(), locks.on(game) as lock:
        assert not lock.notice
        assert locks.is_on(game)

    assert not locks.is_on(game)


@contextmanager
def no_room() -> Iterator[None]:
    """No file may grow."""
    resource = pytest.importorskip("resource", reason="only where files can be limited")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_name_that_no_disk_takes(tmp_path: Path, locks: Locks) -> None:
    """Opening it will say what is wrong; locking it does not."""
    for name in ("x" * 5_000, "null\0character", "half \ud800 a pair"):
        with locks.on(tmp_path / name) as lock:
            assert not lock.notice
        assert not locks.is_on(tmp_path / name)


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_lock_file_that_somebody_deletes(game: Path, locks: Locks) -> None:
    """A stranger who tidies up breaks the lock, but not the program."""
    lock = locks.on(game)
    locks._path(game).unlink()  # noqa: SLF001

    with locks.on(game):
        lock.release()
        assert locks.is_on(game)
