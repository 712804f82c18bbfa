"""What every Mission of a visit asks for (N7)."""

from collections.abc import Callable

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import Step
from game.rules.masks.phases import TurnOver
from game.rules.masks.printed.land import KINI_NUI, apart, column_of, row_of
from game.rules.masks.state import State
from tests.masks.rules.situations import (
    GALI,
    TAHU,
    did,
    discards,
    mission,
    qftm,
    rshl,
    tasks,
    with_task,
)
from tests.masks.tables import at, legal, standing

VISITS = [
    ("11", "r8c12", "r9c12"),
    ("12", "r6c7", "r6c8"),
    ("13", "r17c6", "r18c6"),
    ("14", "r0c5", "r0c6"),
    ("15", "r4c2", "r4c1"),
    ("16", "r10c1", "r10c0"),
    ("17", "r5c2", "r5c3"),
    ("138", "r4c5", "r4c6"),
    ("139", "r1c6", "r1c7"),
    ("140", "r3c6", "r2c6"),
    ("141", "r15c5", "r16c5"),
    ("143", "r5c2", "r5c1"),
    ("199", "r9c2", "r9c3"),
    ("200", "r6c10", "r6c11"),
    ("204", "r16c4", "r17c4"),
]


@pytest.mark.rule("N7")
@pytest.mark.parametrize(("key", "start", "end"), VISITS)
def test_n7_visit_as_a_task(key: str, start: str, end: str) -> None:
    state = with_task(standing(qftm(TAHU, GALI), 1, "r17c5"), key)
    done = did(standing(state, 0, start), Step(at(end)))
    assert tasks(done) == []
    assert discards(done) == [key]
    elsewhere = did(standing(state, 0, "r12c4"), Step(at("r12c5")))
    assert tasks(elsewhere) == [key]


@pytest.mark.rule("N7")
def test_n7_17_a_single_game_action_space_is_not_enough() -> None:
    state = with_task(standing(qftm(), 0, "r1c6"), "17")
    assert tasks(did(state, Step(at("r1c7")))) == ["17"]


AT_ONCE: list[tuple[str, Callable[[State, int], bool]]] = [
    ("12", lambda _, space: space == at("r6c8")),
    ("13", lambda _, space: space == at("r18c6")),
    ("15", lambda _, space: space == at("r4c1")),
    ("16", lambda _, space: space == at("r10c0")),
    ("138", lambda _, space: space in {at("r4c6"), at("r8c2")}),
    ("139", lambda _, space: space == at("r5c3")),
    ("140", lambda _, space: space == at("r2c3")),
    ("141", lambda _, space: row_of(space) == 16),
    ("199", lambda _, space: apart(space, KINI_NUI) == 3),
    ("200", lambda _, space: column_of(space) == 11),
    ("204", lambda state, space: apart(space, state.seats[1].pawn) == 1),
]


@pytest.mark.rule("N7")
@pytest.mark.parametrize(("key", "fits"), AT_ONCE)
def test_n7_visit_at_once(key: str, fits: Callable[[State, int], bool]) -> None:
    state = mission(standing(rshl(TAHU, GALI), 1, "r17c5"), key)
    if not isinstance(state.phase, TurnOver):  # several are equally near
        state = did(state, legal(state)[0])
    assert fits(state, state.seats[0].pawn)
    assert tasks(state) == []
    assert discards(state) == [key]
    assert state.phase == TurnOver(Seat(0))
