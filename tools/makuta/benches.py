"""What is measured of this game: a table with all tiles, a walk on it, and the longest list."""

from collections.abc import Mapping
from math import ceil
from random import Random

from attrs import evolve

from game.boxes.makuta.opening import MakutaMatch
from game.boxes.makuta.table.island.places import Places
from game.core.hexes import Hex
from game.core.seats import Seat
from game.rules.makuta.editions import EN, HouseRules, Terms
from game.rules.makuta.events import PawnMoved
from game.rules.makuta.movement import walks, ways_from
from game.rules.makuta.phases import Moving, Starting
from game.rules.makuta.pieces import RAHI, Die, Disc, Toa
from game.rules.makuta.placement import EMPTY_SEA, extended, fit
from game.rules.makuta.setup import deal
from game.rules.makuta.state import Laid, State, Tokens, Tray, Turn, replaced
from game.rules.makuta.tiles import Atlas
from tools.benches.costs import seconds_of
from tools.benches.frames import MOST_PLAYERS, Bench, Measured, Reel
from tools.makuta.shots import has_laid
from tools.studio import AnyMatch, Studio

SOME_TILES = 12


# Frames


def all_laid(studio: Studio) -> AnyMatch:
    """All tiles, laid by six computer players; nothing has been taken yet."""
    setup = studio.setup(MOST_PLAYERS)
    match = studio.played(lambda m: has_laid(m, len(m.state.terms.atlas.tiles)), setup)
    return studio.fresh_match(_untouched(match))


def _untouched(match: MakutaMatch) -> State:
    """A token on every token field, and the first player's turn."""
    state = match.state
    atlas = state.terms.atlas
    fields = [pair for laid in state.island.laid.values() for pair in atlas.token_fields[laid.tile]]
    on_fields: dict[int, Tray] = {number: (Disc(kind, 1),) for number, kind in fields}
    rahi = frozenset(number for number, kind in fields if kind in RAHI)
    tokens = Tokens(on_fields, rahi, state.tokens.locks, state.tokens.pile, ())
    turn = Turn(state.turn.number, Seat(0))
    return state.but(tokens=tokens, turn=turn, phase=Starting(Seat(0)))


def cells(match: MakutaMatch) -> tuple[int, int]:
    bounds = Places(match.state.island, match.state.terms.atlas).bounds()
    return ceil(bounds.width), ceil(bounds.height)


def walking(bench: Bench) -> Reel:
    """A pawn walks to and fro, close up."""
    view, seen = bench.scene.view, bench.scene.flow.seen
    path = _long_path(seen.island.adjacent, seen.pawns[0])
    ways = [
        (PawnMoved(Seat(0), way), evolve(seen, pawns=replaced(seen.pawns, 0, way[-1])))
        for way in (path, path[::-1])
    ]

    def draw(frame: int) -> None:
        director = bench.scene.flow.director
        if not director.is_busy:
            director.enqueue(view.animate(*ways[0]))
            ways.reverse()
        bench.frame()

    return draw


def _long_path(adjacent: Mapping[int, tuple[int, ...]], start: int) -> tuple[int, ...]:
    """The shortest way to one of the fields that are as far as the green die can reach."""
    ways: dict[int, tuple[int, ...]] = {start: (start,)}
    edge = [start]
    for _ in range(Die.GREEN):
        edge = [beside for field in edge for beside in adjacent[field] if beside not in ways]
        for field in edge:
            before = next(each for each in adjacent[field] if each in ways)
            ways.setdefault(field, (*ways[before], field))
    return max(ways.values(), key=len)


# House rule H1


def widest_reach_ms(atlas: Atlas) -> float:
    """The longest that listing the moves of a green twelve takes on the tile of most fields."""
    widest = max(range(len(atlas.tiles)), key=lambda tile: len(atlas.tiles[tile].fields))
    island_of_one = fit(EMPTY_SEA, atlas, widest, Hex(0, 0), 0)
    island = extended(EMPTY_SEA, atlas, Laid(widest, 0), Hex(0, 0), island_of_one)
    terms = Terms(EN, HouseRules(exact_count=True), tuple(Toa)[:2], atlas)
    state = deal(terms, Random(1)).but(island=island)
    return max(_reach_ms(state.but(pawns=(start, start))) for start in island.adjacent)


def _reach_ms(state: State) -> float:
    start, steps = state.pawns[0], int(Die.GREEN)
    phase = Moving(Seat(0), steps, ways_from(state, start, steps))
    return 1e3 * seconds_of(lambda: walks(state, phase))


MEASURED = Measured(
    full=all_laid,
    cells=cells,
    thinking=lambda match: has_laid(match, SOME_TILES),
    moving={"walk": walking},
    costs={"exact_reach_ms": lambda game: round(widest_reach_ms(game.atlas), 2)},
)
