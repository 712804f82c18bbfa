"""Games that wait for one particular moment, written to files that the program can load.

Tokens are chosen so that luck does not matter: whatever the dice show, the moment comes.
"""

from collections.abc import Callable
from pathlib import Path

from game.boxes.makuta import codec
from game.core.hexes import Side
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import Seat
from game.persistence.game_file import export_game
from game.persistence.lines import SeatCard
from game.rules import makuta
from game.rules.makuta.pieces import Disc
from game.rules.makuta.state import State
from game.shelf.company import BOT
from tests.makuta.box.keyboard import shipped
from tests.makuta.rules.discs import (
    AKAKU,
    EARTH,
    FIRE,
    GALI,
    HAU,
    ICE,
    MIRU,
    PAKARI,
    STONE,
    TAHU,
    VAKAMA,
    WATER,
    YELLOW,
    lock,
    mosquito,
    shown,
)
from tests.makuta.situations import NORTH, situation

LANDING, MANGAIA = "toa_landing", "mangaia"  # the start tile and Makuta's
ENTRANCE = (MANGAIA, Side.S)  # linked with the start tile
SPARE_KEY = (LANDING, (-2, -3))
BESIDE_MOSQUITO, MOSQUITO = (LANDING, (0, -3)), (LANDING, (1, -3))


def before_a_gate() -> State:
    return situation(shipped().atlas, pawns={TAHU: (LANDING, (0, -3))}).state


def weak_rahi() -> State:
    """One that everybody beats who has Hau."""
    return situation(
        shipped().atlas,
        pawns={TAHU: BESIDE_MOSQUITO},
        trays=[[HAU], [WATER]],
        tokens={MOSQUITO: [mosquito(1)]},
    ).state


def strong_rahi() -> State:
    """One that nobody beats without help."""
    return situation(
        shipped().atlas,
        pawns={TAHU: BESIDE_MOSQUITO},
        trays=[[FIRE, STONE], [WATER]],
        tokens={MOSQUITO: [mosquito(7)]},
    ).state


def full_tray() -> State:
    return situation(
        shipped().atlas,
        pawns={TAHU: (LANDING, (-1, -3))},
        trays=[[FIRE, WATER, STONE], []],
        tokens={SPARE_KEY: [ICE]},
    ).state


def akaku() -> State:
    return situation(
        shipped().atlas,
        pawns={TAHU: (LANDING, (0, -2)), GALI: (LANDING, (0, -3))},
        trays=[[AKAKU], [EARTH, HAU]],
    ).state


def miru() -> State:
    return situation(shipped().atlas, trays=[[MIRU, FIRE], []]).state


def hidden_lock() -> State:
    return situation(
        shipped().atlas, lay=[(MANGAIA, NORTH, 0)], pawns={TAHU: (MANGAIA, (0, 3))}
    ).state


def weak_challenger() -> State:
    """With the keys, and nothing to fight with."""
    return _at_makuta([YELLOW, YELLOW, YELLOW])


def strong_challenger() -> State:
    """With more than Makuta has, whatever the dice show."""
    return _at_makuta([YELLOW, YELLOW, YELLOW, PAKARI, PAKARI, VAKAMA])


def _at_makuta(tray: list[Disc]) -> State:
    return situation(
        shipped().atlas,
        lay=[(MANGAIA, NORTH, 0)],
        pawns={TAHU: (MANGAIA, (0, 3))},
        locks={ENTRANCE: shown(lock(FIRE, WATER, STONE))},
        trays=[tray, [WATER]],
    ).state


def written(
    path: Path, make: Callable[[], State], bots: dict[Seat, str] | None = None, seed: str = "x"
) -> Path:
    state = make()
    cards = tuple(
        SeatCard(player={BOT: bots[Seat(i)]} if bots and i in bots else {})
        for i in range(len(state.pawns))
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    export_game(path, Match(makuta, state, Luck(seed)), codec, cards)
    return path
