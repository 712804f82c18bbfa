"""Why not? For everything on the table that is refused, the reason."""

from typing import assert_never

from game.core.seats import NATURE, Audience
from game.rules.masks import targets
from game.rules.masks.explain.cards import why_not_card, why_not_mask, why_not_turaga
from game.rules.masks.explain.seats import why_not_button, why_not_deck, why_not_seat
from game.rules.masks.explain.spaces import why_not_space
from game.rules.masks.phases import GameOver
from game.rules.masks.reasons import ChanceFirst, GameIsOver, NotYourDecision, Reason
from game.rules.masks.state import Observation
from game.rules.masks.targets import legal_targets


def explain(seen: Observation, target: targets.Target) -> Reason | None:
    """Why *target*, which is on the table, is refused; None if the viewer can mean it now."""
    phase = seen.phase
    if isinstance(phase, GameOver):
        return GameIsOver(phase.winners[0], phase.by)
    if phase.seat == NATURE:
        return ChanceFirst()
    if phase.seat != seen.viewer or isinstance(seen.viewer, Audience):
        return NotYourDecision(phase.seat)
    return None if target in legal_targets(seen, phase.seat) else _why_not(seen, target)


def _why_not(seen: Observation, target: targets.Target) -> Reason:
    match target:
        case targets.AtSpace(space):
            return why_not_space(seen, space)
        case targets.AtCard(card):
            return why_not_card(seen, card)
        case targets.AtMask(mask, owner):
            return why_not_mask(seen, mask, owner)
        case targets.AtTuraga(card):
            return why_not_turaga(seen, card)
        case targets.AtSeat(seat):
            return why_not_seat(seen, seat)
        case targets.AtDeck(deck):
            return why_not_deck(seen, deck)
        case targets.AtButton(button):
            return why_not_button(seen, button)
        case _:
            assert_never(target)
