"""Mata Nui from above: one painted island, composed from its map in Tiled.

Around it the picture is clear, so that a sea can move below it.
"""

from functools import lru_cache
from pathlib import Path

from attrs import field, frozen
from pygame import BLEND_RGBA_MULT, Surface, Vector2
from pygame.transform import smoothscale

from game.boxes.masks.land.pictures import LandPicture
from game.boxes.masks.table.land import ground, stones
from game.boxes.masks.table.land.canvas import CELL, SHOWN, SIDE, middle_of
from game.boxes.masks.table.land.court import draw_court, draw_light
from game.boxes.masks.table.land.scenery import draw_standing, standing
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.printed.land import Land
from game.tabletop.land.ground import GroundLayers
from game.tabletop.land.masks import ramp
from game.tabletop.pictures.paint import clear
from game.tabletop.pictures.sheets import Sheets
from game.ui.piecework import Work, finished

FRAYED = 0.35
SHALLOWS = FRAYED / 2, 0.36  # of the mask: the noise alone never reaches the lower one
KEPT = 2  # islands, of eight megabytes each
REACH = 0.5  # cells, the radius of a space
Size = tuple[int, int]


@frozen
class Board:
    """What is played on: the land of the rules, how Tiled shows it, and the baked pictures."""

    land: Land
    picture: LandPicture | None = field(default=None, hash=False)
    pictures: Path | None = None  # the box's folder of them; without it all is plain


@frozen
class Spot:
    centre: Vector2
    radius: float


def map_picture(board: Board, size: Size) -> Surface:
    """The island as large as fits into *size*, in its middle, on a clear ground."""
    whole = island_picture(board)
    scale = _scale(size)
    part = smoothscale(whole, (round(SHOWN.width * scale), round(SHOWN.height * scale)))
    picture = clear(size)
    picture.blit(part, part.get_rect(center=picture.get_rect().center))
    return picture


def space_spot(space: int, size: Size) -> Spot:
    """Where a space lies in the picture of *size*."""
    scale = _scale(size)
    away = middle_of(space) - Vector2(SHOWN.center)
    return Spot(Vector2(size) / 2 + away * scale, REACH * CELL * scale)


def _scale(size: Size) -> float:
    return min(size[0] / SHOWN.width, size[1] / SHOWN.height)


@lru_cache(maxsize=KEPT)
def island_picture(board: Board) -> Surface:
    """At 64 pixels to a cell; it is shared, so nobody draws on it."""
    return with_swarm(finished(island_painting(board)), board.land).subsurface(SHOWN)


def island_painting(board: Board) -> Work[Surface]:
    """The whole square, bit by bit; Bohrok Control spaces are blank, as without a swarm (L9)."""
    sheets = Sheets(board.pictures / "terrain") if board.pictures else Sheets(Path("nowhere"))
    corners = ground.corners_of(board.land, board.picture)
    layers = GroundLayers(sheets, SIDE, CELL)
    worn = frozenset(board.land.places)
    canvas = yield from layers.painting(ground.plan_of(corners, worn))
    yield from _drawing_upon(canvas, board, sheets, corners)
    island = _cut_out(canvas, layers, corners)
    layers.rest()
    return island


def with_swarm(island: Surface, land: Land) -> Surface:
    """The same with the stones of the Bohrok Control spaces."""
    picture = island.copy()
    for space in land.of_kind(SpaceKind.BOHROK):
        stones.draw_kind(picture, space, land.places[space], middle_of(space))
    return picture


def _drawing_upon(
    canvas: Surface, board: Board, sheets: Sheets, corners: ground.CornersOf
) -> Work[None]:
    draw_court(canvas)
    for space in board.land.places:
        region = ground.region_of(corners.get(space, ground.PLAIN))
        stones.draw_slab(canvas, sheets, space, middle_of(space), region)
        yield
    for each in standing(board.picture):
        draw_standing(canvas, sheets, each)
        yield
    draw_light(canvas)
    for space, place in board.land.places.items():
        if place.kind is not SpaceKind.BOHROK:
            stones.draw_kind(canvas, space, place, middle_of(space))
        yield
    for toa, space in board.land.starts.items():
        stones.draw_start(canvas, toa, middle_of(space))
        yield


def _cut_out(canvas: Surface, layers: GroundLayers, corners: ground.CornersOf) -> Surface:
    """Shallow water goes over into nothing."""
    dry = ground.mask_of(corners, frozenset(ground.PAINTED))
    edge = layers.frayed(dry, FRAYED, (0, 0)).seen(ramp(*SHALLOWS))
    island = clear(canvas.get_size())
    island.blit(canvas, (0, 0))
    island.blit(smoothscale(edge, canvas.get_size()), (0, 0), special_flags=BLEND_RGBA_MULT)
    return island
