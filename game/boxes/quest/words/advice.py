"""What a good player would do and why, said to whoever has asked."""

from game.boxes.quest.mind.motives import Motive
from game.boxes.quest.words.motives import motive_words
from game.boxes.quest.words.names import Names
from game.boxes.quest.words.sentences import action_words
from game.core.seats import Seat
from game.rules.quest.actions import Action, PlaceTile
from game.rules.quest.state import Observation


def advice_sentence(
    names: Names, seen: Observation, seat: Seat, action: Action, motive: Motive
) -> str:
    """From what the viewer of *seen* knows, and nothing else."""
    words = motive_words(names, seen, seat, motive)
    if isinstance(action, PlaceTile):  # on the table it has been turned already
        return names.texts.text("advice.lay", motive=words)
    return names.texts.text("advice.do", action=action_words(names, seen, action), motive=words)
