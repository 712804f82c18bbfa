"""The sensible player over whole games: always legal, honest, and it comes to an end."""

from random import Random
from typing import Any

import pytest

from game.boxes.masks.bots.sensible import SensiblePlayer
from game.core.seats import NATURE
from game.rules import masks as rules
from game.rules.masks.pieces import Toa
from game.rules.masks.setup import deal
from game.rules.masks.state import State
from tests.masks.tables import terms
from tools.masks.pace import Table, pace_of

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("qftm", 3, {}),
    ("qftm", 4, {"masks_of_might": True, "rahi": True}),
    ("qftm", 2, {"foils": 2, "wide_doors": True, "old_step": True}),
    ("bohrok", 3, {}),
    ("bohrok", 6, {"masks_of_might": True, "rahi": True, "quiet_table": True}),
    ("rshl", 3, {"rahi": True}),
    ("rshl", 2, {"swarm": False, "bare_faces": True}),
    ("duel", 2, {"ready_decks": True}),
    ("duel", 2, {"secret_missions": True, "foils": 3}),
]
MOST = 6000  # decisions
PLAYER = SensiblePlayer()


def after_nature(state: State, rng: Random) -> State:
    while rules.to_move(state) == NATURE:
        state = rules.advance(state, rules.sample_chance(state, rng)).state
    return state


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES)
def test_it_does_nothing_illegal_and_games_end(
    edition: str, seats: int, options: dict[str, Any]
) -> None:
    rng = Random("whole games")
    state = deal(terms(edition, *list(Toa)[:seats], short_game=True, **options), rng)
    for _ in range(MOST):
        state = after_nature(state, rng)
        seat = rules.to_move(state)
        if seat is None:
            return
        action = PLAYER.choose(rules.observe(state, seat), rng)
        state = rules.apply(state, action).state  # refuses what is illegal
    pytest.fail("The game does not end.")


@pytest.mark.parametrize(("edition", "seats", "options"), GAMES)
def test_it_does_the_same_in_any_world_that_looks_the_same(
    edition: str, seats: int, options: dict[str, Any]
) -> None:
    rng = Random("honest")
    state = deal(terms(edition, *list(Toa)[:seats], **options), rng)
    for _ in range(150):
        state = after_nature(state, rng)
        seat = rules.to_move(state)
        assert seat is not None
        seen = rules.observe(state, seat)
        twin = rules.observe(rules.imagine(seen, rng), seat)
        action = PLAYER.choose(seen, Random(1))
        assert PLAYER.choose(twin, Random(1)) == action
        state = rules.advance(state, action).state


@pytest.mark.rule("V4")
def test_the_pace_of_some_games_is_summed_up() -> None:
    pace = pace_of(Table("rshl", 2), games=3)
    assert pace.games == sum(pace.by_place) == sum(pace.by_rule.values()) == 3
    assert pace.p10 <= pace.median <= pace.p90 <= pace.most
