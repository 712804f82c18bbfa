"""Matches to be written down, and what is compared when they are read again."""

from functools import cache
from pathlib import Path
from random import Random

from attrs import frozen

from game.boxes.makuta.opening import MakutaMatch, open_match
from game.core.luck import Luck
from game.core.match import Match, Ply
from game.core.seats import NATURE
from game.rules import makuta
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import EDITIONS, EN, Edition, HouseRules, Terms
from game.rules.makuta.events import Event
from game.rules.makuta.pieces import Toa
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.rules.makuta.state import State
from game.rules.makuta.tiles import Atlas
from tests.makuta.atlases import only, small_atlas
from tests.makuta.properties.adventures import Adventure, bold_choice
from tests.makuta.strategies import any_game, any_house

SEED = "a seed that nobody should read"


def few_tiles() -> Atlas:
    """Small enough that a game file can be read by a person."""
    return only(small_atlas(), "start", "makuta", "forest", "gorge", "village")


def new_match(
    *,
    edition: Edition = EN,
    house: HouseRules | None = None,
    players: int = 3,
    seed: str = SEED,
    atlas: Atlas | None = None,
) -> MakutaMatch:
    toas = (Toa.TAHU, Toa.KOPAKA, Toa.GALI, Toa.LEWA, Toa.ONUA, Toa.POHATU)[:players]
    terms = Terms(edition, house or HouseRules(), toas, atlas or few_tiles())
    return open_match(terms, seed)


def any_terms(rng: Random) -> Terms:
    """On few tiles, so that a game is quickly played."""
    return Terms(
        edition=rng.choice([*EDITIONS.values()]),
        house=any_house(rng),
        toas=tuple(rng.sample([*Toa], rng.randint(FEWEST_SEATS, MOST_SEATS))),
        atlas=rng.choice((few_tiles(), small_atlas())),
    )


def play(match: MakutaMatch, decisions: int, rng: Random) -> None:
    """Let a bold player decide for everybody."""
    if makuta.to_move(match.state) == NATURE:
        match.begin()
    for _ in range(decisions):
        actions = makuta.legal_actions(match.state)
        if not actions:
            return
        match.submit(bold_choice(match.state, actions, rng))


def dither(match: MakutaMatch, steps: int, rng: Random) -> None:
    """Play, and take back and play again what was played, as a child at the table would."""
    for _ in range(steps):
        choice = rng.random()
        if choice < 0.25 and match.decisions():
            match.undo()
        elif choice < 0.5 and match.future:
            match.redo()
        else:
            play(match, 1, rng)


def finished_match() -> MakutaMatch:
    """Played to the end, and written down by nobody."""
    game = _finished_game()
    match: MakutaMatch = Match(makuta, game.start, Luck(SEED))
    for ply in game.plies:
        match.play(ply.action)
    return match


@cache
def _finished_game() -> Adventure:
    for seed in range(300):
        game = any_game(seed, 300)
        if makuta.to_move(game.end) is None:
            return game
    raise AssertionError("no game has come to an end")


@frozen
class Whole:
    """All there is about a match."""

    state: State
    past: list[Ply[State, Action, Event]]
    future: list[list[Action]]
    luck: Luck
    legal: list[Action]


def whole(match: MakutaMatch) -> Whole:
    return Whole(
        match.state,
        list(match.past),
        [list(group) for group in match.future],
        match.luck,
        list(makuta.legal_actions(match.state)),
    )


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()
