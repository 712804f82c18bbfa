"""Whoever has said so beforehand is not asked again, as long as they said."""

from attrs import evolve

from game.boxes.masks.table.choosing.standing_answers import StandingAnswers, Until
from game.core.seats import Seat
from game.rules.masks import observe
from game.rules.masks.actions import Pass
from game.rules.masks.phases import Declared
from game.rules.masks.state import Observation
from tests.masks.tables import first_turn

ASKED = Seat(1)


def ask(turn: int) -> Observation:
    seen = observe(first_turn("rshl"), ASKED)
    return evolve(seen, phase=Declared((ASKED,)), turn=seen.turn._replace(number=turn))


def test_nothing_is_answered_that_nobody_has_said() -> None:
    assert StandingAnswers().answer(ask(3)) is None


def test_a_pass_for_this_turn_ends_with_it() -> None:
    standing = StandingAnswers()
    standing.give(ASKED, 3, Until.TURN)

    assert standing.answer(ask(3)) == Pass()
    assert standing.answer(ask(4)) is None


def test_a_pass_for_this_game_lasts_until_it_is_withdrawn() -> None:
    standing = StandingAnswers()
    standing.give(ASKED, 3, Until.GAME)
    later = standing.answer(ask(40))
    standing.withdraw(ASKED)

    assert later == Pass()
    assert standing.answer(ask(40)) is None


def test_only_asks_are_answered() -> None:
    standing = StandingAnswers()
    standing.give(Seat(0), 1, Until.GAME)

    assert standing.answer(observe(first_turn("rshl"), Seat(0))) is None
