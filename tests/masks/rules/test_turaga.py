"""Turaga cards and their tools (section 10)."""

import pytest

from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Add,
    Attach,
    Bury,
    DeclareRahi,
    Decline,
    EndMove,
    EndTurn,
    Pass,
    UseTool,
)
from game.rules.masks.challenges.prizes import knockable
from game.rules.masks.phases import Arranging, TurnOver, TurnStart
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.printed.effects import Ban, Banned, Turns, Who
from game.rules.masks.state import Adviser, Lasting, State
from tests.masks.tables import (
    ALL_TOA,
    advised,
    asked,
    at,
    card_set,
    challenge_of,
    first_turn,
    hand,
    holding,
    in_contest,
    legal,
    on_top,
    played,
    standing,
    steps,
    walked,
)

ME, YOU = Seat(0), Seat(1)
TOOLS = ("firestaff", "trident", "kau_kau_staff", "stone_hammer", "drill_of_onua", "ice_pick")


def with_tool(toa: Toa) -> State:
    """Seat 0 has its Toa's tool attached, of qftm."""
    other = Toa.GALI if toa is Toa.TAHU else Toa.TAHU
    tool = TOOLS[toa]
    state = advised(first_turn("qftm", toa, other), 0, tool)
    return state.with_seat(ME, state.seats[0]._replace(attached_turaga=tool))


def banned(state: State) -> State:
    ban = Lasting(Ban(Who.SELF, Banned.TURAGA, Turns(3)), 3, 0)
    return state.with_seat(ME, state.seats[0]._replace(lasting=(ban,)))


# A1


@pytest.mark.rule("A1")
@pytest.mark.parametrize("toa", ALL_TOA)
def test_a1_counsel_gives_200_to_the_toas_weakest_skill(toa: Toa) -> None:
    names = (Skill.SPEED, Skill.FLIGHT, Skill.SHIELDING, Skill.STRENGTH, Skill.VISION)
    card = card_set().cards.turaga[f"{toa.name.lower()}_counsel"]

    assert card.skill is (*names, Skill.SWIMMING)[toa]
    assert card.points == 200


@pytest.mark.rule("A1")
@pytest.mark.parametrize("gmc", ["1", "4", "206"])
def test_a1_the_turaga_gives_100_to_any_skill_once(gmc: str) -> None:
    state = asked(advised(first_turn("qftm", Toa.GALI, Toa.ONUA), 0, "nokama"), 0, 1)
    state = state.with_seat(ME, state.seats[0]._replace(attached_mask=None))
    bare = challenge_of(in_contest(state, gmc)).scores
    state = state.with_seat(ME, state.seats[0]._replace(attached_turaga="nokama"))

    assert challenge_of(in_contest(state, gmc)).scores == (bare[0] + 100, bare[1])


@pytest.mark.rule("A1")
def test_a1_a_tool_gives_no_bonus() -> None:
    state = advised(asked(first_turn("qftm", masks_of_might=True), 0, 1), 0, "firestaff", "vakama")

    state = in_contest(state, "3")

    assert Add("vakama") in legal(state)
    assert Add("firestaff") not in legal(state)


@pytest.mark.rule("A1")
def test_a1_turaga_cards_are_not_knocked_off() -> None:
    state = advised(first_turn("bohrok"), 1, "nokama", "trident")

    assert knockable(state, YOU) == ("kaukau",)


@pytest.mark.rule("A1")
def test_a1_under_a_ban_neither_bonus_nor_tool_can_be_used() -> None:
    state = advised(asked(first_turn("qftm", masks_of_might=True), 0, 1), 0, "firestaff", "vakama")
    state = banned(state)

    assert UseTool("firestaff") not in legal(state)
    assert Add("vakama") not in legal(in_contest(state, "3"))


# A2


@pytest.mark.rule("A2")
def test_a2_firestaff_draws_a_card() -> None:
    assert len(hand(played(with_tool(Toa.TAHU), UseTool("firestaff")), 0)) == 1


@pytest.mark.rule("A2")
@pytest.mark.parametrize("buries", [True, False])
def test_a2_trident_looks_at_the_top_mission_and_may_bury_it(buries: bool) -> None:  # noqa: FBT001
    state = on_top(with_tool(Toa.GALI), Deck.MISSION, "7", "9")

    state = played(state, UseTool("trident"))
    assert isinstance(state.phase, Arranging)
    assert rules.observe(state, ME).stacks[Deck.MISSION].cards[-1].key == "9"
    state = played(state, Bury() if buries else Decline())

    missions = [card.key for card in state.stacks[Deck.MISSION].cards]
    assert missions[-1] == ("7" if buries else "9")
    assert missions.index("9") == (0 if buries else 32)
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("A2")
def test_a2_kau_kau_staff_allows_diagonal_steps() -> None:
    state = standing(with_tool(Toa.LEWA), 0, "r6c5")
    assert at("r5c4") not in steps(state)

    assert at("r5c4") in steps(played(state, UseTool("kau_kau_staff")))


@pytest.mark.rule("A2")
def test_a2_ice_pick_looks_at_the_top_challenge() -> None:
    state = played(on_top(with_tool(Toa.KOPAKA), Deck.GMC, "5"), UseTool("ice_pick"))

    assert rules.observe(state, ME).stacks[Deck.GMC].cards[-1].key == "5"
    assert not rules.observe(state, YOU).stacks[Deck.GMC].cards[-1].key


@pytest.mark.rule("A2")
@pytest.mark.parametrize("toa", ALL_TOA)
def test_a2_a_tool_is_for_the_start_of_the_turn_and_then_spent(toa: Toa) -> None:
    state = with_tool(toa)
    tool = UseTool(TOOLS[toa])
    assert tool in legal(state)
    assert tool not in legal(walked(state, sorted_names(state)))

    state = played(state, tool)

    assert state.seats[0].turaga == (Adviser(TOOLS[toa], is_spent=True),)
    assert tool not in legal(state)


def sorted_names(state: State) -> str:
    space = min(steps(state))
    return f"r{space // 13}c{space % 13}"


@pytest.mark.rule("A2")
def test_a2_in_attached_mode_the_tool_must_be_attached_and_stays_so_this_turn() -> None:
    state = advised(first_turn("qftm"), 0, "firestaff", "vakama")
    assert UseTool("firestaff") not in legal(state)
    assert UseTool("firestaff") in legal(played(state, Attach("hau", "firestaff")))

    state = state.with_seat(ME, state.seats[0]._replace(attached_turaga="firestaff"))
    state = played(state, UseTool("firestaff"))

    assert [x for x in legal(state) if isinstance(x, Attach)] == [Attach(None, "firestaff")]


@pytest.mark.rule("A2")
def test_a2_in_a_later_turn_a_spent_tool_may_be_changed_for_another_card() -> None:
    state = advised(with_tool(Toa.TAHU), 0, "vakama")
    state = played(state, UseTool("firestaff"))
    state = played(walked(state, "r8c12"), EndMove(), EndTurn())
    state = played(walked(state, "r6c7"), EndMove(), EndTurn())

    assert state.seats[0].turaga[0].is_spent
    assert Attach("hau", "vakama") in legal(state)
    assert Attach("hau", None) in legal(state)


@pytest.mark.rule("A2")
def test_a2_in_might_mode_a_tool_needs_no_attaching() -> None:
    state = advised(first_turn("qftm", masks_of_might=True), 0, "firestaff")

    assert UseTool("firestaff") in legal(state)


# A3


@pytest.mark.rule("A3")
@pytest.mark.parametrize("gmc", ["1", "3"])
def test_a3_a_spent_tool_is_ready_after_the_next_great_mask_challenge(gmc: str) -> None:
    state = asked(with_tool(Toa.TAHU), 0, 1)
    state = played(state, UseTool("firestaff"))

    state = played(in_contest(state, gmc), Pass())

    assert not state.seats[0].turaga[0].is_spent


@pytest.mark.rule("A3")
def test_a3_as_defender_too() -> None:
    state = advised(first_turn("qftm"), 1, "trident")
    state = state.with_seat(
        YOU, state.seats[1]._replace(turaga=(Adviser("trident", is_spent=True),))
    )

    assert not in_contest(state, "1").seats[1].turaga[0].is_spent


@pytest.mark.rule("A3")
def test_a3_the_other_two_are_never_spent() -> None:
    state = advised(asked(first_turn("qftm", masks_of_might=True), 0, 1), 0, "vakama")

    state = played(in_contest(state, "3"), Add("vakama"), Pass())

    assert state.seats[0].turaga == (Adviser("vakama"),)


@pytest.mark.rule("A3")
def test_a3_r7_a_rahi_challenge_does_not_refresh_a_tool() -> None:
    state = advised(first_turn("qftm", Toa.KOPAKA, Toa.TAHU, rahi=True), 1, "firestaff")
    state = state.with_seat(
        YOU, state.seats[1]._replace(turaga=(Adviser("firestaff", is_spent=True),))
    )
    state = holding(state, 0, Deck.RAHI, "284", "227", "230")

    state = played(state, DeclareRahi("284", "227", YOU), Decline())

    assert state.phase == TurnOver(ME)
    assert state.seats[1].turaga[0].is_spent
