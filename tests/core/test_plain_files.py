"""Only plain files are read, and nobody is waited for."""

import os
from pathlib import Path

import pytest

from game.core.plain_files import LargeFileError, NoPlainFileError, content_of


def test_a_plain_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"four")

    assert content_of(tmp_path / "file", 4) == b"four"


def test_a_large_one_is_not(tmp_path: Path) -> None:
    with (tmp_path / "file").open("wb") as file:
        file.truncate(10**12)

    with pytest.raises(LargeFileError) as caught:
        content_of(tmp_path / "file", 4)

    assert caught.value.size == 10**12


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(NoPlainFileError):
        content_of(tmp_path / "pipe", 4)


@pytest.mark.parametrize("name", ["none", "nu\0ll", "half\ud800", "n" * 300, ".", "none/at/all"])
def test_whatever_is_wrong_is_told_by_the_same_kind_of_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError):  # noqa: PT011 - of any kind
        content_of(tmp_path / name, 4)
