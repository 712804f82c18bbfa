"""What single operations cost, on a whole game of computer players with the shipped tiles."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from game.boxes.makuta import codec
from game.boxes.makuta.bots import bot_named
from game.boxes.makuta.opening import MakutaMatch, open_match
from game.boxes.makuta.saving import open_game, start_game
from game.core.hexes import Hex
from game.core.seats import Seat
from game.persistence.game_file import export_game
from game.rules import makuta
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import EN, HouseRules, Terms
from game.rules.makuta.movement import walks, ways_from
from game.rules.makuta.phases import Moving, Over
from game.rules.makuta.pieces import Die, Toa
from game.rules.makuta.placement import EMPTY_SEA, extended, fit
from game.rules.makuta.setup import deal
from game.rules.makuta.state import Laid, State
from game.rules.makuta.tiles import Atlas

TOAS = tuple(Toa)[:4]
REPEATS = 9


def costs(atlas: Atlas) -> dict[str, float]:
    match = _whole_game(atlas)
    actions = [ply.action for ply in match.past]
    states = [ply.before for ply in match.past]
    return {
        "game.actions": len(actions),
        "observe_us": round(_each_us(lambda state: makuta.observe(state, Seat(0)), states), 1),
        **_file_costs(match.state.terms, actions),
        "exact_reach_ms": round(widest_reach_ms(atlas), 2),
    }


def _whole_game(atlas: Atlas) -> MakutaMatch:
    match = open_match(Terms(EN, HouseRules(), TOAS, atlas), "bench")
    match.begin()
    bot, rng = bot_named("adept"), Random(1)
    while not isinstance(match.state.phase, Over):
        seat = makuta.to_move(match.state)
        assert seat is not None
        match.submit(bot.choose(makuta.observe(match.state, seat), rng))
    return match


def _each_us(work: Callable[[State], object], states: list[State]) -> float:
    def once() -> float:
        began = time.perf_counter()
        for state in states:
            work(state)
        return (time.perf_counter() - began) / len(states)

    return 1e6 * median(once() for _ in range(REPEATS))


# The game file


def _file_costs(terms: Terms, actions: list[Action]) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        bare = _replay(open_match(terms, "bench"), actions)
        recorded = open_match(terms, "bench")
        path = Path(folder, "bench.matanui")
        start_game(path, recorded)
        appending = _replay(recorded, actions) - bare
        copy = Path(folder, "copy.matanui")
        saving = _seconds(lambda: export_game(copy, recorded, codec, replace=True))
        loading = _seconds(lambda: open_game(path))
        size = path.stat().st_size
    return {
        "file.append_us": round(1e6 * appending / len(actions), 1),
        "file.save_ms": round(1e3 * saving, 1),
        "file.load_ms": round(1e3 * loading, 1),
        "file.kb": round(size / 1024),
    }


def _replay(match: MakutaMatch, actions: list[Action]) -> float:
    began = time.perf_counter()
    for action in actions:
        match.play(action)
    return time.perf_counter() - began


def _seconds(work: Callable[[], object]) -> float:
    def once() -> float:
        began = time.perf_counter()
        work()
        return time.perf_counter() - began

    return median(once() for _ in range(3))


# House rule H1


def widest_reach_ms(atlas: Atlas) -> float:
    """The longest that listing the moves of a green twelve takes on the tile of most fields."""
    widest = max(range(len(atlas.tiles)), key=lambda tile: len(atlas.tiles[tile].fields))
    island_of_one = fit(EMPTY_SEA, atlas, widest, Hex(0, 0), 0)
    island = extended(EMPTY_SEA, atlas, Laid(widest, 0), Hex(0, 0), island_of_one)
    terms = Terms(EN, HouseRules(exact_count=True), TOAS[:2], atlas)
    state = deal(terms, Random(1)).but(island=island)
    return max(_reach_ms(state.but(pawns=(start, start))) for start in island.adjacent)


def _reach_ms(state: State) -> float:
    start, steps = state.pawns[0], int(Die.GREEN)
    phase = Moving(Seat(0), steps, ways_from(state, start, steps))
    times = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        walks(state, phase)
        times.append(time.perf_counter() - began)
    return 1e3 * median(times)
