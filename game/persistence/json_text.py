"""JSON as it stands in a game file: compact, in UTF-8, one value to a line."""

import json
from typing import Any, TypeAlias

Json: TypeAlias = Any  # what JSON can say
JsonObject: TypeAlias = dict[str, Any]

_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def dumped(value: Json) -> str:
    return _ENCODER.encode(value)


def line_of(value: Json) -> bytes:
    """*value* as a line; half a surrogate pair, in a name, becomes the escape that JSON has."""
    return dumped(value).encode(errors="backslashreplace") + b"\n"


def loaded(text: str | bytes) -> Json:
    """Raises ValueError and nothing else."""
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("too deep") from None
