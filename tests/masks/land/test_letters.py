"""A game file carries its map as letters, and what it carries is checked."""

import json

import pytest

from game.boxes.masks.land.letters import decode_land, encode_land, rows_of
from game.boxes.masks.land.reading import read_land
from game.persistence.forms import FormError
from game.persistence.json_text import Json, JsonObject
from tests.masks.land.sketches import MAP, SHIPPED, place

SAVED = encode_land(read_land(SHIPPED / MAP))


def with_letters(**letters: str) -> JsonObject:
    rows = [list(row) for row in SAVED["rows"]]
    for name, letter in letters.items():
        row, column = place(name)
        rows[row][column] = letter
    return {**SAVED, "rows": ["".join(row) for row in rows]}


def test_what_is_written_is_read_back() -> None:
    land = read_land(SHIPPED / MAP)

    back = decode_land(json.loads(json.dumps(encode_land(land))))

    assert (back.name, back.places, back.starts) == (land.name, land.places, land.starts)
    assert list(back.places) == list(land.places)
    assert rows_of(back) == rows_of(land)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "it has no entries"),
        ([], "it has no entries"),
        ({}, "name is missing; rows is missing"),
        ({**SAVED, "name": 7}, "name must be a text"),
        ({**SAVED, "name": " "}, "the name of the map must have 1 to 80 letters"),
        ({**SAVED, "name": "m" * 81}, "the name of the map must have 1 to 80 letters"),
        ({**SAVED, "size": 3}, 'it has an unknown entry "size"'),
        ({**SAVED, "rows": 19}, "rows must be a list"),
        ({**SAVED, "rows": SAVED["rows"][1:]}, "the map must have 19 rows of 13 letters"),
        (
            {**SAVED, "rows": [*SAVED["rows"][:-1], "o"]},
            "the map must have 19 rows of 13 letters",
        ),
        (with_letters(r0c0="x"), "the map has a letter that stands for no space: 'x'"),
        (with_letters(r9c12="o"), "the Start of Tahu is not at r9c12"),
        (with_letters(r9c11="S"), "at r9c11 there is a Start of nobody"),
        (with_letters(r14c6="o"), "the nest is not at r14c6 and r15c6"),
        (with_letters(r0c0="n"), "the nest is not at r14c6 and r15c6"),
        (with_letters(r18c12="o"), "at r18c12: The space has no neighbour"),
        (
            with_letters(r9c6="C"),
            "at r9c6: Kini-Nui, the Challenge with 3 circles, is not at r9c6",
        ),
        (with_letters(r3c9="M", r12c11="M", r13c2="M", r16c8="M"), "The map has 2 Challenges"),
        (with_letters(r11c11="M"), "at r12c11: No open ground touches the Challenge"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(data: Json, words: str) -> None:
    with pytest.raises(FormError) as caught:
        decode_land(data)

    assert str(caught.value) == words
