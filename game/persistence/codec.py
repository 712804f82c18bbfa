"""What a box must offer so that its games can be written down; a plain module qualifies.

Whatever a file says that makes no sense is told by a `GameFileError`, and by nothing else.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from game.core.ruleset import A, E, O, Ruleset, S
from game.persistence.json_text import Json, JsonObject

A_rules = TypeVar("A_rules")
S_rules = TypeVar("S_rules")


class OlderRules(Protocol[S_rules, A_rules]):
    """By which lines of an older format were played; a plain module qualifies."""

    def done_today(self, state: S_rules, action: A_rules, /) -> Sequence[A_rules]:
        """*action*, with all that has to be done for it today.

        Raises IllegalActionError if it was not legal then.
        """
        ...

    def is_new(self, action: A_rules, /) -> bool:
        """Whether nobody did such a thing then."""
        ...

    def seen_today(self, state: S_rules, /) -> S_rules:
        """A situation of then, as it stands today."""
        ...


class Codec(Protocol[S, O, A, E]):
    @property
    def box(self) -> str:
        """The key of the box, as the first line names it."""
        ...

    @property
    def former(self) -> tuple[str, ...]:
        """What older files call the box."""
        return ()

    @property
    def rules(self) -> Ruleset[S, O, A, E]: ...

    def older_rules(self, number: int, /) -> OlderRules[S, A] | None:
        """By which lines of format *number* were played, if not by those of today."""
        return None

    def encode_terms(self, state: S, /) -> JsonObject:
        """What was agreed before the game, with all that dealing it anew needs but the seed."""
        ...

    def deal(self, terms: Json, seed: str, /) -> S:
        """The first state."""
        ...

    def seats(self, state: S, /) -> int: ...

    def turn(self, state: S, /) -> int:
        """The number of the turn; whenever it changes there is a snapshot."""
        ...

    def encode_action(self, action: A, /) -> JsonObject:
        """The name of the action under `do`, then its parts, hidden ones under `packed`."""
        ...

    def decode_action(self, data: JsonObject, /) -> A: ...

    def encode_state(self, state: S, /) -> Json: ...

    def decode_state(self, data: Json, first: S, /) -> S:
        """A state that can be played, on the terms of the *first* one."""
        ...

    def in_brief(self, data: Json, /) -> Json:
        """An encoded state as far as files of format 1 told it."""
        return data
