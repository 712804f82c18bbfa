"""Who wins (Y1-Y4, E15)."""

import pytest

from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import DrawFrom, KranaPrize, PlayCard, TakeKrana, Target
from game.rules.masks.challenges.prizes import PILE
from game.rules.masks.holding.held import Held
from game.rules.masks.phases import GameOver, Targeting, TurnOver
from game.rules.masks.pieces import Deck, Skill
from game.rules.masks.state import State
from tests.masks.rules.situations import (
    GALI,
    TAHU,
    bohrok,
    challenge,
    declared,
    did,
    on_bohrok,
    qftm,
    rshl,
)
from tests.masks.tables import first_turn, hand, holding, legal, on_top, wearing

GA, KRANA = Deck.GA, Deck.KRANA
ME, OTHER = Seat(0), Seat(1)
TYPES = ("xa", "bo", "su", "za", "vu", "ja", "yo", "ca")
BREEDS = ("tahnok", "gahlok", "lehvak", "pahrak", "nuhvok", "kohrak")
GREAT = ("kaukau", "miru", "kakama", "pakari", "akaku")


def with_next(state: State, key: str, seat: int = 0) -> State:
    """The next prize of the seat's pile."""
    own = state.seats[seat]
    others = tuple(card for card in own.pile if card.key != key)
    return state.with_seat(Seat(seat), own._replace(pile=(*others, Held(key, PILE))))


# Y1


@pytest.mark.rule("Y1")
def test_y1_the_sixth_great_mask_wins_at_once_the_default_mask_counts() -> None:
    state = with_next(wearing(qftm(TAHU, GALI), 0, *GREAT[:4]), "akaku")
    state = challenge(state, Skill.SHIELDING)
    assert state.phase == GameOver((ME,), "Y1")
    assert rules.winners(state) == frozenset({ME})
    assert legal(state) == []


@pytest.mark.rule("Y1")
def test_y1_five_are_not_enough_and_turaga_cards_do_not_count() -> None:
    state = with_next(wearing(qftm(TAHU, GALI), 0, *GREAT[:4]), "vakama")
    assert isinstance(challenge(state, Skill.SHIELDING).phase, TurnOver)
    state = with_next(wearing(qftm(TAHU, GALI), 0, *GREAT[:3]), "akaku")
    assert isinstance(challenge(state, Skill.SHIELDING).phase, TurnOver)


@pytest.mark.rule("K5")
def test_k5_noble_masks_do_not_count() -> None:
    state = wearing(qftm(TAHU, GALI, masks_of_might=True), 0, *GREAT[:4], "rau", "huna")
    state = challenge(with_next(state, "vakama"), Skill.SHIELDING)
    assert not isinstance(state.phase, GameOver)


@pytest.mark.rule("C9")
def test_c9_with_challenges_left_the_game_is_over_all_the_same() -> None:
    state = with_next(wearing(qftm(TAHU, GALI), 0, *GREAT[:4]), "akaku")
    state = on_top(state, Deck.GMC, "2").but(phase=Targeting(ME, 3))
    assert isinstance(did(state, Target(OTHER)).phase, GameOver)


# Y2, E15


def about_to(state: State, *krana: str, draws: str) -> State:
    state = on_bohrok(holding(state, 0, KRANA, *krana), "tahnok")
    return did(on_top(state, KRANA, draws), DrawFrom(KRANA))


@pytest.mark.rule("Y2")
def test_y2_e15_bohrok_eight_krana_of_one_breed_win_and_are_shown() -> None:
    seven = [f"krana_tahnok_{kind}" for kind in TYPES[:7]]
    state = about_to(bohrok(), *seven, draws="krana_tahnok_ca")
    assert state.phase == GameOver((ME,), "Y2")
    seen = rules.observe(state, OTHER).seats[0].hands[KRANA]
    assert {card.key for card in seen} == {*seven, "krana_tahnok_ca"}
    other = about_to(bohrok(), *seven, draws="krana_gahlok_ca")
    assert not isinstance(other.phase, GameOver)


@pytest.mark.rule("E15")
def test_e15_bohrok_eight_types_of_several_breeds_do_not_win() -> None:
    seven = [f"krana_{BREEDS[i % 6]}_{TYPES[i]}" for i in range(7)]
    state = about_to(bohrok(), *seven, draws="krana_gahlok_ca")
    assert not isinstance(state.phase, GameOver)


@pytest.mark.rule("Y2")
def test_y2_e15_rshl_eight_types_win_of_whatever_breed() -> None:
    seven = [f"krana_{BREEDS[i % 6]}_{TYPES[i]}" for i in range(7)]
    state = about_to(rshl(), *seven, draws="krana_gahlok_ca")
    assert state.phase == GameOver((ME,), "Y2")
    kal = about_to(rshl(), *seven, draws="krana_kal")
    assert not isinstance(kal.phase, GameOver)


@pytest.mark.rule("O11")
def test_o11_y2_is_checked_before_a_ninth_krana_is_discarded() -> None:
    seven = [f"krana_{BREEDS[i % 6]}_{TYPES[i]}" for i in range(7)]
    state = about_to(rshl(), *seven, "krana_nuhvok_xa", draws="krana_gahlok_ca")
    assert state.phase == GameOver((ME,), "Y2")


@pytest.mark.rule("Y2")
def test_y2_the_used_krana_that_is_taken_back_counts() -> None:
    seven = [f"krana_tahnok_{kind}" for kind in TYPES[:7]]
    state = on_bohrok(holding(bohrok(TAHU, GALI), 0, KRANA, *seven), "tahnok")
    state = on_top(state, KRANA, "krana_tahnok_ca")
    state = declared(state, "krana_tahnok_xa", Skill.SHIELDING)
    state = did(state, TakeKrana(KranaPrize.NEW_AND_USED))
    assert state.phase == GameOver((ME,), "Y2")


@pytest.mark.rule("Y2")
def test_y2_a_defender_can_win_too() -> None:
    seven = [f"krana_tahnok_{kind}" for kind in TYPES[1:]]
    state = holding(holding(bohrok(TAHU, GALI), 1, KRANA, *seven), 0, KRANA, "krana_tahnok_xa")
    state = declared(on_bohrok(state, "tahnok"), "krana_tahnok_xa", Skill.SWIMMING)
    state = did(state, TakeKrana(KranaPrize.USED))
    assert state.phase == GameOver((OTHER,), "Y2")


# Y3


@pytest.mark.rule("Y3")
def test_y3_short_game_three_great_masks_besides_the_default_one() -> None:
    state = wearing(qftm(TAHU, GALI, short_game=True), 0, "kaukau", "miru")
    state = challenge(with_next(state, "akaku"), Skill.SHIELDING)
    assert state.phase == GameOver((ME,), "Y1")
    state = wearing(qftm(TAHU, GALI, short_game=True), 0, "kaukau")
    state = challenge(with_next(state, "akaku"), Skill.SHIELDING)
    assert not isinstance(state.phase, GameOver)


@pytest.mark.rule("Y3")
def test_y3_h4_with_bare_faces_any_three() -> None:
    state = wearing(qftm(TAHU, GALI, short_game=True, bare_faces=True), 0, "kaukau", "miru")
    state = challenge(with_next(state, "akaku"), Skill.SHIELDING)
    assert state.phase == GameOver((ME,), "Y1")


@pytest.mark.rule("Y3")
@pytest.mark.parametrize("edition", ["bohrok", "rshl"])
def test_y3_short_game_five_krana(edition: str) -> None:
    state = first_turn(edition, short_game=True)
    four = [f"krana_tahnok_{kind}" for kind in TYPES[:4]]
    state = about_to(state, *four, draws="krana_tahnok_ca")
    assert state.phase == GameOver((ME,), "Y2")


@pytest.mark.rule("Y3")
@pytest.mark.parametrize("edition", ["bohrok", "rshl"])
def test_y3_no_krana_are_dealt_in_a_short_game(edition: str) -> None:
    assert first_turn(edition, short_game=True).terms.opening[KRANA] == 0
    assert first_turn(edition).terms.opening[KRANA] == 2


# Y4


@pytest.mark.rule("Y4")
def test_y4_two_krana_come_one_after_the_other_and_the_first_that_is_enough_wins() -> None:
    six = [f"krana_tahnok_{kind}" for kind in TYPES[:7]]
    state = holding(holding(bohrok(), 0, KRANA, *six), 0, GA, "krana_find")
    state = on_top(state, KRANA, "krana_gahlok_xa", "krana_tahnok_ca")
    state = did(state, PlayCard("krana_find"))
    assert state.phase == GameOver((ME,), "Y2")
    assert len(hand(state, 0, KRANA)) == 8
