"""The guide of a first card game: it speaks of what is met, and points at what is there."""

from random import Random

import pytest

from game.boxes.masks.topics import FIRST_TASK, GUIDE, TOPICS
from game.core.seats import NATURE, Seat
from game.rules.masks import observe
from game.rules.masks.phases import Drawing, OnMission, TurnStart
from game.rules.masks.pieces import Deck
from game.rules.masks.play import advance, legal_actions, to_move
from game.rules.masks.state import State
from game.rules.masks.targets import AtDeck, AtSpace, targets_on
from game.shelf.teaching import NOWHERE
from tests.masks.tables import by_chance, first_turn


def met(state: State) -> dict[str, object]:
    """What is new to whoever decides, by its key."""
    seat = to_move(state)
    assert seat is not None
    seen = observe(state, seat)
    found = {topic.key: topic.about(seen, ()) for topic in TOPICS}
    return {key: about for key, about in found.items() if about is not None}


def decisions(state: State, plies: int) -> list[State]:
    """Of a game in which everybody does whatever comes."""
    luck = Random("guide")
    met_with: list[State] = []
    for _ in range(plies):
        seat = to_move(state)
        if seat is None:
            break
        if seat == NATURE:
            state = by_chance(state, str(len(met_with)))
            continue
        met_with.append(state)
        state = advance(state, luck.choice([*legal_actions(state)])).state
    return met_with


def test_the_first_turn_tells_the_goal_and_how_to_walk() -> None:
    state = first_turn("qftm")
    assert isinstance(state.phase, TurnStart)

    told = met(state)

    assert told["goal"] == NOWHERE
    assert told["walk"] == AtSpace(state.seats[state.phase.seat].pawn)


@pytest.mark.parametrize("edition", ["qftm", "bohrok", "rshl"])
def test_it_points_only_at_what_lies_on_the_table(edition: str) -> None:
    games = decisions(first_turn(edition), 400)
    found = set()
    for state in games:
        seat = to_move(state)
        assert seat is not None
        there = {*targets_on(observe(state, seat), Seat(seat))}
        for key, about in met(state).items():
            assert about in {NOWHERE, FIRST_TASK} or about in there
            found.add(key)

    assert {"goal", "walk", "card"} <= found <= {*GUIDE}
    assert ({"krana", "va"} <= found) == (edition != "qftm")


def test_what_has_to_be_decided_is_pointed_at() -> None:
    states = decisions(first_turn("qftm"), 1200)
    drawing = next(state for state in states if isinstance(state.phase, Drawing))
    mission = next(state for state in states if isinstance(state.phase, OnMission))

    assert met(drawing)["drawing"] == AtDeck(Deck.GA)
    seat = to_move(mission)
    assert seat is not None
    assert met(mission)["mission"] == AtSpace(mission.seats[seat].pawn)
