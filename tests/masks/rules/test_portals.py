"""Portals and Bohrok Control spaces (P5, P6)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    ChooseSpace,
    Declare,
    Decline,
    DrawFrom,
    EndMove,
    Jump,
    PlayCard,
)
from game.rules.masks.phases import (
    Moving,
    OnBohrok,
    OnPortal,
    TurnOver,
)
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.printed.effects import Ban, Banned, Turns, Who
from game.rules.masks.state import Lasting, State
from tests.masks.tables import (
    ALL_TOA,
    at,
    first_turn,
    holding,
    legal,
    on_top,
    played,
    standing,
    steps,
    turn_of,
    walked,
)

ME, YOU = Seat(0), Seat(1)
PORTALS = ("r4c6", "r7c11", "r8c2", "r10c9", "r13c7", "r15c4")


def again(state: State, name: str) -> State:
    """A later turn of seat 0, from there."""
    return turn_of(standing(state, 0, name), 0)


@pytest.mark.rule("P5")
def test_p5_from_a_portal_one_jumps_to_any_other_free_one_which_does_not_act() -> None:
    state = standing(standing(first_turn("qftm"), 0, "r6c11"), 1, "r10c9")

    state = walked(state, "r7c11")
    assert state.phase == OnPortal(ME)
    assert set(legal(state)) == {
        Jump(at(name)) for name in PORTALS if name not in {"r7c11", "r10c9"}
    }
    state = played(state, Jump(at("r4c6")))

    assert state.seats[0].pawn == at("r4c6")
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("P5")
def test_p5_a_portal_is_not_entered_when_no_other_is_free() -> None:
    state = standing(first_turn("qftm", *ALL_TOA), 0, "r6c11")
    for seat, name in enumerate(("r4c6", "r8c2", "r10c9", "r13c7", "r15c4"), start=1):
        state = standing(state, seat, name)

    assert at("r7c11") not in steps(state)
    assert at("r7c11") in steps(standing(state, 5, "r10c0"))


@pytest.mark.rule("P5")
def test_p5_a_portal_is_not_entered_under_a_ban() -> None:
    state = standing(first_turn("qftm"), 0, "r6c11")
    ban = Lasting(Ban(Who.SELF, Banned.PORTAL, Turns(3)), 3, 0)
    state = state.with_seat(ME, state.seats[0]._replace(lasting=(ban,)))

    assert at("r7c11") not in steps(state)


@pytest.mark.rule("P5")
def test_p5_when_the_last_other_portal_is_taken_on_the_way_the_pawn_stays() -> None:
    state = standing(first_turn("bohrok", *ALL_TOA), 0, "r6c11")
    for seat, name in enumerate(("r4c6", "r8c2", "r10c9", "r13c7", "r15c5"), start=1):
        state = standing(state, seat, name)
    state = holding(state, 0, Deck.GA, "swift", "puppet")

    state = walked(played(state, PlayCard("swift")), "r7c11")
    state = played(state, PlayCard("puppet", Seat(5)), ChooseSpace(at("r15c4")), EndMove())

    assert state.phase == TurnOver(ME)
    assert state.seats[0].pawn == at("r7c11")


@pytest.mark.rule("P6")
def test_p6_bohrok_control_acts_only_when_the_move_ends_there() -> None:
    state = walked(standing(first_turn("bohrok"), 0, "r2c7"), "r3c7")
    assert state.phase == Moving(ME)

    assert played(state, EndMove()).phase == OnBohrok(ME)
    last = walked(standing(first_turn("bohrok"), 0, "r1c6"), "r1c5")
    assert last.phase == Moving(ME)
    last = walked(standing(first_turn("bohrok"), 0, "r2c9"), "r2c8", "r2c7", "r3c7")
    assert last.phase == OnBohrok(ME)


@pytest.mark.rule("P6")
def test_p6_the_last_one_used_is_blank_until_another_is_used() -> None:
    state = walked(standing(first_turn("bohrok"), 0, "r2c7"), "r3c7")
    state = played(state, EndMove(), DrawFrom(Deck.KRANA))
    assert state.phase == TurnOver(ME)

    state = again(state, "r2c7")
    assert played(walked(state, "r3c7"), EndMove()).phase == TurnOver(ME)

    state = walked(again(state, "r6c4"), "r6c3")
    state = played(state, EndMove(), DrawFrom(Deck.KRANA))
    state = played(walked(again(state, "r2c7"), "r3c7"), EndMove())
    assert state.phase == OnBohrok(ME)


@pytest.mark.rule("P6")
def test_p6_a_challenge_declared_uses_it_and_declining_does_not() -> None:
    state = on_top(first_turn("bohrok", Toa.KOPAKA, Toa.TAHU), Deck.BOHROK, "tahnok")
    state = holding(standing(state, 0, "r2c7"), 0, Deck.KRANA, "krana_tahnok_xa")
    state = played(walked(state, "r3c7"), EndMove())

    assert played(state, Decline()).seats[0].last_bohrok is None
    assert played(state, Declare("krana_tahnok_xa", YOU)).seats[0].last_bohrok == at("r3c7")


@pytest.mark.rule("P6")
def test_p6_l9_without_a_swarm_it_is_blank() -> None:
    for table in (first_turn("qftm"), first_turn("rshl", swarm=False)):
        state = walked(standing(table, 0, "r2c7"), "r3c7")
        assert played(state, EndMove()).phase == TurnOver(ME)
