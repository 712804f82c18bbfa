"""Why what somebody has typed may not be done."""

from collections.abc import Iterator

from game.boxes.masks.terminal.chart import viewing_seat
from game.boxes.masks.terminal.menu import WAYS
from game.boxes.masks.words import Names
from game.boxes.masks.words.reasons import reason_sentence
from game.core.seats import Seat
from game.rules.masks.explain import explain
from game.rules.masks.printed.land import name_of
from game.rules.masks.state import Observation
from game.rules.masks.targets import (
    AtButton,
    AtCard,
    AtDeck,
    AtMask,
    AtSeat,
    AtSpace,
    AtTuraga,
    Button,
    Target,
    targets_on,
)
from game.terminal.offers import plain


def why_not(names: Names, seen: Observation, text: str) -> list[str]:
    """For everything of that name, or, without one, for all that one holds."""
    seat = viewing_seat(seen)
    if text:
        meant = [
            target for target in targets_on(seen, seat) if _is_called(names, seen, target, text)
        ]
        if not meant:
            return [names.texts.text("reason.no_such_thing", text=text)]
    else:
        meant = [target for target in targets_on(seen, seat) if _is_own(target, seat)]
    return list(dict.fromkeys(_lines(names, seen, meant, with_names=not text)))


def _lines(
    names: Names, seen: Observation, targets: list[Target], *, with_names: bool
) -> Iterator[str]:
    for target in targets:
        reason = explain(seen, target)
        if reason is not None:
            words = reason_sentence(names, reason)
            yield f"{_name(names, target)}: {words}" if with_names else words


def _is_own(target: Target, seat: Seat) -> bool:
    if isinstance(target, AtMask):
        return target.owner == seat
    return isinstance(target, AtCard | AtTuraga | AtButton)


def _is_called(names: Names, seen: Observation, target: Target, text: str) -> bool:
    wanted = plain(text)
    if isinstance(target, AtSpace):
        here = seen.seats[viewing_seat(seen)].pawn
        towards = name_of(here + WAYS[wanted]) if wanted in WAYS else wanted
        return name_of(target.space) == towards
    key = target.card if isinstance(target, AtCard | AtTuraga) else ""
    key = target.mask if isinstance(target, AtMask) else key
    return wanted in {plain(_name(names, target)), plain(key)} - {""}


def _name(names: Names, target: Target) -> str:
    match target:
        case AtSpace(space):
            return names.space(space)
        case AtCard(card) | AtTuraga(card):
            return names.card(card)
        case AtMask(mask):
            return names.card(mask)
        case AtSeat(seat):
            return names.seat(seat)
        case AtDeck(deck):
            return names.deck(deck)
        case AtButton(Button.END_MOVE):
            return names.texts.text("reason.end_move")
        case AtButton():
            return names.texts.text("reason.end_turn")
