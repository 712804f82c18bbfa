"""What is to be shown to whoever holds the screen, and what they may choose."""

from attrs import evolve, frozen

from game.boxes.masks.table.choosing.walks import NOWHERE, Walks
from game.boxes.masks.words import Names
from game.boxes.masks.words.reasons import reason_sentence
from game.core.seats import OPEN, Audience, Seat
from game.rules.masks import phases
from game.rules.masks.actions import Action
from game.rules.masks.explain import explain
from game.rules.masks.pieces import PUBLIC_BIT
from game.rules.masks.state import Observation
from game.rules.masks.targets import Target
from game.scenes.table.selection import Selection


@frozen(eq=False)
class Situation:
    names: Names
    seen: Observation
    selection: Selection[Action, Target] | None  # None: nothing to decide
    is_open: bool  # whether what only the viewer may see lies open
    page: int = 0  # of a list that is too long
    advised: Target | None = None
    walks: Walks = NOWHERE

    @property
    def own(self) -> Seat | None:
        return own_seat(self.seen)

    def is_legal(self, target: Target) -> bool:
        return self.selection is not None and self.selection.is_legal(target)

    def is_next(self, target: Target) -> bool:
        """Whether pointing there comes closer to something that may be meant."""
        return self.selection is not None and target in self.selection.targets

    def why(self, target: Target) -> str:
        """Why it is refused, in a sentence; "" where it is not."""
        reason = explain(self.seen, target)
        return reason_sentence(self.names, reason) if reason else ""


def own_seat(seen: Observation) -> Seat | None:
    """Whose hand lies below: the viewer's; with all open, that of whose turn it is."""
    if seen.viewer is OPEN:
        return seen.turn.seat
    return None if isinstance(seen.viewer, Audience) else seen.viewer


def closed(seen: Observation) -> Observation:
    """As much of it as may be read while a hand lies closed: others look on."""
    viewer = seen.viewer
    if isinstance(viewer, Audience):
        return seen
    own = seen.seats[viewer]
    hands = tuple(tuple(card.veiled_for(PUBLIC_BIT) for card in hand) for hand in own.hands)
    seats = (*seen.seats[:viewer], own._replace(hands=hands), *seen.seats[viewer + 1 :])
    return evolve(seen, seats=seats)


def is_in_hand(phase: phases.Phase) -> bool:
    """Whether all that may be chosen lies in a hand, or is known to one alone."""
    of_hand = phases.Paying | phases.Overfull | phases.ChoosingDiscard
    return is_private(phase) or isinstance(phase, of_hand)


def is_private(phase: phases.Phase) -> bool:
    """Whether what may be chosen now tells what only one knows."""
    match phase:
        case phases.Arranging():
            return True
        case phases.Build(_, part):
            return part in {phases.Part.ACTIONS, phases.Part.FOILS, phases.Part.MISSIONS}
        case _:
            return False
