"""A picture from the user's folders, or whatever lies there instead."""

import os
import zlib
from pathlib import Path
from struct import pack

import pygame
import pytest
from pygame import Color, Surface

from game.scenes.library.small_picture import HEAVIEST, PNG, small_picture


def chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))


def png(size: tuple[int, int], depth: int, colours: int, *more: bytes) -> bytes:
    head = chunk(b"IHDR", pack(">IIBBBBB", *size, depth, colours, 0, 0, 0))
    return PNG + head + b"".join(more) + chunk(b"IEND", b"")


def test_a_picture(tmp_path: Path) -> None:
    picture = Surface((20, 10))
    picture.fill("#305070")
    pygame.image.save(picture, tmp_path / "a.png")

    found = small_picture(tmp_path / "a.png")

    assert found
    assert found.get_size() == (20, 10)
    assert found.get_at((3, 3)) == Color("#305070")


def test_one_with_a_palette_can_be_scaled_like_any_other(tmp_path: Path) -> None:
    """Pygame scales none that has only eight bits."""
    palette, rows = chunk(b"PLTE", b"\x30\x50\x70"), chunk(b"IDAT", zlib.compress(b"\0\0\0" * 2))
    (tmp_path / "a.png").write_bytes(png((2, 2), 8, 3, palette, rows))

    found = small_picture(tmp_path / "a.png")

    assert found
    assert pygame.transform.smoothscale(found, (9, 9)).get_at((4, 4)) == Color("#305070")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        PNG,
        png((0, 9), 8, 2),
        png((60_000, 60_000), 8, 2),
        png((2, 2), 8, 2),
        png((2, 2), 8, 3, chunk(b"IDAT", zlib.compress(b"\0\0\0" * 2))),
    ],
)
def test_what_is_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.png").write_bytes(content)

    found = small_picture(tmp_path / "a.png")

    assert found is None or found.get_size() == (2, 2)


def test_one_that_is_too_heavy_is_not_read(tmp_path: Path) -> None:
    pygame.image.save(Surface((20, 10)), tmp_path / "a.png")
    with (tmp_path / "a.png").open("ab") as file:
        file.truncate(HEAVIEST + 1)

    assert small_picture(tmp_path / "a.png") is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.png")

    assert small_picture(tmp_path / "a.png") is None


def test_what_is_not_even_a_file(tmp_path: Path) -> None:
    assert small_picture(tmp_path) is None
    assert small_picture(tmp_path / "nowhere.png") is None
    assert small_picture(Path("a\0b")) is None
