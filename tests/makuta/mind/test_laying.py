"""A tile is laid for oneself, and in the way of whoever is closest to winning."""

import pytest
from attrs import evolve

from game.boxes.makuta.mind.laying import laid_so
from game.boxes.makuta.mind.motives import Lay, Spoil
from game.boxes.makuta.mind.prospects import prospects_of
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.temper import PLAIN
from game.boxes.makuta.mind.why import why
from game.boxes.makuta.mind.worth import worth_to
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.actions import PlaceTile
from game.rules.makuta.phases import Placing
from game.rules.makuta.state import State
from tests.makuta.mind.test_motives import decider, decisions

SPITEFUL, INDIFFERENT = evolve(PLAIN, spoil=5.0), evolve(PLAIN, spoil=0.0)


def placings() -> list[State]:
    return [state for state, _ in decisions() if isinstance(state.phase, Placing)]


def left_to_rival(weigh: Scales, lay: PlaceTile) -> float:
    then, _ = laid_so(weigh.seen, lay.rotation)
    rival = Seat(1 - weigh.seat)
    theirs = evolve(PLAIN, contested=1.0, nearby=0.0)
    return prospects_of(worth_to(then, rival, theirs)).at(then.pawns[rival])


@pytest.mark.rule("G2")
def test_whoever_spoils_leaves_a_rival_no_more_and_sometimes_less() -> None:
    spoilt = 0
    for state in placings():
        seen, seat = makuta.observe(state, decider(state)), decider(state)
        spiteful, indifferent = (Scales(seen, seat, each) for each in (SPITEFUL, INDIFFERENT))
        lays = [each for each in makuta.legal_actions(seen) if isinstance(each, PlaceTile)]
        lay, usual = max(lays, key=spiteful), max(lays, key=indifferent)
        assert left_to_rival(spiteful, lay) <= left_to_rival(spiteful, usual)
        spoilt += left_to_rival(spiteful, lay) < left_to_rival(spiteful, usual)

    assert spoilt


@pytest.mark.rule("G2")
def test_and_says_so_only_when_something_else_would_be_better_for_oneself() -> None:
    told = set()
    for state in placings():
        weigh = Scales(makuta.observe(state, decider(state)), decider(state), SPITEFUL)
        lays = [each for each in makuta.legal_actions(state) if isinstance(each, PlaceTile)]
        lay = max(lays, key=weigh)
        motive = why(weigh, lay)
        told.add(type(motive))
        is_best = weigh.of_laying(lay.rotation) == max(weigh.of_laying(e.rotation) for e in lays)
        assert isinstance(motive, Lay if is_best else Spoil)

    assert told == {Lay, Spoil}
