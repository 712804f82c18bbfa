"""Recorded games that must play out the same for ever, unless a rule is meant to change.

Each file is a whole game with its own tiles. `UPDATE_PLAYTHROUGHS=1` records them anew, with the
tiles of today.
"""

import os
from pathlib import Path
from random import Random

import pytest

from game.boxes.makuta.bots import PLAYERS
from game.boxes.makuta.levels.sets import read_set
from game.boxes.makuta.opening import MakutaMatch, open_match
from game.rules import makuta
from game.rules.makuta.editions import EDITIONS, HouseRules, Terms
from game.rules.makuta.events import GameWon
from game.rules.makuta.phases import Over
from game.rules.makuta.pieces import Toa
from game.rules.makuta.tiles import Atlas
from tests.makuta.levels.folders import SHIPPED
from tests.makuta.saving import open_game, start_game

HERE = Path(__file__).parent
HOUSES = {
    "nl": HouseRules(short_game=True, exact_count=True),
    "de": HouseRules(short_game=True),
    "fr": HouseRules(short_game=True, no_stacking=True, closed_keys=True),
    "en": HouseRules(short_game=True, mighty_makuta=3),
    "us": HouseRules(short_game=True, open_trays=True),
}
SEATS = {"nl": 2, "de": 3, "fr": 4, "en": 2, "us": 6}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_recorded_game_plays_out_the_same(edition: str) -> None:
    path = HERE / f"{edition}.makuta"
    if os.environ.get("UPDATE_PLAYTHROUGHS"):
        record(path, edition)

    opened = open_game(path)

    assert opened.notices == ()
    assert isinstance(opened.match.state.phase, Over)
    assert isinstance(opened.match.past[-1].events[-1], GameWon)


def record(path: Path, edition: str) -> None:
    path.unlink(missing_ok=True)
    atlas = Atlas(read_set(SHIPPED).tiles)
    toas = tuple(Toa)[: SEATS[edition]]
    match = open_match(
        Terms(EDITIONS[edition], HOUSES[edition], toas, atlas), f"recorded {edition}"
    )
    start_game(path, match)
    match.begin()
    play_out(match)


def play_out(match: MakutaMatch) -> None:
    player, rng = PLAYERS["adept"], Random(1)
    while (seat := makuta.to_move(match.state)) is not None:
        match.submit(player.choose(makuta.observe(match.state, seat), rng))
