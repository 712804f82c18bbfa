"""The figures of a set of tiles, and how they differ from what the game was made for (V5)."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import TypeAlias

from attrs import frozen

from game.boxes.makuta.levels.traits import (
    are_alike,
    has_loop,
    has_risk,
    is_joined,
    within_safe_reach,
)
from game.rules.makuta.pieces import TREASURES, Kind
from game.rules.makuta.tiles import GATE_CELLS, Cell, Role, Tile, within_reach
from game.tiled.problems import joined

TILES = 20
TOKENS = {
    Kind.MOSQUITO: 19,
    Kind.SCORPION: 19,
    Kind.TIGER: 19,
    Kind.KANOHI: 24,
    Kind.TURAGA: 12,
    Kind.KEY: 24,
}
GATES = {Role.START: (3, 3), Role.MAKUTA: (6, 6), Role.LAND: (2, 5)}  # least and most per tile
ALL_GATES = (76, 84)
FIELDS = (25, 45)  # least and most per tile
SAFE_START_GATES = 2  # reached from the start field without a duel
JOINED_SHARE = Fraction(1, 2)  # of the tiles: a way without Rahi joins all gates
FREE_SHARES = (Fraction(1, 5), Fraction(3, 10))  # of each kind of treasure: without a duel
LOOPS = 12  # tiles
RISKS = 10  # tiles
# What is not as V5 wants it, and how to mend it; on which tile, or else of the whole set.
Deviation: TypeAlias = tuple[str | None, str, str]


@frozen
class TileFigures:
    key: str
    role: Role
    fields: int
    gates: int
    tokens: tuple[Kind, ...]
    free: tuple[Kind, ...]  # treasures to be had without a duel
    joined: bool  # all gates, by a way without Rahi
    loop: bool
    risk: bool


@frozen
class SetFigures:
    tiles: tuple[TileFigures, ...]
    start_gates: int | None  # reached without a duel; None without a start tile
    alike: tuple[tuple[str, str], ...]  # keys of tiles that are one another's image

    @property
    def tokens(self) -> Counter[Kind]:
        return Counter(kind for tile in self.tiles for kind in tile.tokens)

    @property
    def free(self) -> Counter[Kind]:
        return Counter(kind for tile in self.tiles for kind in tile.free)

    @property
    def gates(self) -> int:
        return sum(tile.gates for tile in self.tiles)

    @property
    def joined(self) -> int:
        return sum(tile.joined for tile in self.tiles)

    @property
    def loops(self) -> int:
        return sum(tile.loop for tile in self.tiles)

    @property
    def risks(self) -> int:
        return sum(tile.risk for tile in self.tiles)


def figures_of(tiles: tuple[Tile, ...]) -> SetFigures:
    alike = ((a.key, b.key) for a, b in combinations(tiles, 2) if are_alike(a, b))
    starts = [tile for tile in tiles if tile.role is Role.START]
    return SetFigures(
        tuple(map(_figures, tiles)),
        min(map(_safe_gates, starts), default=None),
        tuple(alike),
    )


def _figures(tile: Tile) -> TileFigures:
    safe = within_safe_reach(tile)
    return TileFigures(
        tile.key,
        tile.role,
        len(tile.fields),
        len(tile.gates),
        tuple(kind for _, kind in tile.tokens),
        tuple(kind for cell, kind in tile.tokens if kind in TREASURES and cell in safe),
        is_joined(tile),
        has_loop(tile),
        has_risk(tile),
    )


def _safe_gates(start: Tile) -> int:
    safe = within_reach(start, Cell(0, 0))
    return sum(GATE_CELLS[side] in safe for side in start.gates)


def deviations(seen: SetFigures) -> Iterator[Deviation]:
    for tile in seen.tiles:
        yield from _of_tile(tile)
    yield from _of_numbers(seen)
    yield from _of_shares(seen)
    yield from _of_character(seen)


def _of_tile(tile: TileFigures) -> Iterator[Deviation]:
    least, most = FIELDS
    if not least <= tile.fields <= most:
        what = f"The tile has {tile.fields} fields."
        yield tile.key, what, f"It should have {least} to {most}."
    least, most = GATES[tile.role]
    if not least <= tile.gates <= most:
        count = "1 gate" if tile.gates == 1 else f"{tile.gates} gates"
        wanted = f"{least}" if least == most else f"{least} to {most}"
        remedy = f'With the role "{tile.role.value}" it should have {wanted}.'
        yield tile.key, f"The tile has {count}.", remedy


def _of_numbers(seen: SetFigures) -> Iterator[Deviation]:
    if len(seen.tiles) != TILES:
        what = f"The set has {len(seen.tiles)} tiles instead of {TILES}."
        yield None, what, "Add or remove tiles of the role land."
    tokens = seen.tokens
    wrong = [
        f"{kind.name.lower()} {tokens[kind]} instead of {count}"
        for kind, count in TOKENS.items()
        if tokens[kind] != count
    ]
    if wrong:
        remedy = "Change the kind of token fields, add or delete some: every token has one place."
        yield None, f"The token fields do not match the box: {joined(wrong)}.", remedy
    least, most = ALL_GATES
    if not least <= seen.gates <= most:
        what = f"The tiles have {seen.gates} gates in all."
        yield None, what, f"There should be {least} to {most}: add or delete some."


def _of_shares(seen: SetFigures) -> Iterator[Deviation]:
    if seen.start_gates is not None and seen.start_gates < SAFE_START_GATES:
        count = f"only {seen.start_gates} of the gates"
        what = f"From the start field {count} can be reached without a duel."
        remedy = f"There should be at least {SAFE_START_GATES}: move a Rahi on the start tile."
        yield None, what, remedy
    if seen.joined < JOINED_SHARE * len(seen.tiles):
        what = (
            f"Only on {seen.joined} of {len(seen.tiles)} tiles a way without Rahi joins all gates."
        )
        remedy = f"It should be {_percent(JOINED_SHARE)} or more: add a way around some Rahi."
        yield None, what, remedy
    tokens, free = seen.tokens, seen.free
    least, most = FREE_SHARES
    for kind in TREASURES:
        lie, safe = tokens[kind], free[kind]
        what = f"Of {lie} token fields for {kind.name.lower()}, {safe} can be had without a duel."
        if safe < least * lie or not safe:
            yield None, what, f"It should be {_percent(least)} or more: free a way to some."
        elif safe > most * lie:
            yield None, what, f"It should be {_percent(most)} or less: put Rahi around some."


def _percent(share: Fraction) -> str:
    return f"{float(share):.0%}"


def _of_character(seen: SetFigures) -> Iterator[Deviation]:
    for one, other in seen.alike:
        what = f"The tiles {one} and {other} are alike, turned or mirrored."
        yield None, what, "Change one of them: each should have a character of its own."
    if seen.loops < LOOPS:
        what = f"Only {seen.loops} tiles have a loop, a way around cells that are no fields."
        yield None, what, f"There should be {LOOPS}: join loose ends of paths."
    if seen.risks < RISKS:
        what = f"Only {seen.risks} tiles have a safe and a guarded way between two gates."
        remedy = (
            f"There should be {RISKS}: the guarded way is shorter, or leads over a treasure that "
            "cannot be had without a duel."
        )
        yield None, what, remedy
