"""What has to be done whatever is hidden, so that the program may give the answer (U8)."""

from game.core.seats import NATURE, Seat
from game.rules.masks import phases
from game.rules.masks.actions import Action
from game.rules.masks.pieces import HIDDEN
from game.rules.masks.play import legal_actions, to_move
from game.rules.masks.state import Observation

# What may be chosen here lies open, whatever anybody holds.
PLAIN = (
    phases.Targeting,
    phases.NamingAnother,
    phases.SettingPawn,
    phases.ChoosingDeck,
    phases.ChoosingMask,
    phases.ChoosingTask,
    phases.ChoosingLasting,
    phases.ChoosingDefender,
    phases.BohrokPrize,
)
# And here not even an empty hand says what may be done: decks are looked into.
PRIVATE = (phases.Arranging, phases.Build)


def sole_action(seen: Observation) -> Action | None:
    """What alone is legal in every truth that the viewer can imagine; None where that is not so."""
    seat = to_move(seen)
    if seat is None or seat == NATURE or not (seat == seen.viewer or _is_plain(seen, seat)):
        return None
    legal = legal_actions(seen)
    return legal[0] if len(legal) == 1 else None


def _is_plain(seen: Observation, seat: Seat) -> bool:
    """Whether everybody can see what *seat* may do."""
    if isinstance(seen.phase, PLAIN):
        return True
    if isinstance(seen.phase, PRIVATE):
        return False
    return not any(card.key == HIDDEN for hand in seen.seats[seat].hands for card in hand)
