"""The number of a Rahi Challenge, and who plays what against it (R5, R8, R9)."""

import pytest

from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import (
    Add,
    DeclareRahi,
    Pass,
    PlayCard,
)
from game.rules.masks.events import ScoresCompared
from game.rules.masks.phases import Contest, TurnOver
from game.rules.masks.pieces import Deck, Skill, Toa
from game.rules.masks.printed.effects import AddToSkill, Turns, Who
from game.rules.masks.state import Lasting, State
from tests.masks.rules.situations import (
    GALI,
    LEWA,
    TAHU,
    discards,
    qftm,
    rahi_challenge,
)
from tests.masks.tables import (
    advised,
    holding,
    legal,
    wearing,
)

GA, RAHI = Deck.GA, Deck.RAHI
ME, OTHER, THIRD = Seat(0), Seat(1), Seat(2)
NINE = ("284", "285", "286", "221", "222", "223", "229", "230", "231")


def rahi(*toas: Toa, might: bool = False) -> State:
    return qftm(*(toas or (TAHU, GALI, LEWA)), rahi=True, masks_of_might=might)


def compared(state: State, number: DeclareRahi) -> tuple[int, int]:
    events = rules.apply(state, number).events
    found = next(event for event in events if isinstance(event, ScoresCompared))
    return found.challenger, found.defender


# R5, R8, R9

SKILLS = {
    "284": Skill.FLIGHT,
    "285": Skill.SPEED,
    "286": Skill.SHIELDING,
    "287": Skill.VISION,
    "288": Skill.SWIMMING,
    "289": Skill.SPEED,
    "290": Skill.STRENGTH,
    "291": Skill.SHIELDING,
    "292": Skill.STRENGTH,
    "293": Skill.VISION,
}
FAMILIES = [
    (("284", "285"), ("227", "228")),
    (("286", "287"), ("221", "222")),
    (("288", "289"), ("223", "224")),
    (("290", "291"), ("225", "226")),
    (("292", "293"), ("294", "295")),
]
FAMILY_OF = {key: i for i, pair in enumerate(FAMILIES) for part in pair for key in part}


@pytest.mark.rule("R5", "R9")
@pytest.mark.parametrize("key", SKILLS)
@pytest.mark.parametrize(
    "number", ["221", "222", "223", "224", "225", "226", "227", "228", "294", "295"]
)
def test_r5_r8_r9_the_number_is_higher_with_a_rahi_of_its_family(key: str, number: str) -> None:
    state = holding(rahi(TAHU, GALI), 0, RAHI, key, number, "230")
    low = 600 if number in {"221", "223", "225", "227", "294"} else 700
    fits = FAMILY_OF[key] == FAMILY_OF[number]
    hers = state.terms.value(1, SKILLS[key]) + (100 if SKILLS[key] is Skill.SWIMMING else 0)
    action = DeclareRahi(key, number, OTHER)
    assert compared(state, action) == (low + 200 if fits else low, hers)


@pytest.mark.rule("R5")
def test_r5_on_a_tie_the_defender_is_ahead() -> None:
    """Gali 700 in speed against 700: the challenger has the say, and nothing to play."""
    state = rahi_challenge(rahi(TAHU, GALI), "285", "222")
    assert isinstance(state.phase, TurnOver)
    assert discards(state, RAHI) == ["285", "222"]


@pytest.mark.rule("R5")
def test_r5_the_defender_plays_masks_turaga_defend_cards_and_infected_masks() -> None:
    state = wearing(rahi(TAHU, GALI, might=True), 1, "kakama", "rau")
    state = holding(advised(state, 1, "nokama"), 1, RAHI, "237", "284")
    state = rahi_challenge(holding(state, 1, GA, "beast_mask", "plus_100"), "285", "228")
    plays = [Add("kakama"), Add("rau"), Add("nokama"), Add("237"), PlayCard("beast_mask"), Pass()]
    assert legal(state) == plays


@pytest.mark.rule("R5")
def test_r5_the_challenger_plays_infected_masks_only() -> None:
    state = wearing(rahi(TAHU, GALI, might=True), 0, "kakama", "rau")
    state = holding(advised(state, 0, "vakama"), 0, RAHI, "237")
    state = rahi_challenge(holding(state, 0, GA, "beast_mask", "plus_100"), "285", "221")
    assert state.phase == Contest(ME)
    assert legal(state) == [PlayCard("beast_mask"), Pass()]


@pytest.mark.rule("R5")
def test_r5_298_what_counts_against_the_challenger_lessens_its_number() -> None:
    state = holding(rahi(TAHU, GALI), 0, RAHI, "285", "227", "230")
    minus = Lasting(AddToSkill(Who.OPP, None, -100, Turns(3)), 3, 0)
    state = state.with_seat(ME, state.seats[0]._replace(lasting=(minus,)))
    assert compared(state, DeclareRahi("285", "227", OTHER)) == (700, 700)


@pytest.mark.rule("C5")
def test_c5_attached_masks_of_the_challenger_do_not_count() -> None:
    state = holding(wearing(rahi(TAHU, GALI), 0, "kakama"), 0, RAHI, "285", "227", "230")
    state = state.with_seat(ME, state.seats[0]._replace(attached_mask="kakama"))
    assert compared(state, DeclareRahi("285", "227", OTHER)) == (800, 700)
