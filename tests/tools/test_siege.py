"""The siege finds what should not be: a planted fault of each kind."""

import time
from pathlib import Path
from random import Random

import pytest

from tools.proofs.results import ProofFailedError
from tools.proofs.siege import assault
from tools.proofs.siege.assault import Ground, within_limits
from tools.proofs.siege.damage import WAYS, damaged


def test_what_escapes_is_a_failure() -> None:
    with pytest.raises(ProofFailedError, match="KeyError"), within_limits("a file"):
        raise KeyError


def test_a_hang_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assault, "PATIENCE", 0.05)
    with pytest.raises(ProofFailedError, match="HangError"), within_limits("a file"):
        time.sleep(1)


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
