"""A game that is loaded shows the picture of the game that was played there, pixel for pixel."""

from itertools import islice
from random import Random
from typing import TypeAlias

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

Agreed: TypeAlias = tuple[str, dict[str, int]]  # the edition, and house rules beside H4
PICTURES = 32  # of each game
TWO_BACKS = {"H7": 1}  # a new mask is tried on; with one back it is weighed
DUEL = {ChoosingDie, ChoosingBonuses, ChoosingLoss}


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Studio:
    return Studio(tmp_path_factory.mktemp("studio"), SIZE, SCALE)


@pytest.mark.parametrize(
    ("agreed", "seed", "bots", "met"),
    [
        (("en", {}), 32, [], DUEL | {Placing, SettingPawn, Weighing}),
        (("en", {}), 36, [], {Looking, Placing, SettingPawn, Weighing}),
        (("de", TWO_BACKS), 15, [], DUEL | {Placing, TryingOn, Weighing}),
        (("nl", {}), 15, [1], {Moving}),
    ],
)
def test_a_loaded_game_looks_as_it_did_when_it_was_played(
    studio: Studio, agreed: Agreed, seed: int, bots: list[int], met: set[type[Phase]]
) -> None:
    """At every decision of a game that has much to show."""
    rng = Random(seed)
    seats = {Seat(seat): "random" for seat in bots}
    game = NewGame(studio.game, match_of(studio, agreed, seed), seats, NAMES[:2])

    told = [*islice(moments(studio, game, lambda state: choice(state, rng)), PICTURES)]

    assert [moment.phase for moment in told if not moment.are_equal] == []
    assert met <= {type(moment.phase) for moment in told}


def match_of(studio: Studio, agreed: Agreed, seed: int) -> MakutaMatch:
    assert isinstance(studio.game, MakutaGame)
    edition, house = agreed
    terms = studio.game.terms(studio.setup(2, edition, {"H4": 1, **house}))
    return Match(makuta, dealt_with(terms, seed, Fortune.HEAD_START), Luck(str(seed)))


def choice(state: State, rng: Random) -> Action:
    return bold_choice(state, makuta.legal_actions(state), rng)
