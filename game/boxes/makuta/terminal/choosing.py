"""Which action a player means who types a number, a field or a button."""

from collections.abc import Sequence

from game.boxes.makuta.terminal.menu import FEW, Offer
from game.boxes.makuta.terminal.spots import find_field, number_in
from game.boxes.makuta.terminal.targets import buttons_named
from game.boxes.makuta.terminal.view import View
from game.boxes.makuta.words import reason_sentence
from game.core.errors import GameError
from game.rules.makuta.actions import Action, FlyTo
from game.rules.makuta.explain import explain
from game.rules.makuta.targets import AtButton, AtField, Target, means

GOING = ("go", "fly", "set")  # may be left out


class NotAChoiceError(GameError):
    """What was typed is no choice now; the text says why, or what to type."""


def chosen(view: View, text: str) -> Action:
    """The one offer that *text* means."""
    if text.isdecimal():
        return _by_number(view, number_in(text) or 0)
    first, _, rest = text.partition(" ")
    if first in GOING and rest:
        return _by_field(view, rest)
    buttons = buttons_named(view.names, text)
    if buttons:
        return _by_target(view, [AtButton(button) for button in buttons])
    return _by_field(view, text)


def _by_number(view: View, number: int) -> Action:
    if not view.offered:
        raise NotAChoiceError(view.texts.text("choice.none"))
    if not 1 <= number <= len(view.offered):
        raise NotAChoiceError(view.texts.count("choice.range", len(view.offered)))
    return view.offered[number - 1].action


def _by_field(view: View, text: str) -> Action:
    """`c5`, and where it matters `c5 from c4`."""
    end, _, start = text.partition(" from ")
    field = find_field(view.names, view.seen, end)
    meant = [offer for offer in view.offered if offer.field == field]
    if start:
        meant = _from_side(view, meant, find_field(view.names, view.seen, start))
    if meant and all(isinstance(offer.action, FlyTo) for offer in meant):
        return meant[0].action  # one Miru flies like another
    return _only(view, meant, AtField(field))


def _from_side(view: View, meant: Sequence[Offer], came_from: int) -> list[Offer]:
    """If it cannot be entered from there, the sides are listed from which it can."""
    found = [offer for offer in meant if offer.came_from == came_from]
    if meant and not found:
        raise NotAChoiceError(_which(view, meant))
    return found


def _by_target(view: View, targets: Sequence[Target]) -> Action:
    meant = [
        offer
        for offer in view.offered
        if any(means(view.seen, offer.action, target) for target in targets)
    ]
    return _only(view, meant, targets[0])


def _only(view: View, meant: Sequence[Offer], target: Target) -> Action:
    if len(meant) == 1:
        return meant[0].action
    if not meant:
        raise NotAChoiceError(_refusal(view, target))
    if len(meant) > FEW:
        raise NotAChoiceError(view.texts.text("choice.which_field"))
    raise NotAChoiceError(_which(view, meant))


def _which(view: View, meant: Sequence[Offer]) -> str:
    lines = [f"  {offer.number}  {offer.words}" for offer in meant]
    return "\n".join([view.texts.text("choice.which"), *lines])


def _refusal(view: View, target: Target) -> str:
    reason = explain(view.seen, target)
    if reason is None:
        return view.texts.text("choice.none")
    return reason_sentence(view.names, view.seen, reason)
