"""No computer player peeks: with everything hidden dealt anew, it chooses the same."""

from itertools import islice
from random import Random

import pytest

from game.boxes.makuta.bots import PLAYERS
from game.boxes.makuta.opening import open_match
from game.core.seats import NATURE
from game.players.playing_out import doings
from game.rules import makuta
from game.rules.makuta.editions import EDITIONS, Edition, HouseRules, Terms
from game.rules.makuta.pieces import Toa
from game.rules.makuta.state import State
from tests.makuta.atlases import full_atlas

TOAS = (Toa.TAHU, Toa.GALI, Toa.KOPAKA)
ACTIONS = 240
LEVELS = ("random", "novice", "adept", "master@50")


def moments(edition: Edition) -> list[State]:
    """Where somebody decides, all through a game of random and good players."""
    match = open_match(Terms(edition, HouseRules(), TOAS, full_atlas()), f"honest {edition.key}")
    players = [PLAYERS["random"], *[PLAYERS["adept"]] * 2]
    done = islice(doings(match, players), ACTIONS)
    return [doing.before for doing in done if doing.seat != NATURE]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.key)
def test_what_is_hidden_makes_no_difference(edition: Edition) -> None:
    swapped = 0
    for number, state in enumerate(moments(edition)):
        seat = makuta.to_move(state)
        assert seat is not None
        seen = makuta.observe(state, seat)
        other = makuta.imagine(seen, Random(number))
        swapped += other.trays != state.trays or other.stacks != state.stacks
        again = makuta.observe(other, seat)
        for bot in map(PLAYERS.__getitem__, LEVELS):
            assert bot.choose(seen, Random(1)) == bot.choose(again, Random(1))

    assert swapped > ACTIONS // 4
