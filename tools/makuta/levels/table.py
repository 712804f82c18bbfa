"""The figures of a level set as a table for the terminal."""

from collections.abc import Iterator, Mapping, Sequence

from game.boxes.makuta.levels import SetFigures
from game.boxes.makuta.levels.figures import (
    ALL_GATES,
    FIELDS,
    JOINED_SHARE,
    LOOPS,
    RISKS,
    TILES,
    TOKENS,
    TileFigures,
)
from game.rules.makuta.pieces import TREASURES, Kind
from game.rules.makuta.tiles import Role

LEGEND = """\
joined: a way without Rahi joins all gates. loop: a way around cells that are no fields.
risk: a safe way and a guarded one, shorter or with a treasure, between two gates."""


def table_of(every: SetFigures) -> Iterator[str]:
    kinds = [kind.name.lower() for kind in TOKENS]
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


def _tile_row(tile: TileFigures) -> list[str]:
    role = "" if tile.role is Role.LAND else f" ({tile.role.value})"
    counts = {kind: tile.tokens.count(kind) for kind in TOKENS}
    marks = ["yes" if mark else "-" for mark in (tile.joined, tile.loop, tile.risk)]
    name = f"{tile.key}{role}"
    return [name, str(tile.fields), str(tile.gates), *_per_kind(counts, only=TOKENS), *marks]


def _sum_row(every: SetFigures) -> list[str]:
    fields = sum(tile.fields for tile in every.tiles)
    figures = (every.joined, every.loops, every.risks)
    counts = _per_kind(every.tokens, only=TOKENS)
    name = f"all {len(every.tiles)}"
    return [name, str(fields), str(every.gates), *counts, *map(str, figures)]


def _wanted_row() -> list[str]:
    """V5, for a set of twenty."""
    joined = -(-JOINED_SHARE.numerator * TILES // JOINED_SHARE.denominator)
    least = [f"{count}+" for count in (joined, LOOPS, RISKS)]
    ranges = [f"{low}-{high}" for low, high in (FIELDS, ALL_GATES)]
    return [
        f"wanted for {TILES}",
        f"{ranges[0]} each",
        ranges[1],
        *map(str, TOKENS.values()),
        *least,
    ]


def _per_kind(counts: Mapping[Kind, int], only: Sequence[Kind] | Mapping[Kind, int]) -> list[str]:
    return [str(counts.get(kind, 0)) if kind in only else "" for kind in TOKENS]


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    name, *figures = (word for word in row)
    first, *others = widths
    cells = [figure.rjust(width) for figure, width in zip(figures, others, strict=True)]
    return "  ".join([name.ljust(first), *cells]).rstrip()
