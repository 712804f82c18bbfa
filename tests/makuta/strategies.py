"""The one home of Hypothesis strategies: terms, seeds, games played at random, positions in them.

Hypothesis draws a seed and a length, so that a game that fails gets shorter; all the rest of it
comes from a `Random`, which is fast, and fair: five editions are played equally often. What is
drawn has a short name, since a state takes pages to print.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from attrs import frozen
from hypothesis import Phase, settings
from hypothesis import strategies as st

from game.core.seats import PUBLIC, Seat, Viewer
from game.rules.makuta.editions import EDITIONS, MIGHTIEST, Edition, HouseRules, Terms
from game.rules.makuta.pieces import Toa
from game.rules.makuta.setup import FEWEST_SEATS, MOST_SEATS
from game.rules.makuta.state import State
from game.rules.makuta.tiles import Atlas
from tests.makuta.properties.adventures import RULES, Adventure, Fortune, Rules, adventure
from tests.makuta.properties.lands import atlases

# For tests that draw nothing but luck: a smaller seed is no simpler case.
NO_SHRINKING = settings(phases=(Phase.explicit, Phase.reuse, Phase.generate))
LONG = 300  # decisions of seats; most things have happened by then
SHARED = 200  # games
ALL_EDITIONS = tuple(EDITIONS.values())


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**32 - 1)


def luck() -> st.SearchStrategy[Random]:
    """Somebody to roll dice with, different every time."""
    return seeds().map(Random)


def any_house(rng: Random) -> HouseRules:
    """Any of the house rules together; every other game is a plain one."""
    if rng.random() < 0.5:
        return HouseRules()
    return HouseRules(
        exact_count=rng.random() < 0.5,
        no_stacking=rng.random() < 0.5,
        mighty_makuta=rng.randint(0, MIGHTIEST),
        short_game=rng.random() < 0.5,
        open_trays=rng.random() < 0.5,
        closed_keys=rng.random() < 0.5,
        two_backs=rng.random() < 0.5,
    )


class Position:
    """A state that says in a line how to get there; a plain class, as `Adventure` is."""

    def __init__(self, game: Adventure) -> None:
        self.state = game.end
        self.told = game.told

    def __repr__(self) -> str:
        return self.told


@frozen
class Table:
    """What may be played with; nothing said means anything."""

    editions: Sequence[Edition] = ALL_EDITIONS
    sets: Sequence[Atlas] = ()


ANY_TABLE = Table()


def any_terms(rng: Random, table: Table = ANY_TABLE) -> Terms:
    """Two to six different Toa in any order, with any edition, house rules and tiles."""
    return Terms(
        edition=rng.choice(table.editions),
        house=any_house(rng),
        toas=tuple(rng.sample([*Toa], rng.randint(FEWEST_SEATS, MOST_SEATS))),
        atlas=rng.choice(table.sets or atlases()),
    )


def any_game(
    seed: int, decisions: int, table: Table = ANY_TABLE, rules: Rules = RULES
) -> Adventure:
    rng = Random(f"game/{seed}")
    terms, fortune = any_terms(rng, table), rng.choice([*Fortune])
    game = adventure(terms, seed, decisions, fortune=fortune, rules=rules)
    game.told = f"any_game({seed}, {decisions}): {game.told}"
    return game


def games(
    *, shortest: int = 0, longest: int = LONG, table: Table = ANY_TABLE
) -> st.SearchStrategy[Adventure]:
    """Games played from the deal on, for so many decisions.

    A test that looks at the same ones in every run shares them with all others, each for as long as
    it likes; one that goes looking plays its own.
    """
    if not settings().derandomize or table != ANY_TABLE or longest > LONG:
        drawn = st.tuples(seeds(), st.integers(shortest, longest))
        return drawn.map(lambda seed_and_length: any_game(*seed_and_length, table))
    shared = st.tuples(st.integers(1, SHARED), st.integers(shortest, longest))
    return shared.map(lambda seed_and_length: begun(*seed_and_length))


def begun(seed: int, decisions: int) -> Adventure:
    """As `any_game` plays it, from those that are shared."""
    game = _shared(seed).until(decisions)
    game.told = f"any_game({seed}, {decisions})"
    return game


@lru_cache(maxsize=SHARED)
def _shared(seed: int) -> Adventure:
    return any_game(seed, LONG)


def positions(*, longest: int = LONG) -> st.SearchStrategy[Position]:
    """Where a random game has got to."""
    return games(longest=longest).map(Position)


def viewers_of(state: State) -> tuple[Viewer, ...]:
    """Everybody from whom something is hidden."""
    return (*(Seat(seat) for seat in range(len(state.trays))), PUBLIC)
