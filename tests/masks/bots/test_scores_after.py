"""How a contest would stand once something is added."""

import pytest

from game.boxes.masks.bots.contests import scores_after
from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import Action, Add, PlayCard
from game.rules.masks.pieces import Deck, Skill
from game.rules.masks.state import State
from tests.masks.bots.asking import contest
from tests.masks.tables import first_turn, holding

ME = Seat(0)


def behind() -> State:
    state = holding(first_turn("qftm"), 0, Deck.GA, "plus_200", "minus_100", "rust", "quick_change")
    return contest(state, Skill.SPEED, (400, 700))  # their bare values


@pytest.mark.parametrize(
    ("action", "scores"),
    [
        (PlayCard("plus_200"), (600, 700)),
        (PlayCard("minus_100"), (400, 600)),
        (PlayCard("quick_change"), None),
    ],
)
def test_the_scores_that_a_card_would_lead_to(
    action: Action, scores: tuple[int, int] | None
) -> None:
    assert scores_after(rules.observe(behind(), ME), ME, action) == scores


def test_they_are_the_scores_that_the_rules_come_to() -> None:
    state = behind()
    legal = rules.legal_actions(rules.observe(state, ME))
    for action in legal:
        if not isinstance(action, Add | PlayCard):
            continue
        foretold = scores_after(rules.observe(state, ME), ME, action)
        after = rules.advance(state, action).state.challenge
        if foretold is not None:
            assert after is not None
            assert after.scores == foretold, action
