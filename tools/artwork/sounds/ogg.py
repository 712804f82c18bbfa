"""Ogg Vorbis, to bytes and back. The same samples always give the same bytes."""

from io import BytesIO
from struct import pack_into

import numpy as np
import soundfile  # type: ignore[import-not-found, unused-ignore]

from tools.artwork.sounds.waves import RATE, Samples

BLOCK = 4096  # frames that are handed over at a time
SERIAL, CHECKSUM, SEGMENTS, HEADER = 14, 22, 26, 27  # where they are in a page
POLYNOMIAL = 0x04C11DB7


def encoded(sound: Samples, quality: float) -> bytes:
    """*quality* goes from 0 (small) to 1. Rounded to 16 bits first: no machine's dust gets in."""
    rounded = np.round(np.clip(sound, -1, 1) * 32_767).astype(np.int16)
    file = BytesIO()
    with soundfile.SoundFile(
        file, "w", RATE, sound.shape[1], "VORBIS", format="OGG", compression_level=1 - quality
    ) as out:
        for start in range(0, len(rounded), BLOCK):
            out.write(rounded[start : start + BLOCK])
    return _with_plain_serial(file.getvalue())


def decoded(file: bytes) -> Samples:
    sound, rate = soundfile.read(BytesIO(file), always_2d=True)
    assert rate == RATE
    return sound


def _with_plain_serial(file: bytes) -> bytes:
    """A stream gets a number by chance, in every page; here it is always one."""
    pages, start = bytearray(file), 0
    while start < len(pages):
        segments = pages[start + SEGMENTS]
        sizes = pages[start + HEADER : start + HEADER + segments]
        end = start + HEADER + segments + sum(sizes)
        pack_into("<I", pages, start + SERIAL, 1)
        pack_into("<I", pages, start + CHECKSUM, 0)
        pack_into("<I", pages, start + CHECKSUM, _checksum(pages[start:end]))
        start = end
    return bytes(pages)


def _checksum(page: bytearray) -> int:
    total = 0
    for byte in page:
        total = ((total << 8) & 0xFFFFFFFF) ^ _TABLE[(total >> 24) ^ byte]
    return total


def _entry(byte: int) -> int:
    total = byte << 24
    for _ in range(8):
        total = ((total << 1) & 0xFFFFFFFF) ^ (POLYNOMIAL if total >> 31 else 0)
    return total


_TABLE = tuple(_entry(byte) for byte in range(256))
