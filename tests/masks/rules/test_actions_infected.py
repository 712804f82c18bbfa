"""What every Infected Mask does (G6)."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    Add,
    Answer,
    Attach,
    ChooseCard,
    ChooseSpace,
    EndTurn,
    Pass,
    PlayCard,
    Step,
)
from game.rules.masks.phases import Answering, Contest, TurnOver, TurnStart
from game.rules.masks.pieces import Deck, Skill
from game.rules.masks.printed.land import apart
from game.rules.masks.state import State
from tests.masks.rules.situations import (
    GALI,
    TAHU,
    challenge,
    decides,
    did,
    discards,
    qftm,
    rahi_challenge,
    rshl,
    scores,
    scores_after,
    turn_over,
)
from tests.masks.tables import at, hand, holding, legal, standing, turn_of, wearing

GA = Deck.GA
ME, OTHER = Seat(0), Seat(1)


def spaces(state: State) -> set[int]:
    return {x.space for x in legal(state) if isinstance(x, ChooseSpace)}


@pytest.mark.rule("G6")
def test_g6_puppet_the_player_sets_a_pawn_where_it_could_walk_in_three_steps() -> None:
    state = holding(standing(qftm(TAHU, GALI), 0, "r0c5"), 0, GA, "puppet")
    state = did(standing(state, 1, "r0c6"), PlayCard("puppet", OTHER))
    assert decides(state) == ME
    found = spaces(state)
    assert at("r0c6") not in found
    assert at("r0c5") not in found
    assert {at("r0c7"), at("r1c7"), at("r2c7"), at("r1c8"), at("r1c6")} <= found
    assert all(apart(space, at("r0c6")) <= 3 for space in found)
    state = did(state, ChooseSpace(at("r1c7")))
    assert state.seats[1].pawn == at("r1c7")
    assert hand(state, 1) == []  # a pawn that is set sets off nothing (M7)
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("G6")
def test_g6_puppet_other_pawns_are_in_the_way() -> None:
    """r0c6 has three ways out; two are taken, and what lies behind is too far around."""
    state = holding(qftm(), 0, GA, "puppet")
    state = standing(standing(standing(state, 1, "r0c6"), 0, "r1c6"), 2, "r0c5")
    found = spaces(did(state, PlayCard("puppet", OTHER)))
    assert found == {at("r0c7"), at("r1c7"), at("r1c8"), at("r2c7")}


@pytest.mark.rule("G6")
def test_g6_rust_a_mask_that_counts_for_the_other_side_counts_nothing() -> None:
    state = challenge(holding(qftm(TAHU, GALI), 0, GA, "rust", "slant"), Skill.SWIMMING)
    assert scores(state) == (600, 1000)
    state = did(state, PlayCard("rust"))
    assert scores(state) == (600, 900)
    assert PlayCard("rust") not in legal(state)


@pytest.mark.rule("C7")
def test_c7_rust_the_mask_has_been_played_and_no_other_takes_its_place() -> None:
    """Swimming and vision: 1500 against 1400."""
    state = wearing(qftm(GALI, TAHU, masks_of_might=True), 1, "kaukau", "akaku")
    state = holding(holding(state, 0, GA, "rust"), 1, GA, "plus_100", "slant")
    state = challenge(state, "148")
    assert scores(state) == (1500, 1400)
    state = did(state, Add("kaukau"), PlayCard("plus_100"))
    assert scores(state) == (1500, 1600)
    state = did(state, PlayCard("rust"))
    assert scores(state) == (1500, 1500)
    assert decides(state) == OTHER
    assert legal(state) == [Pass()]


@pytest.mark.rule("G6")
def test_g6_rust_voids_noble_masks_too_of_several_the_player_chooses_one() -> None:
    state = wearing(qftm(GALI, TAHU, masks_of_might=True), 1, "kaukau", "rau")
    state = challenge(holding(state, 0, GA, "rust", "slant"), "148")
    state = did(holding(state, 1, GA, "swift"), Add("kaukau"), Add("rau"))
    assert scores(state) == (1500, 1600)
    state = did(state, PlayCard("rust"))
    assert legal(state) == [ChooseCard("kaukau"), ChooseCard("rau")]
    assert scores(did(state, ChooseCard("rau"))) == (1500, 1500)


@pytest.mark.rule("W6", "W5")
def test_w5_rust_names_the_other_side_whose_huna_may_answer() -> None:
    """In a contest nobody else can be named: the card is discarded without effect (W6)."""
    state = wearing(qftm(GALI, TAHU, masks_of_might=True), 1, "kaukau", "huna", "rau")
    state = challenge(holding(state, 0, GA, "rust", "slant"), "148")
    state = did(state, Add("kaukau"), Add("rau"), PlayCard("rust"))
    assert isinstance(state.phase, Answering)
    assert decides(state) == OTHER
    state = did(state, Answer("huna"))
    assert discards(state, GA) == ["rust"]
    assert scores(state) == (1500, 1600)


@pytest.mark.rule("G6")
def test_g6_numb_mask_attached_it_comes_off_and_stays_off_until_after_the_next_contest() -> None:
    state = wearing(holding(qftm(TAHU, GALI), 0, GA, "numb_mask"), 1, "miru")
    state = did(state, PlayCard("numb_mask", OTHER))
    assert decides(state) == ME
    assert legal(state) == [ChooseCard("kaukau"), ChooseCard("miru")]
    state = did(state, ChooseCard("kaukau"))
    assert state.seats[1].attached_mask is None
    hers = [x.mask for x in legal(turn_of(state, 1)) if isinstance(x, Attach)]
    assert set(hers) == {"miru"}
    state = challenge(state, Skill.SHIELDING)
    hers = [x.mask for x in legal(turn_of(state, 1)) if isinstance(x, Attach)]
    assert set(hers) == {"miru", "kaukau"}


@pytest.mark.rule("G6")
def test_g6_numb_mask_might_it_is_exhausted_until_the_next_contest() -> None:
    state = holding(qftm(TAHU, GALI, masks_of_might=True), 0, GA, "numb_mask")
    state = did(wearing(state, 1, "rau"), PlayCard("numb_mask", OTHER))
    assert [worn.is_ready for worn in state.seats[1].masks] == [False, True]
    state = challenge(state, Skill.SHIELDING)
    if isinstance(state.phase, Contest):
        state = did(state, Pass())
    assert all(worn.is_ready for worn in state.seats[1].masks)


@pytest.mark.rule("G6")
def test_g6_numb_mask_nuva_it_rests_for_three_and_the_card_lies_as_long() -> None:
    state = did(holding(rshl(TAHU, GALI), 0, GA, "numb_mask"), PlayCard("numb_mask", OTHER))
    ready, lying = [], []
    for _ in range(3):
        state = did(turn_over(state), EndTurn())
        state = did(state.but(phase=TurnOver(OTHER)), EndTurn())
        ready.append(state.seats[1].masks[0].is_ready)
        lying.append(bool(state.seats[1].lasting))
    assert ready == [False, False, True]
    assert lying == [True, True, False]


@pytest.mark.rule("G2")
def test_g2_numb_mask_is_over_when_quick_change_makes_the_mask_ready() -> None:
    """Nuva: Gali challenges Tahu in vision, 700 against 800; her Akaku rests."""
    state = holding(wearing(rshl(TAHU, GALI), 1, "akaku"), 0, GA, "numb_mask")
    state = did(state, PlayCard("numb_mask", OTHER), ChooseCard("akaku"))
    state = holding(turn_of(state, 1), 1, GA, "quick_change")
    state = challenge(state, Skill.VISION, defender=0, seat=1)
    assert Add("akaku") not in legal(state)
    state = did(state, PlayCard("quick_change"))
    assert Add("akaku") in legal(state)
    assert sorted(discards(state, GA)) == ["numb_mask", "quick_change"]
    assert not state.seats[1].lasting


@pytest.mark.rule("G6")
def test_g6_heavy_mask_one_step_in_the_next_turn() -> None:
    state = did(holding(qftm(TAHU, GALI), 0, GA, "heavy_mask"), PlayCard("heavy_mask", OTHER))
    state = did(turn_over(state), EndTurn())
    state = did(standing(state, 1, "r17c4"), Step(at("r17c5")))
    assert state.phase == TurnOver(OTHER)
    state = did(state, EndTurn())
    assert discards(state, GA) == ["heavy_mask"]


@pytest.mark.rule("G6")
def test_g6_exile_an_opponent_goes_back_to_its_own_start() -> None:
    state = holding(standing(qftm(), 1, "r9c6"), 0, GA, "exile")
    assert PlayCard("exile", Seat(2)) not in legal(state)
    state = did(state, PlayCard("exile", OTHER))
    assert state.seats[1].pawn == at("r6c8")


@pytest.mark.rule("M7")
def test_m7_exile_to_an_occupied_start_the_player_chooses_a_space_next_to_it() -> None:
    state = standing(standing(qftm(), 1, "r9c6"), 2, "r6c8")
    state = did(holding(state, 0, GA, "exile"), PlayCard("exile", OTHER))
    assert decides(state) == ME
    assert spaces(state) == {at("r5c8"), at("r6c7"), at("r6c9"), at("r7c8")}


@pytest.mark.rule("G6")
@pytest.mark.parametrize("by_challenger", [True, False])
def test_g6_beast_mask_takes_200_from_the_other_side_in_a_rahi_challenge(
    *, by_challenger: bool
) -> None:
    state = qftm(TAHU, GALI, rahi=True)
    player = 0 if by_challenger else 1
    state = holding(state, player, GA, "beast_mask", "slant")
    assert PlayCard("beast_mask") not in legal(challenge(state, Skill.SHIELDING))
    rahi, number = ("288", "227") if by_challenger else ("285", "228")
    state = rahi_challenge(state, rahi, number)
    before = scores(state)
    assert before == ((600, 1000) if by_challenger else (900, 700))
    after = scores_after(state, PlayCard("beast_mask"))
    assert after == ((600, 800) if by_challenger else (700, 700))
