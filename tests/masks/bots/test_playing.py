"""When the sensible player uses cards and powers, the swarm and Rahi."""

from game.core.seats import Seat
from game.rules.masks.actions import (
    Answer,
    Declare,
    DeclareRahi,
    DrawFrom,
    EndTurn,
    Pass,
    PlayCard,
    TurnUpMission,
    UsePower,
)
from game.rules.masks.holding.held import Held
from game.rules.masks.phases import Answering, Drawing, OnBohrok, OnMission, Play, TurnOver
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.state import Swarming
from tests.masks.bots.asking import choice
from tests.masks.tables import first_turn, holding, on_top, standing, wearing


def test_a_forced_choice_is_made() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI)
    assert choice(state.but(phase=TurnOver(Seat(0), is_closed=True))) == EndTurn()


def test_a_mission_is_passed_if_it_can_be() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI).but(phase=OnMission(Seat(0)))
    assert choice(state) == TurnUpMission()
    assert choice(holding(state, 0, Deck.GA, "safe_path")) == PlayCard("safe_path")


def test_rau_passes_a_mission() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, masks_of_might=True)
    state = wearing(state, 0, "rau").but(phase=OnMission(Seat(0)))
    assert choice(state) == UsePower("rau")


def test_cards_that_draw_are_played_at_once() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI)
    assert choice(holding(state, 0, Deck.GA, "draw_two")) == PlayCard("draw_two")


def test_hau_shields_who_is_ahead() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, masks_of_might=True)
    state = state.but(phase=TurnOver(Seat(0)))
    assert choice(state) == EndTurn()
    assert choice(wearing(state, 0, "kaukau")) == UsePower("hau")


def test_kaukau_looks_before_it_draws() -> None:
    state = first_turn("qftm", Toa.GALI, Toa.TAHU, masks_of_might=True)
    state = standing(state, 0, "r1c7").but(phase=Drawing(Seat(0), 1, 1))
    assert choice(state) == UsePower("kaukau")


def test_a_card_for_oneself_is_dodged_and_others_are_left_alone() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, Toa.LEWA, masks_of_might=True)
    state = wearing(state, 1, "huna", "komau")
    meant = Play(Held("drop_one", Deck.GA, 127), Seat(0), Seat(1))
    assert choice(state.but(phase=Answering((Seat(1),), "huna", meant, ()))) == Answer("huna")
    other = Play(Held("drop_one", Deck.GA, 127), Seat(0), Seat(2))
    assert choice(state.but(phase=Answering((Seat(1),), "komau", other, ()))) == Pass()


def test_the_swarm_is_set_on_who_has_most_masks() -> None:
    state = first_turn("bohrok", Toa.TAHU, Toa.GALI, Toa.POHATU)
    state = standing(state, 0, "r11c10")
    state = on_top(state, Deck.BOHROK, "tahnok_promo")
    state = wearing(state, 2, "hau", "miru", "pakari", "akaku")
    state = holding(state, 0, Deck.KRANA, "krana_tahnok_xa")
    state = state.but(phase=OnBohrok(Seat(0)), swarming=Swarming())
    assert choice(state) == Declare("krana_tahnok_xa", Seat(2))


def test_a_krana_is_drawn_where_nobody_is_worth_a_challenge() -> None:
    state = first_turn("bohrok", Toa.TAHU, Toa.GALI, Toa.POHATU)
    state = standing(state, 0, "r11c10")
    state = holding(on_top(state, Deck.BOHROK, "tahnok"), 0, Deck.KRANA, "krana_gahlok_xa")
    state = state.but(phase=OnBohrok(Seat(0)), swarming=Swarming())
    assert choice(state) == DrawFrom(Deck.KRANA)


def test_rahi_are_set_on_a_rival_whom_the_number_beats() -> None:
    state = first_turn("qftm", Toa.KOPAKA, Toa.GALI, rahi=True)
    state = holding(wearing(state, 1, "hau", "miru", "pakari"), 0, Deck.GA, *["plus_100"] * 4)
    beaten = holding(state, 0, Deck.RAHI, "284", "228", "232")  # flight 900 against 400
    assert choice(beaten) == DeclareRahi("284", "228", Seat(1))
    held = holding(state, 0, Deck.RAHI, "288", "228", "232")  # swimming 700 against 900
    assert not isinstance(choice(held), DeclareRahi)
