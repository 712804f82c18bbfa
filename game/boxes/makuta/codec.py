"""How games of Quest for Makuta are written down; this module is a `Codec`."""

from typing import get_args

from game.boxes.makuta.opening import dealt
from game.boxes.makuta.saved_state import decode_state as decode_saved
from game.boxes.makuta.saved_state import encode_state, in_brief
from game.boxes.makuta.saved_terms import decode_terms
from game.boxes.makuta.saved_terms import encode_terms as encode_agreed
from game.core.ruleset import Ruleset
from game.persistence.errors import UnknownActionError, WrongActionError
from game.persistence.forms import FormError, short, strict_converter, structured
from game.persistence.json_text import Json, JsonObject, packed, unpacked
from game.rules import makuta
from game.rules.makuta.actions import Action, Drawn
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation, State

__all__ = [
    "box",
    "deal",
    "decode_action",
    "decode_state",
    "encode_action",
    "encode_state",
    "encode_terms",
    "former",
    "in_brief",
    "rules",
    "seats",
    "turn",
]

box = "makuta"
former = ("quest",)
rules: Ruleset[State, Observation, Action, Event] = makuta
_FORMS = strict_converter()
_ACTIONS: dict[str, type[Action]] = {kind.__name__: kind for kind in get_args(Action)}
_SECRET = frozenset({Drawn})  # nobody but the one who drew knows the face


def encode_terms(state: State) -> JsonObject:
    return encode_agreed(state.terms)


def deal(terms: Json, seed: str) -> State:
    return dealt(decode_terms(terms), seed)


def seats(state: State) -> int:
    return len(state.terms.toas)


def turn(state: State) -> int:
    return state.turn.number


def encode_action(action: Action) -> JsonObject:
    kind = type(action)
    parts: JsonObject = _FORMS.unstructure(action)
    if kind in _SECRET:
        parts = {"packed": packed(parts)}
    return {"do": kind.__name__, **parts}


def decode_action(data: JsonObject) -> Action:
    name = data.get("do")
    kind = _ACTIONS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise UnknownActionError(short(str(name)))
    parts = {part: value for part, value in data.items() if part != "do"}
    try:
        return structured(_FORMS, _opened(parts, kind), kind)
    except FormError as fault:
        raise WrongActionError(kind.__name__, str(fault)) from None


def _opened(parts: JsonObject, kind: type[Action]) -> Json:
    if kind not in _SECRET:
        return parts
    if set(parts) != {"packed"}:
        raise FormError("its face must be packed, and nothing else said")
    return unpacked(parts["packed"])


def decode_state(data: Json, first: State) -> State:
    return decode_saved(data, first.terms)
