"""How many turns it will take somebody to beat Makuta, learned from games played to their end.

`python3 -m tools school` teaches it and writes `outlook.json`.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul

from attrs import frozen

from game.boxes.makuta.mind.race import SOONEST
from game.boxes.makuta.mind.signs import Signs

Row = Sequence[float]


@frozen
class Outlook:
    """A small net: two layers of neurons, each the larger of nothing and a weighted sum."""

    signs: tuple[str, ...]  # in the order of the weights
    layers: tuple[tuple[Sequence[Row], Row], ...]  # weights by neuron, and what is added to each
    last: Row
    usual: float

    def __call__(self, signs: Signs) -> float:
        """In turns of one's own."""
        values: Row = [signs[name] for name in self.signs]
        for weights, added in self.layers:
            sums = (
                sum(map(mul, row, values)) + more for row, more in zip(weights, added, strict=True)
            )
            values = [max(0.0, total) for total in sums]
        turns: float = sum(map(mul, self.last, values)) + self.usual
        return max(SOONEST, turns)


@cache
def learned() -> Outlook:
    """What the shipped one has learned."""
    taught = json.loads(files(__package__).joinpath("outlook.json").read_text("utf-8"))
    layers = tuple((weights, added) for weights, added in taught["layers"])
    return Outlook(tuple(taught["signs"]), layers, taught["last"], taught["usual"])
