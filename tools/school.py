"""`school`: let computer players learn how long it takes to win, and write what they have learned.

Games that were played before are not played again until a source changes.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from game.core.errors import GameError
from game.levels import read_set
from game.rules.makuta.editions import EN, HouseRules
from game.rules.makuta.tiles import Atlas
from game.shelf.options import OptionError
from tools.kept_games import kept_games
from tools.makuta.schooling.branches import lessons_of
from tools.makuta.schooling.net import Lessons, Net, explained, taught
from tools.places import ROOT, SHIPPED_LEVELS
from tools.proofs.results import Figures, Results, fingerprint
from tools.simulate import Order

PLAYED = ROOT / ".proof" / "school.jsonl"
SOURCES = ("game", "levels", "tools/schooling/branches.py", "tools/simulate.py")
OUTLOOK = ROOT / "game" / "boxes" / "makuta" / "mind" / "outlook.json"
KEPT_APART = 16  # one game in so many is not learned from, but asked about
DIGITS = 5


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    try:
        order = _order(options)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    results = Results.read(PLAYED, fingerprint(ROOT, SOURCES))
    games = kept_games(play_one, order, options.games, results, order.seed)
    learned_from = [game for number, game in enumerate(games) if number % KEPT_APART]
    asked_about = [game for number, game in enumerate(games) if not number % KEPT_APART]
    signs = next(game["signs"] for game in learned_from if game["signs"])
    net = taught(as_lessons(learned_from), seed=1)
    options.to.write_text(json.dumps(as_outlook(net, signs)) + "\n", encoding="utf-8")
    told = explained(net, as_lessons(asked_about))
    print(json.dumps({"games": len(games), "explained": told}))
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python3 -m tools school", description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="school")
    parser.add_argument("--to", type=Path, default=OUTLOOK, help="a file for what was learned")
    return parser


def _order(options: Namespace) -> Order:
    """Who plays at which table is drawn by lot for every game (`branches.py`)."""
    if options.games < KEPT_APART:
        raise OptionError(f"--games takes a number from {KEPT_APART} on.")
    atlas = Atlas(read_set(SHIPPED_LEVELS).tiles)
    return Order(atlas, EN, HouseRules(), (), options.seed)


def play_one(order: Order, number: int) -> Figures:
    """The lessons of one game: signs and turns of both branches, and what the signs are called."""
    lessons = lessons_of(order, number)
    return {
        "signs": list(lessons[0][0].signs) if lessons else [],
        "lessons": [
            [[_short(branch.signs.values()), branch.turns] for branch in lesson]
            for lesson in lessons
        ],
    }


def _short(signs: Iterable[float]) -> list[float]:
    return [round(sign, DIGITS) for sign in signs]


def as_lessons(games: list[Figures]) -> Lessons:
    lessons = [lesson for game in games for lesson in game["lessons"]]
    return Lessons(
        np.array([[signs for signs, _ in lesson] for lesson in lessons]),
        np.array([[turns for _, turns in lesson] for lesson in lessons]),
    )


def as_outlook(net: Net, signs: list[str]) -> dict[str, Any]:
    """As `game.boxes.makuta.mind.outlook` reads it: weights by neuron, rounded."""
    *hidden, weights, added = (_rounded(values.T) for values in net.parameters)
    layers = [[hidden[place], hidden[place + 1]] for place in range(0, len(hidden), 2)]
    return {"signs": signs, "layers": layers, "last": weights[0], "usual": added[0]}


def _rounded(values: Any) -> Any:  # noqa: ANN401 - numbers in lists, as deep as the table is
    return np.vectorize(lambda value: float(f"{value:.{DIGITS}g}"))(values).tolist()
