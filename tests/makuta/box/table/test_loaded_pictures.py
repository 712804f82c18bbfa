"""A game that is loaded shows the picture of the game that was played there, pixel for pixel."""

from itertools import islice
from random import Random

import pytest

from game.boxes.makuta.game import MakutaGame
from game.boxes.makuta.opening import MakutaMatch
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import Seat
from game.rules import makuta
from game.rules.makuta.actions import Action
from game.rules.makuta.phases import (
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Looking,
    Moving,
    Phase,
    Placing,
    SettingPawn,
    TryingOn,
    Weighing,
)
from game.rules.makuta.state import State
from game.shelf.kept_game import NewGame
from tests.makuta.properties.adventures import Fortune, bold_choice, dealt_with
from tools.makuta.proofs.pictures import SCALE, SIZE, moments
from tools.studio import NAMES, Studio

PICTURES = 32  # of each game
DUEL = {ChoosingDie, ChoosingBonuses, ChoosingLoss}


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("studio"), SIZE, SCALE)


@pytest.mark.parametrize(
    ("edition", "seed", "bots", "met"),
    [
        ("en", 9, [], DUEL | {Looking, Placing, SettingPawn, TryingOn, Weighing}),
        ("de", 7, [], DUEL | {Placing, TryingOn, Weighing}),
        ("nl", 15, [1], {Moving}),
    ],
)
def test_a_loaded_game_looks_as_it_did_when_it_was_played(
    studio: Studio, edition: str, seed: int, bots: list[int], met: set[type[Phase]]
) -> None:
    """At every decision of a game that has much to show."""
    rng = Random(seed)
    seats = {Seat(seat): "random" for seat in bots}
    game = NewGame(studio.game, match_of(studio, edition, seed), seats, NAMES[:2])

    told = [*islice(moments(studio, game, lambda state: choice(state, rng)), PICTURES)]

    assert [moment.phase for moment in told if not moment.are_equal] == []
    assert met <= {type(moment.phase) for moment in told}


def match_of(studio: Studio, edition: str, seed: int) -> MakutaMatch:
    assert isinstance(studio.game, MakutaGame)
    terms = studio.game.terms(studio.setup(2, edition, {"H4": 1}))
    return Match(makuta, dealt_with(terms, seed, Fortune.HEAD_START), Luck(str(seed)))


def choice(state: State, rng: Random) -> Action:
    return bold_choice(state, makuta.legal_actions(state), rng)
