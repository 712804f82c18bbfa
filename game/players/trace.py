"""A game as plain data: one JSON object for its head, and one for each action and event."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

from attrs import fields, has

from game.core.ruleset import A, E, S
from game.players.playing_out import Doing


def trace_lines(doing: Doing[S, A, E], rule_of: Callable[[S, A], str]) -> Iterator[dict[str, Any]]:
    """The action first, by a rule that *rule_of* names, then what happened.

    An event that happens to nobody has no seat, whoever brought it about.
    """
    name, rule = type(doing.action).__name__, rule_of(doing.before, doing.action)
    yield {"seat": doing.seat, "action": name, "rule": rule, **facts(doing.action)}
    for event in doing.events:
        yield {"seat": None, "event": type(event).__name__, **facts(event)}


def facts(value: Any) -> dict[str, Any]:  # noqa: ANN401 - any attrs value
    return {each.name: _plain(getattr(value, each.name)) for each in fields(type(value))}


def _plain(value: Any) -> Any:  # noqa: ANN401 - any field
    """An enum member by its name; a value of several facts says what it is."""
    if isinstance(value, Enum):
        return value.name.lower()
    if has(type(value)):
        return {"is": type(value).__name__, **facts(value)}
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list | frozenset):
        return [_plain(each) for each in value]
    return value
