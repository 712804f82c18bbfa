"""Worked examples of the rules page with its numbers: J1, J2, J8 to J12, J14."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    Add,
    Answer,
    DrawFrom,
    EndMove,
    EndTurn,
    Pass,
    PlayCard,
    Target,
    TurnUpMission,
    UsePower,
    UseTool,
)
from game.rules.masks.phases import (
    Answering,
    Contest,
    Drawing,
    Moving,
    OnMission,
    Targeting,
    TurnOver,
    TurnStart,
)
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.state import State
from tests.masks.tables import (
    advised,
    asked,
    at,
    challenge_of,
    first_turn,
    hand,
    holding,
    in_contest,
    legal,
    mask_of,
    next_turn,
    on_top,
    played,
    standing,
    turn_of,
    walked,
    wearing,
)

ME, YOU = Seat(0), Seat(1)
SPEED, VISION, FLIGHT_AND_SWIMMING = "3", "6", "206"


def scores(state: State) -> tuple[int, int]:
    return challenge_of(state).scores


@pytest.mark.rule("J1")
def test_j1_gali_challenges_pohatu_in_vision() -> None:
    state = first_turn("qftm", Toa.GALI, Toa.POHATU, masks_of_might=True)
    state = in_contest(asked(wearing(state, 1, "akaku"), 1), VISION)
    assert (scores(state), state.phase) == ((600, 500), Contest(YOU))

    state = played(state, Add("akaku"))
    assert (scores(state), state.phase) == ((600, 600), Contest(YOU))
    piles = len(state.seats[0].pile), len(state.seats[0].nobles)
    state = played(state, Pass())

    assert (len(state.seats[0].pile), len(state.seats[0].nobles)) == (piles[0] - 1, piles[1] - 1)
    assert len(state.seats[1].pile) == 7  # Akaku had been won


@pytest.mark.rule("J2")
def test_j2_lewa_used_kakama_a_turn_ago_and_challenges_gali_in_speed() -> None:
    state = first_turn("qftm", Toa.LEWA, Toa.GALI, masks_of_might=True)
    state = wearing(wearing(state, 0, "kakama"), 1, "kakama")
    state = holding(asked(state, 0, 1), 1, Deck.GA, "plus_100")
    state = played(state, UsePower("kakama"))
    way = ("r18c5", "r17c5", "r17c4", "r16c4", "r16c5", "r17c5")
    state = walked(state, *way[:5])
    assert state.phase == Moving(ME)  # six steps: one is left
    state = next_turn(next_turn(played(state, EndMove())))
    assert state.phase == TurnStart(ME)

    state = in_contest(state, SPEED)
    assert (scores(state), state.phase) == ((800, 700), Contest(YOU))
    state = played(state, Add("kakama"))
    assert (scores(state), state.phase) == ((800, 800), Contest(YOU))
    state = played(state, PlayCard("plus_100"))
    assert (scores(state), state.phase) == ((800, 900), Contest(ME))
    assert Add("kakama") not in legal(state)
    pile = len(state.seats[0].pile)
    state = played(state, Pass())

    assert len(state.seats[0].pile) == pile
    assert mask_of(state, 0, "kakama").is_ready


@pytest.mark.rule("J8")
def test_j8_onua_uses_the_drill() -> None:
    state = advised(asked(first_turn("qftm", Toa.ONUA, Toa.GALI), 0, 1), 0, "drill_of_onua")
    state = state.with_seat(ME, state.seats[0]._replace(attached_turaga="drill_of_onua"))

    state = played(state, UseTool("drill_of_onua"))
    far = walked(state, "r4c2", "r5c2", "r6c2", "r6c1")
    assert far.phase == Moving(ME)
    assert walked(far, "r5c1").phase == TurnOver(ME)
    assert far.seats[0].turaga[0].is_spent
    far = next_turn(next_turn(played(far, EndMove())))
    assert UseTool("drill_of_onua") not in legal(far)

    far = played(in_contest(far, SPEED), Pass())

    assert not far.seats[0].turaga[0].is_spent


@pytest.mark.rule("J9")
def test_j9_onua_draws_safe_path_on_his_way_and_passes_a_mission_with_it() -> None:
    state = on_top(first_turn("qftm", Toa.ONUA, Toa.GALI), Deck.GA, "safe_path")
    missions = state.stacks[Deck.MISSION]

    state = walked(standing(state, 0, "r6c1"), "r7c1")
    assert state.phase == Drawing(ME, 1, 1)
    state = walked(played(state, DrawFrom(Deck.GA)), "r7c0")
    assert set(legal(state)) == {TurnUpMission(), PlayCard("safe_path")}
    state = played(state, PlayCard("safe_path"))

    assert state.phase == Moving(ME)
    assert state.stacks[Deck.MISSION] == missions
    assert state.seats[0].tasks == ()


@pytest.mark.rule("J10")
def test_j10_two_skills() -> None:
    state = first_turn("qftm", masks_of_might=True)
    state = holding(asked(state, 0, 1), 1, Deck.GA, "plus_100")
    state = in_contest(wearing(state, 1, "miru"), FLIGHT_AND_SWIMMING)
    assert challenge_of(state).skills == (Skill.FLIGHT, Skill.SWIMMING)
    assert (scores(state), state.phase) == ((1300, 1300), Contest(YOU))

    assert scores(played(state, Add("kaukau"))) == (1300, 1400)
    assert scores(played(state, Add("miru"))) == (1300, 1400)
    assert scores(played(state, PlayCard("plus_100"))) == (1300, 1400)


@pytest.mark.rule("J11")
@pytest.mark.parametrize("edition", ["qftm", "bohrok", "rshl"])
def test_j11_swift_leads_past_two_missions_to_three_challenges(edition: str) -> None:
    state = first_turn(edition, Toa.TAHU, Toa.GALI, Toa.LEWA)
    state = holding(standing(state, 0, "r6c6"), 0, Deck.GA, "swift")
    missions = state.stacks[Deck.MISSION]
    assert walked(state, "r7c6").phase == OnMission(ME)

    state = walked(played(state, PlayCard("swift")), "r7c6", "r8c6", "r9c6")
    if state.phase == Moving(ME):  # only the space where it ends acts (E10)
        assert edition != "qftm"
        state = played(state, EndMove())

    assert state.phase == Targeting(ME, 3)
    assert state.stacks[Deck.MISSION] == missions


@pytest.mark.rule("J12")
def test_j12_pohatu_draws_once_and_the_space_is_blank_next_turn() -> None:
    state = first_turn("qftm", Toa.POHATU, Toa.TAHU)
    state = played(walked(state, "r0c7", "r1c7"), DrawFrom(Deck.GA))
    assert len(hand(state, 0)) == 1
    state = walked(state, "r2c7")
    assert state.phase == TurnOver(ME)

    state = turn_of(state, 0)

    assert walked(state, "r1c7").phase == Moving(ME)


@pytest.mark.rule("J12")
def test_j12_tahu_takes_the_back_door_to_a_challenge() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, Toa.LEWA)
    state = played(walked(state, "r10c12", "r11c12", "r11c11"), EndTurn())
    state = next_turn(next_turn(state))

    state = walked(state, "r12c11")

    assert state.phase == Targeting(ME, 1)
    assert state.seats[0].pawn == at("r12c11")
    assert played(state, Target(YOU)).seats[0].tasks == ()


@pytest.mark.rule("J14")
def test_j14_huna_komau_and_komau_again() -> None:
    state = first_turn("qftm", Toa.ONUA, Toa.GALI, Toa.LEWA, masks_of_might=True)
    state = wearing(wearing(wearing(state, 0, "komau"), 1, "huna"), 2, "komau")
    state = holding(asked(state, 1, 2), 0, Deck.GA, "drop_one")

    state = played(state, PlayCard("drop_one", YOU), Answer("huna"))
    assert isinstance(state.phase, Answering)  # Lewa was the only other one to name
    assert state.phase.play.target == Seat(2)
    state = played(state, Answer("komau"), Answer("komau"))

    assert state.phase == TurnStart(ME)
    assert hand(state, 1) == ["draw_two"]
    assert hand(state, 2) == []
    tired = ((0, "komau"), (1, "huna"), (2, "komau"))
    assert all(mask_of(state, *which).is_exhausted for which in tired)
