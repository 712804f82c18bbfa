"""How long a game will take, from what was measured."""

import pytest

from game.scenes.new_game.time_words import time_words
from game.shelf.choices import Choices
from game.shelf.form import Form, SeatForm
from game.shelf.length import Length
from tests.shelf.fakes import AnyGame, FakeGame, company

LENGTH = Length({2: 40, 4: 20}, {"long": 2.0}, {"T1": 0.5}, person=30, computer=10)


@pytest.mark.parametrize(
    ("people", "computers", "minutes"),
    [(2, 0, 40), (0, 2, 40 / 3), (3, 0, 45), (2, 2, 80 / 3), (1, 4, 70 / 3)],
)
def test_turns_of_all_seats_take_their_time(people: int, computers: int, minutes: float) -> None:
    """Between measured numbers of seats something between; beyond them as the last."""
    assert LENGTH.minutes("short", (), people, computers) == pytest.approx(minutes)


def test_editions_and_options_have_more_turns_or_fewer() -> None:
    assert LENGTH.minutes("long", (), 2, 0) == 80
    assert LENGTH.minutes("long", ("T1", "T2"), 2, 0) == 40


def form(seats: int, length: Length | None) -> Form:
    choices = Choices(("short", "long"), ("sun", "moon", "star", "sky"), length=length)
    game: AnyGame = FakeGame("tale", choices, company())
    return Form(game, tuple(SeatForm(figure) for figure in choices.figures[:seats]))


@pytest.mark.parametrize(
    ("turns", "words"),
    [
        (1, "About 5 minutes"),
        (23, "About 25 minutes"),
        (84, "About 85 minutes"),
        (95, "About 1½ hours"),
        (110, "About 2 hours"),
    ],
)
def test_it_is_told_no_more_exactly_than_anybody_knows(turns: int, words: str) -> None:
    assert time_words(form(2, Length({2: turns}, person=30))) == words


def test_a_box_that_does_not_know_says_nothing() -> None:
    assert time_words(form(2, None)) == ""
