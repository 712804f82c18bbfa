"""Rahi Challenges (R1-R4, R6, R7)."""

import pytest

from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    ChooseCard,
    DeclareRahi,
    Decline,
    DrawFrom,
    EndTurn,
    PlayEffect,
    Step,
)
from game.rules.masks.phases import Contest, Moving, Overfull, RahiEffect, TurnOver
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.state import Adviser, State, Worn
from tests.masks.rules.situations import (
    GALI,
    KOPAKA,
    LEWA,
    TAHU,
    did,
    discards,
    qftm,
    rahi_challenge,
    turn_over,
    with_task,
)
from tests.masks.tables import (
    advised,
    at,
    first_turn,
    hand,
    holding,
    legal,
    on_top,
    standing,
)

GA, RAHI = Deck.GA, Deck.RAHI
ME, OTHER, THIRD = Seat(0), Seat(1), Seat(2)
NINE = ("284", "285", "286", "221", "222", "223", "229", "230", "231")


def rahi(*toas: Toa, might: bool = False) -> State:
    return qftm(*(toas or (TAHU, GALI, LEWA)), rahi=True, masks_of_might=might)


def declarations(state: State) -> list[DeclareRahi]:
    return [x for x in legal(state) if isinstance(x, DeclareRahi)]


# R1, R2


@pytest.mark.rule("R1")
def test_r1_they_are_held_hidden() -> None:
    state = holding(rahi(), 1, RAHI, "284", "221")
    assert {card.key for card in rules.observe(state, ME).seats[1].hands[RAHI]} == {""}


@pytest.mark.rule("R2")
@pytest.mark.parametrize(
    ("drawn", "of_its_type"),
    [
        ("287", ["284", "285", "286", "287"]),
        ("228", ["221", "222", "223", "228"]),
        ("232", ["229", "230", "231", "232"]),
    ],
)
def test_r2_a_fourth_of_a_type_is_looked_at_then_one_of_that_type_is_discarded(
    drawn: str, of_its_type: list[str]
) -> None:
    state = holding(rahi(), 0, RAHI, *NINE)
    state = draw_rahi(state, drawn)
    assert isinstance(state.phase, Overfull)
    assert legal(state) == [ChooseCard(key) for key in of_its_type]
    state = did(state, ChooseCard(of_its_type[0]))
    assert len(hand(state, 0, RAHI)) == 9
    assert discards(state, RAHI) == [of_its_type[0]]
    assert state.phase == Moving(ME)


def draw_rahi(state: State, key: str) -> State:
    state = on_top(standing(state, 0, "r1c6"), RAHI, key)
    return did(state, Step(at("r1c7")), DrawFrom(RAHI))


@pytest.mark.rule("R2")
def test_r2_with_ten_any_one_is_discarded() -> None:
    state = draw_rahi(holding(rahi(), 0, RAHI, *NINE), "237")
    assert len(legal(state)) == 10
    state = did(state, ChooseCard("284"))
    assert len(hand(state, 0, RAHI)) == 9


# R4


@pytest.mark.rule("R4")
def test_r4_it_takes_a_rahi_a_challenge_and_an_effect() -> None:
    state = rahi()
    full = holding(state, 0, RAHI, "284", "227", "230")
    assert declarations(full) == [DeclareRahi("284", "227", seat) for seat in (OTHER, THIRD)]
    for lacking in (("284", "227"), ("284", "230"), ("227", "230")):
        assert declarations(holding(state, 0, RAHI, *lacking)) == []


@pytest.mark.rule("R4")
def test_r4_any_pairing() -> None:
    state = holding(rahi(TAHU, GALI), 0, RAHI, "284", "286", "221", "227", "230")
    pairs = {(x.rahi, x.challenge) for x in declarations(state)}
    assert pairs == {("284", "221"), ("284", "227"), ("286", "221"), ("286", "227")}


@pytest.mark.rule("R4")
def test_r4_u3_instead_of_moving_not_after_a_step_nor_in_turn_over_nor_when_skipping() -> None:
    state = holding(rahi(), 0, RAHI, "284", "227", "230")
    assert declarations(did(standing(state, 0, "r12c4"), Step(at("r12c5")))) == []
    assert declarations(turn_over(state)) == []
    assert declarations(state.but(turn=state.turn._replace(skips=True))) == []


@pytest.mark.rule("R4")
def test_r4_c2_a_seat_under_a_shield_cannot_be_named() -> None:
    state = holding(rahi(), 0, RAHI, "284", "227", "230")
    state = state.with_seat(OTHER, state.seats[1]._replace(is_shielded=True))
    assert [x.seat for x in declarations(state)] == [THIRD]


@pytest.mark.rule("R4")
def test_r4_the_effect_is_not_shown_yet() -> None:
    state = holding(holding(rahi(), 1, GA, "slant"), 0, RAHI, "285", "227", "230")
    state = did(state, DeclareRahi("285", "227", OTHER))
    assert state.phase == Contest(OTHER)
    seen = rules.observe(state, OTHER)
    assert [card.key for card in seen.seats[0].hands[RAHI]] == [""]
    assert state.challenge is not None
    assert [card.key for card in state.challenge.rahi] == ["285", "227"]


# R6, R7


@pytest.mark.rule("R6")
def test_r6_ahead_at_the_pass_the_challenger_may_play_an_effect() -> None:
    state = holding(rahi(TAHU, GALI), 0, RAHI, "229", "232")
    state = rahi_challenge(state, "285", "227")
    assert state.phase == RahiEffect(ME, OTHER)
    assert legal(state) == [PlayEffect("229"), PlayEffect("232"), Decline()]
    state = did(state, PlayEffect("229"))
    assert hand(state, 0, RAHI) == ["232"]
    assert discards(state, RAHI) == ["285", "227"]  # the lingering Effect lies before Gali
    assert [x.card.key for x in state.seats[1].lasting if x.card] == ["229"]
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("R6")
def test_r6_it_may_also_keep_its_effects() -> None:
    state = did(rahi_challenge(rahi(TAHU, GALI), "285", "227"), Decline())
    assert hand(state, 0, RAHI) == ["230"]
    assert discards(state, RAHI) == ["285", "227"]
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("R6")
def test_r6_not_ahead_the_effects_stay_in_hand() -> None:
    state = rahi_challenge(rahi(TAHU, GALI), "285", "221")
    assert hand(state, 0, RAHI) == ["230"]
    assert discards(state, RAHI) == ["285", "221"]
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("R6")
def test_r6_an_effect_that_does_not_linger_is_discarded() -> None:
    state = holding(rahi(TAHU, GALI), 0, RAHI, "232")
    state = did(rahi_challenge(state, "285", "227"), PlayEffect("232"))
    assert discards(state, RAHI) == ["285", "227", "232"]


@pytest.mark.rule("R7")
def test_r7_c9_masks_of_both_are_refreshed_tools_are_not() -> None:
    state = rahi(TAHU, GALI, might=True)
    for seat, tool in ((ME, "firestaff"), (OTHER, "trident")):
        state = advised(state, seat, tool)
        own = state.seats[seat]
        state = state.with_seat(
            seat,
            own._replace(
                masks=(Worn(own.masks[0].key, is_exhausted=True),),
                turaga=(Adviser(tool, is_spent=True),),
                set_skill=(Skill.FLIGHT, 500),
            ),
        )
    state = rahi_challenge(state, "285", "221")
    for seat in (ME, OTHER):
        own = state.seats[seat]
        assert own.masks[0].is_ready
        assert own.turaga[0].is_spent
        assert own.set_skill is None


@pytest.mark.rule("R7")
def test_r7_the_turn_goes_to_its_end_without_a_move() -> None:
    state = rahi_challenge(rahi(TAHU, GALI), "285", "221")
    assert not [x for x in legal(state) if isinstance(x, Step)]
    assert EndTurn() in legal(state)
    assert state.challenge is None


@pytest.mark.rule("P4")
def test_p4_a_rahi_challenge_opens_no_game_action_space() -> None:
    state = rahi(TAHU, GALI)
    state = state.with_seat(ME, state.seats[0]._replace(last_draw=at("r1c7")))
    state = rahi_challenge(state, "285", "221")
    assert state.seats[0].last_draw == at("r1c7")


def test_r_every_edition_but_duel_may_have_them() -> None:
    for edition in ("qftm", "bohrok", "rshl"):
        assert first_turn(edition, rahi=True).terms.has_rahi
    assert not first_turn("duel", KOPAKA, TAHU, rahi=True).terms.has_rahi


@pytest.mark.rule("N2")
def test_n2_a_task_does_not_bar_rahi_challenges() -> None:
    state = with_task(holding(rahi(), 0, RAHI, "284", "227", "230"), "11")
    assert declarations(state)


def test_gmc_are_not_used_in_a_rahi_challenge() -> None:
    state = rahi(TAHU, GALI)
    count = len(state.stacks[Deck.GMC].cards)
    state = rahi_challenge(state, "285", "221")
    assert len(state.stacks[Deck.GMC].cards) == count
