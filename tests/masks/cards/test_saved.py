"""A game file carries its cards; they are checked as the card files are."""

import json
from typing import Any

import pytest
from attrs import fields
from hypothesis import given, settings
from hypothesis import strategies as st

from game.boxes.masks.cards.folder import read_cards
from game.boxes.masks.cards.saved import WrongCardsError, decode_cards, encode_cards
from game.boxes.masks.cards.tables import read_tables
from game.boxes.masks.cards.writing import tables_of
from game.persistence.json_text import dumped, loaded
from game.rules.masks.printed.cards import Cards
from game.tiled.problems import Notes
from tests.masks.cards.folders import SHIPPED

BOX = read_cards(SHIPPED)
TEXT = dumped(encode_cards(BOX.cards, BOX.editions["bohrok"]))


def parts_of(cards: Cards) -> list[object]:
    return [getattr(cards, detail.name) for detail in fields(Cards)]


@pytest.mark.parametrize("key", BOX.editions)
def test_cards_and_edition_come_back_as_they_were(key: str) -> None:
    text = dumped(encode_cards(BOX.cards, BOX.editions[key]))

    found = decode_cards(loaded(text))

    assert found.edition == BOX.editions[key]
    assert parts_of(found.cards) == parts_of(BOX.cards)
    assert len(text) < 40_000


def test_a_whole_set_comes_back_as_it_was() -> None:
    notes = Notes("cards")

    found = read_tables([("own", tables_of(BOX.cards, BOX.editions.values()))], notes)

    assert notes.found == []
    assert found is not None
    assert found.editions == BOX.editions
    assert parts_of(found.cards) == parts_of(BOX.cards)


def changed(*path: str, to: object) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(TEXT)
    inner = data
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = to
    return data


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (None, "They are no table."),
        ([], "They are no table."),
        ({}, "Tahu is missing. Add [toa.tahu]."),
        (changed("action", to=None), '"action" is nothing. Begin a card with [action.its_key].'),
        (
            changed("action", "plus_100", "when", to="Q"),
            'action.plus_100, when: This is "Q". Write "F", "S", "M", "B", "A" or "D".',
        ),
        (
            changed("action", "plus_100", "name", to="half \ud800"),
            (
                'action.plus_100, name: This is "half \N{REPLACEMENT CHARACTER}".'
                " Write 1 to 80 letters that can be printed."
            ),
        ),
        (
            changed("action", "plus_100", "copies", "bohrok", to=10**999),
            (
                'action.plus_100, copies: "bohrok" is a very large number.'
                " Write a whole number from 1 to 20."
            ),
        ),
        (
            changed("action", "plus_100", "copies", to={"qftm": 1}),
            'action.plus_100: There is no edition "qftm". There are bohrok, rahi.',
        ),
        (changed("edition", to={}), "There is no edition. Add one: [edition.its_key]."),
        (
            changed("edition", "second", to=json.loads(TEXT)["edition"]["bohrok"]),
            "edition.second: It has no Game Action card.",
        ),
    ],
)
def test_what_has_been_changed_is_told(data: object, told: str) -> None:
    with pytest.raises(WrongCardsError) as error:
        decode_cards(data)

    assert f"The cards of the game cannot be used. {told}" in str(error.value)
    assert str(error.value).isprintable()


SCRAPS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.just(10**4000),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(["", "\0", "\ud800", "Draw(self, GA, 1)", "F", "A", "Tahu", "qftm", "9" * 900]),
    st.lists(st.text(max_size=10), max_size=3),
    st.dictionaries(st.text(max_size=10), st.integers(), max_size=3),
    st.just([[[[[]]]]]),
)


def words_about(tables: object) -> str:
    """Empty if nothing is wrong."""
    try:
        decode_cards(tables)
    except WrongCardsError as error:
        return str(error)
    return ""


def tables_within(data: dict[str, Any]) -> list[dict[str, Any]]:
    found = [data]
    for value in data.values():
        if isinstance(value, dict):
            found += tables_within(value)
    return found


@settings(max_examples=150)
@given(st.data())
def test_whatever_is_changed_it_is_read_or_explained(data: st.DataObject) -> None:
    tables: dict[str, Any] = json.loads(TEXT)
    for _ in range(data.draw(st.integers(1, 3))):
        table = data.draw(st.sampled_from(tables_within(tables)))
        name = data.draw(st.sampled_from([*table, "new"]) | st.text(max_size=5))
        table[name] = data.draw(SCRAPS)

    assert words_about(tables).isprintable()


@settings(max_examples=50)
@given(
    st.recursive(
        SCRAPS, lambda inner: st.dictionaries(st.text(max_size=8), inner, max_size=4), max_leaves=12
    )
)
def test_any_data_is_read_or_explained(tables: object) -> None:
    assert words_about(tables).isprintable()
    assert words_about(tables)
