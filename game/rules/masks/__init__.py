"""The rules of Quest for the Masks and its sisters: `docs/masks/rules.md` has every rule by id.

This package is a `Ruleset`: pure functions over frozen values.
"""

from game.rules.masks.chance import chance_stream, chances, sample_chance
from game.rules.masks.imagination import imagine
from game.rules.masks.knowledge import observe, reveals, witness
from game.rules.masks.play import advance, apply, legal_actions, to_move, winners
from game.rules.masks.routine import sole_action

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
