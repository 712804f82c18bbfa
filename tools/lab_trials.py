"""What `lab` lays side by side: the games that were asked for, and what `--compare` adds to them.

Each thing to compare is a set of house rules (`H2,H6`), the folder of another level set, settings
that differ (`levels=DIR,edition=de,bots=master,players=2`), several of these joined by commas, or
the folder of an earlier report, whose figures are read instead of being played for.
"""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import frozen

from game.shelf.choices import OptionError
from game.shelf.typed_paths import folder_to_read
from tools.lab_report.page import house_named
from tools.lab_report.report import FIGURES
from tools.orders import Order, order_of
from tools.proofs.results import Figures

SETTINGS = ("levels", "edition", "bots", "players")
NOW = "now"  # beside an earlier report


@frozen
class Played:
    """Games to be played, and what they are called in the report."""

    name: str
    order: Order


def trials_in(options: Namespace) -> tuple[list[Played], dict[str, Figures]]:
    """What is to be played, what the report is about first; and figures of earlier reports."""
    reports = [Path(text) for text in options.compare if _is_report(text)]
    earlier = {folder.resolve().name: _earlier(folder) for folder in reports}
    wishes = [text for text in options.compare if not _is_report(text)]
    wanted = [order_of(options), *(_order(options, text) for text in wishes)]
    orders = list({order.name: order for order in wanted}.values())
    names = [NOW] if earlier and len(orders) == 1 else _names(orders)
    return [Played(*each) for each in zip(names, orders, strict=True)], earlier


# Reports of earlier


def _is_report(text: str) -> bool:
    return bool(text) and (Path(text) / FIGURES).is_file()


def _earlier(folder: Path) -> Figures:
    """What that report was about."""
    try:
        figures: Figures = json.loads((folder / FIGURES).read_text(encoding="utf-8"))["trials"][0]
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise OptionError(f"{folder / FIGURES} holds no figures of an earlier report.") from error
    return figures


# Games to be played


def _order(options: Namespace, text: str) -> Order:
    """As the options want it, but for what *text* says."""
    wishes: dict[str, object] = dict(_wishes(f"levels={text}" if _is_folder(text) else text))
    if "levels" in wishes:
        wishes["levels"] = folder_to_read(str(wishes["levels"]))
    return order_of(Namespace(**{**vars(options), **wishes}))


def _is_folder(text: str) -> bool:
    return bool(text) and Path(text).is_dir()


def _wishes(text: str) -> Iterator[tuple[str, str]]:
    """Settings by name; whatever has no such name is a house rule."""
    house = []
    for word in text.split(","):
        name, _, value = word.strip().partition("=")
        if name in SETTINGS:
            yield name, value
        else:
            house.append(word)
    if house:
        yield "house", ",".join(house)


# What each is called: by that in which they differ


def _names(orders: Sequence[Order]) -> list[str]:
    told = [_told(order) for order in orders]
    differing = [part for part in zip(*told, strict=True) if len(set(part)) > 1]
    names = [", ".join(parts) for parts in zip(*differing, strict=True)]
    return names or [each[0] for each in told]


def _told(order: Order) -> tuple[str, ...]:
    return (
        house_named(order.house),
        order.contents.levels.name,
        order.edition,
        ", ".join(sorted({*order.bots})),
        f"{len(order.bots)} players",
    )
