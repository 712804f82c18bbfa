"""A small net is taught: by how many turns one branch is better, and how long each takes."""

from itertools import pairwise
from typing import TypeAlias

import numpy as np
from attrs import define, field, frozen
from numpy.typing import NDArray

NEURONS = (24, 12)
ROUNDS, BATCH = 12, 512
PACE, DECAY = 4e-3, 2e-2
LENGTH = 0.3  # how much the length of a branch counts, beside the difference of two

Array: TypeAlias = NDArray[np.float64]


@frozen
class Forks:
    """A row for every fork: the signs of its two branches, and their turns."""

    signs: Array  # fork, branch, sign
    turns: Array  # fork, branch

    def at(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> "Forks":
        return Forks(self.signs[rows], self.turns[rows])


@define
class Net:
    """Its parameters are weights and sums, layer by layer; signs come in as they are."""

    parameters: list[Array]

    def turns(self, signs: Array) -> Array:
        return self._layers(signs)[-1][..., 0]

    def _layers(self, signs: Array) -> list[Array]:
        values = [signs]
        for place in range(0, len(self.parameters), 2):
            weights, added = self.parameters[place : place + 2]
            sums = values[-1] @ weights + added
            is_last = place + 2 == len(self.parameters)
            values.append(sums if is_last else np.maximum(sums, 0.0))
        return values

    def slopes(self, forks: Forks) -> list[Array]:
        """Of half the squared mistakes, by parameter."""
        values = self._layers(forks.signs)
        wrong = values[-1][..., 0] - forks.turns
        apart = wrong[:, 0] - wrong[:, 1]
        back = LENGTH * wrong / 2 + np.stack([apart, -apart], axis=1)
        behind = back[..., None] / len(wrong)
        slopes: list[Array] = []
        for place in range(len(self.parameters) - 2, -1, -2):
            before = values[place // 2]
            slopes[:0] = [np.einsum("lci,lco->io", before, behind), behind.sum(axis=(0, 1))]
            behind = (behind @ self.parameters[place].T) * (before > 0.0)
        return slopes


@define
class Adam:
    """Steps of about the same size for all parameters, whatever their slopes (Kingma and Ba)."""

    net: Net
    means: list[Array] = field(init=False)
    squares: list[Array] = field(init=False)
    done: int = 0

    def __attrs_post_init__(self) -> None:
        self.means = [np.zeros_like(values) for values in self.net.parameters]
        self.squares = [np.zeros_like(values) for values in self.net.parameters]

    def step(self, slopes: list[Array], pace: float) -> None:
        self.done += 1
        for place, slope in enumerate(slopes):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope**2 - self.squares[place])
            size = np.sqrt(self.squares[place] / (1 - 0.999**self.done)) + 1e-8
            self.net.parameters[place] *= 1 - pace * DECAY
            self.net.parameters[place] -= pace * self.means[place] / (1 - 0.9**self.done) / size


def taught(forks: Forks, seed: int) -> Net:
    """Signs are brought to one size for learning; the taught net takes them as they are."""
    rng = np.random.default_rng(seed)
    usual, spread = forks.signs.mean((0, 1)), forks.signs.std((0, 1)) + 1e-3
    even = Forks((forks.signs - usual) / spread, forks.turns)
    net = _new(forks.signs.shape[-1], float(forks.turns.mean()), rng)
    adam, count = Adam(net), len(forks.turns)
    steps = ROUNDS * (count // BATCH)
    for _ in range(ROUNDS):
        order = rng.permutation(count)
        for rows in np.array_split(order, max(1, count // BATCH)):
            adam.step(net.slopes(even.at(rows)), PACE * _warmth(adam.done / max(1, steps)))
    weights, added, *others = net.parameters
    return Net([weights / spread[:, None], added - (usual / spread) @ weights, *others])


def _warmth(share: float) -> float:
    """Slowly at first, then faster, then ever slower."""
    rising = 0.3
    return max(0.01, share / rising if share < rising else (1 - share) / (1 - rising))


def _new(signs: int, usual: float, rng: np.random.Generator) -> Net:
    sizes = (signs, *NEURONS, 1)
    parameters: list[Array] = []
    for before, after in pairwise(sizes):
        parameters += [rng.normal(0.0, before**-0.5, (before, after)), np.zeros(after)]
    parameters[-1] += usual
    return Net(parameters)


def explained(net: Net, forks: Forks) -> dict[str, float]:
    """How much of what differs it can tell: 1 would be all, 0 nothing."""
    guessed = net.turns(forks.signs)
    apart, truly = (values[:, 0] - values[:, 1] for values in (guessed, forks.turns))
    return {
        "turns": round(1 - float(((guessed - forks.turns) ** 2).mean() / forks.turns.var()), 3),
        "difference": round(1 - float(((apart - truly) ** 2).mean() / (truly**2).mean()), 3),
    }
