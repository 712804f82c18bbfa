"""Images: sizes from the header, all kinds of PNG, and nothing that a reader stumbles over."""

import struct
import zlib
from io import BytesIO
from random import Random

import pygame
import pytest

from game.tiled.pngs import MAX_PIXELS, SIGNATURE, checked_png, facts_of
from game.tiled.problems import UnreadableError
from tools.proofs.siege.level_damage import KINDS, PNG_WAYS, png

Chunk = tuple[bytes, bytes]


def header(width: int, height: int, depth: int = 8, colours: int = 6, interlaced: int = 0) -> Chunk:
    return b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colours, 0, 0, interlaced)


def image(*chunks: Chunk) -> bytes:
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )


END = b"IEND", b""


def pixels(count: int) -> Chunk:
    return b"IDAT", zlib.compress(bytes(count))


def fault_of(data: bytes) -> str:
    with pytest.raises(UnreadableError) as caught:
        checked_png(data)
    return caught.value.what


@pytest.mark.parametrize(("depth", "colours"), KINDS)
@pytest.mark.parametrize("size", [(1, 1), (3, 5), (64, 64)])
def test_every_kind_is_sound(depth: int, colours: int, size: tuple[int, int]) -> None:
    data = png(size, depth, colours, Random(1))

    assert checked_png(data) == size
    assert pygame.image.load(BytesIO(data), "kind.png").get_size() == size


@pytest.mark.parametrize("size", [(1, 1), (2, 9), (5, 5), (64, 64)])
def test_an_interlaced_one_is_sound(size: tuple[int, int]) -> None:
    passes = facts_of(image(header(*size, interlaced=1))).rows
    data = image(
        header(*size, interlaced=1), pixels(sum(row * count for row, count in passes)), END
    )

    assert checked_png(data) == size
    assert pygame.image.load(BytesIO(data), "kind.png").get_size() == size


def test_a_bomb_is_known_by_its_header() -> None:
    """A hundred kilobytes that would fill gigabytes."""
    data = image(header(30_000, 30_000), pixels(100_000_000), END)

    assert fault_of(data).startswith("The image has 30,000 × 30,000 pixels;")
    assert f"{MAX_PIXELS:,} in all" in fault_of(data)


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (b"", "The image is empty."),
        (b"GIF89a", "The image is no PNG."),
        (SIGNATURE, "The image is damaged: it does not begin with a header."),
        (image(header(2, 2))[:-1], "The image is damaged: it breaks off."),
        (image(header(2, 2), END), "The image is damaged: its parts are in disorder."),
        (image(header(0, 2)), "The image has 0 × 2 pixels;"),
        (image(header(2, 2, depth=3)), "The image is damaged: its header names colours"),
        (image(header(2, 2, colours=5)), "The image is damaged: its header names colours"),
        (image(header(2, 2, interlaced=2)), "The image is damaged: its header names a way"),
        (
            image(header(2, 2), pixels(17), END),
            "The image is damaged: it has fewer or more pixels than it says.",
        ),
        (
            image(header(2, 2), pixels(9_000_000), END),
            "The image is damaged: it has fewer or more pixels than it says.",
        ),
        (
            image(header(2, 2), (b"IDAT", zlib.compress(b"\x09" + bytes(17))), END),
            "The image is damaged: it cannot be unpacked.",
        ),
        (
            image(header(2, 2, colours=3), pixels(6), END),
            "The image is damaged: its list of colours is missing.",
        ),
        (
            image(header(2, 2), (b"ABCD", b""), pixels(18), END),
            "The image is damaged: a part of it has been changed.",
        ),
        (
            image(header(2, 2), *[(b"tEXt", b"a")] * 30_000),
            "The image is damaged: it has more than",
        ),
    ],
)
def test_what_is_wrong(data: bytes, what: str) -> None:
    assert fault_of(data).startswith(what)


def test_what_passes_can_be_shown() -> None:
    """Damaged in any way: either there is a sentence, or it is opened."""
    opened = 0
    for seed in range(400):
        rng = Random(seed)
        data = png((rng.choice((1, 3, 33)), rng.choice((1, 5, 64))), *rng.choice(KINDS), rng)
        data = rng.choice(PNG_WAYS)(data, rng)
        try:
            size = checked_png(data)
        except UnreadableError:
            continue
        assert pygame.image.load(BytesIO(data), "any.png").get_size() == size
        opened += 1
    assert opened > 100
