"""Where spaces are, as people say it, and why they do nothing."""

import pytest

from game.boxes.masks.words import Names, event_sentence
from game.boxes.masks.words.forecasts import space_sentence
from game.core.seats import Seat
from game.i18n.texts import load
from game.rules.masks import events, observe
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.state import State
from tests.masks.tables import at, first_turn, land, terms, with_task

TEXTS = load("masks", strict=True)
ME = Seat(0)


def names(edition: str = "qftm") -> Names:
    return Names(TEXTS, terms(edition), by_grid=False)


@pytest.mark.parametrize(
    ("space", "words"),
    [
        ("r9c6", "Kini-Nui"),
        ("r8c6", "the Mission just north of Kini-Nui"),
        ("r9c8", "the Mission east of Kini-Nui"),
        ("r9c12", "Tahu’s Start"),
        ("r4c6", "the Portal in Po-Wahi"),
        ("r12c11", "the Challenge in Ta-Wahi"),
        ("r17c6", "a space in Le-Wahi"),
        ("r3c3", "the double Challenge in Onu-Wahi"),
    ],
)
def test_a_space_is_called_by_what_lies_there_and_by_its_region(space: str, words: str) -> None:
    assert names().space(at(space)) == words


def test_no_space_is_counted_out_in_rows_and_columns() -> None:
    for space in land().places:
        called = names("bohrok").space(space)

        assert not any(letter.isdigit() for letter in called), called


def test_the_log_says_where_somebody_has_gone() -> None:
    walked = events.PawnStepped(ME, (at("r9c12"), at("r8c11")), "M1")

    assert event_sentence(names(), walked) == "Tahu walks to the Mission in Ta-Wahi."


def does(state: State, space: str) -> str:
    return space_sentence(names(), observe(state, ME), ME, at(space))


@pytest.mark.rule("P3")
def test_p3_a_challenge_space_says_that_an_open_task_closes_it() -> None:
    state = with_task(first_turn("qftm"), 0, "9")

    assert does(state, "r12c11").startswith("Closed to you while you have an open task: ")


@pytest.mark.rule("P3")
def test_p3_a_challenge_space_says_that_it_was_the_last_one() -> None:
    state = first_turn("qftm")
    state = state.with_seat(ME, state.seats[0]._replace(last_challenge=at("r12c11")))

    assert does(state, "r12c11").startswith("Closed to you: you last challenged here.")
    assert does(state, "r9c6").startswith("Your move ends:")


@pytest.mark.rule("P4")
def test_p4_a_game_action_space_says_where_somebody_drew_last() -> None:
    state = first_turn("qftm")
    state = state.with_seat(ME, state.seats[0]._replace(last_draw=at("r10c11")))

    assert does(state, "r10c11").startswith("Closed to you: you last drew here.")


@pytest.mark.rule("L9")
def test_l9_without_a_swarm_its_spaces_say_that_there_is_none() -> None:
    space = land().of_kind(SpaceKind.BOHROK)[0]

    said = space_sentence(names(), observe(first_turn("qftm"), ME), ME, space)

    assert said == "Nothing happens here: there are no Bohrok in this game."
