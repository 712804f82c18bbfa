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
from tools.benches.race import catanatron, ours, python_chess, race
from tools.boxes import tools_of
from tools.wishes import asked, contents_in, tells_what_is_wrong

ROUNDS, SECONDS = 9, 1.0
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.3


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("bench", arguments, shelf)
    game: Game = options.box.game(contents_in(options))
    figures = rules_figures(game, quick=options.quick) | costs(game)
    own = tools_of(options.box).measured(game).costs
    figures |= {name: cost(game) for name, cost in own.items()}
    figures |= frame_figures(options.box, shelf, quick=options.quick)
    figures |= listing_figures(options.box, quick=options.quick)
    figures |= starting_figures(quick=options.quick)
    print(json.dumps(figures | {"python": platform.python_version()}, indent=1))
    return 0


def rules_figures(game: Game, *, quick: bool) -> dict[str, Any]:
    engines = {"ours": ours(game), "catanatron": catanatron(), "python-chess": python_chess()}
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    result = race(engines, rounds, seconds)
    return {
        "rules.actions_per_s": round(result.rate("ours")),
        "rules.catanatron_actions_per_s": round(result.rate("catanatron")),
        "rules.python_chess_actions_per_s": round(result.rate("python-chess")),
        "rules.vs_catanatron": round(result.ratio("ours", "catanatron"), 2),
        "rules.vs_python_chess": round(result.ratio("ours", "python-chess"), 2),
    }
