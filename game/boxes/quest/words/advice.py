"""What a good player would do, said to whoever has asked."""

from game.boxes.quest.words.names import Names
from game.boxes.quest.words.sentences import action_words
from game.rules.quest.actions import Action, PlaceTile
from game.rules.quest.state import Observation


def advice_sentence(names: Names, seen: Observation, action: Action) -> str:
    """From what the viewer of *seen* knows, and nothing else."""
    if isinstance(action, PlaceTile):  # on the table it has been turned already
        return names.texts.text("advice.lay")
    return names.texts.text("advice.do", action=action_words(names, seen, action))
