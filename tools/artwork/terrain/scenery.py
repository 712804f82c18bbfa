"""The sheet of scenery: the same grid as the tileset in Tiled, twice as fine."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

from tools.artwork.terrain import scenery_plants as plants
from tools.artwork.terrain import scenery_shadow as shadow
from tools.artwork.terrain import scenery_shore as shore
from tools.artwork.terrain import scenery_stones as stones
from tools.artwork.terrain import scenery_villages as villages
from tools.artwork.terrain import sheets
from tools.artwork.terrain.noise import Field
from tools.artwork.terrain.scenery_tones import BLUE, DARK, GREEN, OCHRE

COLUMNS, ROWS, CELL = 10, 7, 128
PIECES: dict[int, Callable[[int], Field]] = {
    **{toa: lambda _, toa=toa: shore.canister(toa) for toa in range(6)},  # type: ignore[misc]
    6: shore.palm,
    7: shore.shells,
    8: shore.waves,
    9: shore.coral,
    10: villages.fire_hut,
    11: villages.lily_hut,
    12: villages.tree_hut,
    13: villages.stone_hut,
    14: villages.earth_hut,
    15: villages.ice_hut,
    16: villages.suva,
    17: shore.boat,
    18: villages.brazier,
    19: villages.lamp,
    20: plants.tree,
    21: plants.fern,
    22: plants.fruit_tree,
    23: plants.reeds,
    24: plants.lilies,
    25: plants.great_tree,
    27: stones.vent,
    28: plants.burnt_tree,
    29: plants.stumps,
    30: stones.pebbles,
    31: stones.boulder,
    32: stones.fish_bones,
    33: plants.twigs,
    34: shadow.carved_head,
    37: stones.ribs,
    38: plants.oasis,
    39: shore.waterfall,
    40: partial(stones.crystals, tones=GREEN, light="#4affb4"),
    41: partial(stones.crystals, tones=BLUE, light="#58a8ff"),
    42: stones.ore,
    43: villages.cart,
    44: stones.dark_boulders,
    45: stones.great_peak,
    47: stones.peak,
    48: stones.ice_shards,
    49: stones.drift,
    50: villages.sanctuary,
    51: shadow.pyramid,
    52: shadow.eye,
    53: shadow.broken_mask,
    54: shadow.roots,
    57: villages.scaffold,
    58: shadow.cliff_gate,
    59: villages.crates,
    60: partial(stones.rocks, tones=OCHRE),
    61: partial(stones.rocks, tones=OCHRE),
    62: partial(stones.rocks, tones=DARK),
    63: partial(stones.rocks, tones=DARK),
    64: stones.ember_rock,
    65: plants.fungi,
    66: plants.log,
    67: stones.icy_boulder,
    68: shadow.dark_crystals,
    69: shadow.totem,
}


def sheet() -> Field:
    whole = np.zeros((ROWS * CELL, COLUMNS * CELL, 4), np.float32)
    for number, make in PIECES.items():
        picture = make(800 + number)
        top, left = number // COLUMNS * CELL, number % COLUMNS * CELL
        high, wide = picture.shape[:2]
        whole[top : top + high, left : left + wide] = picture
    return whole


def bake(folder: Path) -> None:
    sheets.save(sheet(), folder / "scenery")
