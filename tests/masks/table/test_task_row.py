"""Open tasks lie before whoever has them, with what is left to do and where."""

import pytest
from pygame import Rect

from game.boxes import MASKS
from game.boxes.masks.table.panels.task_row import TaskPlate, task_spaces
from game.boxes.masks.table.view import MasksTable
from game.core.seats import Seat
from game.rules.masks.actions import TurnUpMission
from game.rules.masks.phases import OnMission
from game.rules.masks.pieces import Deck
from game.rules.masks.state import State
from tests.masks.table.situations import situation
from tests.masks.tables import (
    asked,
    at,
    first_turn,
    holding,
    in_contest,
    on_top,
    played,
    standing,
)
from tools.studio import Studio


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("tasks"), (1024, 640), packed=MASKS)


def with_mission(key: str, *cards: str) -> State:
    state = on_top(standing(first_turn("qftm"), 0, "r8c11"), Deck.MISSION, key)
    state = holding(state, 0, Deck.GA, *cards)
    return played(state.but(phase=OnMission(state.turn.seat)), TurnUpMission())


def plates(studio: Studio, state: State) -> list[TaskPlate]:
    match = studio.fresh_match(state)
    scene = studio.table(match, studio.others(match))
    studio.settle(studio.stage(scene))
    assert isinstance(scene.view, MasksTable)
    return [each for each in scene.view.widgets() if isinstance(each, TaskPlate)]


@pytest.mark.rule("N4", "P3")
def test_a_task_says_what_is_owed_and_what_it_forbids(studio: Studio) -> None:
    (plate,) = plates(studio, with_mission("9"))

    assert plate.name == "Share Supplies"
    assert plate.to_do == "2 more cards to give up"
    assert plate.forbids == "No challenges until done"
    assert Rect(0, 0, 1024, 640).contains(plate.rect)


@pytest.mark.rule("N5")
def test_where_a_task_leads_is_marked_on_the_map() -> None:
    """Mission 13 is done on Lewa's Start space."""
    assert task_spaces(situation(with_mission("13"))) == [at("r18c6")]
    assert not task_spaces(situation(with_mission("9")))


def test_without_a_task_there_is_nothing(studio: Studio) -> None:
    assert not plates(studio, first_turn("qftm"))


@pytest.mark.rule("N2")
def test_a_contest_has_the_room_of_the_tasks(studio: Studio) -> None:
    """A task does not bar the challenges of others."""
    state = in_contest(asked(first_turn("qftm"), 0, 1), "3")
    (task,) = with_mission("9").seats[0].tasks
    state = state.with_seat(Seat(0), state.seats[0]._replace(tasks=(task,)))

    assert state.challenge is not None
    assert not plates(studio, state)
