"""Copies and exports are there as a whole, or not at all."""

import os
import sys
from pathlib import Path
from random import Random
from stat import S_ISDIR

import pytest

from game.boxes.makuta import codec
from game.core import plain_files
from game.persistence import game_file
from game.persistence.atomic_write import write_atomically
from game.persistence.errors import (
    ExistsError,
    FolderError,
    ForbiddenError,
    GameFileError,
    LongNameError,
    MissingFileError,
    NoFolderError,
    NoNameError,
    NotWrittenError,
    ReadOnlyError,
    TooLargeError,
    UnreadableError,
)
from tests.makuta import saving
from tests.persistence.tables import new_match, play


def failing(error: OSError):  # type: ignore[no-untyped-def]  # noqa: ANN201
    def fail(*_: object, **__: object) -> None:
        raise error

    return fail


def test_all_of_it_or_what_was_there_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.matanui"
    path.write_text("before")
    monkeypatch.setattr(os, "fsync", failing(OSError(28, "No space left on device")))

    with pytest.raises(NotWrittenError, match="No space left on device"):
        write_atomically(path, b"after", replace=True)

    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_nothing_is_replaced_unless_told_so(tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    path.write_text("before")

    with pytest.raises(ExistsError):
        write_atomically(path, b"after")
    assert path.read_text() == "before"

    write_atomically(path, b"after", replace=True)
    assert path.read_text() == "after"
    assert list(tmp_path.iterdir()) == [path]


def test_a_new_game_replaces_no_other(tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    first, second = new_match(seed="first"), new_match(seed="second")
    saving.start_game(path, first)
    before = path.read_bytes()

    with pytest.raises(ExistsError):
        saving.start_game(path, second)

    assert path.read_bytes() == before
    assert second.recorder is None
    play(first, 3, Random(1))
    assert saving.open_game(path).match.state == first.state


def test_exporting_does_not_move_the_match(tmp_path: Path) -> None:
    match = new_match()
    scribe = saving.start_game(tmp_path / "game.matanui", match)

    game_file.export_game(tmp_path / "export.matanui", match, codec)

    assert match.recorder is scribe


def test_a_damaged_file_is_copied_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "game.matanui").write_bytes(b"\0\xff torn")

    game_file.copy_game(tmp_path / "game.matanui", tmp_path / "copy.matanui")

    assert (tmp_path / "copy.matanui").read_bytes() == b"\0\xff torn"


@pytest.mark.parametrize(
    ("name", "error", "words"),
    [
        ("missing/copy.matanui", NoFolderError, "copy.matanui: The folder for it does not exist."),
        ("folder", FolderError, "folder: This is a folder, not a game."),
    ],
)
def test_a_wrong_target(name: str, error: type[GameFileError], words: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "game.matanui").write_text("game")

    with pytest.raises(error) as told:
        game_file.copy_game(tmp_path / "game.matanui", tmp_path / name, replace=True)

    assert str(told.value).startswith(words)


def test_a_folder_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "open", failing(PermissionError(13, "Permission denied")))

    with pytest.raises(ReadOnlyError) as told:
        write_atomically(tmp_path / "game.matanui", b"")

    assert str(told.value).startswith("game.matanui: You may not write there.")


@pytest.mark.parametrize(
    ("name", "error"), [("x" * 5_000, LongNameError), ("null\0character", NoNameError)]
)
def test_a_name_that_no_disk_takes(name: str, error: type[GameFileError], tmp_path: Path) -> None:
    with pytest.raises(error):
        write_atomically(tmp_path / name, b"")

    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be synced there")
def test_the_name_is_on_the_disk_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a new game could be gone after a power cut, though all its bytes were safe."""
    synced = []

    def sync(handle: int) -> None:
        is_folder = S_ISDIR(os.fstat(handle).st_mode)
        synced.append(("folder" if is_folder else "file", (tmp_path / "game.matanui").exists()))

    monkeypatch.setattr(os, "fsync", sync)
    write_atomically(tmp_path / "game.matanui", b"game")

    assert synced == [("file", False), ("folder", True)]


def test_a_folder_that_cannot_be_synced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some disks refuse; the file is there all the same."""

    def sync(handle: int) -> None:
        if S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(22, "Invalid argument")

    monkeypatch.setattr(os, "fsync", sync)
    write_atomically(tmp_path / "game.matanui", b"game")

    assert (tmp_path / "game.matanui").read_bytes() == b"game"


# Reading


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(MissingFileError) as told:
        saving.open_game(tmp_path / "lost.matanui")

    assert str(told.value).startswith("lost.matanui: There is no such file.")


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(FolderError):
        saving.open_game(tmp_path)


def test_a_path_through_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(MissingFileError):
        saving.open_game(tmp_path / "file" / "game.matanui")


@pytest.mark.parametrize(
    ("error", "told_as"),
    [
        (PermissionError(13, "Permission denied"), ForbiddenError),
        (OSError(5, "Input/output error"), UnreadableError),
    ],
)
def test_a_file_that_cannot_be_read(
    error: OSError, told_as: type[GameFileError], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.matanui"
    path.write_text("game")
    monkeypatch.setattr(plain_files, "_at_once", failing(error))

    with pytest.raises(told_as):
        saving.open_game(path)


def test_a_file_as_large_as_a_film(tmp_path: Path) -> None:
    path = tmp_path / "film.matanui"
    with path.open("wb") as file:
        file.truncate(5_000_000_000)

    with pytest.raises(TooLargeError) as told:
        saving.open_game(path)

    assert "5,000,000,000 bytes" in str(told.value)


def test_a_draft_that_cannot_be_deleted_does_not_cost_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "unlink", refuse)
    write_atomically(tmp_path / "letter", b"Dear Ann")

    assert (tmp_path / "letter").read_bytes() == b"Dear Ann"
