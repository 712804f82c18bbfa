"""`school`: let computer players learn from games, and write what they have learned.

Games that were played before are not played again until a source changes.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from attrs import frozen

from game.boxes import SHELF
from game.places import contents_of
from game.shelf.choices import OptionError
from game.shelf.shelf import Shelf
from tools.boxes import tools_of
from tools.orders import Job, Order, on_all_cores
from tools.places import ROOT
from tools.proofs.results import Figures, Results, fingerprint
from tools.wishes import add_box, had, tells_what_is_wrong

PLAYED = ROOT / ".proof" / "school.jsonl"
KEPT_APART = 16  # one game in so many is not learned from, but asked about


@frozen
class Taught:
    learned: dict[str, Any]  # as the players read it
    explained: Figures  # how well it tells what it has not learned from


@frozen
class School:
    """What a box brings along whose players learn."""

    noted: Job[Figures]  # what can be learned from one game; who plays what is up to it
    teach: Callable[[list[Figures], list[Figures]], Taught]  # by notes; then asked about others
    learned: Path  # where the players read what they know


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = _parser(shelf).parse_args(arguments)
    school = had(tools_of(options.box).school(), options.box, "has no school")
    order = _order(options)
    sources = "game", "levels", "tools/orders.py", f"tools/{options.box.key}/schooling"
    results = Results.read(PLAYED, fingerprint(ROOT, sources))
    work = partial(on_all_cores, school.noted, order)
    games = results.completed(order.seed, options.games, "games", work)
    learned_from = [game for number, game in enumerate(games) if number % KEPT_APART]
    asked_about = [game for number, game in enumerate(games) if not number % KEPT_APART]
    taught = school.teach(learned_from, asked_about)
    file = options.to or school.learned
    file.write_text(json.dumps(taught.learned) + "\n", encoding="utf-8")
    print(json.dumps({"games": len(games), "explained": taught.explained}))
    return 0


def _parser(shelf: Shelf) -> ArgumentParser:
    parser = ArgumentParser(prog="python3 -m tools school", description=__doc__)
    add_box(parser, shelf)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="school")
    parser.add_argument("--to", type=Path, help="a file for what was learned")
    return parser


def _order(options: Namespace) -> Order:
    if options.games < KEPT_APART:
        raise OptionError(f"--games takes a number from {KEPT_APART} on.")
    return Order(options.box, contents_of(options.box), "", {}, (), options.seed)
