"""`school`: let computer players learn how long it takes to win, and write what they have learned.

Games that were played before are not played again until a source changes.
"""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import numpy as np

from game.boxes.quest.mind.outlook import learned
from game.core.errors import GameError
from tools.lessons.courses import lessons_of
from tools.lessons.net import Lessons, Net, explained, taught
from tools.places import ROOT
from tools.progress import Progress
from tools.proofs.results import Results, fingerprint
from tools.simulate import Order, add_wishes, on_all_cores, order_of

PLAYED = ROOT / ".proof" / "school.jsonl"
SOURCES = ("game", "levels", "tools/lessons/courses.py", "tools/simulate.py")
OUTLOOK = ROOT / "game" / "boxes" / "quest" / "mind" / "outlook.json"
KEPT_APART = 16  # one game in so many is not learned from, but asked about
DIGITS = 5


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    try:
        order = order_of(options)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    games = gathered(order, options.games)
    learned_from = [
        lesson for number, game in games.items() if number % KEPT_APART for lesson in game
    ]
    asked_about = [
        lesson for number, game in games.items() if not number % KEPT_APART for lesson in game
    ]
    net = taught(as_lessons(learned_from), seed=1)
    options.to.write_text(json.dumps(as_outlook(net)) + "\n", encoding="utf-8")
    figures = {"games": len(games), "lessons": len(learned_from)}
    print(json.dumps(figures | {"explained": explained(net, as_lessons(asked_about))}))
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python3 -m tools school", description=__doc__)
    add_wishes(parser)
    parser.set_defaults(games=1500, seed="school", players=2)
    parser.add_argument("--to", type=Path, default=OUTLOOK, help="a file for what was learned")
    return parser


Course = list[Any]  # signs, and turns


def gathered(order: Order, games: int) -> dict[int, list[list[Course]]]:
    """Lessons by game."""
    results = Results.read(PLAYED, fingerprint(ROOT, SOURCES))
    done = results.of(order.seed)
    missing = [number for number in range(games) if number not in done]
    with Progress("games", games, done=games - len(missing)) as progress:
        played = on_all_cores(play_one, order, missing)
        for number, lessons in zip(missing, played, strict=True):
            done[number] = {"lessons": lessons}
            results.add(order.seed, number, done[number])
            progress.advance()
    return {number: done[number]["lessons"] for number in range(games)}


def play_one(order: Order, number: int) -> list[list[Course]]:
    return [
        [
            [[round(sign, DIGITS) for sign in course.signs.values()], course.turns]
            for course in lesson
        ]
        for lesson in lessons_of(order, number)
    ]


def as_lessons(lessons: list[list[Course]]) -> Lessons:
    return Lessons(
        np.array([[signs for signs, _ in lesson] for lesson in lessons]),
        np.array([[turns for _, turns in lesson] for lesson in lessons]),
    )


def as_outlook(net: Net) -> dict[str, Any]:
    """As `game.boxes.quest.mind.outlook` reads it: weights by neuron, rounded."""
    *hidden, weights, added = (_rounded(values.T) for values in net.parameters)
    layers = [[hidden[place], hidden[place + 1]] for place in range(0, len(hidden), 2)]
    signs = list(learned().signs)
    return {"signs": signs, "layers": layers, "last": weights[0], "usual": added[0]}


def _rounded(values: Any) -> Any:  # noqa: ANN401 - numbers in lists, as deep as the table is
    return np.vectorize(lambda value: float(f"{value:.{DIGITS}g}"))(values).tolist()
