"""What a player imagines could be true, and everything that could be true is imagined."""

from collections.abc import Iterator
from random import Random

from hypothesis import given

from game.core.seats import OPEN, Seat
from game.rules import makuta
from game.rules.makuta.phases import (
    Arrived,
    Meeting,
    Over,
    TryingOn,
)
from game.rules.makuta.pieces import Kanohi, Kind
from game.rules.makuta.state import State, Tray
from tests.makuta.properties.adventures import Adventure, wander
from tests.makuta.properties.contents import all_tiles, box, everything
from tests.makuta.strategies import games, luck, viewers_of

FAST = {Kanohi.KAKAMA, Kanohi.KAUKAU}
POSITIONS = 4  # of each game


def some_positions(game: Adventure, rng: Random) -> Iterator[State]:
    """The end, and every phase that the game has seen as likely as another."""
    yield game.end
    moments: dict[object, list[State]] = {}
    for state in game.states:
        moments.setdefault((type(state.phase), is_beside_another(state)), []).append(state)
    for _ in range(POSITIONS):
        yield rng.choice(moments[rng.choice([*moments])])


def is_beside_another(state: State) -> bool:
    """Whether a move has just ended where a pawn stood, which proves nothing (K2)."""
    here = state.pawns[state.turn.seat]
    shared = here != state.terms.atlas.start_field and state.pawns.count(here) > 1
    return shared and isinstance(state.phase, Meeting | Arrived)


@given(games(), luck())
def test_who_imagines_sees_what_was_seen(game: Adventure, rng: Random) -> None:
    for state in some_positions(game, rng):
        for viewer in (*viewers_of(state), OPEN):
            seen = makuta.observe(state, viewer)
            assert makuta.observe(makuta.imagine(seen, rng), viewer) == seen


@given(games(), luck())
def test_an_imagined_truth_has_the_whole_box(game: Adventure, rng: Random) -> None:
    whole = box(game.end.terms.edition)
    for state in some_positions(game, rng):
        for viewer in viewers_of(state):
            imagined = makuta.imagine(makuta.observe(state, viewer), rng)

            assert everything(imagined) == whole
            assert all_tiles(imagined) == all_tiles(state)
            assert imagined.tiles_left == len(imagined.stacks.tiles)


@given(games(), luck())
def test_an_imagined_truth_keeps_to_what_the_rules_prove(game: Adventure, rng: Random) -> None:
    """T5, E6, H4."""
    for state in some_positions(game, rng):
        for viewer in viewers_of(state):
            imagined = makuta.imagine(makuta.observe(state, viewer), rng)

            for seat, tray in enumerate(imagined.trays):
                assert not masks(fitting(imagined, Seat(seat), tray)) >= FAST
                assert not FAST & masks(tuple(disc for disc in tray if disc.slow))
            assert not is_too_deep(imagined)


@given(games(), luck())
def test_an_imagined_game_can_be_played_on(game: Adventure, rng: Random) -> None:
    for state in some_positions(game, rng):
        for viewer in viewers_of(state):
            imagined = makuta.imagine(makuta.observe(state, viewer), rng)

            assert bool(makuta.legal_actions(imagined)) == (not isinstance(state.phase, Over))
            assert everything(wander(imagined, rng, 10).end) == box(state.terms.edition)


def masks(tray: Tray) -> set[int]:
    return {disc.face for disc in tray if disc.kind is Kind.KANOHI}


def fitting(state: State, seat: Seat, tray: Tray) -> Tray:
    """The tray without the mask that is being tried on."""
    phase = state.phase
    if isinstance(phase, TryingOn) and phase.seat == seat and phase.new is not None:
        return (*tray[: phase.new], *tray[phase.new + 1 :])
    return tray


def is_too_deep(state: State) -> bool:
    """Whether Makuta's tile cannot have been among the first six of the stack (H4)."""
    terms, stacks = state.terms, state.stacks
    makuta = terms.atlas.makuta
    unseen = stacks.tiles[stacks.buried :][::-1]
    if not terms.house.short_game or makuta not in unseen:
        return False
    gone = len(terms.atlas.tiles) - 1 - len(unseen)
    return gone + unseen.index(makuta) >= 6
