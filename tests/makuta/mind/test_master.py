"""The master: looks further, through worlds that may be."""

from game.boxes.makuta.bots import PLAYERS, THINKING, as_quick_as
from game.boxes.makuta.mind.characters import CHARACTERS
from game.boxes.makuta.mind.foresight import Budget
from game.boxes.makuta.mind.planner import Planner
from game.boxes.makuta.mind.steps import steps_from


def test_a_rahi_ends_a_way() -> None:
    chain = {1: (2,), 2: (1, 3), 3: (2, 4), 4: (3,)}

    assert steps_from(chain, [1], 9, {3}) == {1: 0, 2: 1, 3: 2}
    assert steps_from(chain, [1], 2) == {1: 0, 2: 1, 3: 2}


def test_a_clock_only_cuts_a_budget_short() -> None:
    assert len(list(Budget(5).rounds())) == 5
    assert len(list(Budget(5, seconds=60).rounds())) == 5
    assert len(list(Budget(5, seconds=0).rounds())) == 1


def test_only_the_master_takes_time() -> None:
    assert as_quick_as("adept", 50) == "adept"
    assert PLAYERS[as_quick_as("master", 50)] == Planner(
        budget=Budget(*THINKING[50], seconds=0.05), characters=CHARACTERS
    )
