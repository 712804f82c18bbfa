"""Ways to spoil what a level set is made of: XML, PNG, and what lies in the place of a file."""

import os
import re
import struct
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias

from tools.proofs.siege.damage import Damage, damaged, flip

PlaceDamage: TypeAlias = Callable[[Path, Path, Random], None]  # with a file that is not the set's

ATTRIBUTE = re.compile(rb'([\w:]+)="([^"]*)"')
ELEMENT = re.compile(rb"<(\w+)[^<>]*/>|<(\w+)[^<>/]*>[^<>]*</\2>")
NUMBER = re.compile(rb"\d+")
VALUE = re.compile(rb"(\w+ *= *)([^\n]+)")
WORD = re.compile(rb"[A-Za-z_]\w*")
ODD_TEXTS: Sequence[str] = (
    *("", " ", "0", "1", "-1", "2", "63", "65", "128", "704", "1.5", "1e308", "-1e308", "nan"),
    *("inf", "0x10", "\u0663", "1_0", "true", "99999", "4294967295", "999999999999", "9" * 5000),
    *("n" * 100_000, "\u202e\u200b", "\U0001f30b", "&#10;", "&lt;b&gt;", "%s{0}", "fire", "start"),
    *("../../foreign/letter", "/dev/zero", "C:\\letter", "tiles", ".", "..", "tiles/ground.json"),
    *("ground.tsx", "tiles/ground.png", "tiles/guide.png", "templates/gate.tx", "a/" * 300 + "b"),
)
ODD_TOML: Sequence[str] = (
    *("", '""', '" "', "0", "-1", "1.5", "nan", "inf", "1e308", "9" * 5000, "true", "0x10", "[]"),
    *("{}", "[[]]", "{ a = 1 }", '["F"]', "[" * 3000, "1979-05-27T07:32:00Z", "07:32:00", "'a'"),
    *('"\\u0000"', '"\\u202e"', '"\U0001f30b"', f'"{"n" * 100_000}"', '"Draw(self, GA, 1)"', '"X"'),
    *('["Draw(self, GA, 99999999)"]', f'["Draw({"(" * 3000}"]', "[1, 'a', []]", '"../../letter"'),
)
MANY = (2, 30, 3000)
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BOMB = zlib.compress(bytes(30_000_000))


# XML


def odd_attribute(content: bytes, rng: Random) -> bytes:
    return _replaced(content, rng, ATTRIBUTE, lambda found: found[1] + b'="%b"' % _odd(rng))


def other_attribute(content: bytes, rng: Random) -> bytes:
    """The value of another attribute, which may well be a sound one."""
    values = ATTRIBUTE.findall(content)
    value = rng.choice(values)[1] if values else b""
    return _replaced(content, rng, ATTRIBUTE, lambda found: found[1] + b'="%b"' % value)


def lose_attribute(content: bytes, rng: Random) -> bytes:
    return _replaced(content, rng, ATTRIBUTE, lambda _: b"")


def odd_number(content: bytes, rng: Random) -> bytes:
    """In data or elsewhere."""
    digits = str(rng.choice((0, 1, 5, 60, 513, 2**28, 2**31 + 1, 2**32, 10**30))).encode()
    return _replaced(content, rng, NUMBER, lambda _: digits)


def lose_element(content: bytes, rng: Random) -> bytes:
    return _replaced(content, rng, ELEMENT, lambda _: b"")


def repeat_element(content: bytes, rng: Random) -> bytes:
    return _replaced(content, rng, ELEMENT, lambda found: found[0] * rng.choice(MANY))


def bury_element(content: bytes, rng: Random) -> bytes:
    deep = rng.choice(MANY)
    return _replaced(
        content, rng, ELEMENT, lambda found: b"<group>" * deep + found[0] + b"</group>" * deep
    )


def odd_text(content: bytes, rng: Random) -> bytes:
    place = rng.randint(0, len(content))
    return content[:place] + _odd(rng) + content[place:]


def _odd(rng: Random) -> bytes:
    return rng.choice(ODD_TEXTS).encode()


def _replaced(
    content: bytes, rng: Random, what: re.Pattern[bytes], by: Callable[[re.Match[bytes]], bytes]
) -> bytes:
    found = list(what.finditer(content))
    if not found:
        return flip(content, rng)
    one = rng.choice(found)
    return content[: one.start()] + by(one) + content[one.end() :]


# TOML


def odd_value(content: bytes, rng: Random) -> bytes:
    odd = rng.choice(ODD_TOML).encode()
    return _replaced(content, rng, VALUE, lambda found: found[1] + odd)


def other_value(content: bytes, rng: Random) -> bytes:
    """That of another key, which may well be a sound one."""
    values = VALUE.findall(content)
    value = rng.choice(values)[1] if values else b""
    return _replaced(content, rng, VALUE, lambda found: found[1] + value)


def other_word(content: bytes, rng: Random) -> bytes:
    """Effects that make no sense, and names that nobody knows."""
    words = WORD.findall(content)
    word = rng.choice(words) if words else b""
    return _replaced(content, rng, WORD, lambda _: word)


def lose_word(content: bytes, rng: Random) -> bytes:
    return _replaced(content, rng, WORD, lambda _: b"")


# PNG: the sums of chunks are right, so that nobody stops at them


def odd_header(content: bytes, rng: Random) -> bytes:
    return _with_chunks(content, rng, _odd_header)


def odd_chunks(content: bytes, rng: Random) -> bytes:
    return _with_chunks(content, rng, _odd_chunks)


def odd_pixels(content: bytes, rng: Random) -> bytes:
    return _with_chunks(content, rng, _odd_pixels)


def other_kind(content: bytes, rng: Random) -> bytes:
    """A sound image of the same size, as another program may have written it."""
    if len(content) < 24 or not content.startswith(SIGNATURE):  # noqa: PLR2004 - up to the size
        return flip(content, rng)
    return png(struct.unpack(">II", content[16:24]), *rng.choice(KINDS), rng)


Chunks: TypeAlias = list[tuple[bytes, bytes]]
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
KINDS = [(depth, colours) for colours, depths in DEPTHS.items() for depth in depths]
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def png(size: tuple[int, int], depth: int, colours: int, rng: Random) -> bytes:
    """Of any kind, packed row by row; with transparency now and then."""
    width, height = min(size[0], 4096), min(size[1], 4096)
    row = bytes((width * depth * CHANNELS[colours] + 7) // 8)
    rows = (bytes((rng.randrange(5),)) + row for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, depth, colours, 0, 0, 0)
    chunks = [(b"IHDR", header)]
    if colours == 3:  # noqa: PLR2004 - indexed
        chunks.append((b"PLTE", rng.randbytes(3 << depth)))
    if colours in {0, 2, 3} and rng.random() < 1 / 2:
        chunks.append((b"tRNS", bytes({0: 2, 2: 6, 3: 1 << depth}[colours])))
    chunks += [(b"IDAT", zlib.compress(b"".join(rows), 1)), (b"IEND", b"")]
    return _joined(chunks)


def _odd_header(chunks: Chunks, rng: Random) -> Chunks:
    kind, header = chunks[0]
    fields = list(struct.unpack(">IIBBBBB", header[:13].ljust(13, b"\0")))
    place = rng.randrange(7)
    sizes = (0, 1, 64, 2048, 8192, 20_000, 2**31 - 1, 2**32 - 1)
    fields[place] = rng.choice(sizes if place < 2 else (0, 1, 2, 3, 4, 6, 8, 16, 255))  # noqa: PLR2004
    return [(kind, struct.pack(">IIBBBBB", *fields)), *chunks[1:]]


def _odd_chunks(chunks: Chunks, rng: Random) -> Chunks:
    place, other = rng.randrange(len(chunks)), rng.randrange(len(chunks))
    spoilt = list(chunks)
    match rng.randrange(5):
        case 0:
            del spoilt[place]
        case 1:
            spoilt.insert(other, spoilt[place])
        case 2:
            spoilt[place], spoilt[other] = spoilt[other], spoilt[place]
        case 3:
            kinds = (b"PLTE", b"tRNS", b"iCCP", b"zTXt", b"ABCD", b"gAMA", b"IEND")
            body = rng.choice((b"", bytes(768), b"a\0\0" + BOMB))
            spoilt.insert(place, (rng.choice(kinds), body))
        case _:
            spoilt[place:place] = [(b"tEXt", b"a\0b")] * rng.choice(MANY)
    return spoilt


def _odd_pixels(chunks: Chunks, rng: Random) -> Chunks:
    packed = b"".join(body for kind, body in chunks if kind == b"IDAT")
    match rng.randrange(4):
        case 0:
            packed = BOMB
        case 1:
            packed = packed[: rng.randint(0, len(packed))]
        case 2:
            packed = flip(packed, rng)
        case _:
            packed = zlib.compress(rng.randbytes(1000) + bytes(9_000_000), 1)
    around = [chunk for chunk in chunks if chunk[0] != b"IDAT"]
    return [*around[:-1], (b"IDAT", packed), *around[-1:]]


def _with_chunks(content: bytes, rng: Random, change: Callable[[Chunks, Random], Chunks]) -> bytes:
    chunks, place = [], len(SIGNATURE)
    while place + 12 <= len(content):
        (size,) = struct.unpack_from(">I", content, place)
        kind = content[place + 4 : place + 8]
        chunks.append((kind, content[place + 8 : place + 8 + size]))
        place += 12 + size
    return _joined(change(chunks, rng)) if chunks else flip(content, rng)


def _joined(chunks: Chunks) -> bytes:
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )


XML_WAYS: Sequence[Damage] = (
    *(odd_attribute, odd_attribute, other_attribute, other_attribute, lose_attribute),
    *(odd_number, odd_number, lose_element, repeat_element, bury_element, odd_text, damaged),
)
TOML_WAYS: Sequence[Damage] = (
    *(odd_value, odd_value, other_value, other_value, other_word, other_word, lose_word),
    *(odd_number, odd_text, damaged),
)
PNG_WAYS: Sequence[Damage] = (
    *(odd_header, odd_chunks, odd_pixels, other_kind, other_kind, damaged),
)


# What lies where the file was


def gone(path: Path, _: Path, __: Random) -> None:
    path.unlink()


def folder(path: Path, _: Path, __: Random) -> None:
    path.unlink()
    path.mkdir()


def pipe(path: Path, _: Path, __: Random) -> None:
    path.unlink()
    os.mkfifo(path)


def link(path: Path, foreign: Path, rng: Random) -> None:
    """To a file elsewhere, to itself, to nothing, to a device, to another file of the set."""
    others = sorted(path.parent.iterdir())
    path.unlink()
    path.symlink_to(rng.choice((foreign, path, path / "no", Path("/dev/zero"), *others[:4])))


def giant(path: Path, _: Path, __: Random) -> None:
    with path.open("r+b") as file:
        file.truncate(3_000_000_000)


def another(path: Path, _: Path, rng: Random) -> None:
    """The content of another file."""
    others = sorted(each for each in path.parent.iterdir() if each.is_file())
    path.write_bytes(rng.choice(others).read_bytes()[:10_000_000])


def doubled(path: Path, _: Path, rng: Random) -> None:
    """Once more under another name, or often."""
    name = rng.choice(("b", "\u202e", "B c", "n" * 200, "%s{0}"))
    for number in range(rng.choice((1, 1, 1, 250))):
        (path.parent / f"{name}{number}{path.suffix}").write_bytes(path.read_bytes()[:100_000])


PLACE_WAYS: Sequence[PlaceDamage] = (gone, gone, folder, pipe, link, link, giant, another, doubled)
