"""`school`: let computer players learn how long it takes to win, and write what they have learned.

Games that were played before are not played again until a source changes.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import numpy as np

from game.boxes.quest.mind.outlook import learned
from game.boxes.quest.options import OptionError
from game.core.errors import GameError
from game.levels import read_set
from game.rules.quest.editions import EN, HouseRules
from game.rules.quest.tiles import Atlas
from tools.lessons.courses import lessons_of
from tools.lessons.net import Lessons, Net, explained, taught
from tools.places import ROOT, SHIPPED_LEVELS
from tools.progress import Progress
from tools.proofs.results import Results, fingerprint
from tools.simulate import Order, on_all_cores

PLAYED = ROOT / ".proof" / "school.jsonl"
SOURCES = ("game", "levels", "tools/lessons/courses.py", "tools/simulate.py")
OUTLOOK = ROOT / "game" / "boxes" / "quest" / "mind" / "outlook.json"
KEPT_APART = 16  # one game in so many is not learned from, but asked about
DIGITS = 5


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    try:
        order = _order(options)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    games = gathered(order, options.games)
    learned_from = [lessons for number, lessons in games.items() if number % KEPT_APART]
    asked_about = [lessons for number, lessons in games.items() if not number % KEPT_APART]
    net = taught(as_lessons(learned_from), seed=1)
    options.to.write_text(json.dumps(as_outlook(net)) + "\n", encoding="utf-8")
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
    """Who plays at which table is drawn by lot for every game (`courses.py`)."""
    if options.games < KEPT_APART:
        raise OptionError(f"--games takes a number from {KEPT_APART} on.")
    atlas = Atlas(read_set(SHIPPED_LEVELS).tiles)
    return Order(atlas, EN, HouseRules(), (), options.seed)


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


def as_lessons(games: list[list[list[Course]]]) -> Lessons:
    lessons = [lesson for game in games for lesson in game]
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
