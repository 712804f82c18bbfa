"""Ways to spoil a file: blindly, by lines, and by what its JSON says."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from game.core.errors import GameError

Damage: TypeAlias = Callable[[bytes, Random], bytes]

ODD_VALUES: Sequence[Any] = (
    None,
    True,
    -1,
    0,
    2**63,
    10**400,
    -(10**4000),
    1.5,
    1e308,
    float("nan"),
    float("inf"),
    "",
    " ",
    "\0",
    "\ud800",
    "\u200b\u202e",
    "\U0001f30b" * 40,
    "n" * 100_000,
    "../../letter",
    "/dev/zero",
    [],
    {},
    [[]],
    {"": None},
    [0] * 10_000,
)
ODD_BYTES = (b"\0", b"\xff\xfe", b"\n", b"{", b'"', b"[" * 3000, b"9" * 5000, b"\xed\xa0\x80")
MOST_FLIPS = 8
DEEP = 2000


def damaged(content: bytes, rng: Random) -> bytes:
    """In one way, or in a few."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        content = rng.choice(WAYS)(content, rng)
    return content


# Blindly


def flip(content: bytes, rng: Random) -> bytes:
    spoilt = bytearray(content)
    for _ in range(rng.randint(1, MOST_FLIPS) if spoilt else 0):
        spoilt[rng.randrange(len(spoilt))] ^= 1 << rng.randrange(8)
    return bytes(spoilt)


def cut(content: bytes, rng: Random) -> bytes:
    return content[: rng.randint(0, len(content))]


def drop(content: bytes, rng: Random) -> bytes:
    start, end = _stretch(content, rng)
    return content[:start] + content[end:]


def double(content: bytes, rng: Random) -> bytes:
    start, end = _stretch(content, rng)
    return content[:end] + content[start:]


def insert(content: bytes, rng: Random) -> bytes:
    place = rng.randint(0, len(content))
    return content[:place] + rng.choice(ODD_BYTES) + content[place:]


def _stretch(content: bytes, rng: Random) -> tuple[int, int]:
    start, end = sorted(rng.randint(0, len(content)) for _ in range(2))
    return start, end


# By lines


def drop_line(content: bytes, rng: Random) -> bytes:
    lines = content.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def swap_lines(content: bytes, rng: Random) -> bytes:
    lines = content.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def repeat_line(content: bytes, rng: Random) -> bytes:
    lines = content.split(b"\n")
    place = rng.randrange(len(lines))
    lines[place:place] = [lines[place]] * rng.choice((1, 2, 300))
    return b"\n".join(lines)


# By what it says: the whole of it if it is JSON, or else one of its lines


def change_value(content: bytes, rng: Random) -> bytes:
    return _retold(content, rng, _with_odd_value)


def lose_key(content: bytes, rng: Random) -> bytes:
    return _retold(content, rng, _without_key)


def bury(content: bytes, rng: Random) -> bytes:
    """A value that lies deeper than anybody reads."""
    return _retold(content, rng, _buried)


def _retold(content: bytes, rng: Random, change: Callable[[Any, Random], str]) -> bytes:
    lines = content.split(b"\n")
    place, text = rng.randrange(len(lines)), content
    for text in (content, lines[place]):
        try:
            told = change(json.loads(text), rng).encode("utf-8", "surrogatepass")
        except (ValueError, GameError, RecursionError):
            continue
        return told if text is content else b"\n".join([*lines[:place], told, *lines[place + 1 :]])
    return flip(content, rng)


def _with_odd_value(value: Any, rng: Random) -> str:  # noqa: ANN401 - whatever JSON can say
    return _dumped(_changed(value, rng, lambda _: rng.choice(ODD_VALUES)))


def _without_key(value: Any, rng: Random) -> str:  # noqa: ANN401 - whatever JSON can say
    return _dumped(_changed(value, rng, lambda _: _GONE))


def _buried(value: Any, rng: Random) -> str:  # noqa: ANN401 - whatever JSON can say
    text = _dumped(_changed(value, rng, lambda _: "the deep"))
    return text.replace('"the deep"', "[" * DEEP + "]" * DEEP)


_GONE = object()


def _changed(value: Any, rng: Random, change: Callable[[Any], Any]) -> Any:  # noqa: ANN401
    """With another value somewhere in it; the deeper, the rarer."""
    if not value or not isinstance(value, dict | list) or rng.random() < 1 / 8:
        return change(value)
    if isinstance(value, list):
        place = rng.randrange(len(value))
        new = _changed(value[place], rng, change)
        return [*value[:place], *([] if new is _GONE else [new]), *value[place + 1 :]]
    key = rng.choice([*value])
    new = _changed(value[key], rng, change)
    rest = {each: value[each] for each in value if each != key}
    return rest if new is _GONE else {**value, key: new}


def _dumped(value: Any) -> str:  # noqa: ANN401 - whatever JSON can say
    return "" if value is _GONE else json.dumps(value, ensure_ascii=False)


BLIND: Sequence[Damage] = (flip, cut, drop, double, insert)
LINES: Sequence[Damage] = (drop_line, swap_lines, repeat_line)
MEANT: Sequence[Damage] = (change_value, change_value, change_value, lose_key, bury)
WAYS: Sequence[Damage] = (*BLIND, *LINES, *MEANT)
