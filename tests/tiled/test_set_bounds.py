"""What is small in each file can be too much in all of them."""

import os
import struct
import time
import zlib
from pathlib import Path

import pytest

from game.tiled import open_files, set_files
from game.tiled.open_files import maps_in, notes_about_all
from game.tiled.problems import MOST_LETTERS, MOST_NOTED, Notes, UnreadableError
from game.tiled.set_files import Amount
from tests.tiled.files import changed
from tests.tiled.island import told

PATIENCE = 3  # seconds


def head_of(path: Path) -> tuple[int, int]:
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return width, height


def test_a_bomb_among_the_images(isles: Path) -> None:
    path = isles / "images" / "paint.png"
    data = path.read_bytes()
    header = b"IHDR" + struct.pack(">II", 30_000, 30_000) + data[24:29]
    path.write_bytes(data[:12] + header + struct.pack(">I", zlib.crc32(header)) + data[33:])

    (error,) = told(isles)

    assert error.startswith("error: images/paint.png: The image has 30,000 × 30,000 pixels;")


@pytest.mark.parametrize("amount", Amount)
def test_there_is_an_end_to_everything(
    isles: Path, monkeypatch: pytest.MonkeyPatch, amount: Amount
) -> None:
    monkeypatch.setattr(amount, "most", 0)

    assert any(f"more than 0 {amount.words}; more are not read." in line for line in told(isles))


def test_an_image_that_is_no_file(isles: Path) -> None:
    (isles / "images" / "paint.png").unlink()
    (isles / "images" / "paint.png").mkdir()

    (error,) = told(isles)

    assert 'The file "images/paint.png" is a folder, a pipe or a device.' in error


def test_an_image_that_is_smaller_than_its_tileset_says(isles: Path) -> None:
    (isles / "images" / "paint.png").write_bytes((isles / "images" / "hut.png").read_bytes())

    (error,) = told(isles)

    assert error.startswith(
        'error: paint.tsx: The image "images/paint.png" has 32 × 32 pixels, and'
    )


def test_an_image_that_is_larger_shows_other_tiles_in_tiled(isles: Path) -> None:
    (isles / "images" / "hut.png").write_bytes((isles / "images" / "tower.png").read_bytes())

    (advice,) = told(isles)

    assert advice.startswith(
        'advice: signs.tsx: The image "images/hut.png" has 32 × 64 pixels, and'
    )


def test_a_name_that_is_too_long_for_a_file(isles: Path) -> None:
    changed(isles, "paint.tsx", ("images/paint.png", "n" * 5_000))

    (error,) = told(isles)

    assert "does not exist" in error
    assert len(error) < 3 * MOST_LETTERS


def test_a_row_of_tiles_without_end_but_of_no_height(isles: Path) -> None:
    """There are no tiles in it, and yet they would be counted one by one."""
    width, _ = head_of(isles / "images" / "paint.png")
    changed(isles, "paint.tsx", (f'width="{width}"', 'width="99999999999"'))
    start = time.monotonic()

    assert told(isles)
    assert time.monotonic() - start < PATIENCE


def test_more_maps_than_anybody_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_files, "MOST_MAPS", 2)
    for name in "abc":
        (tmp_path / f"{name}.tmx").touch()
    notes = notes_about_all(tmp_path)

    assert maps_in(tmp_path, notes) == []
    assert notes.found[0].what == "There are 3 maps in the folder; more than 2 are not read."


def test_advice_does_not_crowd_out_an_error() -> None:
    notes = Notes("island.tmx")
    for _ in range(10 * MOST_NOTED):
        notes.advise("A trifle.", "Never mind.")
    assert not notes.has_errors

    for _ in range(10 * MOST_NOTED):
        notes.error("It is broken.", "Mend it.")

    assert notes.has_errors
    assert len(notes.found) == 2 * MOST_NOTED


def test_what_is_told_can_be_shown_in_a_terminal() -> None:
    notes = Notes("\udcff.tmx")
    notes.error("a\n\x1b[31m\u202e" + "n" * 100_000, "Mend it.")

    text = str(notes.found[0])

    assert text.encode()
    assert text.isprintable()
    assert len(text) < 2 * MOST_LETTERS


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no pipes")
def test_a_file_that_becomes_a_pipe_is_not_waited_for(isles: Path) -> None:
    """It was looked at, and then somebody put a pipe there."""
    (isles / "images" / "paint.png").unlink()
    os.mkfifo(isles / "images" / "paint.png")

    with pytest.raises(UnreadableError, match="not an ordinary file"):
        set_files.SetFiles().png(isles / "images" / "paint.png")
