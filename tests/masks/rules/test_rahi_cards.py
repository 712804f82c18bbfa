"""What every Rahi Effect and every Rahi Defend does (R10, R11)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    Add,
    ChooseCard,
    ChooseDeck,
    ChooseSeat,
    Decline,
    EndTurn,
    Pass,
    PickRandom,
    PlayCard,
    PlayEffect,
    Step,
)
from game.rules.masks.phases import Contest, RahiEffect, TurnOver
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.state import State
from tests.masks.rules.situations import (
    GALI,
    LEWA,
    ONUA,
    POHATU,
    TAHU,
    challenge,
    decides,
    did,
    discards,
    qftm,
    rahi_challenge,
    scores,
    scores_after,
    tasks,
)
from tests.masks.tables import advised, at, hand, holding, legal, on_top, standing, turn_of, wearing

GA, RAHI = Deck.GA, Deck.RAHI
ME, OTHER, THIRD = Seat(0), Seat(1), Seat(2)


def rahi(*toas: Toa, might: bool = False) -> State:
    return qftm(*(toas or (TAHU, GALI)), rahi=True, masks_of_might=might)


def suffering(key: str, state: State | None = None) -> State:
    """Tahu has beaten Gali, and plays this Effect on her."""
    state = holding(state or rahi(), 0, RAHI, key)
    state = rahi_challenge(state, "285", "227")
    if isinstance(state.phase, Contest):
        state = did(state, Pass())
    return did(state, PlayEffect(key))


def her_turns(state: State, count: int) -> list[State]:
    """Gali's next turns, at their starts."""
    found = []
    for _ in range(count):
        state = did(state.but(phase=TurnOver(ME)), EndTurn())
        found.append(state)
        state = did(state.but(phase=TurnOver(OTHER)), EndTurn())
    return found


# Effects


@pytest.mark.rule("R10")
def test_r10_229_two_steps_for_three_turns() -> None:
    counts = []
    for state in her_turns(suffering("229"), 4):
        walking, count = standing(state, 1, "r17c4"), 0
        for name in ("r17c5", "r17c6", "r17c7"):
            if Step(at(name)) in legal(walking):
                walking, count = did(walking, Step(at(name))), count + 1
        counts.append(count)
    assert counts == [2, 2, 2, 3]


@pytest.mark.rule("R10")
def test_r10_230_no_portals_for_three_turns_then_the_card_is_discarded() -> None:
    turns = her_turns(suffering("230"), 4)
    may = [Step(at("r4c6")) in legal(standing(state, 1, "r4c5")) for state in turns]
    assert may == [False, False, False, True]
    assert [("230" in discards(state, RAHI)) for state in turns] == [False, False, False, True]


@pytest.mark.rule("R10")
def test_r10_231_two_ga_of_the_owners_choice() -> None:
    state = suffering("231", holding(rahi(), 1, GA, "swift", "slant", "satchel"))
    assert decides(state) == OTHER
    state = did(state, ChooseCard("swift"), ChooseCard("satchel"))
    assert hand(state, 1) == ["slant"]
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("R10")
def test_r10_232_the_next_move_is_skipped() -> None:
    first, second = her_turns(suffering("232"), 2)
    assert not [x for x in legal(first) if isinstance(x, Step)]
    assert [x for x in legal(second) if isinstance(x, Step)]


@pytest.mark.rule("R10")
def test_r10_233_back_to_its_own_start() -> None:
    state = suffering("233", standing(rahi(), 1, "r12c4"))
    assert state.seats[1].pawn == at("r6c8")


@pytest.mark.rule("R10")
def test_r10_234_no_turaga_bonus_and_no_tool_for_three_turns() -> None:
    state = advised(rahi(might=True), 1, "nokama", "trident")
    state = suffering("234", state)
    tools = [len([x for x in legal(t) if "Tool" in type(x).__name__]) for t in her_turns(state, 4)]
    assert tools == [0, 0, 0, 1]
    state = challenge(turn_of(holding(state, 1, GA, "slant"), 1), Skill.VISION, 0, 1)
    assert Add("nokama") not in legal(state)


@pytest.mark.rule("R10")
def test_r10_235_a_mission_is_taken() -> None:
    state = suffering("235", on_top(rahi(), Deck.MISSION, "10"))
    assert tasks(state, 1) == ["10"]
    assert state.phase == TurnOver(ME)
    assert discards(state, RAHI)[-1] == "235"


@pytest.mark.rule("R10")
def test_r10_296_no_draws_at_game_action_spaces_for_three_turns() -> None:
    turns = her_turns(suffering("296"), 4)
    phases = [type(did(standing(t, 1, "r1c6"), Step(at("r1c7"))).phase).__name__ for t in turns]
    assert phases == ["Moving", "Moving", "Moving", "Drawing"]


@pytest.mark.rule("R10")
def test_r10_297_a_random_ga_or_rahi_the_taker_names_which() -> None:
    state = holding(holding(rahi(), 1, GA, "swift"), 1, RAHI, "286")
    state = suffering("297", state)
    assert decides(state) == ME
    assert legal(state) == [ChooseDeck(GA), ChooseDeck(RAHI)]
    state = did(state, ChooseDeck(RAHI), PickRandom(0))
    assert hand(state, 1, RAHI) == []
    assert "286" in hand(state, 0, RAHI)
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("R10")
def test_r10_298_minus_100_in_every_contest_for_three_turns() -> None:
    state = suffering("298", rahi(GALI, TAHU))
    assert state.seats[1].lasting[0].turns == 3
    state = challenge(turn_of(holding(state, 1, GA, "slant"), 1), Skill.SWIMMING, 0, 1)
    assert scores(state) == (500, 1000)


@pytest.mark.rule("R10")
def test_r10_several_add_up() -> None:
    state = rahi(GALI, TAHU)
    for _ in range(2):
        state = suffering("298", turn_of(state, 0))
    state = challenge(turn_of(holding(state, 1, GA, "slant"), 1), Skill.SWIMMING, 0, 1)
    assert scores(state) == (400, 1000)


# Defend cards


def defending(*cards: str, toas: tuple[Toa, ...] = (TAHU, GALI), number: str = "228") -> State:
    """Gali, 700 in speed, holds these against 900, or 800."""
    state = holding(rahi(*toas), 1, RAHI, *cards)
    return rahi_challenge(state, "285", number)


@pytest.mark.rule("R11")
@pytest.mark.parametrize(("key", "points"), [("237", 200), ("238", 300)])
def test_r11_237_238_add_to_the_defender_and_are_discarded(key: str, points: int) -> None:
    state = defending(key)
    assert scores(state) == (900, 700)
    assert scores_after(state, Add(key)) == (900, 700 + points)
    state = did(state, Add(key))
    assert discards(state, RAHI)[0] == key
    assert isinstance(state.phase, TurnOver)


@pytest.mark.rule("R11")
def test_r11_239_the_lower_number_holds() -> None:
    state = defending("239")
    assert scores_after(state, Add("239")) == (700, 700)
    assert isinstance(did(state, Add("239")).phase, TurnOver)


@pytest.mark.rule("C7")
def test_c7_239_cannot_be_played_where_the_lower_number_holds_already() -> None:
    state = holding(rahi(POHATU, ONUA), 1, RAHI, "239")
    state = rahi_challenge(state, "285", "222")
    assert scores(state) == (700, 500)
    assert legal(state) == [Pass()]


@pytest.mark.rule("R11")
def test_r11_240_the_challenge_fails() -> None:
    state = did(defending("240"), Add("240"))
    assert state.phase == TurnOver(ME)
    assert hand(state, 0, RAHI) == ["230"]
    assert discards(state, RAHI) == ["240", "285", "228"]


@pytest.mark.rule("R11")
def test_r11_241_if_it_fails_the_challenger_must_play_an_effect_on_itself() -> None:
    state = did(defending("241", "237"), Add("241"))
    assert state.phase == Contest(OTHER)  # it decides nothing by itself
    state = did(state, Add("237"))
    assert state.phase == RahiEffect(ME, ME, must=True)
    assert legal(state) == [PlayEffect("230")]
    state = did(state, PlayEffect("230"))
    assert [x.card.key for x in state.seats[0].lasting if x.card] == ["230"]
    assert state.seats[0].lasting[0].turns == 3
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("R11")
def test_r11_241_the_roles_are_exchanged_a_theft_goes_to_the_defender() -> None:
    state = holding(holding(rahi(), 1, RAHI, "241", "238"), 0, RAHI, "297", "229")
    state = rahi_challenge(holding(state, 0, GA, "swift"), "285", "228")
    state = did(state, Add("241"), Add("238"))
    state = did(state, Pass()) if state.phase == Contest(ME) else state
    state = did(state, PlayEffect("297"))
    assert decides(state) == OTHER
    state = did(state, ChooseDeck(GA), PickRandom(0))
    assert hand(state, 1) == ["swift"]


@pytest.mark.rule("R11")
def test_r11_241_if_it_succeeds_nothing_is_reflected() -> None:
    state = did(defending("241", "286"), Add("241"), Pass())
    assert state.phase == RahiEffect(ME, OTHER)
    assert Decline() in legal(state)


@pytest.mark.rule("R11")
def test_r11_302_another_opponent_takes_the_place_and_the_contest_begins_anew() -> None:
    state = defending("302", toas=(TAHU, GALI, LEWA, ONUA))
    state = holding(state, 3, GA, "slant")
    state = did(state, Add("302"))
    assert decides(state) == OTHER
    assert legal(state) == [ChooseSeat(THIRD), ChooseSeat(Seat(3))]
    state = did(state, ChooseSeat(Seat(3)))
    assert state.phase == Contest(Seat(3))
    assert scores(state) == (900, 500)
    state = did(state, Pass())
    assert state.phase == RahiEffect(ME, Seat(3))


@pytest.mark.rule("R11")
def test_r11_302_what_was_played_stays_spent() -> None:
    state = holding(rahi(TAHU, GALI, ONUA, might=True), 1, RAHI, "237", "302", "286")
    state = rahi_challenge(holding(state, 2, GA, "slant"), "284", "228")
    assert scores(state) == (900, 400)
    state = did(state, Add("237"))
    assert scores(state) == (900, 600)
    state = did(state, Add("302"))
    assert scores(state) == (900, 800)
    assert decides(state) == THIRD
    assert hand(state, 1, RAHI) == ["286"]


@pytest.mark.rule("R11")
def test_r11_302_once_a_challenge_and_nobody_under_a_shield() -> None:
    state = holding(rahi(TAHU, GALI, ONUA), 2, RAHI, "302")
    state = did(rahi_challenge(holding(state, 1, RAHI, "302"), "285", "228"), Add("302"))
    assert decides(state) == THIRD
    assert legal(state) == [Pass()]
    shielded = holding(rahi(TAHU, GALI, ONUA), 1, RAHI, "302")
    own = shielded.seats[2]._replace(is_shielded=True)
    shielded = rahi_challenge(shielded.with_seat(THIRD, own), "285", "228")
    assert legal(shielded) == [Pass()]


@pytest.mark.rule("R11")
def test_r11_303_a_lingering_effect_lasts_one_turn() -> None:
    state = did(defending("303", "286"), Add("303"), Pass(), PlayEffect("230"))
    turns = her_turns(state, 2)
    may = [Step(at("r4c6")) in legal(standing(turn, 1, "r4c5")) for turn in turns]
    assert may == [False, True]


@pytest.mark.rule("R11")
def test_r11_defend_cards_are_for_the_defender_in_a_rahi_challenge_alone() -> None:
    state = holding(rahi(GALI, TAHU), 1, RAHI, "238")
    state = challenge(holding(state, 1, GA, "slant"), Skill.SWIMMING)
    assert legal(state) == [Pass()]


def test_infected_masks_stay_possible_after_a_defend_card() -> None:
    state = wearing(rahi(might=True), 1, "kakama")
    state = rahi_challenge(holding(state, 0, GA, "rust"), "285", "227")
    state = did(state, Add("kakama"))
    assert decides(state) == ME
    assert scores_after(state, PlayCard("rust")) == (800, 700)
