"""What is said about Quest for the Masks: names, cards, log lines, prompts and offers.

Every text comes from the catalogue by its key; every fact from an observation or a witnessed event.
"""

from game.boxes.masks.words.actions import action_sentence
from game.boxes.masks.words.cards import card_kind, card_line, card_text, power_text
from game.boxes.masks.words.effects import effect_sentence, effect_sentences, lasting_words
from game.boxes.masks.words.events import event_line, event_sentence
from game.boxes.masks.words.names import Names
from game.boxes.masks.words.phases import phase_sentence

__all__ = [
    "Names",
    "action_sentence",
    "card_kind",
    "card_line",
    "card_text",
    "effect_sentence",
    "effect_sentences",
    "event_line",
    "event_sentence",
    "lasting_words",
    "phase_sentence",
    "power_text",
]
