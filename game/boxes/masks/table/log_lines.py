"""Events as lines of the log: words, rule, sign, and the place they speak of."""

from attrs import frozen
from pygame import Surface

from game.boxes.masks.table import pieces
from game.boxes.masks.words import Names, event_sentence
from game.rules.masks import events
from game.rules.masks.state import Observation
from game.scenes.table.view import LogLine

QUIET = events.TurnEnded | events.Shuffled | events.MaskReady | events.Declined


@frozen
class Mention:
    """The space that a line of the log speaks of."""

    space: int


def log_line(names: Names, seen: Observation, event: events.Event, size: int) -> LogLine | None:
    """None for what happens by itself, and for asks that nobody has answered."""
    if isinstance(event, QUIET) or (isinstance(event, events.Passed) and event.rule == "W4"):
        return None
    return LogLine(
        words=event_sentence(names, event),
        rule=event.rule,
        icon=_icon(names, event, size),
        place=_place(event),
        is_turn=isinstance(event, events.TurnStarted),
    )


def _icon(names: Names, event: events.Event, size: int) -> Surface | None:
    seat = getattr(event, "seat", None)
    return None if seat is None else pieces.badge(names.terms.toas[seat], size)


def _place(event: events.Event) -> Mention | None:
    match event:
        case events.PawnStepped(path=(*_, space)) | events.PawnSet(end=space):
            return Mention(space)
        case _:
            return None
