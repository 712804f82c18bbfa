"""What is built before a duel, for whom, and how much of it there is (Y6, S6)."""

from game.boxes.masks.words.names import Names
from game.i18n.keys import key_of
from game.rules.masks.building import ACTIONS, LEAST_CHALLENGES, MISSIONS
from game.rules.masks.phases import Build, Part
from game.rules.masks.pieces import Deck
from game.rules.masks.state import Observation, left_of


def build_title(names: Names, phase: Build) -> str:
    return names.texts.text(key_of("build_title", phase.part))


def build_sentence(names: Names, seen: Observation, phase: Build) -> str:
    """What it is for, in a sentence or two."""
    options = seen.terms.options
    is_secret = phase.part is Part.MISSIONS and options.secret_missions
    is_ready = phase.part is Part.ACTIONS and options.ready_decks
    variant = "secret" if is_secret else "ready" if is_ready else ""
    facts = {"other": names.seat(left_of(seen, phase.seat)), "foils": options.foils}
    return names.texts.text(key_of("build", phase.part, variant), **facts)


def build_count(names: Names, seen: Observation, phase: Build) -> str:
    """How many there are, of how many."""
    own, text = seen.seats[phase.seat], names.texts.text
    match phase.part:
        case Part.CHALLENGES:
            laid = len(seen.stacks[Deck.GMC].cards)
            return text("build_count.least", laid=laid, least=LEAST_CHALLENGES)
        case Part.MISSIONS:
            laid = len(own.laid_missions) or len(seen.stacks[Deck.MISSION].cards)
            return text("build_count", laid=laid, all=MISSIONS)
        case Part.ACTIONS:
            return text("build_count", laid=len(own.laid), all=ACTIONS)
        case Part.FOILS:
            return text("build_count", laid=len(own.foils), all=seen.terms.options.foils)
