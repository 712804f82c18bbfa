"""What was agreed on last time comes back, as far as it makes sense."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shelf.form import PERSON, Form, SeatForm, first_form, recalled, remembered
from tests.shelf.fakes import DUEL, SAGA, AnyGame, all_games
from tests.shelf.setups import setups


@st.composite
def forms(draw: st.DrawFn) -> Form:
    game = draw(st.sampled_from(all_games()))
    setup = draw(setups(game))
    players = st.tuples(
        st.sampled_from(["", "Ann", "Bo"]), st.sampled_from([PERSON, *game.company.offered])
    )
    figures = draw(st.permutations(game.choices.figures))[: len(setup.figures)]
    seats = tuple(SeatForm(figure, *draw(players)) for figure in figures)
    return Form(game, seats, setup.edition, setup.options)


@given(forms())
def test_a_set_up_is_recalled_as_it_was(form: Form) -> None:
    assert recalled(form.game, remembered(form)) == form


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"seats": 7, "edition": 7, "options": 7},
        {"seats": [7, {}, {"figure": "nobody"}], "edition": "xx", "options": "T9"},
        {"seats": [{"figure": "wolf"}, {"figure": "wolf", "bot": "nobody"}]},
        {"seats": [{"figure": ["wolf"]}, {"figure": "bear", "name": 5}]},
    ],
)
def test_a_set_up_that_makes_no_sense_is_the_first_one(setup: dict[str, Any]) -> None:
    assert recalled(SAGA, setup) == first_form(SAGA)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_at_first_one_person_plays_against_as_many_as_usual(game: AnyGame) -> None:
    form = first_form(game)

    assert game.choices.fewest <= len(form.seats) <= min(game.choices.most, 4)
    assert form.seats[0].is_person
    assert {seat.bot for seat in form.seats[1:]} == {game.company.usual}


def test_of_too_many_seats_the_first_remain() -> None:
    seats = [{"figure": figure} for figure in ("black", "white", "wolf")]

    assert recalled(DUEL, {"seats": seats}).figures == ("black", "white")
