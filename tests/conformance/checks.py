"""What must hold at every moment of every game. Each raises AssertionError where it does not."""

from random import Random
from typing import Any

import pytest

from game.core.errors import IllegalActionError
from game.core.match import Match
from game.core.ruleset import Ruleset
from game.core.seats import NATURE
from game.shelf.game import Game
from tests.conformance.played import MOST, Moment, first_state, played_by, viewers

Rules = Ruleset[Any, Any, Any, Any]
WORLDS = 4  # that are imagined wherever something need not be asked


def legality(rules: Rules, moment: Moment) -> None:
    """One generator: what it lists can be done, by `apply` and `advance` alike; nothing else."""
    if moment.seat == NATURE:
        return
    legal = list(rules.legal_actions(moment.before))
    assert moment.action in legal
    assert len(set(legal)) == len(legal), "an action is listed twice"
    seen = rules.observe(moment.before, moment.seat)
    assert list(rules.legal_actions(seen)) == legal, "who decides does not see what is legal"
    assert rules.to_move(seen) == moment.seat
    assert rules.apply(moment.before, moment.action) == moment.step, "apply is not advance"


def nothing_else_is_legal(rules: Rules, moment: Moment, others: set[Any]) -> None:
    """*others* were legal at another moment of the game."""
    legal = set(rules.legal_actions(moment.before)) if moment.seat != NATURE else set()
    for action in sorted(others - legal, key=repr)[:5]:
        if moment.seat != NATURE:
            with pytest.raises(IllegalActionError):
                rules.apply(moment.before, action)


def chance(rules: Rules, moment: Moment) -> None:
    """Its outcomes add up to one, or can only be sampled."""
    if moment.seat != NATURE:
        return
    listed = rules.chances(moment.before)
    if listed is None:
        return
    assert sum(each.probability for each in listed) == 1
    assert moment.action in {each.action for each in listed if each.probability}


def end(rules: Rules, moment: Moment) -> None:
    """There is a winner when nobody has to decide, and never before."""
    assert rules.winners(moment.before) is None
    over = rules.to_move(moment.step.state) is None
    assert (rules.winners(moment.step.state) is not None) == over
    if not over and rules.to_move(moment.step.state) != NATURE:
        assert rules.legal_actions(moment.step.state), "nobody can go on"


def undo(match: Match[Any, Any, Any, Any]) -> None:
    """Back to the first decision and forward again, through the same states."""
    states = [ply.before for ply in match.past] + [match.state]
    while match.decisions():
        match.undo()
        assert match.state == states[len(match.past)]
    while match.future:
        match.redo()
        assert match.state == states[len(match.past)]


def save(game: Game, moment: Moment, first: Any) -> None:  # noqa: ANN401 - a state of any game
    """A state and an action come back from the file as they were."""
    codec, after = game.codec, moment.step.state
    assert codec.decode_state(codec.encode_state(after), first) == after, "a save forgets"
    assert codec.decode_action(codec.encode_action(moment.action)) == moment.action


def twins(game: Game, moment: Moment, rng: Random) -> None:
    """Another truth that a viewer cannot tell from this one: nothing tells it apart."""
    rules = game.codec.rules
    for viewer in viewers(game, moment.before):
        seen = rules.observe(moment.before, viewer)
        twin = rules.imagine(seen, rng)
        assert rules.observe(twin, viewer) == seen, "an imagined world looks different"
        assert rules.to_move(twin) == moment.seat, "who is asked depends on what is hidden"
        if viewer == moment.seat:
            _same_choice(game, seen, rules.observe(twin, viewer))
            _same_events(rules, moment, twin)


def _same_choice(game: Game, seen: Any, other: Any) -> None:  # noqa: ANN401 - observations
    player = game.company.players[game.company.stand_in]
    assert player.choose(seen, Random(1)) == player.choose(other, Random(1))


def _same_events(rules: Rules, moment: Moment, twin: Any) -> None:  # noqa: ANN401 - a state
    """What is done is told alike, up to what it reveals."""
    step = rules.advance(twin, moment.action)
    for event, other in zip(moment.step.events, step.events, strict=False):
        if rules.reveals(event):
            return
        assert rules.witness(event, moment.seat) == rules.witness(other, moment.seat)


def outcome(rules: Rules, moment: Moment, rng: Random) -> None:
    """Where the one who acts is told the same, the same follows: also who is asked next."""
    if moment.seat == NATURE:
        return
    seat = moment.seat
    other = rules.advance(rules.imagine(rules.observe(moment.before, seat), rng), moment.action)
    told, heard = (
        [rules.witness(event, seat) for event in step.events] for step in (moment.step, other)
    )
    if told == heard:
        here, there = moment.step.state, other.state
        asked = rules.to_move(here), rules.to_move(there)
        assert asked[0] == asked[1], "an ask depends on what is hidden"
        assert rules.observe(here, seat) == rules.observe(there, seat), "more is seen than told"


def sole(game: Game, moment: Moment, rng: Random) -> None:
    """What nobody need be asked for is the only legal action, in whatever truth there may be."""
    rules = game.codec.rules
    if moment.seat == NATURE:
        return
    for viewer in viewers(game, moment.before):
        seen = rules.observe(moment.before, viewer)
        sole = rules.sole_action(seen)
        if viewer == moment.seat:
            legal = list(rules.legal_actions(moment.before))
            assert sole == (legal[0] if len(legal) == 1 else None), "who decides sees a choice"
        for _ in range(WORLDS if sole is not None else 0):
            legal = list(rules.legal_actions(rules.imagine(seen, rng)))
            assert legal == [sole], "what is done without asking depends on what is hidden"


def check_game(game: Game, seed: str, most: int = MOST) -> None:
    """All of the above, at every moment of one game."""
    rules, rng, first = game.codec.rules, Random(seed), first_state(game, seed)
    seen_actions: set[Any] = set()
    for moment in played_by(rules, first, seed, most):
        legality(rules, moment)
        nothing_else_is_legal(rules, moment, seen_actions)
        chance(rules, moment)
        end(rules, moment)
        save(game, moment, first)
        twins(game, moment, rng)
        outcome(rules, moment, rng)
        sole(game, moment, rng)
        if moment.seat != NATURE:
            seen_actions.add(moment.action)
