"""The siege finds what should not be: a planted fault of each kind."""

import errno
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from random import Random

import pytest

from game.boxes import SHELF
from game.persistence.journal import Journal
from tools.proofs.results import ProofFailedError
from tools.proofs.siege import assault, command_lines
from tools.proofs.siege.assault import Ground, within_limits
from tools.proofs.siege.damage import WAYS, damaged
from tools.proofs.siege.faulty_disk import FaultyDisk
from tools.proofs.siege.life import Life
from tools.proofs.siege.originals import game_of


def test_what_escapes_is_a_failure() -> None:
    with pytest.raises(ProofFailedError, match="KeyError"), within_limits("a file"):
        raise KeyError


def test_a_hang_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assault, "PATIENCE", 0.05)
    monkeypatch.setattr(assault, "FOR_EVER", 0.05)
    for hang in (lambda: time.sleep(2), lambda: all(True for _ in range(10**9))):
        with pytest.raises(ProofFailedError, match="HangError"), within_limits("a file"):
            hang()


def test_a_giant_is_a_failure() -> None:
    with pytest.raises(ProofFailedError, match="MemoryError"), within_limits("a file"):
        bytearray(2 * assault.MOST_MEMORY)


@pytest.mark.parametrize("change", [Path.unlink, lambda path: path.write_bytes(b"")])
def test_foreign_files_are_watched(change: object) -> None:
    assert callable(change)
    with pytest.raises(ProofFailedError, match="foreign"), Ground.laid_out() as ground:
        change(ground.foreign / "letter.lock")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("content", [b"", b"\n", b"{}", b'{"a":[1,{"b":"c"}]}\n{"d":2}\n', b"\xff"])
def test_anything_can_be_damaged(way: object, content: bytes) -> None:
    assert callable(way)
    for seed in range(20):
        assert isinstance(way(content, Random(seed)), bytes)


def test_damage_is_the_same_every_time() -> None:
    one, other = (damaged(b'{"a":1}\n' * 50, Random(7)) for _ in range(2))

    assert one == other


# The disk


def test_a_faulty_disk_refuses_what_it_was_told_to_and_only_there(tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    with FaultyDisk(3, errno.EIO, folder=home) as disk:
        elsewhere.write_text("fine")
        with pytest.raises(OSError, match="Input/output"):
            (home / "letter").write_text("opened, written, and then not closed")
        (home / "letter").write_text("fine again")

    assert disk.asked[:3] == ["open", "write", "close"]
    assert disk.refused == 1
    assert (home / "letter").read_text() == "fine again"


def test_all_that_follow_fail_too_until_it_rests(tmp_path: Path) -> None:
    with FaultyDisk(1, errno.ENOSPC, 100, tmp_path) as disk:
        with pytest.raises(OSError, match="No space"):
            (tmp_path / "one").mkdir()
        with pytest.raises(OSError, match="No space"):
            (tmp_path / "two").mkdir()
        with disk.at_rest():
            (tmp_path / "three").mkdir()

    assert [path.name for path in tmp_path.iterdir()] == ["three"]


def test_a_life_in_which_all_goes_well(tmp_path: Path) -> None:
    life = Life(game_of(SHELF.first), tmp_path, Random(1), nullcontext)

    life.live()
    life.end_well()

    assert not life.told


def test_who_calls_saved_what_is_not_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Journal, "add", lambda *_, **__: None)

    life = Life(game_of(SHELF.first), tmp_path, Random(1), nullcontext)

    with pytest.raises(ProofFailedError):
        life.live()
    assert life.kept
    life.kept.leave()


# Command lines

ACCEPTED = command_lines.Attempt(("game", "--version"), (2,))


def test_a_line_that_is_accepted_is_a_failure() -> None:
    with laid_out() as ground, pytest.raises(ProofFailedError, match="exit code 0"):
        command_lines.try_out(ground, ACCEPTED, {})


@pytest.mark.parametrize(
    ("statement", "what"),
    [("while True: pass", "s of work"), ("import time; time.sleep(60)", "s of waiting")],
)
def test_a_line_that_hangs_is_a_failure(
    statement: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the work it does: a busy machine makes no line a hang."""
    monkeypatch.setattr(command_lines, "PATIENCE", 1)
    monkeypatch.setattr(command_lines, "FOR_EVER", 300 if "work" in what else 1)
    attempt = command_lines.Attempt(("timeit", "-n1", "-r1", statement), (2,))
    with laid_out() as ground, pytest.raises(ProofFailedError, match=what):
        command_lines.try_out(ground, attempt, {})


def test_lines_that_make_no_sense_are_refused() -> None:
    """One of each kind; the proof tries hundreds."""
    with laid_out() as ground:
        for words in (("game", "--report={odd}/node"), ("tools", "proof", "--minutes=nan")):
            attempt = command_lines.Attempt(words, (2,))
            command_lines.try_out(ground, attempt, {"LC_ALL": "C"}, "<&- >&-")


@contextmanager
def laid_out() -> Iterator[Ground]:
    with Ground.laid_out() as ground, closing(command_lines.odd_things(ground)):
        yield ground
