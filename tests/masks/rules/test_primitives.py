"""Words of section 19 that no Game Action card or Mission uses: those of tools and powers."""

from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Add,
    Attach,
    Bury,
    ChooseDeck,
    ChooseSkill,
    Decline,
    EndTurn,
    PickRandom,
    Roll,
    Step,
    UsePower,
    UseTool,
    Way,
)
from game.rules.masks.phases import TurnOver, TurnStart
from game.rules.masks.pieces import Deck, Skill
from tests.masks.rules.situations import (
    GALI,
    KOPAKA,
    POHATU,
    TAHU,
    challenge,
    did,
    qftm,
    scores,
    turn_over,
)
from tests.masks.tables import advised, at, hand, holding, legal, standing, wearing

GA, RAHI = Deck.GA, Deck.RAHI
ME, OTHER = Seat(0), Seat(1)


def test_peek_may_bury_the_card_goes_to_the_bottom_or_stays() -> None:
    state = did(advised(qftm(GALI, TAHU), 0, "trident"), Attach("kaukau", "trident"))
    top = state.stacks[Deck.MISSION].cards[-1].key
    state = did(state, UseTool("trident"))
    assert set(legal(state)) == {Bury(), Decline()}
    assert did(state, Bury()).stacks[Deck.MISSION].cards[0].key == top
    assert did(state, Decline()).stacks[Deck.MISSION].cards[-1].key == top
    assert rules.observe(did(state, Bury()), ME).stacks[Deck.MISSION].cards[0].key == top


def test_peek_same_order() -> None:
    state = did(qftm(KOPAKA, TAHU, masks_of_might=True), UsePower("akaku"))
    mine = rules.observe(state, ME).stacks[Deck.MISSION].cards[-1].key
    assert mine == state.stacks[Deck.MISSION].cards[-1].key
    assert rules.observe(state, OTHER).stacks[Deck.MISSION].cards[-1].key == ""


def test_set_skill_until_the_end_of_the_next_contest() -> None:
    state = wearing(qftm(TAHU, GALI, masks_of_might=True), 0, "mahiki")
    state = did(state, UsePower("mahiki"), ChooseSkill(Skill.SWIMMING), Roll(11))
    assert state.seats[0].set_skill == (Skill.SWIMMING, 1100)
    state = challenge(holding(state, 1, GA, "slant"), Skill.SWIMMING)
    assert scores(state) == (1100, 900)
    state = did(state, Add("kaukau"))
    while state.challenge is not None:
        state = did(state, legal(state)[-1])
    assert state.seats[0].set_skill is None


def test_walk_past_one_action_of_two_steps_across_a_pawn() -> None:
    state = did(advised(qftm(POHATU, GALI), 0, "stone_hammer"), Attach("kakama", "stone_hammer"))
    state = standing(standing(state, 0, "r17c4"), 1, "r17c5")
    state = did(state, UseTool("stone_hammer"))
    past = Step(at("r17c6"), Way.PAST, at("r17c5"))
    assert past in legal(state)
    state = did(state, past)
    assert state.seats[0].pawn == at("r17c6")
    state = did(state, Step(at("r17c7")))
    assert state.phase == TurnOver(ME)


def test_steal_of_ga_or_rahi_the_taker_names_one_of_the_two() -> None:
    state = wearing(qftm(TAHU, GALI, masks_of_might=True, rahi=True), 0, "matatu")
    state = holding(holding(state, 1, GA, "swift"), 1, RAHI, "284", "285")
    state = did(state, UsePower("matatu", OTHER))
    assert legal(state) == [ChooseDeck(GA), ChooseDeck(RAHI)]
    state = did(state, ChooseDeck(RAHI), PickRandom(1))
    assert hand(state, 0, RAHI) == ["285"]
    assert state.phase == TurnStart(ME)


def test_shield_until_the_own_next_turn() -> None:
    state = did(qftm(TAHU, GALI, masks_of_might=True), UsePower("hau"))
    assert state.seats[0].is_shielded
    state = did(turn_over(state), EndTurn())
    assert state.seats[0].is_shielded
    state = did(state.but(phase=TurnOver(OTHER)), EndTurn())
    assert not state.seats[0].is_shielded
