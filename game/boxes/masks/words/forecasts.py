"""What a space would do to whoever enters it, in sentences."""

from collections.abc import Iterator

from game.boxes.masks.words.names import Names
from game.core import shares
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.rules.masks.explain.closed import Closed, why_closed
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.effects import Visit
from game.rules.masks.state import Observation
from game.rules.masks.walking.spaces import kind_for, meant_spaces

RULES = {
    SpaceKind.BLANK: "P1",
    SpaceKind.START: "P1",
    SpaceKind.MISSION: "P2",
    SpaceKind.CHALLENGE: "P3",
    SpaceKind.GAME_ACTION: "P4",
    SpaceKind.PORTAL: "P5",
    SpaceKind.BOHROK: "P6",
}


def space_sentence(names: Names, seen: Observation, seat: Seat, space: int) -> str:
    """What it does to *seat* now."""
    closed = why_closed(seen, seat, space)
    if closed is not None:
        return closed_sentence(names, seen, seat, closed)
    place, acts = names.terms.land.places[space], kind_for(seen, seat, space)
    if acts in {SpaceKind.CHALLENGE, SpaceKind.GAME_ACTION}:
        return names.texts.count(key_of("space_does", acts), place.circles)
    return names.texts.text(key_of("space_does", acts))


def closed_sentence(names: Names, seen: Observation, seat: Seat, closed: Closed) -> str:
    """Why it does nothing to *seat*, and what would open it."""
    tasks = names.list([names.held(task.card) for task in seen.seats[seat].tasks])
    return names.texts.text(key_of("closed", closed), tasks=tasks)


def rule_of_space(names: Names, space: int) -> str:
    return RULES[names.terms.land.places[space].kind]


def task_sentences(names: Names, seen: Observation, seat: Seat, space: int) -> Iterator[str]:
    """The tasks that are done by going there (P8)."""
    for task in seen.seats[seat].tasks:
        if isinstance(task.effect, Visit) and space in meant_spaces(seen, seat, task.effect.spaces):
            yield names.texts.text("forecast.task", task=names.held(task.card))


def percent(share: float) -> str:
    return f"{shares.percent(share, 1)}%"
