"""The suite finds what it is there to find: each fault, planted in the toy, makes it fail."""

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from attrs import define, evolve

from game.core.ruleset import Step
from game.core.seats import Viewer
from game.persistence.json_text import Json
from tests.conformance.boxes import game_of
from tests.conformance.checks import check_game
from tests.toy import rules as lanterns
from tests.toy.box import TOY
from tests.toy.game import LanternCodec, LanternGame
from tests.toy.rules import RAIN, Asking, Card, Event, Light, Observation, State

SEEDS = tuple("abcdefgh")


def toy(codec: LanternCodec) -> LanternGame:
    game = game_of(TOY)
    assert isinstance(game, LanternGame)
    return LanternGame(game.texts, game.rulebook, codec=codec)


def with_rules(**changed: Callable[..., Any]) -> LanternGame:
    rules: Any = SimpleNamespace(**{**vars(lanterns), **changed})
    return toy(LanternCodec(rules=rules))


def sorted_hands(state: State, viewer: Viewer) -> Observation:
    """A leaking order: where a known card lies says what the hidden ones are."""
    hands = tuple(
        hand if seat == viewer else tuple(sorted(hand, key=lambda card: card.face))
        for seat, hand in enumerate(state.hands)
    )
    return lanterns.observe(evolve(state, hands=hands), viewer)


def ask_who_holds_rain(state: State, action: lanterns.Action) -> Step[State, Event]:
    """An ask that skips who holds nothing."""
    step = lanterns.apply(state, action)
    phase = step.state.phase
    if not isinstance(action, Light) or not isinstance(phase, Asking):
        return step
    holders = [s for s in phase.asked if Card(RAIN) in step.state.hands[s]]
    asked = tuple(holders) or phase.asked[-1:]
    state = evolve(step.state, phase=evolve(phase, asked=asked))
    return Step(state, [(event, state) for event in step.events])


def deal_too_many(seen: Observation, rng: Random) -> State:
    """An imagine that deals a wrong count."""
    world = lanterns.imagine(seen, rng)
    return evolve(world, deck=world.deck[1:]) if world.deck else world


@define(frozen=True)
class Forgetful(LanternCodec):
    """A save that forgets a phase's field."""

    def decode_state(self, data: Json, first: State) -> State:
        state = super().decode_state(data, first)
        if not isinstance(state.phase, Asking):
            return state
        return evolve(state, phase=evolve(state.phase, asked=state.phase.asked[:1]))


FAULTS: dict[str, tuple[LanternGame, str]] = {  # and what the suite says of it
    "a leaking order of hands": (with_rules(observe=sorted_hands), "more is seen than told"),
    "an ask that skips who holds nothing": (
        with_rules(advance=ask_who_holds_rain, apply=ask_who_holds_rain),
        "depends on what is hidden",
    ),
    "an imagine that deals a wrong count": (with_rules(imagine=deal_too_many), "looks different"),
    "a save that forgets a phase's field": (toy(Forgetful()), "a save forgets"),
}


def check_games(game: LanternGame) -> None:
    for seed in SEEDS:
        check_game(game, seed)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    game, said = FAULTS[fault]

    with pytest.raises(AssertionError, match=said):
        check_games(game)


def test_without_a_fault_nothing_is_found() -> None:
    game = game_of(TOY)
    assert isinstance(game, LanternGame)

    check_games(game)
