"""A small net learns from forks how many turns it takes to win."""

from typing import Any

import numpy as np

from tools.makuta.schooling.branches import forks_of
from tools.makuta.schooling.net import Forks, Net, explained, taught
from tools.orders import Order
from tools.places import ROOT
from tools.proofs.results import Figures
from tools.school import School, Taught

OUTLOOK = ROOT / "game" / "boxes" / "makuta" / "mind" / "outlook.json"
DIGITS = 5


def noted(order: Order, number: int) -> Figures:
    """The forks of one game: signs and turns of both branches, and what the signs are called."""
    forks = forks_of(order, number)
    return {
        "signs": list(forks[0][0].signs) if forks else [],
        "forks": [
            [[[round(s, DIGITS) for s in branch.signs.values()], branch.turns] for branch in fork]
            for fork in forks
        ],
    }


def teach(learned_from: list[Figures], asked_about: list[Figures]) -> Taught:
    signs = next(game["signs"] for game in learned_from if game["signs"])
    net = taught(as_forks(learned_from), seed=1)
    return Taught(as_outlook(net, signs), explained(net, as_forks(asked_about)))


def as_forks(games: list[Figures]) -> Forks:
    forks = [fork for game in games for fork in game["forks"]]
    return Forks(
        np.array([[signs for signs, _ in fork] for fork in forks]),
        np.array([[turns for _, turns in fork] for fork in forks]),
    )


def as_outlook(net: Net, signs: list[str]) -> dict[str, Any]:
    """As `game.boxes.makuta.mind.outlook` reads it: weights by neuron, rounded."""
    *hidden, weights, added = (_rounded(values.T) for values in net.parameters)
    layers = [[hidden[place], hidden[place + 1]] for place in range(0, len(hidden), 2)]
    return {"signs": signs, "layers": layers, "last": weights[0], "usual": added[0]}


def _rounded(values: Any) -> Any:  # noqa: ANN401 - numbers in lists, as deep as the table is
    return np.vectorize(lambda value: float(f"{value:.{DIGITS}g}"))(values).tolist()


SCHOOL = School(noted, teach, OUTLOOK)
