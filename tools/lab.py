"""`lab`: play many games, write a report about them."""

import json
from functools import partial
from typing import Any

from game.boxes import SHELF
from game.shelf.shelf import Shelf
from tools.boxes import tools_of
from tools.lab_figures.every_game import AnyGame, WatchedGame
from tools.lab_report.report import Report, write_report
from tools.lab_trials import Played, trials_in
from tools.orders import Order, on_all_cores
from tools.places import ROOT
from tools.proofs.results import Figures, Results, fingerprint
from tools.wishes import asked, tells_what_is_wrong

PLAYED = ROOT / ".proof" / "lab.jsonl"


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("lab", arguments, shelf)
    played, earlier = trials_in(options)
    lab = tools_of(options.box).lab()
    sources = "game", "tools/lab_figures", "tools/orders.py", f"tools/{options.box.key}/lab"
    results = Results.read(PLAYED, fingerprint(ROOT, sources))
    figures = {trial.name: lab.figures_of(tried(trial, options.games, results)) for trial in played}
    order = played[0].order
    report = Report(lab, order.game.texts, _settings(order, options.games), figures | earlier)
    write_report(options.folder, report)
    print(json.dumps({name: lab.main_figures(each) for name, each in report.trials.items()}))
    return 0


def _settings(order: Order, games: int) -> Figures:
    return {
        "games": games,
        "players": len(order.bots),
        "edition": order.edition,
        "house": order.house,
        "bots": ",".join(order.bots if len({*order.bots}) > 1 else order.bots[:1]),
        "seed": order.seed,
        "levels": order.contents.levels.name,
    }


# Playing


def tried(trial: Played, games: int, results: Results) -> list[Figures]:
    """The notes of all its games; what was played earlier counts."""
    order = trial.order
    work = partial(on_all_cores, noted_game, order)
    return results.completed(order.name, games, f"games, {trial.name}", work)


def noted_game(order: Order, number: int) -> Figures:
    """All that is counted of one game."""
    return tools_of(order.packed).lab().notes_of(watched(order, number))


def watched(order: Order, number: int) -> AnyGame:
    doings: list[Any] = []
    result = order.play(number, watch=doings.append)
    return WatchedGame(order.setup(number), result, tuple(doings))
