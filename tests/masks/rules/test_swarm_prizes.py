"""What a Bohrok Challenge brings (O7-O9, O11, E12, E13)."""

import pytest

from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Add,
    ChooseCard,
    Declare,
    Decline,
    DrawFrom,
    EndMove,
    KranaPrize,
    Pass,
    PlayCard,
    Shuffle,
    Step,
    TakeKrana,
)
from game.rules.masks.phases import (
    BohrokPrize,
    ChoosingMask,
    OnBohrok,
    Overfull,
    Shuffling,
    TurnOver,
)
from game.rules.masks.pieces import Deck, Skill
from game.rules.masks.state import Adviser, State, Worn
from tests.masks.rules.situations import (
    GALI,
    KOPAKA,
    POHATU,
    TAHU,
    bohrok,
    decides,
    declared,
    did,
    discards,
    on_bohrok,
    qftm,
    rshl,
)
from tests.masks.tables import at, by_chance, hand, holding, legal, standing, wearing

GA, VA, KRANA = Deck.GA, Deck.VA, Deck.KRANA
ME, OTHER = Seat(0), Seat(1)
USED = "krana_tahnok_xa"


def won(state: State) -> State:
    """Tahu beats Gali in shielding with a Tahnok."""
    state = on_bohrok(holding(state, 0, KRANA, USED), "tahnok")
    state = declared(state, USED, Skill.SHIELDING)
    return did(state, Pass()) if decides(state) == OTHER else state


def lost(state: State) -> State:
    """Tahu loses against Gali in swimming with a Tahnok."""
    state = on_bohrok(holding(state, 0, KRANA, USED), "tahnok")
    return declared(state, USED, Skill.SWIMMING)


# O7


@pytest.mark.rule("O7")
def test_o7_a_great_mask_of_the_challengers_choice_goes_on_the_defenders_pile() -> None:
    state = won(wearing(bohrok(TAHU, GALI), 1, "miru", "akaku"))
    assert isinstance(state.phase, ChoosingMask)
    assert decides(state) == ME
    assert legal(state) == [ChooseCard(key) for key in ("kaukau", "miru", "akaku")]
    state = did(state, ChooseCard("akaku"))
    assert state.seats[1].pile[-1].key == "akaku"
    assert [worn.key for worn in state.seats[1].masks] == ["kaukau", "miru"]
    for viewer in (ME, OTHER):
        assert rules.observe(state, viewer).seats[1].pile[-1].key == "akaku"


@pytest.mark.rule("O7")
def test_o7_turaga_cards_and_noble_masks_are_safe() -> None:
    state = wearing(bohrok(TAHU, GALI, masks_of_might=True), 1, "rau")
    own = state.seats[1]
    nobles = tuple(worn for worn in own.masks if worn.key == "rau")
    pile = (*own.pile, own.pile[0]._replace(key="kaukau"))
    state = state.with_seat(OTHER, own._replace(masks=nobles, pile=pile))
    state = won(state)
    assert isinstance(state.phase, BohrokPrize)
    assert [worn.key for worn in state.seats[1].masks] == ["rau"]


@pytest.mark.rule("K7")
def test_k7_a_mask_that_is_knocked_off_loses_every_state() -> None:
    state = bohrok(TAHU, GALI, masks_of_might=True)
    own = state.seats[1]._replace(masks=(Worn("kaukau", is_exhausted=True),))
    state = won(state.with_seat(OTHER, own))
    assert state.seats[1].masks == ()
    assert state.seats[1].pile[-1].key == "kaukau"


@pytest.mark.rule("K7")
def test_k7_an_attached_mask_comes_off() -> None:
    state = won(bohrok(TAHU, GALI))
    assert state.seats[1].attached_mask is None


@pytest.mark.rule("O7")
def test_o7_the_challenger_takes_two_new_krana() -> None:
    state = won(bohrok(TAHU, GALI))
    assert legal(state) == [TakeKrana(KranaPrize.TWO_NEW), TakeKrana(KranaPrize.NEW_AND_USED)]
    state = did(state, TakeKrana(KranaPrize.TWO_NEW))
    assert len(hand(state, 0, KRANA)) == 2
    assert discards(state, KRANA) == [USED]


@pytest.mark.rule("O7")
def test_o7_or_a_new_one_and_the_used_one() -> None:
    state = did(won(bohrok(TAHU, GALI)), TakeKrana(KranaPrize.NEW_AND_USED))
    assert len(hand(state, 0, KRANA)) == 2
    assert USED in hand(state, 0, KRANA)
    assert discards(state, KRANA) == []


@pytest.mark.rule("E13")
def test_e13_bohrok_a_defender_who_wins_takes_a_va_or_the_used_krana() -> None:
    state = lost(bohrok(TAHU, GALI))
    assert decides(state) == OTHER
    assert legal(state) == [TakeKrana(KranaPrize.VA), TakeKrana(KranaPrize.USED)]
    with_va = did(state, TakeKrana(KranaPrize.VA))
    assert len(hand(with_va, 1, VA)) == 1
    assert discards(with_va, KRANA) == [USED]
    with_used = did(state, TakeKrana(KranaPrize.USED))
    assert hand(with_used, 1, KRANA) == [USED]
    assert discards(with_used, KRANA) == []
    assert len(state.seats[1].masks) == len(state.seats[0].masks) == 1


@pytest.mark.rule("E13")
def test_e13_rshl_a_defender_who_wins_takes_a_new_krana_or_the_used_one() -> None:
    state = lost(rshl(TAHU, GALI))
    assert legal(state) == [TakeKrana(KranaPrize.NEW), TakeKrana(KranaPrize.USED)]
    state = did(state, TakeKrana(KranaPrize.NEW))
    assert len(hand(state, 1, KRANA)) == 1
    assert discards(state, KRANA) == [USED]


# O8, O9, C9


@pytest.mark.rule("O8")
def test_o8_then_the_whole_bohrok_deck_is_shuffled_and_a_new_top_turned_up() -> None:
    state = did(won(bohrok(TAHU, GALI)), TakeKrana(KranaPrize.TWO_NEW))
    assert isinstance(state.phase, Shuffling)
    assert state.phase.home == Deck.BOHROK
    keys = sorted(card.key for card in state.stacks[Deck.BOHROK].cards)
    assert len(keys) == 12
    assert "tahnok" in keys
    state = did(state, Shuffle(tuple(keys)))
    top = state.stacks[Deck.BOHROK].cards[-1]
    assert rules.observe(state, OTHER).stacks[Deck.BOHROK].cards[-1].key == top.key == keys[-1]
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("C9")
def test_c9_the_gmc_is_discarded_and_masks_refreshed_before_the_prize_tools_are_not() -> None:
    state = bohrok(TAHU, GALI, masks_of_might=True)
    own = state.seats[0]
    state = state.with_seat(
        ME,
        own._replace(
            masks=(Worn("hau", is_exhausted=True),),
            turaga=(Adviser("firestaff", is_spent=True),),
            set_skill=(Skill.SHIELDING, 900),
        ),
    )
    state = won(wearing(state, 1, "miru"))
    assert isinstance(state.phase, ChoosingMask)  # the prize is still to come
    assert discards(state, Deck.GMC) == ["2"]
    own = state.seats[0]
    assert own.masks[0].is_ready
    assert own.set_skill is None
    assert own.turaga[0].is_spent


@pytest.mark.rule("P4")
def test_p4_a_bohrok_challenge_opens_no_game_action_space_and_closes_its_own() -> None:
    state = bohrok(TAHU, GALI)
    state = state.with_seat(ME, state.seats[0]._replace(last_draw=at("r1c7")))
    state = lost(state)
    assert state.seats[0].last_draw == at("r1c7")
    assert state.seats[0].last_bohrok == at("r3c7")


def doubled(*more: str) -> State:
    state = holding(bohrok(TAHU, GALI), 0, KRANA, USED, *more)
    state = on_bohrok(holding(state, 0, GA, "double_control"), "tahnok")
    state = declared(did(state, PlayCard("double_control")), USED, Skill.SHIELDING)
    return did(state, TakeKrana(KranaPrize.TWO_NEW))


@pytest.mark.rule("O9")
def test_o9_after_double_control_the_player_may_declare_once_more_or_decline() -> None:
    state = doubled("krana_gahlok_xa")
    keys = [card.key for card in state.stacks[Deck.BOHROK].cards if card.key != "gahlok"]
    state = did(state, Shuffle((*sorted(keys), "gahlok")))
    assert state.phase == OnBohrok(ME, is_extra=True)
    assert Declare("krana_gahlok_xa", OTHER) in legal(state)
    assert Decline() in legal(state)
    assert DrawFrom(KRANA) not in legal(state)
    assert did(state, Decline()).phase == TurnOver(ME)


@pytest.mark.rule("O9")
def test_o9_only_once_more() -> None:
    state = doubled("krana_gahlok_xa")
    keys = [card.key for card in state.stacks[Deck.BOHROK].cards if card.key != "gahlok"]
    state = did(state, Shuffle((*sorted(keys), "gahlok")))
    state = declared(state, "krana_gahlok_xa", Skill.FLIGHT)
    while not isinstance(state.phase, TurnOver):
        state = by_chance(state)
        state = did(state, legal(state)[0]) if not isinstance(state.phase, TurnOver) else state
    assert state.phase == TurnOver(ME)


# O11, E12


@pytest.mark.rule("O11")
def test_o11_rshl_a_ninth_krana_is_looked_at_then_one_of_the_nine_is_discarded() -> None:
    """Of two types only: it does not win."""
    eight = [
        f"krana_{b}_{t}" for b in ("tahnok", "gahlok", "lehvak", "pahrak") for t in ("xa", "bo")
    ]
    state = on_bohrok(holding(rshl(), 0, KRANA, *eight), "nuhvok")
    state = did(state, DrawFrom(KRANA))
    assert isinstance(state.phase, Overfull)
    assert len(legal(state)) == 9
    state = did(state, ChooseCard("krana_tahnok_xa"))
    assert len(hand(state, 0, KRANA)) == 8
    assert discards(state, KRANA) == ["krana_tahnok_xa"]
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("E12")
def test_e12_bohrok_has_no_limit_of_krana_or_va() -> None:
    many = [f"krana_{b}_{t}" for b in ("tahnok", "gahlok", "lehvak") for t in ("xa", "bo", "su")]
    state = did(on_bohrok(holding(bohrok(), 0, KRANA, *many), "nuhvok"), DrawFrom(KRANA))
    assert len(hand(state, 0, KRANA)) == 10
    state = holding(standing(bohrok(), 0, "r1c6"), 0, VA, *(["va_tahnok"] * 3), "va_gahlok")
    assert DrawFrom(VA) in legal(did(state, Step(at("r1c7"))))


@pytest.mark.rule("O11")
def test_o11_rshl_with_three_va_none_is_drawn() -> None:
    state = holding(standing(rshl(), 0, "r1c6"), 0, VA, *(["va_tahnok"] * 3))
    assert DrawFrom(VA) not in legal(did(state, Step(at("r1c7"))))


@pytest.mark.rule("E14")
@pytest.mark.parametrize(("state", "has_swarm"), [(qftm(), False), (bohrok(), True)])
def test_e14_which_editions_have_a_swarm(state: State, *, has_swarm: bool) -> None:
    assert state.terms.has_swarm is has_swarm


@pytest.mark.rule("E14")
def test_e14_rshl_as_an_option_default_on() -> None:
    assert rshl().terms.has_swarm
    assert not rshl(swarm=False).terms.has_swarm
    assert not rshl(swarm=False).stacks[KRANA].cards


@pytest.mark.rule("L9")
def test_l9_without_a_swarm_bohrok_control_is_blank() -> None:
    state = did(standing(qftm(), 0, "r3c6"), Step(at("r3c7")), EndMove())
    assert state.phase == TurnOver(ME)


@pytest.mark.rule("O7")
def test_o7_x6_no_mask_is_knocked_off_after_round_100() -> None:
    state = bohrok(TAHU, GALI)
    state = won(state.but(turn=state.turn._replace(number=201)))
    assert [worn.key for worn in state.seats[1].masks] == ["kaukau"]
    state = bohrok(TAHU, GALI)
    state = won(state.but(turn=state.turn._replace(number=200)))
    assert [worn.key for worn in state.seats[1].masks] == []


def test_the_defender_adds_masks_in_a_bohrok_challenge() -> None:
    state = wearing(bohrok(KOPAKA, POHATU, masks_of_might=True), 1, "hau")
    state = on_bohrok(holding(state, 0, KRANA, USED), "tahnok")
    state = declared(state, USED, Skill.SHIELDING)
    assert legal(state) == [Add("hau"), Pass()]
