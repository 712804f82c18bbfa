"""How sensible players build for a duel (Y6)."""

import pytest

from game.rules.masks.phases import Build, Part
from game.rules.masks.pieces import Deck
from tests.masks.bots.asking import choice
from tests.masks.rules.situations import did
from tests.masks.rules.test_duel import rolled_for

FAR_AWAY = {*("11", "12", "13", "14", "15", "16"), *("18", "bo9", "202"), "201"}
EDGES = {"140", "141", "143", "200"}
DEAR = {"10", "137", "bo3"}  # three cards to pay


def missions(**options: bool) -> set[str]:
    """That two of them lay; the first seat's for the other, where they are secret."""
    state = rolled_for(0, **options)
    while isinstance(state.phase, Build) and state.phase.part is not Part.ACTIONS:
        state = did(state, choice(state))
    laid = state.seats[0].laid_missions or [card.key for card in state.stacks[Deck.MISSION].cards]
    return {*laid}


@pytest.mark.rule("Y6")
def test_no_mission_that_both_draw_leads_to_the_other_end_of_the_island() -> None:
    laid = missions()

    assert len(laid) == 10
    assert not laid & (FAR_AWAY | EDGES | DEAR)


@pytest.mark.rule("Y6")
def test_missions_that_only_the_other_draws_do_harm() -> None:
    laid = missions(secret_missions=True)

    assert len(laid) == 10
    assert laid <= FAR_AWAY | EDGES | DEAR
