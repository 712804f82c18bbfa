"""What a player means who types a field, a token or a button."""

from collections.abc import Sequence

from game.boxes.makuta.terminal.menu import SIXTH, MakutaOffer, field_of
from game.boxes.makuta.terminal.spots import MakutaView, UnknownSpotError, find_field, names_of
from game.boxes.makuta.words import Names, reason_sentence
from game.core.hexes import SIDES
from game.core.seats import Audience, Seat
from game.core.typed_numbers import number_in
from game.i18n.keys import key_of
from game.rules.makuta.actions import FlyTo, MoveTo
from game.rules.makuta.explain import explain
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import (
    AtButton,
    AtDisc,
    AtField,
    AtGate,
    AtRotation,
    Button,
    Target,
    means,
)
from game.terminal.offers import FEW, NotAChoiceError, plain, which

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
    found = [
        offer
        for offer in meant
        if isinstance(offer.action, MoveTo) and offer.action.came_from == came_from
    ]
    if meant and not found:
        raise which(view.texts, meant)
    return found


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


# What is asked about


def target_named(names: Names, seen: Observation, text: str) -> Target:
    """A button, `gate FIELD`, `turned 120`, `token N`, or a field."""
    first, _, rest = text.partition(" ")
    if first == "gate" and rest:
        return _gate(names, seen, rest)
    number = number_in(rest.rstrip("°"))
    if first == "turned" and number is not None:
        return AtRotation(number // SIXTH % len(SIDES))
    if first == "token" and number is not None:
        return _token(names, seen, number)
    buttons = buttons_named(names, text)
    if buttons:
        return AtButton(buttons[0])
    return AtField(find_field(names, seen, text))


def buttons_named(names: Names, text: str) -> list[Button]:
    """Those whose words begin so; all of `roll` are three."""
    wanted = plain(text)
    if not wanted:
        return []
    called = {button: plain(names.texts.text(key_of("button", button))) for button in Button}
    exact = [button for button, name in called.items() if name == wanted]
    return exact or [button for button, name in called.items() if name.startswith(wanted)]


def _gate(names: Names, seen: Observation, text: str) -> Target:
    field = find_field(names, seen, text)
    if field not in seen.terms.atlas.gate_fields:
        raise UnknownSpotError(names.texts.text("spot.no_gate", field=names.field(field)))
    return AtGate(field)


def _token(names: Names, seen: Observation, number: int) -> Target:
    """Tokens are counted from 1, as `tray` lists them."""
    viewer = seen.viewer
    count = 0 if isinstance(viewer, Audience) else len(seen.trays[viewer])
    if not 1 <= number <= count or isinstance(viewer, Audience):
        raise UnknownSpotError(names.texts.text("spot.no_token", number=number))
    return AtDisc(Seat(viewer), number - 1)
