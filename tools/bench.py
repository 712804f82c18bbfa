"""`bench`: one JSON object of speed figures, each beside its peer in the same run."""

import json
import platform
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from game.boxes.makuta.levels import read_set
from game.core.errors import GameError
from game.rules.makuta.tiles import Atlas
from tools.benches.costs import costs
from tools.benches.engines import catanatron, python_chess, quest_for_makuta
from tools.benches.frames import frame_figures
from tools.benches.rounds import race
from tools.benches.starting import starting_figures
from tools.places import SHIPPED_LEVELS

ROUNDS, SECONDS = 9, 1.0
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.3


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python3 -m tools bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="rough figures in a few seconds")
    parser.add_argument("--levels", type=Path, default=SHIPPED_LEVELS)
    options = parser.parse_args(arguments)
    try:
        levels = read_set(options.levels)
    except GameError as error:
        print(error, file=sys.stderr)
        return 2
    atlas = Atlas(levels.tiles)
    figures = rules_figures(atlas, quick=options.quick) | costs(atlas)
    figures |= frame_figures(quick=options.quick) | starting_figures(quick=options.quick)
    print(json.dumps(figures | {"python": platform.python_version()}, indent=1))
    return 0


def rules_figures(atlas: Atlas, *, quick: bool) -> dict[str, Any]:
    engines = {
        "makuta": quest_for_makuta(atlas),
        "catanatron": catanatron(),
        "python-chess": python_chess(),
    }
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    result = race(engines, rounds, seconds)
    return {
        "rules.actions_per_s": round(result.rate("makuta")),
        "rules.catanatron_actions_per_s": round(result.rate("catanatron")),
        "rules.python_chess_actions_per_s": round(result.rate("python-chess")),
        "rules.vs_catanatron": round(result.ratio("makuta", "catanatron"), 2),
        "rules.vs_python_chess": round(result.ratio("makuta", "python-chess"), 2),
    }
