"""What a player means who types the name of a field, a token or a button."""

from game.boxes.makuta.terminal.previews import SIXTH
from game.boxes.makuta.terminal.spots import UnknownSpotError, find_field
from game.boxes.makuta.words import Names
from game.core.hexes import SIDES
from game.core.seats import Audience, Seat
from game.i18n.keys import key_of
from game.rules.makuta.state import Observation
from game.rules.makuta.targets import (
    AtButton,
    AtDisc,
    AtField,
    AtGate,
    AtRotation,
    Button,
    Target,
)
from game.shelf.options import number_in
from game.terminal.names import plain


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
