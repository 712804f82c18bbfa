"""How games of Quest for Makuta are written down; this module is a `Codec`."""

from game.boxes.makuta import older_rules as apart
from game.boxes.makuta import saved_state
from game.boxes.makuta.opening import dealt
from game.boxes.makuta.saved_terms import decode_terms
from game.boxes.makuta.saved_terms import encode_terms as encode_agreed
from game.core.ruleset import Ruleset
from game.persistence.action_forms import ActionForms
from game.persistence.codec import OlderRules
from game.persistence.json_text import Json, JsonObject
from game.rules import makuta
from game.rules.makuta.actions import Action, Drawn
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation, State

box = "makuta"
former = ("quest",)
rules: Ruleset[State, Observation, Action, Event] = makuta
_APART: OlderRules[State, Action] = apart
_LAST_APART = 2  # the last format of the time when a pawn had its field to itself
_ACTIONS: ActionForms[Action] = ActionForms(Action, drawn=Drawn)
encode_action, decode_action = _ACTIONS.encode, _ACTIONS.decode
encode_state, in_brief = saved_state.encode_state, saved_state.in_brief


def older_rules(number: int) -> OlderRules[State, Action] | None:
    return _APART if number <= _LAST_APART else None


def encode_terms(state: State) -> JsonObject:
    return encode_agreed(state.terms)


def deal(terms: Json, seed: str) -> State:
    return dealt(decode_terms(terms), seed)


def seats(state: State) -> int:
    return len(state.terms.toas)


def turn(state: State) -> int:
    return state.turn.number


def decode_state(data: Json, first: State) -> State:
    return saved_state.decode_state(data, first.terms)
