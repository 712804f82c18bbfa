"""The suite finds what it is there to find: each fault, planted in the toy, makes it fail."""

from random import Random

import pytest
from attrs import define, evolve

from game.core.ruleset import Step
from game.core.seats import Viewer
from game.persistence.json_text import Json
from tests.conformance.boxes import game_of
from tests.conformance.checks import check_game
from tests.toy.box import TOY
from tests.toy.game import LanternCodec, LanternGame
from tests.toy.rules import (
    RAIN,
    Action,
    Asking,
    Card,
    Event,
    Lanterns,
    Lighting,
    Observation,
    State,
)

SEEDS = tuple("abcdefgh")


def toy(codec: LanternCodec) -> LanternGame:
    game = game_of(TOY)
    assert isinstance(game, LanternGame)
    return LanternGame(game.texts, game.rulebook, codec=codec)


class LeakingOrder(Lanterns):
    """Where a known card lies says what the hidden ones are."""

    def observe(self, state: State, viewer: Viewer) -> Observation:
        hands = tuple(
            hand if seat == viewer else tuple(sorted(hand, key=lambda card: card.face))
            for seat, hand in enumerate(state.hands)
        )
        return super().observe(evolve(state, hands=hands), viewer)


class AskingHolders(Lanterns):
    """An ask that skips who holds nothing."""

    def advance(self, state: State, action: Action) -> Step[State, Event]:
        step = super().advance(state, action)
        phase = step.state.phase
        if not isinstance(state.phase, Lighting) or not isinstance(phase, Asking):
            return step
        holders = [s for s in phase.asked if Card(RAIN) in step.state.hands[s]]
        asked = tuple(holders) or phase.asked[-1:]
        state = evolve(step.state, phase=evolve(phase, asked=asked))
        return Step(state, [(event, state) for event in step.events])


class DealingTooFew(Lanterns):
    """An imagine that deals a wrong count."""

    def imagine(self, seen: Observation, rng: Random) -> State:
        world = super().imagine(seen, rng)
        return evolve(world, deck=world.deck[1:])


class KnowingBetter(Lanterns):
    """Whoever holds no rain is not asked: what cannot be seen is taken for nothing."""

    def sole_action(self, seen: Observation) -> Action | None:
        legal = self.legal_actions(seen)
        return legal[0] if len(legal) == 1 else None


@define(frozen=True)
class Forgetful(LanternCodec):
    """A save that forgets a phase's field."""

    def decode_state(self, data: Json, first: State) -> State:
        state = super().decode_state(data, first)
        if not isinstance(state.phase, Asking):
            return state
        return evolve(state, phase=evolve(state.phase, asked=state.phase.asked[:1]))


FAULTS: dict[str, tuple[LanternCodec, str]] = {  # and what the suite says of it
    "a leaking order of hands": (LanternCodec(rules=LeakingOrder()), "more is seen than told"),
    "an ask that skips who holds nothing": (
        LanternCodec(rules=AskingHolders()),
        "depends on what is hidden",
    ),
    "an imagine that deals a wrong count": (LanternCodec(rules=DealingTooFew()), "looks different"),
    "an answer given for whoever might have another": (
        LanternCodec(rules=KnowingBetter()),
        "without asking depends on what is hidden",
    ),
    "a save that forgets a phase's field": (Forgetful(), "a save forgets"),
}


def check_games(game: LanternGame) -> None:
    for seed in SEEDS:
        check_game(game, seed)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    codec, said = FAULTS[fault]

    with pytest.raises(AssertionError, match=said):
        check_games(toy(codec))


def test_without_a_fault_nothing_is_found() -> None:
    check_games(toy(LanternCodec()))
