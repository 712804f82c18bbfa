"""Situations of every phase, out of random games."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import get_args

from game.rules.makuta.phases import Foe, Phase, Source, Then
from game.rules.makuta.state import State
from tests.makuta.strategies import any_game

FEWEST_GAMES, MOST_GAMES = 60, 400  # as many as it takes to meet every phase
MOST = 12  # situations of each phase with the same kinds of parts


@cache
def situations() -> dict[type[Phase], list[State]]:
    found: dict[tuple[type, ...], list[State]] = defaultdict(list)
    for seed in range(MOST_GAMES):
        for state in any_game(seed, 300).states:
            kept = found[type(state.phase), *map(type, parts(state.phase))]
            if len(kept) < MOST:
                kept.append(state)
        if seed >= FEWEST_GAMES and len({phase for phase, *_ in found}) == len(get_args(Phase)):
            break
    return _by_phase(found)


def _by_phase(found: dict[tuple[type, ...], list[State]]) -> dict[type[Phase], list[State]]:
    phases = {phase for phase, *_ in found}
    return {
        phase: [state for kind, states in found.items() if kind[0] is phase for state in states]
        for phase in phases
    }


def parts(phase: Phase) -> Iterator[Foe | Source | Then]:
    """What a phase holds that is itself of one kind or another."""
    for name in ("foe", "source", "then"):
        if part := getattr(phase, name, None):
            yield part
