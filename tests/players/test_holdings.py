"""What a tray is worth as a whole."""

import pytest
from attrs import evolve

from game.boxes.quest.mind.holdings import holdings_of
from game.boxes.quest.mind.temper import PLAIN
from game.boxes.quest.mind.worth import worth_to
from game.core.hexes import Side
from game.core.seats import Seat
from game.rules import quest
from game.rules.quest.editions import HouseRules
from game.rules.quest.phases import Starting
from game.rules.quest.pieces import Disc
from game.rules.quest.state import State
from tests.atlases import small_atlas
from tests.rules.discs import (
    AIR,
    EARTH,
    FIRE,
    HAU,
    ICE,
    KAKAMA,
    KAUKAU,
    MIRU,
    PAKARI,
    VAKAMA,
    WATER,
    WHENUA,
    YELLOW,
    lock,
    shown,
)
from tests.situations import NORTH, situation

ME = Seat(0)


def table(mine: list[Disc], *, face_up: bool = True) -> State:
    """A lock for fire, water and air beside the start tile; Tahu's tray."""
    token = lock(FIRE, WATER, AIR)
    return situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        locks={("makuta", Side.S): shown(token) if face_up else token},
        trays=[mine, []],
        phase=Starting(ME),
    ).state


def held(mine: list[Disc], *, face_up: bool = True) -> float:
    state = table([], face_up=face_up)
    holdings = holdings_of(worth_to(quest.observe(state, ME), ME, PLAIN))
    return holdings(table(mine, face_up=face_up))


@pytest.mark.parametrize(
    ("better", "than"),
    [
        ([HAU], []),
        ([PAKARI], [HAU]),
        ([HAU, HAU], [HAU]),
        ([KAUKAU], [KAKAMA]),
        ([MIRU], []),
        ([VAKAMA], [WHENUA]),  # A1
        ([FIRE], [EARTH]),
        ([FIRE, WATER], [FIRE, EARTH]),
        ([FIRE, WATER, AIR], [FIRE, WATER, EARTH]),
        ([FIRE, WATER, YELLOW], [FIRE, WATER, EARTH]),
    ],
)
def test_more_is_worth_more(better: list[Disc], than: list[Disc]) -> None:
    assert held(better) > held(than)


def test_a_second_mask_for_the_same_die_is_idle() -> None:
    assert held([KAUKAU, KAUKAU]) == held([KAUKAU])


def test_without_stacking_a_second_mask_is_idle_too() -> None:
    """H2."""
    state = table([HAU, HAU])
    terms = evolve(state.terms, house=HouseRules(no_stacking=True))
    holdings = holdings_of(worth_to(quest.observe(state, ME), ME, PLAIN))

    assert holdings(evolve(state, terms=terms)) == held([HAU])


def test_before_a_lock_is_read_only_yellow_keys_count() -> None:
    assert held([FIRE], face_up=False) == held([], face_up=False)
    assert held([YELLOW], face_up=False) > held([ICE], face_up=False)


def test_a_lock_that_can_be_read_is_worth_something() -> None:
    assert held([]) > held([], face_up=False)
