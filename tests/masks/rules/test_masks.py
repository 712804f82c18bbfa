"""Masks (section 9): attaching, bonuses and prizes."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import (
    Add,
    Attach,
    Pass,
    PlayCard,
    TakePrize,
    UsePower,
)
from game.rules.masks.phases import (
    Answering,
    Contest,
    Prize,
    TurnOver,
    TurnStart,
)
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.state import Worn
from tests.masks.tables import (
    advised,
    asked,
    challenge_of,
    first_turn,
    holding,
    in_contest,
    legal,
    mask_of,
    next_turn,
    played,
    wearing,
)

ME, YOU = Seat(0), Seat(1)
FLIGHT, SPEED = "1", "3"


# K1


@pytest.mark.rule("K1")
@pytest.mark.parametrize(("is_foil", "score"), [(False, 500), (True, 600)])
def test_k1_a_great_mask_gives_100_to_its_skill_and_a_foil_200(is_foil: bool, score: int) -> None:  # noqa: FBT001
    state = asked(first_turn("qftm"), 0, 1)
    own = state.seats[0]._replace(masks=(Worn("kakama", is_foil),), attached_mask="kakama")

    state = in_contest(state.with_seat(ME, own), SPEED)

    assert challenge_of(state).scores == (score, 700)


@pytest.mark.rule("K1")
def test_k1_a_mask_that_was_named_as_foil_is_one_when_it_is_won() -> None:
    state = first_turn("qftm", foils=1)
    own = state.seats[0]
    kakama = next(card for card in own.pile if card.key == "kakama")
    pile = (*(card for card in own.pile if card != kakama), kakama)
    state = state.with_seat(ME, own._replace(pile=pile, foils=("kakama",)))

    state = in_contest(state, FLIGHT)

    assert mask_of(state, 0, "kakama").is_foil


@pytest.mark.rule("K1")
def test_k1_masks_played_for_their_bonus_stay_before_their_owner() -> None:
    state = asked(wearing(first_turn("qftm", masks_of_might=True), 0, "kakama"), 0, 1)
    state = played(in_contest(state, SPEED), Add("kakama"), Pass())

    assert mask_of(state, 0, "kakama") == Worn("kakama")


# K2


@pytest.mark.rule("K2")
def test_k2_one_great_mask_and_one_turaga_card_or_none_may_be_attached() -> None:
    state = advised(wearing(first_turn("qftm"), 0, "miru"), 0, "vakama")

    found = {x for x in legal(state) if isinstance(x, Attach)}

    assert found == {
        Attach(mask, turaga) for mask in ("hau", "miru", None) for turaga in ("vakama", None)
    } - {Attach("hau", None)}
    state = played(state, Attach("miru", "vakama"))
    assert (state.seats[0].attached_mask, state.seats[0].attached_turaga) == ("miru", "vakama")
    assert state.phase == TurnStart(ME)


@pytest.mark.rule("K2")
def test_k2_what_is_attached_stays_until_changed_in_a_later_turn() -> None:
    state = played(wearing(first_turn("qftm"), 0, "miru"), Attach("miru", None))
    assert not [x for x in legal(state) if isinstance(x, Attach)]

    state = next_turn(state)
    assert state.seats[0].attached_mask == "miru"  # also in others' turns
    state = next_turn(state)

    assert Attach("hau", None) in legal(state)


@pytest.mark.rule("K2")
def test_k2_only_what_is_attached_counts_and_masks_have_no_powers() -> None:
    state = wearing(asked(first_turn("qftm"), 0, 1), 0, "kakama", "akaku")
    assert not [x for x in legal(state) if isinstance(x, UsePower)]

    state = in_contest(state, SPEED)

    assert challenge_of(state).scores == (400, 700)
    assert legal(state) == [Pass()]


# K3, K5


@pytest.mark.rule("K3")
def test_k3_in_might_and_nuva_mode_nothing_is_attached() -> None:
    for table in (first_turn("qftm", masks_of_might=True), first_turn("rshl", swarm=False)):
        state = wearing(table, 0, "miru")
        assert not [x for x in legal(state) if isinstance(x, Attach)]


@pytest.mark.rule("K3")
def test_k3_a_ready_mask_is_played_for_its_bonus_or_for_its_power() -> None:
    state = asked(first_turn("qftm", Toa.POHATU, Toa.LEWA, masks_of_might=True), 0, 1)
    state = wearing(state, 0, "miru")
    assert UsePower("kakama") in legal(state)

    state = in_contest(state, FLIGHT)

    assert set(legal(state)) == {Add("miru"), Pass()}


@pytest.mark.rule("K3")
def test_k3_while_a_mask_counts_its_power_cannot_be_used() -> None:
    state = asked(first_turn("qftm", masks_of_might=True), 0)
    state = holding(state, 0, Deck.GA, "plus_100")
    state = holding(state, 1, Deck.GA, "plus_200", "plus_200")
    state = wearing(in_contest(state, FLIGHT), 1, "komau")  # 700 : 400
    state = played(state, PlayCard("plus_200"), PlayCard("plus_200"))
    ready = played(state, PlayCard("plus_100"))
    assert isinstance(ready.phase, Answering)
    assert ready.phase.seat == YOU

    state = state.but(phase=Contest(YOU))
    state = played(state, Add("komau"))
    state = played(state, PlayCard("plus_100"))

    assert state.phase != ready.phase
    assert challenge_of(state).scores == (800, 900)


@pytest.mark.rule("K5")
def test_k5_noble_masks_do_not_count_towards_the_six() -> None:
    state = asked(first_turn("qftm", masks_of_might=True), 1)
    state = wearing(state, 0, "miru", "kaukau", "kakama", "rau", "ruru", "huna")

    state = played(in_contest(state, "6"), Pass())  # vision: 800 : 600, Gali passes

    assert state.phase == TurnOver(ME)
    assert len(state.seats[0].masks) > 6


@pytest.mark.rule("K5")
def test_k5_a_noble_mask_helps_in_any_skill() -> None:
    state = wearing(asked(first_turn("qftm", masks_of_might=True), 0, 1), 0, "rau")

    for gmc in (SPEED, "4", "5"):
        assert Add("rau") in legal(in_contest(state, gmc))


# K4


@pytest.mark.rule("K4")
def test_k4_attached_the_prize_is_the_top_card_of_the_own_pile() -> None:
    state = first_turn("qftm")
    top = state.seats[0].pile[-1].key

    own = in_contest(state, FLIGHT).seats[0]

    assert top in {worn.key for worn in own.masks} | {card.key for card in own.turaga}
    assert len(own.pile) == 7


@pytest.mark.rule("K4")
def test_k4_might_brings_the_top_card_of_the_noble_pile_too() -> None:
    state = first_turn("qftm", masks_of_might=True)
    noble = state.seats[0].nobles[-1].key

    own = in_contest(state, FLIGHT).seats[0]

    assert (len(own.pile), len(own.nobles)) == (7, 5)
    assert noble in {worn.key for worn in own.masks}


@pytest.mark.rule("K4")
def test_k4_nuva_brings_one_card_and_the_choice_once_a_turaga_card_lies_face_up() -> None:
    state = first_turn("rshl", swarm=False)
    plain = in_contest(state, FLIGHT)
    assert plain.phase == TurnOver(ME)
    assert (len(plain.seats[0].pile), len(plain.seats[0].nobles)) == (6, 6)

    state = in_contest(advised(state, 0, "vakama"), FLIGHT)
    assert isinstance(state.phase, Prize)
    noble = played(state, TakePrize(is_noble=True)).seats[0]
    great = played(state, TakePrize(is_noble=False)).seats[0]

    assert (len(noble.pile), len(noble.nobles)) == (6, 5)
    assert (len(great.pile), len(great.nobles)) == (5, 6)


@pytest.mark.rule("K4")
def test_k4_nuva_with_an_empty_pile_the_noble_one_is_left() -> None:
    state = advised(first_turn("rshl", swarm=False), 0, "vakama")
    state = state.with_seat(ME, state.seats[0]._replace(pile=()))

    assert len(in_contest(state, FLIGHT).seats[0].nobles) == 5


@pytest.mark.rule("K4")
def test_k4_an_empty_pile_gives_nothing() -> None:
    for edition, might in (("qftm", False), ("qftm", True), ("rshl", False)):
        state = first_turn(edition, masks_of_might=might, swarm=False)
        state = state.with_seat(ME, state.seats[0]._replace(pile=(), nobles=()))
        assert in_contest(state, FLIGHT).phase == TurnOver(ME)
