"""How long it will take somebody to beat Makuta, from what they have and what lies around."""

from attrs import evolve

from game.boxes.makuta.mind.outlook import learned
from game.boxes.makuta.mind.race import SOONEST
from game.boxes.makuta.mind.signs import FAR, Signs, holdings_of, signs_of
from game.boxes.makuta.mind.temper import PLAIN
from game.boxes.makuta.mind.travel import travel_from
from game.boxes.makuta.mind.worth import worth_to
from game.boxes.makuta.opening import dealt
from game.core.hexes import Side
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.editions import EN, HouseRules, Terms
from game.rules.makuta.phases import Starting
from game.rules.makuta.pieces import Disc, Toa
from tests.makuta.atlases import full_atlas, small_atlas
from tests.makuta.rules.discs import AIR, FIRE, HAU, KAUKAU, PAKARI, VAKAMA, WATER, lock, shown
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, situation

ME = Seat(0)
STRONG = [PAKARI, PAKARI, VAKAMA]


def before_makuta(mine: list[Disc]) -> Story:
    """A lock for fire, water and air lies face up beside the start tile."""
    return situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
        trays=[mine, []],
        phase=Starting(ME),
    )


def signs(mine: list[Disc]) -> Signs:
    worth = worth_to(makuta.observe(before_makuta(mine).state, ME), ME, PLAIN)
    return signs_of(holdings_of(worth), worth, 1.0, travel_from(worth, worth.seen.pawns[ME]))


def turns(mine: list[Disc]) -> float:
    return learned()(signs(mine))


def test_what_was_learned_is_about_these_signs_in_this_order() -> None:
    assert tuple(signs([])) == learned().signs


def test_keys_that_fit_and_strength_bring_one_closer() -> None:
    assert turns([*STRONG, FIRE, WATER, AIR]) < turns(STRONG) < turns([])


def test_nobody_wins_before_the_next_turn() -> None:
    net = evolve(learned(), usual=-1000.0)

    assert net(signs(STRONG)) == SOONEST


def test_a_lock_is_near_for_those_whose_keys_open_it() -> None:
    assert signs([FIRE, WATER, AIR])["to an open lock"] < 1.0
    assert signs([FIRE, WATER])["to an open lock"] == 1.0


def test_a_faster_die_makes_every_way_shorter() -> None:
    slow, fast = signs([HAU, FIRE, WATER, AIR]), signs([KAUKAU, FIRE, WATER, AIR])

    assert fast["to an open lock"] < slow["to an open lock"]


def test_what_cannot_be_reached_is_far() -> None:
    assert signs([])["to an unread lock"] == 1.0
    assert FAR > 1.0


def test_a_way_past_a_rahi_is_longer_the_harder_it_is_to_beat() -> None:
    dealt_out = dealt(Terms(EN, HouseRules(), (Toa.TAHU, Toa.GALI), full_atlas()), "past rahi")
    weak, strong = (
        worth_to(makuta.observe(dealt_out.but(trays=(mine, ())), ME), ME, PLAIN)
        for mine in ((), (shown(PAKARI), shown(PAKARI)))
    )
    start, rahi = dealt_out.pawns[ME], dealt_out.tokens.rahi

    by_the_weak, by_the_strong = travel_from(weak, start), travel_from(strong, start)

    assert rahi
    assert all(by_the_strong[place] < by_the_weak[place] for place in rahi)
