"""Actions and events as plain data, one JSON object each, with all their facts."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any

from attrs import asdict

from game.core.ruleset import A, E, S
from game.players.playing_out import Doing


def lines(doing: Doing[S, A, E], rule_of: Callable[[S, A], str]) -> Iterator[dict[str, Any]]:
    """The action first, by a rule that *rule_of* names, then what happened."""
    name, rule = type(doing.action).__name__, rule_of(doing.before, doing.action)
    yield {"seat": doing.seat, "action": name, "rule": rule, **_facts(doing.action)}
    for event in doing.events:
        yield {"seat": doing.seat, "event": type(event).__name__, **_facts(event)}


def _facts(value: Any) -> dict[str, Any]:  # noqa: ANN401 - any attrs value
    return asdict(value, value_serializer=_plain)


def _plain(_: object, __: object, value: Any) -> Any:  # noqa: ANN401 - any field
    """An enum member by its name."""
    return value.name.lower() if isinstance(value, Enum) else value
