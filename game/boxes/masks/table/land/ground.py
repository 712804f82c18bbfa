"""Which terrains the island has and where they lie, as the layer "ground" of its map says."""

from collections.abc import Mapping
from functools import partial

from pygame import Surface
from pygame.image import frombytes
from pygame.transform import gaussian_blur, scale, smoothscale

from game.boxes.masks.land.map_form import cell_of
from game.boxes.masks.land.pictures import LandPicture
from game.boxes.masks.table.land.canvas import CELLS, LEFT, SIDE, TOP
from game.rules.masks.printed.land import Land
from game.tabletop.land.ground import GroundPlan
from game.tabletop.land.terrains import TERRAINS
from game.tiled.look_tables import Corners, Tables, flipped

SEA = "sea"
PAINTED = {  # what the painter has for a terrain of the map
    "meadow": "meadow",
    "fire": "ash",
    "water": "grass",
    "air": "jungle",
    "stone": "sand",
    "earth": "bedrock",
    "ice": "snow",
}
PLAIN: Corners = ("meadow", "meadow", "meadow", "meadow")
SMALL, BLUR = 8, 4  # pixels per cell while a mask is blurred, and how far
TRODDEN = "#b9a67a"
CornersOf = Mapping[int, Corners]


def corners_of(land: Land, picture: LandPicture | None) -> dict[int, Corners]:
    """The terrains of every cell that is not all sea; plain land below a map nobody painted."""
    if picture is None:
        return dict.fromkeys(land.places, PLAIN)
    tables, found = Tables(), {}
    for cell, look in picture.layer("ground").looks.items():
        table, number = tables.of(look)
        corners = PLAIN if number is None else table.corners.get(number, PLAIN)
        if set(corners) != {SEA}:
            found[cell] = flipped(corners, look.flips)
    return found


def region_of(corners: Corners) -> str:
    """The terrain that most of a cell has, the sea aside."""
    dry = [name for name in corners if name != SEA]
    return max(dry, key=dry.count) if dry else SEA


def plan_of(corners: CornersOf, worn: frozenset[int]) -> GroundPlan:
    painted = {cell: _painted(each) for cell, each in corners.items()}
    found = {name for each in painted.values() for name in each} | {SEA}
    terrains = tuple(name for name in TERRAINS if name in found)
    paths = dict.fromkeys(worn, PLAIN)
    return GroundPlan(
        (0, 0), terrains, partial(mask_of, painted), partial(mask_of, paths, {*PLAIN}), TRODDEN
    )


def _painted(corners: Corners) -> Corners:
    nw, ne, se, sw = (PAINTED.get(name, SEA) for name in corners)
    return nw, ne, se, sw


def mask_of(corners: CornersOf, terrains: frozenset[str] | set[str]) -> Surface:
    """Grey, half as large as the ground: bright where one of *terrains* lies."""
    wide = 2 * CELLS
    grid = bytearray(wide * wide)
    for cell, (nw, ne, se, sw) in corners.items():
        column, row = cell_of(cell)
        left, top = 2 * (LEFT + column), 2 * (TOP + row)
        for x, y, name in ((0, 0, nw), (1, 0, ne), (1, 1, se), (0, 1, sw)):
            grid[(top + y) * wide + left + x] = 255 if name in terrains else 0
    quarters = frombytes(bytes(value for value in grid for _ in range(3)), (wide, wide), "RGB")
    small = scale(quarters, (SMALL * CELLS, SMALL * CELLS)).convert(Surface((1, 1), 0, 32))
    return smoothscale(gaussian_blur(small, BLUR), (SIDE // 2, SIDE // 2))
