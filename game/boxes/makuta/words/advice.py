"""What a good player would do and why, said to whoever has asked."""

from game.boxes.makuta.mind.motives import Motive
from game.boxes.makuta.words.motives import motive_words
from game.boxes.makuta.words.names import Names
from game.boxes.makuta.words.sentences import action_words
from game.core.seats import Seat
from game.rules.makuta.actions import Action, PlaceTile
from game.rules.makuta.state import Observation


def advice_sentence(
    names: Names, seen: Observation, seat: Seat, action: Action, motive: Motive
) -> str:
    """From what the viewer of *seen* knows, and nothing else."""
    words = motive_words(names, seen, seat, motive)
    if isinstance(action, PlaceTile):  # on the table it has been turned already
        return names.texts.text("advice.lay", motive=words)
    return names.texts.text("advice.do", action=action_words(names, seen, action), motive=words)
