"""A far space is pressed once: the pawn walks there by itself unless something comes between."""

import pytest

from game.boxes import MASKS
from game.boxes.masks.table.choosing.walks import walks_of
from game.boxes.masks.table.view import MasksTable
from game.core.seats import Seat
from game.rules.masks import legal_actions, observe
from game.rules.masks.actions import Step
from game.rules.masks.phases import Moving
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.state import State
from game.rules.masks.targets import AtSpace
from game.scenes.table.selection import PointAt
from game.shelf.choices import Setup
from tests.masks.tables import first_turn
from tools.studio import Studio

FIRST = Seat(0)


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("walking"), (1280, 720), packed=MASKS)


def table_of(studio: Studio) -> tuple[MasksTable, State]:
    match = studio.game.open_match(Setup("qftm", studio.game.choices.figures[:2], seed="far"))
    scene = studio.table(match)
    studio.stage(scene)
    assert isinstance(scene.view, MasksTable)
    while studio.game.codec.rules.to_move(match.state) == -1:
        match.play(studio.game.codec.rules.sample_chance(match.state, match.luck.at("x", 0)))
    return scene.view, match.state


def test_ways_are_walked_step_by_step_and_past_nothing_that_acts() -> None:
    seen = observe(first_turn("qftm"), FIRST)
    walks, land = walks_of(seen), seen.terms.land

    assert max(map(len, walks.ways.values())) == 3
    for space, way in walks.ways.items():
        steps = zip((seen.seats[0].pawn, *way), way, strict=False)
        assert way[-1] == space
        assert all(end in land.beside[start] for start, end in steps)
        assert {land.places[each].kind for each in way[:-1]} <= {
            *(SpaceKind.BLANK, SpaceKind.START, SpaceKind.BOHROK)
        }


def test_a_far_space_is_pressed_once(studio: Studio) -> None:
    table, state = table_of(studio)
    rules, seat = studio.game.codec.rules, studio.game.codec.rules.to_move(state)
    assert seat is not None
    table.offer(rules.observe(state, seat))
    goal, way = next(
        (s, w)
        for s, w in table.walks.ways.items()
        if len(w) == 3 and state.terms.land.places[s].kind is SpaceKind.BLANK
    )

    walked = [table.react(PointAt(AtSpace(goal)))]
    while walked[-1] is not None:
        assert walked[-1] in legal_actions(state)
        state = rules.advance(state, walked[-1]).state
        table.offer(rules.observe(state, seat))
        walked.append(table.goes_on())

    assert walked == [*map(Step, way), None]
    assert state.seats[seat].pawn == goal


def test_what_comes_between_ends_the_walk(studio: Studio) -> None:
    table, state = table_of(studio)
    rules, seat = studio.game.codec.rules, studio.game.codec.rules.to_move(state)
    assert seat is not None
    table.offer(rules.observe(state, seat))
    goal = next(space for space, way in table.walks.ways.items() if len(way) == 3)
    table.react(PointAt(AtSpace(goal)))

    table.offer(rules.observe(state, seat))

    assert not isinstance(state.phase, Moving)
    assert table.goes_on() is None
    assert table.going_on.goal is None
