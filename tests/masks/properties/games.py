"""Games of chance in every edition, for every number of seats and every pair of options."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from attrs import frozen

from game.core.seats import NATURE
from game.rules import masks as rules
from game.rules.masks.actions import Action
from game.rules.masks.pieces import Toa
from game.rules.masks.setup import deal
from game.rules.masks.state import State
from tests.masks.tables import terms

EVERYWHERE = (
    "short_game",
    "open_hands",
    "old_step",
    "bare_faces",
    "long_shadows",
    "quiet_table",
    "wide_doors",
    "foils",
)
OPTIONS = {
    "qftm": ("masks_of_might", "rahi", *EVERYWHERE),
    "bohrok": ("masks_of_might", "rahi", *EVERYWHERE),
    "rshl": ("rahi", "no_swarm", *EVERYWHERE),
    "duel": ("secret_missions", "ready_decks", *EVERYWHERE),
}


@frozen
class Agreed:
    edition: str
    seats: int
    on: frozenset[str]

    @property
    def options(self) -> dict[str, object]:
        found: dict[str, object] = dict.fromkeys(self.on - {"no_swarm", "foils"}, True)
        if "no_swarm" in self.on:
            found["swarm"] = False
        if "foils" in self.on:
            found["foils"] = 2
        return found


@frozen
class Moment:
    before: State
    action: Action
    after: State


def agreements() -> list[Agreed]:
    """Half of the options at a time, until every pair has been on together in every edition."""
    rng, found = Random("pairs"), []
    for edition, options in OPTIONS.items():
        missing = {frozenset(pair) for pair in combinations(options, 2)}
        counts = [2] if edition == "duel" else [2, 3, 4, 5, 6]
        number = 0
        while missing or number < len(counts):
            on = frozenset(rng.sample(options, len(options) // 2))
            missing -= {frozenset(pair) for pair in combinations(on, 2)}
            found.append(Agreed(edition, counts[number % len(counts)], on))
            number += 1
    return found


def first_state(agreed: Agreed, seed: str) -> State:
    rng = Random(seed)
    toas = tuple(Toa(toa) for toa in rng.sample(range(6), agreed.seats))
    return deal(terms(agreed.edition, *toas, **agreed.options), rng)


def played(agreed: Agreed, seed: str, most: int) -> Iterator[Moment]:
    """Everything that is legal is equally likely."""
    rng = Random(f"{seed} plays")
    state = first_state(agreed, seed)
    for _ in range(most):
        seat = rules.to_move(state)
        if seat is None:
            return
        if seat == NATURE:
            action = rules.sample_chance(state, rng)
        else:
            action = rng.choice(rules.legal_actions(state))
        after = rules.advance(state, action).state
        yield Moment(state, action, after)
        state = after
