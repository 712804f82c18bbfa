"""The spaces of the map on the screen, and what one means by pressing them."""

from collections.abc import Callable, Iterator
from functools import partial

from pygame import Rect

from game.boxes.masks.words import Names
from game.boxes.masks.words.reasons import reason_sentence
from game.core.seats import Seat
from game.rules.masks.actions import Action
from game.rules.masks.explain import explain
from game.rules.masks.play import legal_actions
from game.rules.masks.printed.land import name_of
from game.rules.masks.state import Observation
from game.rules.masks.targets import AtSpace, Target, meant_by
from game.scenes.table.selection import PointAt, Selection
from game.ui.things import Thing


def selection_of(seen: Observation, seat: Seat) -> Selection[Action, Target]:
    """What *seat*, whose decision it is, may mean by pointing."""
    return Selection(tuple(legal_actions(seen)), lambda action: tuple(meant_by(seen, seat, action)))


def space_things(
    rect_of: Callable[[int], Rect],
    names: Names,
    seen: Observation,
    selection: Selection[Action, Target] | None,
) -> Iterator[Thing]:
    """All spaces; those that are of no use now say why when somebody points there."""
    for space in seen.terms.land.places:
        target, rect = AtSpace(space), rect_of(space)
        name = thing_name(space)
        if selection is not None and selection.is_legal(target):
            yield Thing(name, rect, names.space(space), PointAt(target), target=target)
        else:
            words = partial(_refused, names, seen, target)
            yield Thing(name, rect, words, passive=True, target=target)


def thing_name(space: int) -> str:
    return f"space.{name_of(space)}"


def _refused(names: Names, seen: Observation, target: AtSpace) -> str:
    reason, name = explain(seen, target), names.space(target.space)
    return f"{name}: {reason_sentence(names, reason)}" if reason else name
