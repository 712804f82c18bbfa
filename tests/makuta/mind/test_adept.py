"""The adept: remembers what it has seen, counts on every roll, and keeps a beaten rival away."""

from random import Random

import pytest
from attrs import evolve

from game.boxes.makuta.mind.planner import LONG, STUCK, Planner, wearied
from game.boxes.makuta.mind.prospects import prospects_of
from game.boxes.makuta.mind.temper import PLAIN
from game.boxes.makuta.mind.unseen import unseen_faces
from game.boxes.makuta.mind.worth import worth_to
from game.boxes.makuta.odds import odds_against
from game.core.hexes import Side
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.actions import FlyTo, SetPawn
from game.rules.makuta.phases import SettingPawn, Starting
from game.rules.makuta.pieces import HIDDEN, Die, Disc, Kanohi, Kind
from game.rules.makuta.tiles import Cell
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import (
    AIR,
    FIRE,
    KAUKAU,
    MIRU,
    PAKARI,
    VAKAMA,
    WATER,
    YELLOW,
    lock,
    shown,
    tiger,
)
from tests.makuta.situations import NORTH, situation

ME, OTHER = Seat(0), Seat(1)


def test_wins_ties_and_losses_are_counted_exactly() -> None:
    assert odds_against((4,), Die.WHITE, 0) == pytest.approx((2 / 6, 3 / 6))
    assert odds_against((3, 20), Die.WHITE, 3) == pytest.approx((6 / 12, 6 / 12))


def test_it_remembers_which_masks_it_has_seen() -> None:
    """Four Kaukau are in the box: with all of them in sight none can lie face down."""
    story = situation(small_atlas(), trays=[[KAUKAU] * 2, [shown(KAUKAU)] * 2], phase=Starting(ME))
    seen = makuta.observe(story.state, ME)

    shares = unseen_faces(seen)[Kind.KANOHI]

    assert Kanohi.KAUKAU not in shares
    assert sum(shares.values()) == pytest.approx(1)


def test_an_unknown_token_is_worth_what_it_may_be() -> None:
    story = situation(small_atlas(), trays=[[], []], phase=Starting(ME))
    worth = worth_to(makuta.observe(story.state, ME), ME, PLAIN)

    unknown = worth.of_finding(Disc(Kind.KANOHI, HIDDEN))

    assert min(PLAIN.masks) < unknown < max(PLAIN.masks)


def test_it_flies_to_the_lock_it_can_open_when_it_is_strong_enough() -> None:
    tray = [FIRE, WATER, AIR, PAKARI, PAKARI, MIRU, VAKAMA]
    story = situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
        trays=[tray, ()],
        phase=Starting(ME),
    )

    action = Planner().choose(makuta.observe(story.state, ME), Random(1))

    assert isinstance(action, FlyTo)
    assert action.field in story.state.tokens.locks


def test_it_sets_a_beaten_rival_where_nothing_is_near() -> None:
    story = situation(
        small_atlas(), lay=[("makuta", NORTH, 0)], trays=[(), ()], phase=SettingPawn(ME, OTHER)
    )
    seen = makuta.observe(story.state, ME)

    action = Planner().choose(seen, Random(1))

    theirs = prospects_of(worth_to(seen, OTHER, PLAIN))
    fields = [each.field for each in makuta.legal_actions(seen) if isinstance(each, SetPawn)]
    assert isinstance(action, SetPawn)
    assert theirs.at(action.field) == min(map(theirs.at, fields))
    assert theirs.at(action.field) < max(map(theirs.at, fields))


@pytest.mark.parametrize(("turns", "is_late"), [(LONG, False), (LONG + 1, True)])
def test_in_a_long_game_it_goes_for_what_others_have(turns: int, is_late: bool) -> None:  # noqa: FBT001
    """All the keys that anybody needs may be on trays, and then only Akaku ends the game."""
    story = situation(small_atlas(), trays=[[], []], phase=Starting(ME))
    seen = makuta.observe(story.state, ME)
    late = evolve(seen, turn=evolve(seen.turn, number=turns * len(seen.pawns)))

    temper = wearied(PLAIN, late)

    assert (temper.akaku > PLAIN.akaku) is (temper.tray > PLAIN.tray) is is_late


def test_in_the_longest_game_it_still_wants_strength_and_dares_makuta() -> None:
    """Four Akaku on a tray beat nobody, and whoever has the keys must try in the end."""
    story = situation(small_atlas(), trays=[[], []], phase=Starting(ME))
    seen = makuta.observe(story.state, ME)
    late = evolve(seen, turn=evolve(seen.turn, number=299 * len(seen.pawns)))

    temper = wearied(PLAIN, late)

    assert temper.akaku <= min(PLAIN.hau, PLAIN.pakari)
    assert 0 < temper.ready < 0.2


@pytest.mark.parametrize(("turns", "dares"), [(STUCK, False), (STUCK + 30, True)])
def test_in_an_endless_game_it_dares_a_rahi_that_hardly_can_be_beaten(
    turns: int,
    dares: bool,  # noqa: FBT001
) -> None:
    """All may have shut themselves in behind tigers, and then nothing else is left to do."""
    story = situation(
        small_atlas(),
        lay=[("lake", NORTH, 0)],
        pawns={ME: ("lake", Side.S)},
        tokens={("lake", Cell(0, 0)): [shown(tiger(15))]},
        trays=[[PAKARI], []],
        phase=Starting(ME),
    )
    seen = makuta.observe(story.state, ME)
    late = evolve(seen, turn=evolve(seen.turn, number=turns * len(seen.pawns)))
    (rahi,) = seen.tokens.rahi

    prospects = prospects_of(worth_to(late, ME, wearied(PLAIN, late)))

    assert prospects.odds[rahi][0] == pytest.approx(1 / 6)
    assert (prospects.of_duel(rahi, 0.0, 0.0) > 0.0) is dares


def test_whoever_has_three_yellow_keys_looks_for_no_fourth() -> None:
    story = situation(small_atlas(), trays=[[YELLOW] * 3, [YELLOW] * 2], phase=Starting(ME))
    seen = makuta.observe(story.state, ME)

    assert worth_to(seen, ME, PLAIN).of_finding(YELLOW) == 0
    assert worth_to(makuta.observe(story.state, OTHER), OTHER, PLAIN).of_finding(YELLOW) > 0
