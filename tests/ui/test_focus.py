"""The focus goes where the eye would go."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.ui.attention.focus import Focus
from game.ui.attention.hints import LETTERS, hints_for
from game.ui.commands import Command
from game.ui.things import Thing

GRID = [
    Thing(f"{x}{y}", Rect(100 * x, 60 * y, 90, 50), message=(x, y))
    for y in range(3)
    for x in range(3)
]


@pytest.mark.parametrize(
    ("start", "direction", "end"),
    [
        ("11", Command.UP, "10"),
        ("11", Command.DOWN, "12"),
        ("11", Command.LEFT, "01"),
        ("11", Command.RIGHT, "21"),
        ("00", Command.UP, "00"),
        ("22", Command.RIGHT, "22"),
    ],
)
def test_arrows_go_to_the_neighbour_or_stay(start: str, direction: Command, end: str) -> None:
    focus = Focus(start)

    focus.go(GRID, direction)

    assert (focus.name, focus.is_visible) == (end, True)


def test_from_nowhere_the_first_thing_is_next() -> None:
    focus = Focus()

    focus.go(GRID, Command.DOWN)

    assert focus.name == "00"


def test_from_a_narrow_thing_to_a_wide_one_beside_it() -> None:
    """A button at the left end is above a field that is centred far to the right."""
    things = [
        Thing("small", Rect(0, 0, 40, 40), message=1),
        Thing("wide", Rect(0, 50, 900, 40), message=2),
    ]
    focus = Focus("small")

    focus.go(things, Command.DOWN)

    assert focus.name == "wide"


def test_from_a_list_of_pages_into_the_page_beside_it() -> None:
    """Not to the button in the corner, though its middle is nearer to the line."""
    things = [
        Thing("tab", Rect(0, 100, 150, 40), message=1),
        Thing("below", Rect(0, 150, 150, 40), message=2),
        Thing("corner", Rect(800, 60, 100, 40), message=3),
        Thing("row", Rect(180, 110, 700, 26), message=4),
        Thing("next row", Rect(180, 200, 700, 26), message=5),
    ]
    focus = Focus("tab")

    focus.go(things, Command.RIGHT)
    first = focus.name
    focus.go(things, Command.UP)

    assert (first, focus.name) == ("row", "corner")


def test_tab_goes_around_the_corner_both_ways() -> None:
    focus = Focus("22")

    focus.step(GRID, 1)
    first = focus.name
    focus.step(GRID, -1)

    assert (first, focus.name) == ("00", "22")


def test_what_cannot_be_pressed_is_passed_by() -> None:
    things = [
        Thing("a", Rect(0, 0, 9, 9), message=1),
        Thing("words", Rect(0, 20, 9, 9)),
        Thing("line", Rect(0, 40, 9, 9), message=2, passive=True),
        Thing("refused", Rect(0, 60, 9, 9), message=3, refusal="Not now."),
    ]
    focus = Focus("a")

    focus.step(things, 1)

    assert focus.name == "refused"


def test_without_things_nothing_happens() -> None:
    focus = Focus()

    focus.step([], 1)
    focus.go([], Command.UP)

    assert focus.name is None


@given(st.integers(0, 200))
def test_every_thing_has_letters_of_its_own_and_none_begins_another(many: int) -> None:
    things = [Thing(str(i), Rect(0, i, 1, 1), message=i) for i in range(many)]

    hints = hints_for(things)

    assert len(set(hints.values())) == many
    assert len({len(letters) for letters in hints.values()}) <= 1
    assert set("".join(hints.values())) <= set(LETTERS)


@given(
    st.lists(
        st.tuples(
            st.integers(0, 900), st.integers(0, 600), st.integers(5, 200), st.integers(5, 60)
        ),
        min_size=2,
        max_size=12,
    )
)
def test_an_arrow_never_goes_backwards(places: list[tuple[int, int, int, int]]) -> None:
    things = [Thing(str(i), Rect(place), message=i) for i, place in enumerate(places)]

    for thing in things:
        focus = Focus(thing.name)
        focus.go(things, Command.RIGHT)
        reached = focus.thing(things)
        assert reached
        assert reached.rect.centerx >= thing.rect.centerx
