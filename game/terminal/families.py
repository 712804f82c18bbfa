"""The keys that the text game builds from values of its own."""

from collections.abc import Mapping

from game.core.match import Barrier
from game.terminal.answers import USAGE

FAMILIES: Mapping[str, Mapping[str, frozenset[str]]] = {
    "help": dict.fromkeys(USAGE, frozenset()),
    "barrier": {barrier.name: frozenset() for barrier in Barrier},
}
