"""What can be done without pointing at the table: the buttons, and which of them is the main one.

What is listed before anything has been pointed at does not depend on a hidden hand.
"""

from collections.abc import Sequence

from game.boxes.masks.bots.contests import takes_lead
from game.boxes.masks.table.choosing.situation import Situation, is_private
from game.rules.masks import actions
from game.rules.masks.actions import Action
from game.rules.masks.phases import ChoosingMask, Contest
from game.rules.masks.targets import AtDeck, AtSeat

FEW = 6  # of what lies on the table, as much is listed, too
ENDING = (actions.EndTurn, actions.EndMove, actions.Pass, actions.Decline)


def listed(here: Situation) -> tuple[Action, ...]:
    """In the order of their buttons."""
    chosen = here.selection
    if chosen is None or (is_private(here.seen.phase) and not here.is_open):
        return ()
    if chosen.armed is not None:
        return (chosen.armed,)
    if chosen.narrowed:
        return chosen.narrowed
    return (*_from_table(here, chosen.actions), *_plain(here, chosen.actions))


def card_plays(meant: Sequence[Action]) -> list[actions.PlayCard]:
    """Of what is still meant: cards that ask whom they are played on."""
    return [
        each for each in meant if isinstance(each, actions.PlayCard) and each.target is not None
    ]


def _plain(here: Situation, legal: Sequence[Action]) -> tuple[Action, ...]:
    """What is nowhere to be pointed at; what ends something comes last."""
    assert here.selection
    spelled = {action for meant in here.selection.meant_by.values() for action in meant}
    found = [
        action
        for action in legal
        if (action not in spelled or isinstance(action, ENDING) or _is_asked_for(here, action))
        and not isinstance(action, actions.Lay)
    ]
    return tuple(sorted(found, key=lambda action: isinstance(action, ENDING)))


def _is_asked_for(here: Situation, action: Action) -> bool:
    """About a mask that lies somewhere small: one that is asked for, or is lent (K10)."""
    match action:
        case actions.ChooseCard():
            return isinstance(here.seen.phase, ChoosingMask)
        case actions.Answer():
            return True
        case actions.UsePower():
            return action.by_token
        case _:
            return False


def _from_table(here: Situation, legal: Sequence[Action]) -> tuple[Action, ...]:
    """What everybody can see lying there, where that is little; steps are on the map."""
    assert here.selection
    found = [
        action
        for action in legal
        if not isinstance(action, ENDING) and _lies_open(tuple(here.selection.meanings(action)))
    ]
    return tuple(found) if len(found) <= FEW else ()


def _lies_open(meanings: Sequence[object]) -> bool:
    """Decks and seats; what is worn or held has its own place."""
    return bool(meanings) and all(isinstance(each, AtDeck | AtSeat) for each in meanings)


def _gives_up(here: Situation, action: Action) -> bool:
    """A contest that could be won, as far as is known; of a closed hand nobody may learn that."""
    phase = here.seen.phase
    if not isinstance(action, actions.Pass) or not isinstance(phase, Contest):
        return False
    assert here.selection
    legal = here.selection.actions
    return not here.is_open or any(takes_lead(here.seen, phase.seat, each) for each in legal)


def main_action(here: Situation) -> Action | None:
    """What the key for the obvious does; a card that may be drawn is not declined by it."""
    found = listed(here)
    if not found or here.selection is None:
        return None
    if here.selection.is_begun:
        return found[0] if len(found) == 1 else None
    draws = [action for action in found if isinstance(action, actions.DrawFrom)]
    if draws:
        return draws[0] if len(draws) == 1 else None
    ending = [action for action in found if isinstance(action, ENDING)]
    if ending:
        return None if _gives_up(here, ending[0]) else ending[0]
    return found[0] if len(here.selection.actions) == 1 else None
