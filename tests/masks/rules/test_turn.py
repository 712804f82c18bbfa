"""The turn (section 4)."""

import pytest

from game.core.seats import NATURE, Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Attach,
    ChooseCard,
    ChooseSpace,
    DeclareRahi,
    Decline,
    EndMove,
    EndTurn,
    PlayCard,
    Roll,
    Step,
    TurnUpMission,
    UseTool,
)
from game.rules.masks.events import Rolled
from game.rules.masks.phases import (
    ChoosingDiscard,
    Contest,
    Drawing,
    OnMission,
    TurnOver,
    TurnStart,
)
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.printed.effects import LimitSteps, SkipMove, Turns, Who
from game.rules.masks.state import Lasting, State
from tests.masks.tables import (
    ALL_TOA,
    advised,
    at,
    first_turn,
    holding,
    in_contest,
    legal,
    on_top,
    played,
    standing,
    steps,
    told,
    turn_of,
    walked,
    wearing,
    with_task,
)

ME, YOU = Seat(0), Seat(1)


def skipping(state: State, seat: int) -> State:
    own = state.seats[seat]
    lasting = (*own.lasting, Lasting(SkipMove(Who.SELF), -1, 0))
    return state.with_seat(Seat(seat), own._replace(lasting=lasting))


def my_next_turn(state: State) -> State:
    """Seat 0 ends its turn, the other seat steps and ends its own."""
    state = played(state, EndTurn())
    state = played(state, Step(min(steps(state))), EndMove())
    return played(state, EndTurn())


# U1


@pytest.mark.rule("U1")
def test_u1_the_shield_ends_when_the_own_turn_begins() -> None:
    state = first_turn("qftm", masks_of_might=True)
    for seat in (ME, YOU):
        state = state.with_seat(seat, state.seats[seat]._replace(is_shielded=True))

    state = played(walked(state, "r8c12"), EndMove(), EndTurn())

    assert [own.is_shielded for own in state.seats] == [True, False]


@pytest.mark.rule("U1")
def test_u1_tasks_lapse_before_they_are_rolled_for() -> None:
    state = with_task(first_turn("qftm"), 1, "145", age=5)

    state = played(walked(state, "r8c12"), EndMove(), EndTurn())

    assert state.phase == TurnStart(YOU)
    assert state.seats[1].tasks == ()


@pytest.mark.rule("U1")
def test_u1_each_task_is_rolled_for_once_oldest_first() -> None:
    state = with_task(first_turn("qftm", rahi=True), 1, "145")
    state = with_task(with_task(state, 1, "7"), 1, "307")

    state = played(walked(state, "r8c12"), EndMove(), EndTurn())
    assert rules.to_move(state) == NATURE

    state = played(state, Roll(8))
    assert rules.to_move(state) == NATURE
    state = played(state, Roll(9))

    assert state.phase == TurnStart(YOU)
    assert [task.card.key for task in state.seats[1].tasks] == ["145", "7"]


@pytest.mark.rule("U1")
def test_u1_a_task_that_is_rolled_makes_room_for_the_next_roll() -> None:
    state = with_task(with_task(first_turn("qftm", rahi=True), 1, "145"), 1, "307")
    state = played(walked(state, "r8c12"), EndMove(), EndTurn())

    assert any(isinstance(x, Rolled) for x in told(state, Roll(12)))
    state = played(state, Roll(12), Roll(1))

    assert state.phase == TurnStart(YOU)
    assert [task.card.key for task in state.seats[1].tasks] == ["307"]


@pytest.mark.rule("U1")
def test_u1_attaching_and_playing_come_in_any_order_and_number_before_the_move() -> None:
    state = wearing(first_turn("qftm"), 0, "miru")
    state = holding(state, 0, Deck.GA, "far_sight", "slant", "swift")

    state = played(state, PlayCard("slant"), PlayCard("far_sight"))
    state = played(state, Attach("miru", None), PlayCard("swift"))

    assert state.phase == TurnStart(ME)
    assert not [x for x in legal(walked(state, "r8c12")) if isinstance(x, Attach | UseTool)]


# U2-U5


@pytest.mark.rule("U2")
def test_u2_a_seat_that_can_move_cannot_end_its_turn_without() -> None:
    assert EndTurn() not in legal(first_turn("qftm"))


@pytest.mark.rule("U3")
def test_u3_a_rahi_challenge_is_instead_of_moving() -> None:
    state = first_turn("qftm", Toa.KOPAKA, Toa.TAHU, rahi=True)
    state = holding(state, 0, Deck.RAHI, "284", "227", "230")
    challenge = DeclareRahi("284", "227", YOU)
    assert challenge in legal(state)

    assert challenge not in legal(walked(state, "r10c1"))
    state = played(state, challenge, Decline())

    assert state.phase == TurnOver(ME)
    assert state.seats[0].pawn == at("r10c0")


@pytest.mark.rule("U4")
def test_u4_a_card_that_sets_the_own_pawn_is_instead_of_moving() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, "homeward", "gate_song")
    assert PlayCard("homeward") not in legal(state)  # he stands there (G3)

    state = played(state, PlayCard("gate_song"), ChooseSpace(at("r4c6")))

    assert state.phase == TurnOver(ME)
    assert state.seats[0].pawn == at("r4c6")


@pytest.mark.rule("U4")
def test_u4_a_card_that_ends_the_turn_is_instead_of_moving() -> None:
    state = on_top(first_turn("qftm"), Deck.MISSION, "7")
    state = holding(state, 0, Deck.GA, "errand", "far_sight")

    state = played(state, PlayCard("errand", YOU), ChooseSpace(at("r2c6")))

    assert state.seats[1].pawn == at("r2c6")
    assert [task.card.key for task in state.seats[1].tasks] == ["7"]
    assert state.phase == TurnOver(ME, is_closed=True)
    assert legal(state) == [EndTurn()]


@pytest.mark.rule("U5", "U3", "U4")
def test_u5_a_seat_that_must_skip_neither_moves_nor_uses_window_s_u3_or_u4() -> None:
    state = skipping(first_turn("qftm", rahi=True), 1)
    state = holding(state, 1, Deck.GA, "swift", "gate_song", "errand", "draw_two")
    state = holding(state, 1, Deck.RAHI, "284", "227", "230")
    state = advised(wearing(state, 1, "miru"), 1, "trident")
    own = state.seats[1]._replace(attached_turaga="trident")
    state = state.with_seat(YOU, own)

    state = played(walked(state, "r8c12"), EndMove(), EndTurn())

    assert state.phase == TurnStart(YOU)
    found = legal(state)
    assert PlayCard("draw_two") in found
    assert Attach("miru", "trident") in found
    assert EndTurn() in found
    kinds = {type(x) for x in found}
    assert kinds == {PlayCard, Attach, EndTurn}
    assert {x.card for x in found if isinstance(x, PlayCard)} == {"draw_two"}


@pytest.mark.rule("U5")
def test_u5_one_move_is_skipped_and_then_the_seat_moves_again() -> None:
    state = skipping(first_turn("qftm"), 1)
    state = played(walked(state, "r8c12"), EndMove(), EndTurn())

    state = played(state, EndTurn())
    state = played(walked(state, "r9c12"), EndMove(), EndTurn())

    assert state.seats[1].lasting == ()
    assert steps(state)
    assert EndTurn() not in legal(state)


@pytest.mark.rule("U5")
def test_u5_a_skip_that_is_shaken_off_is_not_skipped() -> None:
    state = skipping(first_turn("qftm", rahi=True), 1)
    state = holding(state, 1, Deck.GA, "shake_off")
    state = played(walked(state, "r8c12"), EndMove(), EndTurn())

    state = played(state, PlayCard("shake_off"))

    assert state.phase == TurnStart(YOU)
    assert steps(state)
    assert EndTurn() not in legal(state)


# U6-U9


@pytest.mark.rule("U6")
def test_u6_after_the_move_window_f_is_open_once_more() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, "far_sight", "swift")

    state = played(walked(state, "r8c12"), EndMove())

    assert state.phase == TurnOver(ME)
    assert set(legal(state)) == {PlayCard("far_sight"), EndTurn()}
    assert played(state, PlayCard("far_sight")).phase == TurnOver(ME)


@pytest.mark.rule("U6")
def test_u6_lasting_effects_count_down_at_the_end_of_own_turns() -> None:
    state = first_turn("qftm")
    limit = LimitSteps(Who.SELF, 2, Turns(2))
    own = state.seats[0]._replace(lasting=(Lasting(limit, 2, 0),))
    state = state.with_seat(ME, own)

    state = my_next_turn(played(walked(state, "r8c12"), EndMove()))
    assert state.seats[0].lasting == (Lasting(limit, 1, 0),)

    state = my_next_turn(played(walked(state, "r9c12"), EndMove()))
    assert state.seats[0].lasting == ()


@pytest.mark.rule("U6")
def test_u6_what_began_in_this_same_turn_does_not_count_down_yet() -> None:
    state = standing(on_top(first_turn("qftm"), Deck.MISSION, "144"), 0, "r9c9")

    state = played(walked(state, "r9c8"), TurnUpMission())
    state = my_next_turn(state)

    assert [lasting.turns for lasting in state.seats[0].lasting] == [1]
    state = walked(state, "r9c9")
    assert state.phase == TurnOver(ME)  # one step only
    assert played(state, EndTurn()).seats[0].lasting == ()


@pytest.mark.rule("U7")
def test_u7_the_hand_over_is_by_the_players_own_word() -> None:
    state = played(walked(first_turn("qftm"), "r8c12"), EndMove())

    assert state.phase == TurnOver(ME)
    assert legal(state) == [EndTurn()]
    assert played(state, EndTurn()).phase == TurnStart(YOU)


@pytest.mark.rule("U8")
def test_u8_the_only_target_is_named_by_itself() -> None:
    state = holding(first_turn("qftm"), 1, Deck.GA, "plus_100")

    assert in_contest(state, "1").phase == Contest(YOU)


@pytest.mark.rule("U8")
def test_u8_a_seat_without_cards_and_masks_passes_by_itself() -> None:
    state = in_contest(first_turn("qftm"), "1")  # flight: 700 against 400

    assert state.phase == TurnOver(ME)
    assert len(state.seats[0].pile) == 7


@pytest.mark.rule("U8")
def test_u8_a_seat_with_a_card_is_asked_whatever_it_is() -> None:
    state = holding(first_turn("qftm"), 1, Deck.GA, "swift")

    assert in_contest(state, "1").phase == Contest(YOU)


@pytest.mark.rule("U8")
def test_u8_drawing_and_missions_stay_with_the_player() -> None:
    state = first_turn("qftm", Toa.POHATU, Toa.TAHU)

    assert walked(state, "r0c7", "r1c7").phase == Drawing(ME, 1, 1)
    assert walked(standing(state, 0, "r1c6"), "r2c6").phase == OnMission(ME)


@pytest.mark.rule("U9")
def test_u9_an_effect_on_several_seats_goes_round_from_the_left() -> None:
    state = first_turn("rshl", *ALL_TOA[:4], swarm=False)
    state = holding(turn_of(state, 1), 1, Deck.GA, "firestorm")
    for seat, name in enumerate(("r6c7", "r6c6", "r6c5", "r0c6")):
        state = standing(state, seat, name)
        state = holding(state, seat, Deck.GA, "plus_100", "minus_100" if seat == 1 else "swift")

    state = played(state, PlayCard("firestorm"))
    assert isinstance(state.phase, ChoosingDiscard)
    assert state.phase.seat == Seat(2)
    state = played(state, ChooseCard("swift"))
    assert isinstance(state.phase, ChoosingDiscard)
    assert state.phase.seat == Seat(0)
    state = played(state, ChooseCard("plus_100"))

    assert state.phase == TurnStart(YOU)
    assert state.stacks[Deck.GA].discards == ("swift", "plus_100", "firestorm")
