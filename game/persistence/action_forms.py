"""How the actions of a game are written down: the name of each, and its parts."""

from functools import partial
from typing import Generic, get_args

from attrs import frozen

from game.core.ruleset import A
from game.persistence.errors import UnknownActionError, WrongActionError
from game.persistence.forms import short, strict_converter, structured
from game.persistence.json_text import Json, JsonObject, dumped, packed, unpacked

LONGEST = 10_000  # bytes; to say what is wrong with a hundred thousand entries takes seconds
FEW = 10  # parts
_FORMS = strict_converter()


@frozen
class ActionForms(Generic[A]):
    union: object  # of all actions
    drawn: type[A]  # nobody but the one who drew knows the face

    def encode(self, action: A) -> JsonObject:
        parts: JsonObject = _FORMS.unstructure(action)
        if isinstance(action, self.drawn):
            parts = {"packed": packed(parts)}
        return {"do": type(action).__name__, **parts}

    def decode(self, data: JsonObject) -> A:
        name = data.get("do")
        kind: type[A] | None = next((k for k in get_args(self.union) if k.__name__ == name), None)
        if kind is None:
            raise UnknownActionError(short(str(name)))
        wrong = partial(WrongActionError, kind.__name__)
        parts: Json = {part: value for part, value in data.items() if part != "do"}
        if kind is self.drawn:
            if set(parts) != {"packed"}:
                raise wrong("its face must be packed, and nothing else said")
            parts = unpacked(parts["packed"])
        if not _is_short(parts) and len(dumped(parts)) > LONGEST:
            raise wrong("it is far too long")
        return structured(_FORMS, parts, kind, wrong)


def _is_short(parts: Json) -> bool:
    """Most actions are a few numbers and words: these need not be written out to be measured."""
    if not isinstance(parts, dict) or len(parts) > FEW:
        return False
    return all(
        isinstance(value, int | None) or (isinstance(value, str) and len(value) < LONGEST // FEW)
        for value in parts.values()
    )
