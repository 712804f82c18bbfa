"""Which offers a player may mean who types a field or a button."""

from collections.abc import Sequence

from game.boxes.makuta.terminal.menu import MakutaOffer, field_of
from game.boxes.makuta.terminal.spots import find_field
from game.boxes.makuta.terminal.targets import buttons_named
from game.boxes.makuta.terminal.view import MakutaView, names_of
from game.boxes.makuta.words import reason_sentence
from game.rules.makuta.actions import FlyTo, MoveTo
from game.rules.makuta.explain import explain
from game.rules.makuta.targets import AtButton, AtField, Target, means
from game.terminal.offers import FEW, NotAChoiceError, which

GOING = ("go", "fly", "set")  # may be left out


def meant(view: MakutaView, text: str) -> Sequence[MakutaOffer]:
    first, _, rest = text.partition(" ")
    if first in GOING and rest:
        return _by_field(view, rest)
    buttons = buttons_named(names_of(view), text)
    if buttons:
        return _by_target(view, [AtButton(button) for button in buttons])
    return _by_field(view, text)


def _by_field(view: MakutaView, text: str) -> Sequence[MakutaOffer]:
    """`c5`, and where it matters `c5 from c4`."""
    end, _, start = text.partition(" from ")
    field = find_field(names_of(view), view.seen, end)
    meant = [offer for offer in view.offered if field_of(offer.action) == field]
    if start:
        meant = _from_side(view, meant, find_field(names_of(view), view.seen, start))
    if meant and all(isinstance(offer.action, FlyTo) for offer in meant):
        return meant[:1]  # one Miru flies like another
    return _few(view, meant, AtField(field))


def _from_side(view: MakutaView, meant: Sequence[MakutaOffer], came_from: int) -> list[MakutaOffer]:
    """If it cannot be entered from there, the sides are listed from which it can."""
    found = [offer for offer in meant if _comes_from(offer, came_from)]
    if meant and not found:
        raise which(view.texts, meant)
    return found


def _comes_from(offer: MakutaOffer, field: int) -> bool:
    return isinstance(offer.action, MoveTo) and offer.action.came_from == field


def _by_target(view: MakutaView, targets: Sequence[Target]) -> Sequence[MakutaOffer]:
    meant = [
        offer
        for offer in view.offered
        if any(means(view.seen, offer.action, target) for target in targets)
    ]
    return _few(view, meant, targets[0])


def _few(view: MakutaView, meant: Sequence[MakutaOffer], target: Target) -> Sequence[MakutaOffer]:
    if not meant:
        raise NotAChoiceError(_refusal(view, target))
    if len(meant) > FEW:
        raise NotAChoiceError(view.texts.text("choice.which_field"))
    return meant


def _refusal(view: MakutaView, target: Target) -> str:
    reason = explain(view.seen, target)
    if reason is None:
        return view.texts.text("choice.none")
    return reason_sentence(names_of(view), view.seen, reason)
