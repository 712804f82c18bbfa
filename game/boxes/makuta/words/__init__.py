"""What is said about Quest for Makuta: names, log lines, prompts, offers and reasons.

Every text comes from the catalogue by its key; every fact from an observation or a witnessed event.
"""

from game.boxes.makuta.words.families import FAMILIES
from game.boxes.makuta.words.motives import advice_sentence, why_sentence
from game.boxes.makuta.words.names import Names, cell_named, spot
from game.boxes.makuta.words.reasons import reason_sentence
from game.boxes.makuta.words.sentences import (
    action_words,
    event_line,
    event_sentence,
    phase_sentence,
)

__all__ = [
    "FAMILIES",
    "Names",
    "action_words",
    "advice_sentence",
    "cell_named",
    "event_line",
    "event_sentence",
    "phase_sentence",
    "reason_sentence",
    "spot",
    "why_sentence",
]
