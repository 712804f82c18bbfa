"""The spaces of the map on the screen, and what one means by pressing them."""

from collections.abc import Callable, Iterator
from functools import partial

from pygame import Rect

from game.boxes.masks.table.choosing.foretold import foretold
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.choosing.walks import NOWHERE, Walks
from game.boxes.masks.words import Names
from game.boxes.masks.words.reasons import reason_sentence
from game.core.seats import Seat
from game.rules.masks.actions import Action, Attach, Step, Way
from game.rules.masks.explain import explain
from game.rules.masks.play import legal_actions
from game.rules.masks.printed.land import name_of
from game.rules.masks.state import Observation
from game.rules.masks.targets import AtMask, AtSeat, AtSpace, Target, meant_by
from game.scenes.table.selection import PointAt, Selection
from game.ui.things import Thing


def selection_of(
    seen: Observation, seat: Seat, walks: Walks = NOWHERE
) -> Selection[Action, Target]:
    """What *seat*, whose decision it is, may mean by pointing: also at where a walk leads to."""
    farther, worn = walks.first_steps(), seen.seats[seat].attached_mask

    def meanings(action: Action) -> tuple[Target, ...]:
        meant = tuple(meant_by(seen, seat, action))
        match action:
            case Step(space, Way.WALK):
                return (*meant, *map(AtSpace, farther.get(space, ())))
            case Attach(None) if worn is not None:
                return (AtMask(worn, seat), *meant)
            case _:
                return meant

    return Selection(tuple(legal_actions(seen)), meanings, _takes_off)


def _takes_off(action: Action, target: Target) -> bool:
    """A press on the mask one wears may have been to look at it only."""
    return isinstance(action, Attach) and action.mask is None


def space_things(rect_of: Callable[[int], Rect], here: Situation) -> Iterator[Thing]:
    """All spaces; those that are of no use now say why when somebody points there."""
    for space in here.seen.terms.land.places:
        target, rect, name = AtSpace(space), rect_of(space), thing_name(space)
        card = partial(foretold, here, space)
        if here.is_legal(target):
            called = here.names.space(space)
            yield Thing(name, rect, called, PointAt(target), target=target, card=card)
        else:
            refused = partial(_refused, here.names, here.seen, target)
            yield Thing(name, rect, refused, passive=True, target=target, card=card)


def thing_name(space: int) -> str:
    return f"space.{name_of(space)}"


def seat_there(seen: Observation, onto: object) -> object:
    """Whom a card is meant for that is let go of there: by their pawn, or a mask in their plate."""
    match onto:
        case AtMask(_, owner):
            return AtSeat(owner)
        case AtSpace(space):
            standing = [Seat(n) for n, own in enumerate(seen.seats) if own.pawn == space]
            return AtSeat(standing[0]) if standing else onto
        case _:
            return onto


def _refused(names: Names, seen: Observation, target: AtSpace) -> str:
    reason, name = explain(seen, target), names.space(target.space)
    return f"{name}: {reason_sentence(names, reason)}" if reason else name
