"""A set of tiles, as `levels` checks it, and its figures as a table for the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from game.boxes.makuta.levels import figures as wanted
from game.boxes.makuta.levels.figures import SetFigures
from game.boxes.makuta.levels.sets import check_set
from game.rules.makuta.pieces import TREASURES, Kind
from game.rules.makuta.tiles import Role
from tools.levels import Checked
from tools.makuta.levels.blank import write_blank
from tools.makuta.levels.preview import draw_preview

LEGEND = """\
joined: a way without Rahi joins all gates. loop: a way around cells that are no fields.
risk: a safe way and a guarded one, shorter or with a treasure, between two gates."""


def table_of(every: SetFigures) -> Iterator[str]:
    kinds = [kind.name.lower() for kind in wanted.TOKENS]
    rows = [
        ["tile", "fields", "gates", *kinds, "joined", "loop", "risk"],
        *(_tile_row(tile) for tile in every.tiles),
        _sum_row(every),
        ["without a duel", "", "", *_per_kind(every.free, only=TREASURES), "", "", ""],
        _wanted_row(),
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield _line(row, widths)
    yield LEGEND


def _tile_row(tile: wanted.TileFigures) -> list[str]:
    role = "" if tile.role is Role.LAND else f" ({tile.role.value})"
    counts = {kind: tile.tokens.count(kind) for kind in wanted.TOKENS}
    marks = ["yes" if mark else "-" for mark in (tile.joined, tile.loop, tile.risk)]
    name = f"{tile.key}{role}"
    return [name, str(tile.fields), str(tile.gates), *_per_kind(counts, only=wanted.TOKENS), *marks]


def _sum_row(every: SetFigures) -> list[str]:
    fields = sum(tile.fields for tile in every.tiles)
    figures = (every.joined, every.loops, every.risks)
    counts = _per_kind(every.tokens, only=wanted.TOKENS)
    name = f"all {len(every.tiles)}"
    return [name, str(fields), str(every.gates), *counts, *map(str, figures)]


def _wanted_row() -> list[str]:
    """V5, for a set of twenty."""
    joined = -(-wanted.JOINED_SHARE.numerator * wanted.TILES // wanted.JOINED_SHARE.denominator)
    least = [f"{count}+" for count in (joined, wanted.LOOPS, wanted.RISKS)]
    ranges = [f"{low}-{high}" for low, high in (wanted.FIELDS, wanted.ALL_GATES)]
    return [
        f"wanted for {wanted.TILES}",
        f"{ranges[0]} each",
        ranges[1],
        *map(str, wanted.TOKENS.values()),
        *least,
    ]


def _per_kind(counts: Mapping[Kind, int], only: Sequence[Kind] | Mapping[Kind, int]) -> list[str]:
    return [str(counts.get(kind, 0)) if kind in only else "" for kind in wanted.TOKENS]


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    name, *figures = (word for word in row)
    first, *others = widths
    cells = [figure.rjust(width) for figure, width in zip(figures, others, strict=True)]
    return "  ".join([name.ljust(first), *cells]).rstrip()


class TileTools:
    def check(self, folder: Path, *, is_shipped: bool) -> Checked:
        report = check_set(folder, shipped=is_shipped)
        tiles = len(report.tiles)
        return Checked(
            report.errors,
            report.advice,
            tuple(table_of(report.figures)) if tiles else (),
            "1 sound tile" if tiles == 1 else f"{tiles} sound tiles",
            partial(draw_preview, report),
        )

    def start(self, folder: Path, name: str) -> str:
        return write_blank(folder, name)
