"""No computer player peeks: with everything hidden dealt anew, it chooses the same."""

from random import Random

import pytest

from game.boxes.quest.bots import bot_named
from game.boxes.quest.opening import dealt
from game.core.luck import Luck
from game.core.seats import NATURE
from game.rules import quest
from game.rules.quest.editions import EDITIONS, Edition, HouseRules, Terms
from game.rules.quest.pieces import Toa
from game.rules.quest.state import State
from tests.atlases import full_atlas

TOAS = (Toa.TAHU, Toa.GALI, Toa.KOPAKA)
ACTIONS = 240
LEVELS = ("random", "novice", "adept", "master@50")


def moments(edition: Edition) -> list[State]:
    """Where somebody decides, all through a game of random and good players."""
    state = dealt(Terms(edition, HouseRules(), TOAS, full_atlas()), f"honest {edition.key}")
    luck, players = Luck("honest"), [bot_named("random"), *[bot_named("adept")] * 2]
    found = []
    for number in range(ACTIONS):
        seat, rng = quest.to_move(state), luck.at("all", number)
        assert seat is not None
        if seat == NATURE:
            action = quest.sample_chance(state, rng)
        else:
            found.append(state)
            action = players[seat].choose(quest.observe(state, seat), rng)
        state = quest.advance(state, action).state
    return found


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_what_is_hidden_makes_no_difference(edition: Edition) -> None:
    swapped = 0
    for number, state in enumerate(moments(edition)):
        seat = quest.to_move(state)
        assert seat is not None
        seen = quest.observe(state, seat)
        other = quest.imagine(seen, Random(number))
        swapped += other.trays != state.trays or other.stacks != state.stacks
        again = quest.observe(other, seat)
        for bot in map(bot_named, LEVELS):
            assert bot.choose(seen, Random(1)) == bot.choose(again, Random(1))

    assert swapped > ACTIONS // 4
