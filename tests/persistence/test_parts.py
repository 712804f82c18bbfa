"""The small parts: packed blocks, forms, formats, and the words of errors."""

import zlib
from base64 import b64encode
from enum import Enum, IntEnum
from typing import TypeAlias

import pytest
from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st

from game.persistence.errors import (
    NewerFormatError,
    PackedError,
    UnknownFormatError,
    within,
)
from game.persistence.forms import (
    LONGEST_WORD,
    FormError,
    register_union,
    short,
    strict_converter,
    structured,
)
from game.persistence.json_text import LARGEST, Json, JsonObject, line_of, loaded, packed, unpacked
from game.persistence.migrations import NEWEST, STEPS, way_from

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)

# Packed blocks


@given(ANYTHING)
def test_what_is_packed_can_be_unpacked(value: Json) -> None:
    assert unpacked(packed(value)) == value


@given(ANYTHING)
def test_a_value_is_one_line(value: Json) -> None:
    line = line_of(value)

    assert line.count(b"\n") == 1
    assert loaded(line.decode()) == value


def block(text: bytes) -> str:
    return b64encode(zlib.compress(text)).decode()


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "ä",
        "abc",
        "eJyrVg",
        None,
        7,
        ["eJyrVg"],
        block(b"{"),
        block(b"\xff"),
        block(b"[" * 100_000),
        block(b" " * (LARGEST + 1)),
        packed({"face": 4})[:-6] + "AAAAA=",
        packed({"face": 4}) + packed({"face": 4}),
    ],
    ids=lambda wrong: str(wrong)[:20],
)
def test_a_damaged_block_is_told(wrong: Json) -> None:
    with pytest.raises(PackedError):
        unpacked(wrong)


# Forms


class Colour(Enum):
    RED = "r"


class Size(IntEnum):
    BIG = 1


@frozen
class Ball:
    colour: Colour
    size: Size
    holes: int = 0


@frozen
class Stick:
    length: int


Toy: TypeAlias = Ball | Stick


@frozen
class Chest:
    name: str
    locked: bool
    toys: tuple[Toy, ...]


CONVERTER = strict_converter()
register_union(CONVERTER, Toy, "is")
FULL = {
    "name": "mine",
    "locked": True,
    "toys": [{"is": "Ball", "colour": "red", "size": "big"}, {"is": "Stick", "length": 3}],
}


def test_a_value_has_a_form() -> None:
    chest = Chest("mine", locked=True, toys=(Ball(Colour.RED, Size.BIG), Stick(3)))

    assert structured(CONVERTER, FULL, Chest) == chest
    assert loaded(line_of(CONVERTER.unstructure(chest))) == FULL


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"name": 1}, "name must be a text"),
        ({"locked": 1}, "locked must be true or false"),
        ({"toys": [{"is": "Stick", "length": True}]}, "toys[0].length must be a whole number"),
        ({"toys": [{"is": "Stick"}]}, "toys[0].length is missing"),
        ({"toys": [{"is": "Doll"}]}, "toys[0] is of no known kind"),
        ({"toys": [{"is": []}]}, "toys[0] is of no known kind"),
        ({"toys": [7]}, "toys[0] is of no known kind"),
        ({"toys": 7}, "toys must be a list"),
        ({"toys": [{"is": "Ball", "colour": "blue", "size": 1}]}, "colour must be one of red"),
        ({"toys": [{"is": "Ball", "colour": "red", "size": 1}]}, "size must be one of big"),
        ({"lid": 1}, 'it has an unknown entry "lid"'),
        ({"x" * 60: 1}, f'has an unknown entry "{"x" * LONGEST_WORD}…"'),
        ({"name": 1, "locked": 1, "toys": 1, "lid": 1}, "toys must be a list; and 1 more"),
    ],
)
def test_a_wrong_form_is_explained(change: JsonObject, words: str) -> None:
    with pytest.raises(FormError) as told:
        structured(CONVERTER, {**FULL, **change}, Chest)

    assert words in str(told.value)


@pytest.mark.parametrize("data", [None, 7, "chest", []])
def test_only_entries_have_a_form(data: Json) -> None:
    with pytest.raises(FormError, match="it has no entries"):
        structured(CONVERTER, data, Chest)


def test_long_words_are_cut() -> None:
    assert short("a" * LONGEST_WORD) == "a" * LONGEST_WORD
    assert len(short("a" * 1000)) == LONGEST_WORD + 1


# Formats


def test_every_older_format_can_be_lifted() -> None:
    assert sorted(STEPS) == list(range(min(STEPS, default=NEWEST), NEWEST))


def test_a_line_is_lifted_step_by_step() -> None:
    """Two invented formats: the first wrote `who`, the second `player`, from 0."""
    steps = {
        0: lambda line: {"player": line["who"]},
        1: lambda line: {"seat": line["player"] - 1},
    }

    assert way_from(0, steps, newest=2)({"who": 3}) == {"seat": 2}
    assert way_from(1, steps, newest=2)({"player": 3}) == {"seat": 2}
    assert way_from(2, steps, newest=2)({"seat": 2}) == {"seat": 2}


@pytest.mark.parametrize("number", [0, -1, -(10**30)])
def test_a_format_that_never_was(number: int) -> None:
    with pytest.raises(UnknownFormatError):
        way_from(number)


def test_a_newer_format() -> None:
    with pytest.raises(NewerFormatError, match="format 4; this version reads formats up to 3"):
        way_from(NEWEST + 1)


# Errors


def test_an_error_says_where() -> None:
    def fail() -> None:
        with within("game.matanui"), within(line=7), within(line=9):
            raise PackedError

    with pytest.raises(PackedError) as told:
        fail()

    assert str(told.value).startswith("game.matanui, line 9: The packed part of the line")
