"""How games of Quest for the Masks are written down; this module is a `Codec`."""

from game.boxes.masks import saved_state
from game.boxes.masks.opening import dealt
from game.boxes.masks.saved_terms import decode_terms
from game.boxes.masks.saved_terms import encode_terms as encode_agreed
from game.core.ruleset import Ruleset
from game.persistence.action_forms import ActionForms
from game.persistence.codec import OlderRules
from game.persistence.json_text import Json, JsonObject
from game.rules import masks
from game.rules.masks.actions import Action, Shuffle
from game.rules.masks.events import Event
from game.rules.masks.state import Observation, State

box = "masks"
former: tuple[str, ...] = ()
rules: Ruleset[State, Observation, Action, Event] = masks
_ACTIONS: ActionForms[Action] = ActionForms(Action, drawn=Shuffle)
encode_action, decode_action = _ACTIONS.encode, _ACTIONS.decode
encode_state = saved_state.encode_state


def older_rules(number: int) -> OlderRules[State, Action] | None:
    return None


def encode_terms(state: State) -> JsonObject:
    return encode_agreed(state.terms)


def deal(terms: Json, seed: str) -> State:
    return dealt(decode_terms(terms), seed)


def seats(state: State) -> int:
    return len(state.seats)


def turn(state: State) -> int:
    return state.turn.number


def decode_state(data: Json, first: State) -> State:
    return saved_state.decode_state(data, first.terms)


def in_brief(data: Json) -> Json:
    return data
