"""Deeds are done one after the other, until somebody has to decide.

Each module says with `does` how its deeds are done. A doer gets what is still to be done after its
deed, and either goes on with it or hands it to the phase that interrupts.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from game.rules.masks.deeds import Agenda, Deed
from game.rules.masks.events import Event, Told
from game.rules.masks.state import State

D = TypeVar("D", bound=Deed)
Doer = Callable[[State, D, Agenda, Told], State]
_DOERS: dict[type[Any], Doer[Any]] = {}  # each is only called with its own kind


def does(kind: type[D]) -> Callable[[Doer[D]], Doer[D]]:
    """The decorated function does deeds of this kind."""

    def register(doer: Doer[D]) -> Doer[D]:
        _DOERS[kind] = doer
        return doer

    return register


def carry_on(state: State, agenda: Agenda, told: Told) -> State:
    """Do the first of these; its doer sees to the rest."""
    first = agenda[0]
    return _DOERS[type(first)](state, first, agenda[1:], told)


def tell(state: State, told: Told, event: Event) -> None:
    told.append((event, state))
