"""Who is how far from beating Makuta, and what follows from it for what one dares."""

import pytest

from game.boxes.makuta.mind.duels import of_duel
from game.boxes.makuta.mind.prospects import prospects_of
from game.boxes.makuta.mind.race import Race, odds_of
from game.boxes.makuta.mind.temper import PLAIN
from game.boxes.makuta.mind.worth import Worth, worth_to
from game.core.hexes import Side
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.phases import Starting
from game.rules.makuta.pieces import Disc
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import (
    AIR,
    FIRE,
    HAU,
    ICE,
    KAKAMA,
    MIRU,
    PAKARI,
    STONE,
    VAKAMA,
    WATER,
    lock,
    scorpion,
    shown,
)
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, drawn, situation

ME, OTHER = Seat(0), Seat(1)
STRONG = [PAKARI, PAKARI, VAKAMA]


def before_makuta(mine: list[Disc], theirs: list[Disc]) -> Story:
    return situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
        trays=[mine, theirs],
        phase=Starting(ME),
    )


def worth_in(story: Story, seat: Seat = ME) -> Worth:
    return worth_to(makuta.observe(story.state, seat), seat, PLAIN)


def race(mine: list[Disc], theirs: list[Disc]) -> Race:
    return worth_in(before_makuta(mine, theirs)).race


def test_whoever_needs_half_the_turns_is_first_four_times_as_often() -> None:
    assert odds_of([5.0, 10.0]) == pytest.approx([0.8, 0.2])


@pytest.mark.parametrize("more", [[PAKARI], [FIRE], [*STRONG, FIRE, WATER, AIR]])
def test_strength_and_keys_that_fit_bring_one_closer(more: list[Disc]) -> None:
    assert race(more, []).turns[ME] < race([], []).turns[ME]


def test_keys_that_fit_no_lock_bring_nobody_closer() -> None:
    assert race([STONE, ICE], []).turns[ME] == race([], []).turns[ME]


def test_a_token_that_one_does_not_see_counts_for_what_it_may_be() -> None:
    """More than nothing, and less than the best: Gali's are face down."""
    nothing, hidden, seen = (race([], theirs) for theirs in ([], [PAKARI], [shown(PAKARI)]))

    assert nothing.turns[OTHER] > hidden.turns[OTHER] > seen.turns[OTHER]
    assert hidden == race([], [MIRU])


def test_it_helps_more_to_rob_the_one_in_front() -> None:
    behind = Race((15.0, 5.0, 20.0))

    assert behind.leader_before(ME) == OTHER
    assert behind.gain(ME, OTHER) > behind.gain(ME, Seat(2)) > 0.0


def test_and_for_two_all_that_the_other_loses_is_won() -> None:
    assert Race((15.0, 5.0)).share(ME, OTHER) == pytest.approx(1.0)
    assert Race((15.0, 5.0, 15.0)).share(ME, OTHER) == pytest.approx(0.5)


# Makuta is dared at other odds


@pytest.mark.rule("L5", "X3")
def test_whoever_has_time_waits_and_whoever_has_none_dares() -> None:
    easy, close = Race((5.0, 30.0)), Race((5.0, 4.0))

    assert close.dare(ME) < PLAIN.ready < easy.dare(ME)


@pytest.mark.rule("L5")
def test_a_strong_rival_makes_one_ready_earlier() -> None:
    mine = [KAKAMA, PAKARI, HAU, FIRE, WATER, AIR]
    rival = [*map(shown, [*STRONG, FIRE, WATER, AIR])]
    alone, pressed = (worth_in(before_makuta(mine, theirs)) for theirs in ([], rival))

    assert alone.chance == pressed.chance < PLAIN.ready
    assert pressed.is_ready
    assert not alone.is_ready


# A Rahi is dared with what one can spare


def guarded(*tray: Disc, theirs: tuple[Disc, ...] = ()) -> Story:
    """A scorpion of 11 before a key."""
    return drawn("0 s Y", tokens={"s": [shown(scorpion(11))]}, trays=[tray, theirs])


def worth_of_duel(story: Story) -> float:
    worth = worth_in(story)
    (rahi,) = worth.seen.tokens.rahi
    return of_duel(worth, rahi, prospects_of(worth).odds[rahi], 5.0, 4.0)


@pytest.mark.rule("R9")
def test_the_neighbour_takes_by_what_they_know() -> None:
    """Of two backs that look alike either may go; one that was shown is known for what it is."""
    hidden, known = (worth_in(guarded(MIRU, mask)) for mask in (PAKARI, shown(PAKARI)))
    usual = (PLAIN.miru + PLAIN.pakari) / 2

    assert hidden.at_stake() == pytest.approx(usual)
    assert known.at_stake() == PLAIN.pakari
    assert worth_in(guarded()).at_stake() == 0.0


@pytest.mark.rule("R7", "R9")
def test_a_duel_is_worth_more_to_whoever_can_spare_a_token() -> None:
    """The same odds, and the same token to lose, but for the back that one can offer."""
    assert worth_of_duel(guarded(HAU, MIRU)) > worth_of_duel(guarded(shown(HAU), MIRU))


def test_whoever_is_behind_minds_a_loss_less() -> None:
    even, behind, far_behind = Race((10.0, 10.0)), Race((10.0, 8.0)), Race((10.0, 1.0))

    assert even.caution(ME) == 1.0
    assert 1.0 > behind.caution(ME) > far_behind.caution(ME) == 0.5
