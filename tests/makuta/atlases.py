"""Sets of tiles for tests: a small one drawn by hand, and a full one for whole games."""

from functools import cache

from attrs import evolve

from game.core.hexes import SIDES, Side
from game.rules.makuta.pieces import Kind
from game.rules.makuta.tiles import GATE_CELLS, Atlas, Tile
from tests.makuta.pictures import KINDS, marks_of, tile

START = """
. . . . G . . . .
. . . . o . . . .
. . . . o . . . .
. . o S S S o . .
. K o S S S o Y .
. . o S S S o . .
. G o . o . o G .
. . . . o . . . .
. . . . . . . . .
"""
MAKUTA = """
. . . . G . . . .
. . o o o o o . .
. G o . . . o G .
. . o T T T o . .
. . o T T T o . .
. . o T T T o . .
. G o . . . o G .
. . o o o o o . .
. . . . G . . . .
"""
# Four gates. A mosquito can be walked around; a Kanohi lies in the open.
FOREST = """
. . . . G . . . .
. . . o o o . . .
. . . o . m o G .
. . . o o o . . .
. . . . o . . . .
. . K o o o Y . .
. G o . o . . . .
. . . . o . . . .
. . . . G . . . .
"""
# Two gates on neighbouring sides; a scorpion guards the Turaga behind it.
LAKE = """
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . U . . . .
. . . . s . . . .
. . . . o o o . .
. . . . o . o G .
. . . . o . . . .
. . . . G . . . .
"""
# Two gates face to face, one straight way, a key on it.
GORGE = """
. . . . G . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . Y . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . G . . . .
"""
# Five gates, wide open.
PLAIN = """
. . . . G . . . .
. . . . o . . . .
. G o o o o o G .
. . . . o . . . .
. . . . K . . . .
. . . . o . . . .
. . . o o o o G .
. . . . o . . . .
. . . . G . . . .
"""
# Two gates; a tiger stands between them, and a pocket lies behind it.
CAVE = """
. . . . G . . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . K o t o Y . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . G . . . .
"""
# Three gates, each third side.
VILLAGE = """
. . . . . . . . .
. . . . . . . . .
. G o o o o o G .
. . . . o . . . .
. . . U o K . . .
. . . . o . . . .
. . . . o . . . .
. . . . o . . . .
. . . . G . . . .
"""
SMALL = {
    "start": START,
    "makuta": MAKUTA,
    "forest": FOREST,
    "lake": LAKE,
    "gorge": GORGE,
    "plain": PLAIN,
    "cave": CAVE,
    "village": VILLAGE,
}


@cache
def small_atlas() -> Atlas:
    """Eight tiles: start, makuta and six lands with 2 to 5 gates; every kind lies on one."""
    return drawn_atlas(SMALL)


def drawn_atlas(pictures: dict[str, str]) -> Atlas:
    """The tiles of *pictures*, by key."""
    return Atlas(tuple(tile(key, picture) for key, picture in pictures.items()))


def only(atlas: Atlas, *keys: str) -> Atlas:
    """The tiles of *atlas* named by *keys*, in this order."""
    by_key = {tile.key: tile for tile in atlas.tiles}
    return Atlas(tuple(by_key[key] for key in keys))


# A full box, made from three layouts. `?` may become a token field.

RING = """
. . . . G . . . .
. . ? o o o ? . .
. G o . o . o G .
. . o . ? . o . .
. ? o o o o o ? .
. . o . ? . o . .
. G o . o . o G .
. . ? o o o ? . .
. . . . G . . . .
"""
LADDER = """
. . . . G . . . .
. . . ? o ? . . .
. G o . o . o G .
. . o o o o o . .
. . ? . ? . ? . .
. . o o o o o . .
. G o . o . o G .
. . . ? o ? . . .
. . . . G . . . .
"""
TREE = """
. . . . G . . . .
. . ? . o . ? . .
. G o o o o o G .
. . . ? o ? . . .
. . . . o . . . .
. . . ? o ? . . .
. G o o o o o G .
. . ? . o . ? . .
. . . . G . . . .
"""
FULL_START = """
. . . . G . . . .
. . o o o o o . .
. . o . o . o . .
. . o S S S o . .
. ? o S S S o ? .
. . o S S S o . .
. G o . o . o G .
. . . ? o . . . .
. . . . . . . . .
"""
FULL_MAKUTA = """
. . . . G . . . .
. . o o o o o . .
. G o . . . o G .
. ? o T T T o ? .
. . o T T T o . .
. ? o T T T o ? .
. G o . . . o G .
. . o o o o o . .
. . . . G . . . .
"""
LAYOUTS = (RING, LADDER, TREE)
GATES = ((0, 1, 2, 3, 4), (0, 1, 3, 4), (0, 1, 2, 3, 5), (0, 2, 4), (0, 2, 3, 5), (0, 3))
LANDS = 18


@cache
def full_atlas() -> Atlas:
    """Twenty tiles whose token fields use the whole box: 19 Rahi of each class, 24, 12 and 24.

    78 gates in all. Every game with it is a game with the real numbers.
    """
    start = _with_tokens("start", FULL_START, "KYm", tuple(SIDES))
    makuta = _with_tokens("makuta", FULL_MAKUTA, "KYst", tuple(SIDES))
    return Atlas((start, makuta, *(_land(number) for number in range(LANDS))))


def _land(number: int) -> Tile:
    """Five kinds of tokens on every land, Turaga on twelve, a second mask or key on the others."""
    kinds = "mKsYt"
    kinds += "U" if number < 12 else ""
    kinds += "K" if 12 <= number < 16 else ""
    kinds += "Y" if number >= 14 else ""
    turned = number % len(kinds)
    gates = tuple(Side((side + number) % 6) for side in GATES[number % len(GATES)])
    layout = LAYOUTS[number % len(LAYOUTS)]
    return _with_tokens(f"land{number:02}", layout, kinds[turned:] + kinds[:turned], gates)


def _with_tokens(key: str, layout: str, kinds: str, gates: tuple[Side, ...]) -> Tile:
    """*layout* with *kinds* on its `?`, from the top, and no other gates than *gates*."""
    cells = [cell for cell, mark in marks_of(layout).items() if mark == "?"]
    laid = tile(key, layout)
    closed = {cell for side, cell in GATE_CELLS.items() if side not in gates}
    return evolve(
        laid,
        fields=tuple(cell for cell in laid.fields if cell not in closed),
        gates=tuple(side for side in laid.gates if side in gates),
        tokens=tuple(zip(cells, (KINDS[kind] for kind in kinds), strict=False)),
    )


def count_of(atlas: Atlas, kind: Kind) -> int:
    """How many token fields of *kind* there are."""
    return sum(shown is kind for tile in atlas.tiles for _, shown in tile.tokens)
