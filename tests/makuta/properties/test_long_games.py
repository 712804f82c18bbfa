"""Games of random players last for ever; cut at 300 turns per player they are still in order."""

import pytest

from game.boxes.makuta.bots import PLAYERS
from game.boxes.makuta.codec import turn
from game.boxes.makuta.levels.sets import read_set
from game.boxes.makuta.opening import open_match
from game.players.playing_out import MOST_TURNS, Doing, play_out
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import EDITIONS, HouseRules, Terms
from game.rules.makuta.events import Event
from game.rules.makuta.phases import Over, Starting, TryingOn
from game.rules.makuta.pieces import Kind, Toa
from game.rules.makuta.state import State
from game.rules.makuta.tiles import Atlas
from game.rules.makuta.tokens import LIMITS
from tests.makuta.levels.folders import SHIPPED
from tests.makuta.properties.contents import all_tiles, box, everything

HOUSES = {
    "nl": HouseRules(exact_count=True),
    "de": HouseRules(no_stacking=True, closed_keys=True),
    "fr": HouseRules(mighty_makuta=10),
    "en": HouseRules(),
    "us": HouseRules(short_game=True, open_trays=True),
}
SEATS = {"nl": 2, "de": 3, "fr": 5, "en": 4, "us": 6}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_random_game_is_in_order_to_the_last_turn(edition: str) -> None:
    atlas = Atlas(read_set(SHIPPED).tiles)
    toas = tuple(Toa)[: SEATS[edition]]
    terms = Terms(EDITIONS[edition], HOUSES[edition], toas, atlas)
    match = open_match(terms, f"long {edition}")

    result = play_out(match, [PLAYERS["random"]] * len(toas), turn, check_often)

    assert result.is_finished or result.turns == MOST_TURNS * len(toas) + 1


def check_often(doing: Doing[State, Action, Event]) -> None:
    if isinstance(doing.after.phase, Starting | TryingOn | Over):
        check(doing.after)


def check(state: State) -> None:
    assert everything(state) == box(state.terms.edition)
    assert all_tiles(state) == [*range(len(state.terms.atlas.tiles))]
    for seat, tray in enumerate(state.trays):
        trying_on = isinstance(state.phase, TryingOn) and state.phase.seat == seat
        for kind, limit in LIMITS.items():
            most = limit + 1 if trying_on and kind is Kind.KANOHI else limit
            assert sum(disc.kind is kind for disc in tray) <= most
