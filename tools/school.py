"""`school`: let computer players learn from games, and write what they have learned."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from attrs import frozen

from game.boxes import SHELF
from game.places import contents_of
from game.shelf.shelf import Shelf
from tools.boxes import tools_of
from tools.command_lines import KEPT_APART
from tools.orders import Job, Order, on_all_cores
from tools.outputs import write_text
from tools.places import ROOT
from tools.proofs.results import Figures, Results, fingerprint
from tools.wishes import asked, had, tells_what_is_wrong

PLAYED = ROOT / ".proof" / "school.jsonl"


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
    options = asked("school", arguments, shelf)
    school = had(tools_of(options.box).school(), options.box, "has no school")
    order = Order(options.box, contents_of(options.box), "", {}, (), options.seed)
    sources = "game", "levels", "tools/orders.py", f"tools/{options.box.key}/schooling"
    results = Results.read(PLAYED, fingerprint(ROOT, sources))
    work = partial(on_all_cores, school.noted, order)
    games = results.completed(order.seed, options.games, "games", work)
    learned_from = [game for number, game in enumerate(games) if number % KEPT_APART]
    asked_about = [game for number, game in enumerate(games) if not number % KEPT_APART]
    taught = school.teach(learned_from, asked_about)
    write_text(options.to or school.learned, json.dumps(taught.learned) + "\n")
    print(json.dumps({"games": len(games), "explained": taught.explained}))
    return 0
