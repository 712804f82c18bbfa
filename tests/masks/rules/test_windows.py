"""When something may be played (section 7, W1-W4, W8); answers are in `test_answers.py`."""

import pytest

from game.core.seats import Audience, Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Declare,
    EndMove,
    EndTurn,
    Pass,
    PlayCard,
    Step,
    Target,
    TurnUpMission,
    UsePower,
)
from game.rules.masks.events import Passed
from game.rules.masks.phases import (
    Contest,
    Declared,
    Drawing,
    Moving,
    OnBohrok,
    OnMission,
    TurnOver,
)
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.state import State
from tests.masks.tables import (
    ALL_TOA,
    asked,
    at,
    by_chance,
    challenge_of,
    first_turn,
    hand,
    holding,
    in_contest,
    legal,
    on_top,
    played,
    standing,
    told,
    walked,
    wearing,
)

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)
ONE_OF_EACH = ("far_sight", "swift", "safe_path", "plus_100")  # windows F, S, M, A


def playable(state: State) -> set[str]:
    return {x.card for x in legal(state) if isinstance(x, PlayCard)}


def on_control(state: State) -> State:
    """Seat 0 ends its move on a Bohrok Control space, a regular Tahnok on top."""
    state = on_top(state, Deck.BOHROK, "tahnok")
    state = holding(standing(state, 0, "r2c7"), 0, Deck.KRANA, "krana_tahnok_xa")
    return played(walked(state, "r3c7"), EndMove())


def declared(state: State) -> State:
    return played(on_control(state), Declare("krana_tahnok_xa", YOU))


# W1, W2


@pytest.mark.rule("W1")
def test_w1_window_f_is_open_in_turn_start_between_steps_and_in_turn_over() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, *ONE_OF_EACH)
    assert "far_sight" in playable(state)

    state = walked(state, "r8c12")
    assert state.phase == Moving(ME)
    assert playable(state) == {"far_sight"}

    state = played(state, EndMove())
    assert state.phase == TurnOver(ME)
    assert playable(state) == {"far_sight"}


@pytest.mark.rule("W1")
def test_w1_window_f_is_not_open_in_turn_over_when_it_is_closed() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, "far_sight")

    assert legal(state.but(phase=TurnOver(ME, is_closed=True))) == [EndTurn()]


@pytest.mark.rule("W1")
def test_w1_powers_of_window_f_follow_it() -> None:
    state = first_turn("qftm", masks_of_might=True)

    assert UsePower("hau") in legal(state)
    state = walked(state, "r8c12")
    assert UsePower("hau") in legal(state)
    assert UsePower("hau") in legal(played(state, EndMove()))


@pytest.mark.rule("W2")
def test_w2_window_s_is_turn_start_only() -> None:
    state = holding(first_turn("qftm"), 0, Deck.GA, *ONE_OF_EACH)

    assert playable(state) == {"far_sight", "swift"}


@pytest.mark.rule("W2")
def test_w2_window_m_is_on_a_mission_space_only() -> None:
    state = holding(standing(first_turn("qftm"), 0, "r9c9"), 0, Deck.GA, *ONE_OF_EACH)

    state = walked(state, "r9c8")

    assert state.phase == OnMission(ME)
    assert playable(state) == {"safe_path"}


@pytest.mark.rule("W2")
def test_w2_window_b_is_on_a_bohrok_control_space_only() -> None:
    state = holding(first_turn("bohrok"), 0, Deck.GA, *ONE_OF_EACH, "double_control")
    assert "double_control" not in playable(state)

    state = on_control(state)

    assert state.phase == OnBohrok(ME)
    assert playable(state) == {"double_control"}


@pytest.mark.rule("W2")
def test_w2_window_k_is_at_a_draw_or_a_step() -> None:
    state = first_turn("qftm", Toa.GALI, Toa.TAHU, masks_of_might=True)
    state = standing(wearing(state, 0, "miru", "pakari"), 0, "r0c7")
    assert not [x for x in legal(state) if isinstance(x, UsePower)]

    state = walked(state, "r1c7")

    assert state.phase == Drawing(ME, 1, 1)
    assert UsePower("kaukau") in legal(state)


@pytest.mark.rule("W1")
def test_w1_nothing_is_played_while_drawing_but_what_is_for_it() -> None:
    state = holding(standing(first_turn("qftm"), 0, "r0c7"), 0, Deck.GA, *ONE_OF_EACH)

    assert not playable(walked(state, "r1c7"))


# W3


@pytest.mark.rule("W3")
def test_w3_in_a_contest_only_the_participant_with_the_say_plays() -> None:
    state = first_turn("qftm", *ALL_TOA[:3])
    for seat in range(3):
        state = holding(state, seat, Deck.GA, "plus_100")
    state = on_top(standing(state, 0, "r11c11"), Deck.GMC, "1")

    state = walked(state, "r12c11")
    state = played(state, Target(YOU))

    assert state.phase == Contest(YOU)
    assert rules.to_move(state) == YOU


@pytest.mark.rule("W3")
def test_w3_the_opponent_meant_in_a_contest_is_the_other_participant() -> None:
    state = first_turn("qftm", *ALL_TOA[:3])
    state = asked(holding(state, 0, Deck.GA, "minus_100"), 2)
    state = on_top(standing(state, 0, "r11c11"), Deck.GMC, "3")
    state = walked(state, "r12c11")
    state = played(holding(state, 0, Deck.GA, "swift"), Target(THIRD))
    assert challenge_of(state).scores == (400, 800)
    assert PlayCard("minus_100") in legal(state)

    assert challenge_of(played(state, PlayCard("minus_100"))).scores == (400, 700)


@pytest.mark.rule("W3")
def test_w3_other_windows_are_closed_in_a_contest() -> None:
    state = holding(first_turn("qftm"), 1, Deck.GA, *ONE_OF_EACH)

    state = in_contest(state, "1")

    assert set(legal(state)) == {PlayCard("plus_100"), Pass()}


# W4


@pytest.mark.rule("W4")
def test_w4_all_others_are_asked_once_from_the_challengers_left() -> None:
    state = asked(first_turn("bohrok", *ALL_TOA[:4]), 1, 2, 3)

    state = declared(state)
    assert state.phase == Declared((Seat(1), Seat(2), Seat(3)))
    assert legal(state) == [Pass()]
    state = played(state, Pass())
    assert state.phase == Declared((Seat(2), Seat(3)))
    state = played(state, Pass(), Pass())

    assert isinstance(state.phase, Contest)


@pytest.mark.rule("W4")
def test_w4_a_seat_may_play_one_card_after_the_other_until_it_passes() -> None:
    state = holding(first_turn("bohrok"), 1, Deck.GA, "spoils", "spoils")
    state = declared(on_top(state, Deck.GA, "plus_100", "plus_200"))

    state = played(state, PlayCard("spoils"))
    assert state.phase == Declared((YOU,))
    state = played(state, PlayCard("spoils"))

    assert sorted(hand(state, 1)) == ["plus_100", "plus_200"]
    assert state.phase == Declared((YOU,))


@pytest.mark.rule("W4")
def test_w4_no_control_closes_the_window() -> None:
    state = holding(first_turn("bohrok", *ALL_TOA[:3]), 1, Deck.GA, "no_control")
    state = asked(state, 2)

    state = by_chance(played(declared(state), PlayCard("no_control")))

    assert state.phase == TurnOver(ME, is_closed=True)
    assert state.challenge is None


# W8


@pytest.mark.rule("W8")
def test_w8_in_a_and_d_a_seat_with_cards_is_asked_whatever_they_are() -> None:
    state = asked(first_turn("bohrok"), 0, 1)

    state = declared(state)
    assert state.phase == Declared((YOU,))
    assert legal(state) == [Pass()]
    state = played(state, Pass())

    assert isinstance(state.phase, Contest)


@pytest.mark.rule("W8")
def test_w8_in_m_a_seat_is_asked_whatever_it_holds() -> None:
    state = standing(first_turn("qftm"), 0, "r9c9")

    assert legal(walked(state, "r9c8")) == [TurnUpMission()]


@pytest.mark.rule("W8")
def test_w8_every_pass_is_told_also_one_that_is_given_by_itself() -> None:
    state = on_top(standing(first_turn("qftm"), 0, "r11c11"), Deck.GMC, "1")

    passes = [x for x in told(state, Step(at("r12c11"))) if isinstance(x, Passed)]

    assert [(x.seat, x.by_itself) for x in passes] == [(YOU, True)]


@pytest.mark.rule("I5", "W8")
def test_w8_what_is_asked_tells_nobody_what_a_hand_holds() -> None:
    """I5: two hands of as many cards lead to the same question, seen from outside."""
    seen = []
    for key in ("swift", "plus_100"):
        state = in_contest(holding(first_turn("qftm"), 1, Deck.GA, key), "1")
        seen.append(rules.observe(state, Audience.PUBLIC))

    assert seen[0].phase == seen[1].phase
    assert seen[0].seats[1] == seen[1].seats[1]
