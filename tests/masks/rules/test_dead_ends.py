"""Against dead ends (section 16)."""

import pytest

from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Attach,
    DrawFrom,
    EndTurn,
    PlayCard,
    Roll,
    Shuffle,
    Step,
    TurnUpMission,
    UsePower,
    UseTool,
)
from game.rules.masks.holding.held import Stack
from game.rules.masks.phases import GameOver, OnMission, Rolling, Shuffling, TurnOver, TurnStart
from game.rules.masks.pieces import Deck, Skill
from game.rules.masks.printed.effects import LimitSteps, SkipMove, Turns, Who
from game.rules.masks.state import Lasting, State
from tests.masks.rules.situations import (
    GALI,
    LEWA,
    ONUA,
    POHATU,
    TAHU,
    bohrok,
    challenge,
    did,
    discards,
    mission,
    qftm,
    rollers,
    tasks,
    turn_over,
    with_task,
)
from tests.masks.tables import advised, at, hand, holding, legal, standing, wearing

GA = Deck.GA
ME, OTHER = Seat(0), Seat(1)


def emptied(state: State, deck: Deck, left: int = 0) -> State:
    """All but the last few of the deck lie with the discards."""
    stack = state.stacks[deck]
    keys = tuple(card.key for card in stack.cards[: len(stack.cards) - left])
    return state.with_stack(deck, Stack(stack.cards[len(keys) :], (*stack.discards, *keys)))


def steps(state: State) -> list[Step]:
    return [x for x in legal(state) if isinstance(x, Step)]


# X1


@pytest.mark.rule("X1")
def test_x1_hemmed_in_the_player_need_not_move() -> None:
    state = standing(qftm(), 0, "r0c5")
    assert EndTurn() not in legal(state)
    state = standing(standing(state, 1, "r0c6"), 2, "r1c5")
    assert steps(state) == []
    assert EndTurn() in legal(state)


@pytest.mark.rule("X1")
def test_x1_a_power_that_would_help_need_not_be_used() -> None:
    state = wearing(qftm(masks_of_might=True), 0, "miru")
    state = standing(standing(standing(state, 0, "r0c5"), 1, "r0c6"), 2, "r1c5")
    assert steps(state)
    assert EndTurn() in legal(state)


# X2


@pytest.mark.rule("X2")
def test_x2_an_empty_deck_is_refilled_by_shuffling_its_discards_when_a_card_is_needed() -> None:
    state = emptied(standing(qftm(), 0, "r1c6"), GA)
    state = did(state, Step(at("r1c7")), DrawFrom(GA))
    assert isinstance(state.phase, Shuffling)
    keys = tuple(sorted(card.key for card in state.stacks[GA].cards))
    state = did(state, Shuffle(keys))
    assert hand(state, 0) == [keys[-1]]
    assert discards(state, GA) == []


@pytest.mark.rule("X2")
def test_x2_not_before_it_is_needed() -> None:
    state = emptied(standing(qftm(), 0, "r1c6"), GA, left=1)
    state = did(state, Step(at("r1c7")), DrawFrom(GA))
    assert not isinstance(state.phase, Shuffling)
    assert state.stacks[GA].cards == ()


@pytest.mark.rule("X2")
def test_x2_without_discards_nothing_is_drawn_and_what_cannot_be_drawn_lapses() -> None:
    state = holding(qftm(), 0, GA, "draw_two")
    last = state.stacks[GA].cards[-1]
    others = tuple(card.key for card in state.stacks[GA].cards[:-1])
    state = state.with_stack(GA, Stack((last,)))
    state = rules.apply(state, PlayCard("draw_two")).state
    assert hand(state, 0) == [last.key]
    assert others
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("X2")
def test_x2_peek_looks_at_what_is_left_without_shuffling() -> None:
    state = emptied(holding(qftm(), 0, GA, "far_sight"), Deck.GMC, left=2)
    state = did(state, PlayCard("far_sight"))
    assert state.phase == TurnStart(ME)
    assert len(state.stacks[Deck.GMC].cards) == 2
    assert all(card.known for card in state.stacks[Deck.GMC].cards)


@pytest.mark.rule("X2")
def test_x2_peek_at_an_empty_deck_refills_it_first() -> None:
    state = emptied(holding(qftm(), 0, GA, "far_sight"), Deck.GMC)
    state = did(state, PlayCard("far_sight"))
    assert isinstance(state.phase, Shuffling)
    keys = tuple(sorted(card.key for card in state.stacks[Deck.GMC].cards))
    state = did(state, Shuffle(keys))
    assert [bool(card.known) for card in state.stacks[Deck.GMC].cards[-4:]] == [False, *[True] * 3]


@pytest.mark.rule("X2")
def test_x2_kaukau_at_an_empty_deck_refills_it_first() -> None:
    state = wearing(qftm(GALI, TAHU, masks_of_might=True), 0, "kaukau")
    state = did(emptied(standing(state, 0, "r1c6"), GA), Step(at("r1c7")))
    assert UsePower("kaukau") in legal(state)
    state = did(state, UsePower("kaukau"))
    assert isinstance(state.phase, Shuffling)
    keys = tuple(sorted(card.key for card in state.stacks[GA].cards))
    state = did(state, Shuffle(keys))
    state = did(state, legal(state)[0])
    assert len(hand(state, 0)) == 1


@pytest.mark.rule("X2")
def test_x2_missions_and_gmc_are_refilled_too() -> None:
    state = emptied(qftm(TAHU, GALI), Deck.MISSION)
    state = did(state.but(phase=OnMission(ME)), TurnUpMission())
    assert isinstance(state.phase, Shuffling)
    assert state.phase.home == Deck.MISSION


# X3


@pytest.mark.rule("X3")
def test_x3_a_seat_has_at_most_one_skip_before_it() -> None:
    skips = Lasting(SkipMove(Who.SELF), -1, 0)
    state = bohrok().with_seat(ME, bohrok().seats[0]._replace(lasting=(skips,)))
    state = mission(state, "bo8")
    assert len(state.seats[0].lasting) == 1


@pytest.mark.rule("X3")
def test_x3_after_a_skipped_move_there_is_none_before_a_later_own_turn_has_ended() -> None:
    state = did(mission(qftm(TAHU, GALI), "19"), EndTurn())
    state = did(state.but(phase=TurnOver(OTHER)), EndTurn())
    state = did(state, EndTurn())  # the move has been skipped
    again = holding(state, 1, GA, "lost_track")
    assert PlayCard("lost_track", ME) not in legal(again)
    state = did(state.but(phase=TurnOver(OTHER)), EndTurn())
    assert steps(state)
    state = did(turn_over(state), EndTurn())
    again = holding(state, 1, GA, "lost_track")
    assert PlayCard("lost_track", ME) in legal(again)


# X4


@pytest.mark.rule("X4")
def test_x4_a_task_lapses_at_the_sixth_own_turn_start() -> None:
    state = with_task(qftm(TAHU, GALI), "11", seat=1)
    open_tasks = []
    for _ in range(6):
        state = did(state.but(phase=TurnOver(ME)), EndTurn())
        open_tasks.append(len(tasks(state, 1)))
        state = did(state.but(phase=TurnOver(OTHER)), EndTurn())
    assert open_tasks == [1, 1, 1, 1, 1, 0]
    assert discards(state) == ["11"]


# X5


def _steps_possible(state: State) -> int:
    count = 0
    for name in ("r17c4", "r17c5", "r17c6", "r17c7", "r16c7", "r15c7", "r14c7", "r14c8"):
        if Step(at(name)) in legal(state):
            state, count = did(state, Step(at(name))), count + 1
    return count


def _limited(state: State, *counts: int) -> State:
    lasting = tuple(Lasting(LimitSteps(Who.SELF, n, Turns(3)), 3, 0) for n in counts)
    return state.with_seat(ME, state.seats[0]._replace(lasting=lasting))


@pytest.mark.rule("X5")
def test_x5_three_steps_then_the_smallest_limit_then_steps_are_added() -> None:
    state = standing(qftm(TAHU, GALI), 0, "r16c4")
    assert _steps_possible(state) == 3
    assert _steps_possible(_limited(state, 2)) == 2
    assert _steps_possible(_limited(state, 2, 1)) == 1
    assert _steps_possible(_limited(state, 0)) == 1
    swift = did(_limited(holding(state, 0, GA, "swift"), 1), PlayCard("swift"))
    assert _steps_possible(swift) == 3


@pytest.mark.rule("X5")
def test_x5_kakama_six_the_limit_holds_for_it() -> None:
    state = standing(qftm(POHATU, GALI, masks_of_might=True), 0, "r16c4")
    assert _steps_possible(did(state, UsePower("kakama"))) == 6
    assert _steps_possible(did(_limited(state, 2), UsePower("kakama"))) == 2


@pytest.mark.rule("X5")
def test_x5_the_drill_adds_two() -> None:
    state = advised(standing(qftm(ONUA, GALI), 0, "r16c4"), 0, "drill_of_onua")
    state = did(state, Attach("pakari", "drill_of_onua"), UseTool("drill_of_onua"))
    assert _steps_possible(state) == 5


# X6


def last_turn(state: State) -> State:
    number = 150 * len(state.seats)
    state = state.but(turn=state.turn._replace(number=number, seat=Seat(len(state.seats) - 1)))
    return state.but(phase=TurnOver(Seat(len(state.seats) - 1)))


@pytest.mark.rule("X6")
def test_x6_after_round_150_most_great_masks_win() -> None:
    state = did(last_turn(wearing(qftm(), 1, "miru")), EndTurn())
    assert state.phase == GameOver((OTHER,), "X6")


@pytest.mark.rule("X6")
def test_x6_then_turaga_cards_and_noble_masks_together() -> None:
    state = wearing(qftm(masks_of_might=True), 1, "rau")
    state = advised(advised(state, 2, "matau"), 2, "kau_kau_staff")
    assert did(last_turn(state), EndTurn()).phase == GameOver((Seat(2),), "X6")


@pytest.mark.rule("X6")
def test_x6_then_the_best_count_of_krana() -> None:
    state = holding(bohrok(), 0, Deck.KRANA, "krana_tahnok_xa", "krana_gahlok_xa")
    state = holding(state, 2, Deck.KRANA, "krana_tahnok_bo", "krana_tahnok_su")
    assert did(last_turn(state), EndTurn()).phase == GameOver((Seat(2),), "X6")


@pytest.mark.rule("X6")
def test_x6_then_a_roll_ties_roll_again() -> None:
    state = did(last_turn(wearing(wearing(qftm(), 1, "miru"), 2, "hau")), EndTurn())
    assert isinstance(state.phase, Rolling)
    assert rollers(state) == (OTHER, Seat(2))
    state = did(state, Roll(4), Roll(4), Roll(3), Roll(9))
    assert state.phase == GameOver((Seat(2),), "X6")


@pytest.mark.rule("X6")
def test_x6_not_before_the_end_of_round_150() -> None:
    state = qftm()
    state = state.but(turn=state.turn._replace(number=449, seat=OTHER), phase=TurnOver(OTHER))
    assert did(state, EndTurn()).phase == TurnStart(Seat(2))


# X7


@pytest.mark.rule("X7")
def test_x7_a_contest_uses_something_up_with_each_play() -> None:
    state = holding(qftm(LEWA, GALI), 0, GA, "plus_100", "plus_100", "minus_100")
    state = challenge(state, Skill.SWIMMING)
    for left in (2, 1, 0):
        state = did(state, legal(state)[0])
        assert len(hand(state, 0)) == left
    assert isinstance(state.phase, TurnOver)  # 700 : 900, and nothing is left to play
