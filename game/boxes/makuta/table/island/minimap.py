"""The whole island in a corner of the screen: where everybody is, and what part one looks at."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import pygame
from attrs import define, field, frozen
from pygame import Color, FRect, Rect, Surface, Vector2

from game.boxes.makuta.table.island.places import CORNER, Places, tile_centre
from game.boxes.makuta.table.island.plain_ground import colour_of
from game.core.hexes import Hex
from game.rules.makuta.placement import EMPTY_SEA
from game.rules.makuta.state import Island
from game.rules.makuta.tiles import Atlas, tile_of
from game.tabletop.paint import drawing

SEA, EDGE, VIEW = Color("#0a1c29"), Color("#8a6a3a"), Color("#ffe9b0")
INK, WAY_ON, START = "#0b0d10", "#ffc94a", "#fff3d0"
PADDING = 7  # pixels
LARGEST = 27.0  # cells: as if the island were at least this high
DOT = 3.5  # pixels, the radius of a pawn's dot on a map of usual size


@frozen
class Scale:
    """Turns places of the table into pixels of the map and back."""

    middle: Vector2  # in cells
    centre: Vector2  # in pixels
    cell: float  # pixels

    def to_map(self, world: Vector2) -> Vector2:
        return (world - self.middle) * self.cell + self.centre

    def to_world(self, pixel: Vector2 | tuple[float, float]) -> Vector2:
        return (Vector2(pixel) - self.centre) / self.cell + self.middle


def scale_of(bounds: FRect, rect: Rect) -> Scale:
    """All of *bounds* in *rect*."""
    room = rect.inflate(-2 * PADDING, -2 * PADDING)
    cell = min(room.width / bounds.width, room.height / max(bounds.height, LARGEST))
    return Scale(Vector2(bounds.center), Vector2(rect.center), cell)


Pawns: TypeAlias = tuple[tuple[tuple[float, float], tuple[int, ...]], ...]


@define(eq=False)
class Minimap:
    """The land is painted anew only when a tile is laid, all of it when a pawn has moved."""

    atlas: Atlas
    _island: Island = field(default=EMPTY_SEA, init=False)
    _pawns: Pawns = field(default=(), init=False)
    _picture: Surface | None = field(default=None, init=False)
    _land: tuple[Island, Surface] | None = field(default=None, init=False)

    def draw(
        self,
        surface: Surface,
        rect: Rect,
        island: Island,
        seen: FRect,
        pawns: Iterable[tuple[Vector2, Color]],
    ) -> None:
        """*seen* is the part of the table that one looks at; a pawn is its place and its colour."""
        standing = tuple(((place.x, place.y), tuple(colour)) for place, colour in pawns)
        surface.blit(self._painted(island, standing, rect.size), rect)
        _draw_view(surface, rect, self.scale(island, rect), seen)

    def scale(self, island: Island, rect: Rect) -> Scale:
        return scale_of(Places(island, self.atlas).bounds(), rect)

    def _painted(self, island: Island, pawns: Pawns, size: tuple[int, int]) -> Surface:
        picture = self._picture
        is_same = self._island is island and self._pawns == pawns
        if picture is None or not is_same or picture.get_size() != size:
            self._island, self._pawns = island, pawns
            self._picture = picture = self._paint(island, pawns, size)
        return picture

    def _paint(self, island: Island, pawns: Pawns, size: tuple[int, int]) -> Surface:
        scale = self.scale(island, Rect((0, 0), size))
        picture = self._bare(island, size).copy()
        for place, colour in pawns:
            _draw_pawn(picture, scale.to_map(Vector2(place)), Color(*colour), DOT * size[1] / 126)
        return picture

    def _bare(self, island: Island, size: tuple[int, int]) -> Surface:
        """Without pawns."""
        if self._land is None or self._land[0] is not island or self._land[1].get_size() != size:
            scale, picture = self.scale(island, Rect((0, 0), size)), _sea(size)
            body = "".join([*_tiles(island, self.atlas, scale), *_ways_on(island, scale)])
            picture.blit(drawing(body, size, size), (0, 0))
            self._land = island, picture
        return self._land[1]


def _sea(size: tuple[int, int]) -> Surface:
    picture = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(picture, (*SEA[:3], 225), picture.get_rect(), border_radius=8)
    pygame.draw.rect(picture, EDGE, picture.get_rect(), 2, border_radius=8)
    return picture


def _tiles(island: Island, atlas: Atlas, scale: Scale) -> Iterator[str]:
    for place, laid in island.laid.items():
        tile = atlas.tiles[laid.tile]
        corners = " ".join(f"{x:.2f},{y:.2f}" for x, y in _corners(place, scale))
        colour = colour_of(tile.region)
        fill = f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
        yield f'<polygon points="{corners}" fill="{fill}" stroke="{INK}" stroke-width="1"/>'
        if laid.tile in {atlas.start, atlas.makuta}:
            middle, side = scale.to_map(tile_centre(place)), 3 * scale.cell
            at = f'x="{middle.x - side / 2:.2f}" y="{middle.y - side / 2:.2f}"'
            light = START if laid.tile == atlas.start else INK
            yield f'<rect {at} width="{side:.2f}" height="{side:.2f}" rx="1" fill="{light}"/>'


def _corners(place: Hex, scale: Scale) -> Iterator[Vector2]:
    for corner in range(6):
        yield scale.to_map(tile_centre(place) + Vector2(CORNER, 0).rotate(60 * corner))


def _ways_on(island: Island, scale: Scale) -> Iterator[str]:
    """A spark at every open gate."""
    home = {laid.tile: place for place, laid in island.laid.items()}
    for gate, beyond in island.open_gates.items():
        place = home[tile_of(gate)]
        edge = (tile_centre(place) + tile_centre(beyond)) / 2
        x, y = scale.to_map(edge)
        yield f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{max(1.4, scale.cell):.2f}" fill="{WAY_ON}"/>'


def _draw_view(surface: Surface, rect: Rect, scale: Scale, seen: FRect) -> None:
    corner, size = scale.to_map(Vector2(seen.topleft)), Vector2(seen.size) * scale.cell
    box = Rect(round(corner.x), round(corner.y), round(size.x), round(size.y))
    inner = box.clip(rect.inflate(-4, -4))
    if inner:
        pygame.draw.rect(surface, VIEW, inner, 1, border_radius=2)


def _draw_pawn(surface: Surface, at: Vector2, colour: Color, radius: float) -> None:
    pygame.draw.aacircle(surface, Color("white"), at, radius + 2)
    pygame.draw.aacircle(surface, Color(INK), at, radius + 1)
    pygame.draw.aacircle(surface, colour, at, radius)
