"""What every Reward does (G6)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import ChooseSpace, Declare, Decline, EndTurn, Pass, PlayCard
from game.rules.masks.phases import Contest, Declared, OnBohrok, TurnOver
from game.rules.masks.pieces import Deck, Skill
from game.rules.masks.state import State
from tests.masks.rules.situations import (
    GALI,
    KOPAKA,
    LEWA,
    POHATU,
    TAHU,
    bohrok,
    challenge,
    decides,
    declared,
    did,
    discards,
    on_bohrok,
    qftm,
    rshl,
    scores,
    scores_after,
    tasks,
    with_task,
)
from tests.masks.tables import at, by_chance, hand, holding, legal, on_top, standing

GA, KRANA = Deck.GA, Deck.KRANA
ME, OTHER = Seat(0), Seat(1)


def behind(key: str, skill: Skill = Skill.SWIMMING) -> State:
    """Tahu challenges Gali, holding this card: 600 against 900 and her Kaukau in swimming."""
    return challenge(holding(qftm(), 0, GA, key), skill)


# In a contest


@pytest.mark.rule("G6")
@pytest.mark.parametrize(("key", "points"), [("plus_100", 100), ("plus_200", 200)])
def test_g6_a_bonus_to_any_skill(key: str, points: int) -> None:
    state = behind(key)
    assert scores(state) == (600, 1000)
    told = did(holding(state, 0, GA, "quick_change"), PlayCard(key))
    assert scores(told) == (600 + points, 1000)
    assert discards(told, GA) == [key]
    assert told.phase == Contest(ME)


WEAKER = {  # a challenger who is far behind a defender in this skill (V1)
    Skill.FLIGHT: (GALI, LEWA),
    Skill.SHIELDING: (LEWA, TAHU),
    Skill.SPEED: (TAHU, POHATU),
    Skill.STRENGTH: (TAHU, GALI),
    Skill.SWIMMING: (TAHU, GALI),
    Skill.VISION: (POHATU, KOPAKA),
}


@pytest.mark.rule("G6")
@pytest.mark.parametrize("skill", list(Skill))
def test_g6_a_bonus_to_one_skill_counts_where_it_is_named(skill: Skill) -> None:
    key = f"plus_200_{skill.name.lower()}"
    state = challenge(holding(qftm(*WEAKER[skill]), 0, GA, key), skill)
    mine, yours = scores(state)
    assert scores_after(state, PlayCard(key)) == (mine + 200, yours)


@pytest.mark.rule("G6")
@pytest.mark.parametrize("skill", list(Skill))
def test_g6_c7_a_bonus_to_one_skill_cannot_be_played_where_it_is_not_named(skill: Skill) -> None:
    other = Skill.VISION if skill is not Skill.VISION else Skill.SWIMMING
    key = f"plus_200_{skill.name.lower()}"
    state = challenge(holding(qftm(*WEAKER[other]), 0, GA, key), other)
    assert legal(state) == [Pass()]


@pytest.mark.rule("C4")
def test_c4_with_two_skills_a_bonus_to_any_counts_once() -> None:
    state = challenge(holding(qftm(TAHU, GALI), 0, GA, "plus_100", "slant"), "148")
    assert scores(state) == (600 + 800, 900 + 600 + 100)
    assert scores(did(state, PlayCard("plus_100"))) == (1500, 1600)


@pytest.mark.rule("G6")
def test_g6_lightstone_adds_100_and_brings_a_ga_if_its_player_loses() -> None:
    state = holding(rshl(TAHU, GALI), 0, GA, "lightstone")
    state = challenge(state, Skill.SWIMMING)
    assert scores(state) == (700, 900)
    lost = did(state, PlayCard("lightstone"))
    assert len(hand(lost, 0)) == 1  # 800 : 900, no cards left: it has lost
    assert isinstance(lost.phase, TurnOver)


@pytest.mark.rule("G6")
def test_g6_lightstone_brings_nothing_to_who_wins() -> None:
    state = holding(rshl(TAHU, GALI), 0, GA, "lightstone", "plus_200")
    state = challenge(state, Skill.SWIMMING)
    won = did(state, PlayCard("plus_200"))
    assert hand(won, 0) == ["lightstone"]  # 900 : 900, ahead: there is nothing to add
    state = holding(rshl(TAHU, GALI), 0, GA, "lightstone", "lightstone")
    state = challenge(state, Skill.SWIMMING)
    won = did(state, PlayCard("lightstone"), PlayCard("lightstone"))
    assert hand(won, 0) == []


# errand


@pytest.mark.rule("G6")
def test_g6_errand_sets_an_opponent_on_a_mission_space_which_takes_one_and_ends_the_turn() -> None:
    state = on_top(holding(qftm(), 0, GA, "errand"), Deck.MISSION, "10")
    state = did(state, PlayCard("errand", OTHER))
    assert decides(state) == ME
    assert ChooseSpace(at("r7c6")) in legal(state)
    state = did(state, ChooseSpace(at("r7c6")))
    assert state.seats[1].pawn == at("r7c6")
    assert tasks(state, 1) == ["10"]
    assert state.phase == TurnOver(ME, is_closed=True)
    assert legal(state) == [EndTurn()]
    assert discards(state, GA) == ["errand"]


@pytest.mark.rule("G6")
def test_g6_errand_only_free_mission_spaces() -> None:
    state = standing(holding(qftm(), 0, GA, "errand"), 2, "r7c6")
    state = did(state, PlayCard("errand", OTHER))
    assert ChooseSpace(at("r7c6")) not in legal(state)
    assert len(legal(state)) == 25


@pytest.mark.rule("G6")
def test_g6_errand_what_the_opponent_has_to_choose_it_chooses() -> None:
    state = on_top(holding(qftm(), 0, GA, "errand"), Deck.MISSION, "8")
    state = did(state, PlayCard("errand", OTHER), ChooseSpace(at("r7c6")))
    assert decides(state) == OTHER
    state = did(state, ChooseSpace(at("r4c6")))
    assert state.phase == TurnOver(ME, is_closed=True)


@pytest.mark.rule("G6")
def test_g6_errand_with_three_tasks_it_is_moved_all_the_same() -> None:
    state = holding(qftm(), 0, GA, "errand")
    for key in ("11", "12", "13"):
        state = with_task(state, key, seat=1)
    state = did(state, PlayCard("errand", OTHER), ChooseSpace(at("r7c6")))
    assert tasks(state, 1) == ["11", "12", "13"]
    assert state.phase == TurnOver(ME, is_closed=True)


# With the swarm


@pytest.mark.rule("G6")
def test_g6_spoils_draws_a_ga_when_another_declares() -> None:
    state = holding(bohrok(), 0, KRANA, "krana_tahnok_xa")
    state = on_bohrok(holding(state, 2, GA, "spoils", "swift"), "tahnok")
    state = did(state, Declare("krana_tahnok_xa", OTHER))
    assert state.phase == Declared((Seat(2),))  # Gali holds nothing and passes by itself (U8)
    assert PlayCard("spoils") in legal(state)
    state = did(state, PlayCard("spoils"))
    assert len(hand(state, 2)) == 2
    assert state.phase == Declared((Seat(2),))  # one at a time, until it passes (W4)
    assert not isinstance(did(state, Pass()).phase, Declared)


@pytest.mark.rule("G6")
def test_g6_double_control_brings_another_challenge() -> None:
    state = holding(bohrok(), 0, KRANA, "krana_tahnok_xa", "krana_gahlok_xa", "krana_lehvak_xa")
    state = on_bohrok(holding(state, 0, GA, "double_control"), "tahnok")
    state = did(state, PlayCard("double_control"))
    assert Decline() not in legal(state)
    state = declared(state, "krana_tahnok_xa", Skill.SHIELDING)
    state = by_chance(did(did(state, legal(state)[0])))
    assert isinstance(state.phase, OnBohrok)
    assert state.phase.is_extra


@pytest.mark.rule("G6")
@pytest.mark.parametrize(("key", "change"), [("cahdok", (200, 0)), ("gahdok", (0, -200))])
def test_g6_cahdok_gahdok_in_a_bohrok_challenge_only(key: str, change: tuple[int, int]) -> None:
    state = holding(rshl(TAHU, GALI), 0, GA, key, "swift")
    assert PlayCard(key) not in legal(challenge(state, Skill.SWIMMING))
    state = on_bohrok(holding(state, 0, KRANA, "krana_tahnok_xa"), "tahnok")
    state = declared(state, "krana_tahnok_xa", Skill.SWIMMING)
    assert scores(state) == (700, 900)
    assert scores_after(state, PlayCard(key)) == (700 + change[0], 900 + change[1])


@pytest.mark.rule("G6")
@pytest.mark.parametrize(("top", "is_legal"), [("tahnok_kal", True), ("tahnok", False)])
def test_g6_kal_surge_only_as_challenger_with_a_kal(top: str, *, is_legal: bool) -> None:
    state = holding(rshl(TAHU, GALI), 0, GA, "kal_surge")
    state = on_bohrok(holding(state, 0, KRANA, "krana_tahnok_xa"), top)
    state = declared(state, "krana_tahnok_xa", Skill.SWIMMING)
    assert (PlayCard("kal_surge") in legal(state)) is is_legal
    if is_legal:
        assert scores(did(state, PlayCard("kal_surge"))) == (1000, 900)


@pytest.mark.rule("G6")
def test_g6_kal_surge_is_nothing_for_a_defender() -> None:
    state = holding(rshl(GALI, TAHU), 1, GA, "kal_surge")
    state = on_bohrok(holding(state, 0, KRANA, "krana_tahnok_xa"), "tahnok_kal")
    state = declared(state, "krana_tahnok_xa", Skill.SWIMMING)
    assert legal(state) == [Pass()]
