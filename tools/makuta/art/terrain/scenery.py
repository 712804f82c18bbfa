"""The sheets of scenery: the same grid as the tileset in Tiled, twice as fine.

Tiled shows the first look of each piece. What stands in crowds has further ones, each on a sheet
of its own, so that no two neighbours are alike.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from attrs import frozen

from tools.artwork.noise import Field
from tools.artwork.terrain import landmarks, sheets
from tools.artwork.terrain import landmarks_built as built
from tools.artwork.terrain import scenery_plants as plants
from tools.artwork.terrain import scenery_shadow as shadow
from tools.artwork.terrain import scenery_shore as shore
from tools.artwork.terrain import scenery_small as small
from tools.artwork.terrain import scenery_stones as stones
from tools.artwork.terrain import scenery_villages as villages
from tools.artwork.terrain.clay import Clay, Pose
from tools.artwork.terrain.scenery_tones import BLUE, DARK, GREEN, OCHRE

COLUMNS, CELL = 10, 128
ONCE = (Pose(),)
ROUND = (Pose(), Pose(97, size=0.92), Pose(201, mirrored=True), Pose(291, size=0.86))
UPRIGHT = (Pose(), Pose(5, mirrored=True, size=0.93), Pose(-7, size=0.86), Pose(mirrored=True))
ASIDE = (Pose(), Pose(-38, size=0.96), Pose(34, size=0.92), Pose(-14, mirrored=True))
ACROSS = (Pose(), Pose(90, size=0.97), Pose(180), Pose(270, mirrored=True, size=0.94))
LOOKS = 4  # the most that a piece has


@frozen
class Kind:
    make: Callable[[Clay], Field]
    poses: tuple[Pose, ...] = ONCE  # one for each look
    size: tuple[int, int] = (1, 1)  # cells

    def look(self, number: int, look: int) -> Field:
        """Of the piece that has *number* in the tileset."""
        return self.make(Clay(800 + number + 1000 * look, *self.size, self.poses[look]))


def _large(make: Callable[[Clay], Field], *poses: Pose) -> Kind:
    """A landmark, a little smaller than its four cells: many stand near the jigsaw edge."""
    return Kind(make, poses or (Pose(size=0.88),), (2, 2))


KINDS: dict[int, Kind] = {
    **{toa: Kind(partial(shore.canister, toa=toa)) for toa in range(6)},
    6: Kind(shore.palm, ROUND),
    7: Kind(shore.shells, ROUND),
    8: Kind(shore.waves, UPRIGHT),
    9: Kind(shore.coral, ROUND),
    10: Kind(villages.fire_hut, ASIDE),
    11: Kind(villages.lily_hut, ASIDE),
    12: Kind(villages.tree_hut, ASIDE),
    13: Kind(villages.stone_hut, ACROSS),
    14: Kind(villages.earth_hut, ASIDE),
    15: Kind(villages.ice_hut, ASIDE),
    16: Kind(villages.suva),
    17: Kind(shore.boat, ROUND),
    18: Kind(villages.brazier, ROUND),
    19: Kind(villages.lamp, ROUND),
    20: Kind(plants.tree, ROUND),
    21: Kind(plants.fern, ROUND),
    22: Kind(plants.fruit_tree, ROUND),
    23: Kind(plants.reeds, UPRIGHT),
    24: Kind(plants.lilies, ROUND),
    25: _large(landmarks.look_out, Pose()),
    27: Kind(stones.vent, ROUND),
    28: Kind(plants.burnt_tree, ROUND),
    29: Kind(plants.stumps, ROUND),
    30: Kind(stones.pebbles, ROUND),
    31: Kind(stones.boulder, ROUND),
    32: Kind(stones.fish_bones, ROUND),
    33: Kind(plants.twigs, ROUND),
    34: Kind(shadow.carved_head, UPRIGHT),
    37: Kind(stones.ribs, ROUND),
    38: Kind(plants.oasis),
    39: Kind(shore.waterfall, UPRIGHT),
    40: Kind(partial(stones.crystals, tones=GREEN, light="#4affb4"), UPRIGHT),
    41: Kind(partial(stones.crystals, tones=BLUE, light="#58a8ff"), UPRIGHT),
    42: Kind(stones.ore, ROUND),
    43: Kind(villages.cart, ACROSS),
    44: Kind(stones.dark_boulders, ROUND),
    45: _large(landmarks.great_peak, Pose(size=0.95), Pose(150, mirrored=True, size=0.9)),
    47: Kind(stones.peak, ROUND),
    48: Kind(stones.ice_shards, UPRIGHT),
    49: Kind(stones.drift, UPRIGHT),
    50: Kind(villages.sanctuary),
    51: Kind(shadow.pyramid, ACROSS),
    52: Kind(shadow.eye),
    53: Kind(shadow.broken_mask, UPRIGHT),
    54: Kind(shadow.roots, ROUND),
    57: Kind(villages.scaffold, ACROSS),
    58: Kind(shadow.cliff_gate),
    59: Kind(villages.crates, ROUND),
    60: Kind(partial(stones.rocks, tones=OCHRE), ROUND),
    61: Kind(partial(stones.rocks, tones=OCHRE), ROUND),
    62: Kind(partial(stones.rocks, tones=DARK), ROUND),
    63: Kind(partial(stones.rocks, tones=DARK), ROUND),
    64: Kind(stones.ember_rock, ROUND),
    65: Kind(plants.fungi, ROUND),
    66: Kind(plants.log, ROUND),
    67: Kind(stones.icy_boulder, ROUND),
    68: Kind(shadow.dark_crystals, UPRIGHT),
    69: Kind(shadow.totem),
    70: Kind(small.crab, ROUND),
    71: Kind(small.fir, ROUND),
    72: Kind(small.obelisk, UPRIGHT),
    73: Kind(small.sail_boat, UPRIGHT),
    74: Kind(small.fish_rack, UPRIGHT),
    75: Kind(small.pillar, ROUND),
    76: Kind(small.baskets, ROUND),
    77: Kind(small.ball_goal),
    78: Kind(small.lava_spout, ROUND),
    79: Kind(small.water_shrine),
    80: _large(landmarks.volcano),
    82: _large(landmarks.lava_falls),
    84: _large(built.fortress),
    86: _large(landmarks.charred_giant),
    88: _large(built.great_head, Pose(size=0.92), Pose(mirrored=True, size=0.84)),
    100: _large(landmarks.mesa, Pose(size=0.92), Pose(130, mirrored=True, size=0.86)),
    102: _large(landmarks.great_falls),
    104: _large(landmarks.mangrove, Pose(size=1.12)),
    106: _large(built.tree_village),
    108: _large(built.sanctuary),
    120: _large(built.mine_head),
    122: _large(landmarks.crystal_vein, Pose()),
    124: _large(built.tunnel_mouth),
    126: _large(built.dark_mask),
    128: _large(built.well_of_shadow),
    140: _large(landmarks.skeleton),
    142: _large(landmarks.orchard_giant),
    144: _large(built.great_hall),
}


def sheet(look: int) -> Field:
    """All that have so many looks; the sheet ends below the last of them."""
    there = {number: kind for number, kind in KINDS.items() if look < len(kind.poses)}
    rows = max(number // COLUMNS + kind.size[1] for number, kind in there.items())
    whole = np.zeros((rows * CELL, COLUMNS * CELL, 4), np.float32)
    for number, kind in there.items():
        picture = kind.look(number, look)
        top, left = number // COLUMNS * CELL, number % COLUMNS * CELL
        high, wide = picture.shape[:2]
        whole[top : top + high, left : left + wide] = picture
    return whole


def name_of(look: int) -> str:
    return f"scenery-{look + 1}" if look else "scenery"


def bake(look: int, folder: Path) -> None:
    sheets.save(sheet(look), folder / name_of(look))
