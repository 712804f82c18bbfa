"""`bench`: one JSON object of speed figures, each beside its peer in the same run."""

import json
import platform
from typing import Any

from game.boxes import SHELF
from game.shelf.game import Game
from game.shelf.shelf import Shelf
from tools.benches.costs import costs, starting_figures
from tools.benches.frames import frame_figures
from tools.benches.listing import listing_figures
from tools.benches.race import catanatron, gin_rummy, ours, python_chess, race
from tools.boxes import tools_of
from tools.wishes import asked, contents_in, tells_what_is_wrong

ROUNDS, SECONDS = 9, 1.0
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.3


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("bench", arguments, shelf)
    game: Game = options.box.game(contents_in(options))
    figures = rules_figures(game, quick=options.quick) | costs(game)
    if options.box.kit is not None:
        own = tools_of(options.box).measured(game).costs
        figures |= {name: cost(game) for name, cost in own.items()}
        figures |= frame_figures(options.box, shelf, quick=options.quick)
        figures |= listing_figures(options.box, quick=options.quick)
    figures |= starting_figures(quick=options.quick)
    print(json.dumps(figures | {"python": platform.python_version()}, indent=1))
    return 0


def rules_figures(game: Game, *, quick: bool) -> dict[str, Any]:
    peers = {"catanatron": catanatron(), "python_chess": python_chess(), "gin_rummy": gin_rummy()}
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    result = race({"ours": ours(game), **peers}, rounds, seconds)
    return {
        "rules.actions_per_s": round(result.rate("ours")),
        **{f"rules.{peer}_actions_per_s": round(result.rate(peer)) for peer in peers},
        **{f"rules.vs_{peer}": round(result.ratio("ours", peer), 2) for peer in peers},
    }
