"""Where the sensible player goes."""

import pytest

from game.core.seats import Seat
from game.rules.masks.actions import Attach, Jump, PlayCard, Step, UsePower
from game.rules.masks.holding.held import Held
from game.rules.masks.phases import Moving, OnPortal
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.printed.effects import StartOf, Visit
from game.rules.masks.state import OpenTask, State, Walk
from tests.masks.bots.asking import choice
from tests.masks.tables import advised, at, first_turn, holding, standing, wearing


def test_an_open_challenge_is_entered_by_its_back_door() -> None:
    state = standing(first_turn("qftm", Toa.TAHU, Toa.GALI), 0, "r11c11")
    state = holding(state, 0, Deck.GA, "plus_100", "plus_200", "rust")
    assert choice(state) == Step(at("r12c11"))


def test_who_has_no_cards_goes_to_the_game_action_space_beside_it() -> None:
    state = standing(first_turn("qftm", Toa.POHATU, Toa.GALI), 0, "r0c7")
    assert choice(state) == Step(at("r1c7"))


def test_who_stands_on_open_ground_does_not_walk_into_a_mission_for_nothing() -> None:
    state = standing(first_turn("qftm", Toa.LEWA, Toa.GALI), 0, "r16c9")
    state = standing(state, 0, "r15c9")
    chosen = choice(state)
    assert isinstance(chosen, Step)
    assert chosen.space != at("r16c9")


def with_task(state: State, toa: Toa) -> State:
    own = state.seats[0]
    task = OpenTask(Held("11", Deck.MISSION, 127), Visit(StartOf(toa)))
    return state.with_seat(Seat(0), own._replace(tasks=(task,)))


def test_an_open_task_is_done_before_anything_else() -> None:
    state = standing(first_turn("qftm", Toa.LEWA, Toa.GALI), 0, "r11c12")
    assert choice(with_task(state, Toa.TAHU)) == Step(at("r10c12"))


@pytest.mark.rule("J11")
def test_extra_movement_leads_past_the_missions_to_kini_nui() -> None:
    """J11."""
    state = standing(first_turn("qftm", Toa.TAHU, Toa.GALI), 0, "r6c6")
    state = holding(state, 0, Deck.GA, "swift", "plus_100", "plus_200", "minus_100")
    assert choice(state) == PlayCard("swift")


def test_kakama_is_used_when_the_goal_is_far() -> None:
    state = first_turn("qftm", Toa.POHATU, Toa.GALI, masks_of_might=True)
    state = standing(state, 0, "r18c6")
    state = holding(state, 0, Deck.GA, "plus_100", "plus_200", "minus_100", "rust", "plus_200")
    assert choice(state) == UsePower("kakama")


def test_a_portal_leads_to_where_the_way_on_is_shortest() -> None:
    state = standing(first_turn("qftm", Toa.TAHU, Toa.GALI), 0, "r4c6")
    state = holding(state, 0, Deck.GA, "plus_100", "plus_200", "rust")
    state = with_task(state, Toa.KOPAKA).but(phase=OnPortal(Seat(0)))
    assert choice(state) == Jump(at("r8c2"))


def test_the_move_ends_on_bohrok_control_when_krana_are_wanted() -> None:
    state = first_turn("rshl", Toa.TAHU, Toa.GALI, short_game=True)
    state = standing(state, 0, "r11c11")
    walk = Walk(3, taken=1, entered=(at("r11c12"), at("r11c11")))
    state = state.with_walk(walk).but(phase=Moving(Seat(0)))
    own = state.seats[0]._replace(last_challenge=at("r12c11"))
    state = holding(state.with_seat(Seat(0), own), 0, Deck.GA, *["plus_100"] * 4)
    assert choice(state) == Step(at("r11c10"))


def test_the_mask_and_the_turaga_card_that_help_most_are_attached() -> None:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI)
    state = advised(wearing(state, 0, "kaukau"), 0, "vakama")
    chosen = choice(state)
    assert isinstance(chosen, Attach)
    assert chosen.turaga == "vakama"
    assert chosen.mask is not None
