"""The keys that the text game builds from values of its own."""

from collections.abc import Mapping

from game.boxes.makuta.terminal.answers import USAGE
from game.core.match import Barrier

FAMILIES: Mapping[str, Mapping[str, frozenset[str]]] = {
    "help": dict.fromkeys(USAGE, frozenset()),
    "barrier": {barrier.name: frozenset() for barrier in Barrier},
}
