"""Which terrains a tile has and where they lie, once it is turned."""

from collections.abc import Mapping
from functools import partial
from zlib import crc32

from pygame import Surface
from pygame.image import frombytes
from pygame.transform import gaussian_blur, scale, smoothscale

from game.boxes.makuta.table.island.ground_scene import TileScene
from game.boxes.makuta.table.island.own_pictures import turned
from game.boxes.makuta.table.island.slabs import BRIDGES, CELL
from game.rules.makuta.tiles import CENTRE, WIDTH, Cell, Tile
from game.tabletop.land.ground import GroundPlan
from game.tabletop.land.terrains import TERRAINS
from game.tiled.look_tables import Corners

SIDE = WIDTH * CELL
HALF = SIDE // 2  # masks are made at half the size
TEXTURE = 1536  # pixels of a texture each way
SMALL = 8  # pixels per cell while a mask is turned and blurred
BLUR = 3  # pixels of these
HANGING = frozenset(column for looks in BRIDGES for column in looks)  # above the ground
PATH = ("path", "path", "path", "path")
OTHER_GROUND, OTHER_PATH = "tunnel", "#8a7448"
GROUND_OF_REGION = {
    "fire": "ash",
    "water": "meadow",
    "air": "jungle",
    "stone": "rock",
    "earth": "tunnel",
    "ice": "snow",
    "coast": "sand",
    "shadow": "obsidian",
}
TRODDEN = {
    "fire": "#2a1d1a",
    "water": "#e8d9a8",
    "air": "#8f8a4c",
    "stone": "#f0d7a4",
    "earth": "#8a7258",
    "ice": "#dcebf5",
    "coast": "#8a7448",
    "shadow": "#16101e",
}
# What the ground's colours are multiplied by, so that slabs and tokens stand out from it.
HUSHED = {
    "fire": "#ece4e2",
    "air": "#dde0dc",
    "stone": "#d6ccc2",
    "ice": "#ccd4de",
    "coast": "#e2deda",
    "shadow": "#f4f4f4",
}
OTHER_HUSHED = "#e4e4e4"


def ground_plan(tile: Tile, scene: TileScene, rotation: int) -> GroundPlan:
    mask = partial(_mask, scene.corners, rotation)
    worn = partial(_worn, scene, rotation)
    return GroundPlan(
        _start(tile), _terrains(tile, scene), mask, worn, TRODDEN.get(tile.region, OTHER_PATH)
    )


def _start(tile: Tile) -> tuple[int, int]:
    """No two tiles show the same part of a texture."""
    number = crc32(tile.key.encode())
    return number % TEXTURE, number // TEXTURE % TEXTURE


def _terrains(tile: Tile, scene: TileScene) -> tuple[str, ...]:
    found = {name for corners in scene.corners.values() for name in corners}
    plain = GROUND_OF_REGION.get(tile.region, OTHER_GROUND)
    return tuple(name for name in TERRAINS if name in found) or (plain,)


def _mask(corners: Mapping[Cell, Corners], rotation: int, terrains: frozenset[str]) -> Surface:
    return mask_of(corners, terrains, rotation, HALF)


def _worn(scene: TileScene, rotation: int) -> Surface:
    """Around the slabs that lie on the ground."""
    cells = [cell for cell, stone in scene.stones.items() if stone.column not in HANGING]
    return mask_of(dict.fromkeys(cells, PATH), frozenset(PATH), rotation, HALF)


def mask_of(
    corners: Mapping[Cell, Corners], terrains: frozenset[str], rotation: int, side: int
) -> Surface:
    """Grey, *side* pixels each way: bright where one of *terrains* lies once the tile is turned."""
    row = bytearray(4 * WIDTH * WIDTH)
    for cell, (nw, ne, se, sw) in corners.items():
        left, top = 2 * (cell.x + CENTRE), 2 * (cell.y + CENTRE)
        for x, y, name in ((0, 0, nw), (1, 0, ne), (1, 1, se), (0, 1, sw)):
            row[(top + y) * 2 * WIDTH + left + x] = 255 if name in terrains else 0
    quarters = frombytes(bytes(v for v in row for _ in range(3)), (2 * WIDTH, 2 * WIDTH), "RGB")
    small = scale(quarters, (SMALL * WIDTH, SMALL * WIDTH)).convert(Surface((1, 1), 0, 32))
    return smoothscale(gaussian_blur(turned(small, rotation), BLUR), (side, side))
