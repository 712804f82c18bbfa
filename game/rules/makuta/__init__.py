"""The rules of Quest for Makuta. `docs/makuta/rules.md` has every rule by its id.

This package is a `Ruleset`: pure functions over frozen values.
"""

from game.rules.makuta.imagination import imagine
from game.rules.makuta.knowledge import observe, reveals, witness
from game.rules.makuta.play import (
    advance,
    apply,
    chance_stream,
    chances,
    legal_actions,
    sample_chance,
    to_move,
    winners,
)
from game.rules.makuta.routine import sole_action

__all__ = [
    "advance",
    "apply",
    "chance_stream",
    "chances",
    "imagine",
    "legal_actions",
    "observe",
    "reveals",
    "sample_chance",
    "sole_action",
    "to_move",
    "winners",
    "witness",
]
