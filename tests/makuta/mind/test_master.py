"""The master: looks further, through worlds that may be, and stands in a rival's way."""

from attrs import evolve

from game.boxes.makuta.bots import PLAYERS, THINKING, as_quick_as
from game.boxes.makuta.mind.characters import CHARACTERS
from game.boxes.makuta.mind.errands import Errands
from game.boxes.makuta.mind.foresight import Budget
from game.boxes.makuta.mind.goals import goals
from game.boxes.makuta.mind.motives import Bar
from game.boxes.makuta.mind.planner import Planner
from game.boxes.makuta.mind.prospects import prospects_of
from game.boxes.makuta.mind.steps import steps_from
from game.boxes.makuta.mind.temper import PLAIN, Temper
from game.boxes.makuta.mind.worth import Worth, worth_to
from game.core.hexes import Side
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.phases import Starting
from game.rules.makuta.pieces import Disc
from tests.makuta.atlases import small_atlas
from tests.makuta.rules.discs import AIR, FIRE, HAU, PAKARI, VAKAMA, WATER, lock, shown
from tests.makuta.rules.story import Story
from tests.makuta.situations import NORTH, situation

ME, OTHER = Seat(0), Seat(1)
STRONG = [PAKARI, PAKARI, VAKAMA]


def at_makutas_gate(mine: list[Disc], theirs: list[Disc]) -> Story:
    """A lock for fire, water and air lies face up beside the start tile."""
    return situation(
        small_atlas(),
        lay=[("makuta", NORTH, 0)],
        locks={("makuta", Side.S): shown(lock(FIRE, WATER, AIR))},
        trays=[mine, theirs],
        phase=Starting(ME),
    )


def worth_in(story: Story, temper: Temper = PLAIN) -> Worth:
    return worth_to(makuta.observe(story.state, ME), ME, temper)


def entrance_of(story: Story) -> int:
    return next(iter(story.state.tokens.locks))


def test_it_stands_where_a_rival_would_win() -> None:
    story = at_makutas_gate([HAU], [shown(disc) for disc in (*STRONG, FIRE, WATER, AIR)])
    entrance = entrance_of(story)

    assert goals(worth_in(story))[entrance] > PLAIN.bar / 2
    assert entrance not in goals(worth_in(story, evolve(PLAIN, bar=0.0)))


def test_it_says_whom_it_stands_in_the_way_of() -> None:
    """Its own keys open nothing there."""
    story = at_makutas_gate([HAU], [shown(disc) for disc in (*STRONG, FIRE, WATER, AIR)])
    errands = Errands(prospects_of(worth_in(story)))

    assert errands.at(entrance_of(story)) == Bar(entrance_of(story), OTHER)


def test_of_keys_it_has_not_seen_it_knows_nothing() -> None:
    story = at_makutas_gate([HAU], [*STRONG, FIRE, WATER, AIR])

    assert entrance_of(story) not in goals(worth_in(story))


def test_a_rahi_ends_a_way() -> None:
    chain = {1: (2,), 2: (1, 3), 3: (2, 4), 4: (3,)}

    assert steps_from(chain, [1], 9, {3}) == {1: 0, 2: 1, 3: 2}
    assert steps_from(chain, [1], 2) == {1: 0, 2: 1, 3: 2}


def test_a_clock_only_cuts_a_budget_short() -> None:
    assert len(list(Budget(5).rounds())) == 5
    assert len(list(Budget(5, seconds=60).rounds())) == 5
    assert len(list(Budget(5, seconds=0).rounds())) == 1


def test_only_the_master_takes_time() -> None:
    assert as_quick_as("adept", 50) == "adept"
    assert PLAYERS[as_quick_as("master", 50)] == Planner(
        budget=Budget(*THINKING[50], seconds=0.05), characters=CHARACTERS
    )
