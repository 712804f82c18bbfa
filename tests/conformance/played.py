"""Games that chance has played, of any box, ply by ply."""

from collections.abc import Iterator
from random import Random
from typing import Any

from attrs import frozen

from game.core.luck import Luck
from game.core.match import Match
from game.core.ruleset import Ruleset, Step
from game.core.seats import NATURE, PUBLIC, Seat, Viewer
from game.shelf.choices import Setup
from game.shelf.game import Game

MOST = 400  # plies of a game that may be long


@frozen
class Moment:
    """What was done in *before*, and what came of it."""

    before: Any
    seat: Seat
    action: Any
    step: Step[Any, Any]


def first_state(game: Game, seed: str) -> Any:  # noqa: ANN401 - a state of any game
    """With as many seats as the seed says, and figures by lot."""
    rng, choices = Random(seed), game.choices
    edition = rng.choice(choices.editions)
    seats = rng.randint(choices.fewest, choices.most_seats(edition))
    figures = tuple(rng.sample(choices.figures, seats))
    return game.open_match(Setup(edition, figures, seed=seed)).state


def played(game: Game, seed: str, most: int = MOST) -> Iterator[Moment]:
    yield from played_by(game.codec.rules, first_state(game, seed), seed, most)


def played_by(
    rules: Ruleset[Any, Any, Any, Any],
    state: Any,  # noqa: ANN401 - a state of any game
    seed: str,
    most: int = MOST,
) -> Iterator[Moment]:
    rng = Random(seed)
    for _ in range(most):
        seat = rules.to_move(state)
        if seat is None:
            return
        is_chance = seat == NATURE
        action = (
            rules.sample_chance(state, rng) if is_chance else rng.choice(rules.legal_actions(state))
        )
        step = rules.advance(state, action)
        yield Moment(state, seat, action, step)
        state = step.state


def match_of(game: Game, seed: str, most: int = MOST) -> Match[Any, Any, Any, Any]:
    """The same game, as a match with its past."""
    match: Match[Any, Any, Any, Any] = Match(game.codec.rules, first_state(game, seed), Luck(seed))
    for moment in played(game, seed, most):
        match.play(moment.action)
    return match


def viewers(game: Game, state: Any) -> list[Viewer]:  # noqa: ANN401 - a state of any game
    return [PUBLIC, *(Seat(seat) for seat in range(game.codec.seats(state)))]
