"""`redraw`: proposes other layouts for the maps of a level set, and measures them with games."""

import json
from pathlib import Path
from typing import Protocol

from attrs import frozen

from game.boxes import SHELF
from game.shelf.shelf import Shelf
from tools.boxes import tools_of
from tools.orders import Order, order_of
from tools.proofs.results import Figures
from tools.wishes import asked, had, tells_what_is_wrong


@frozen
class Brief:
    """What a draughtsman is asked for."""

    order: Order  # the games that measure a set; its levels are those to begin with
    games: int  # for every proposal
    minutes: float
    only: tuple[str, ...]  # the maps that may be changed; none: all of them
    folder: Path  # for the best set so far


class Draughtsman(Protocol):
    """What a box brings along whose maps can be drawn anew."""

    def __call__(self, brief: Brief, /) -> Figures:
        """Writes sets that are better and better; tells what was wanted, and what reached."""


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("redraw", arguments, shelf)
    draughtsman = had(tools_of(options.box).draughtsman(), options.box, "has no maps to redraw")
    only = tuple(name.strip() for name in options.only.split(",") if name.strip())
    brief = Brief(order_of(options), options.games, options.minutes, only, options.folder)
    print(json.dumps(draughtsman(brief)))
    return 0
