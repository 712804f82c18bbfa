"""Paints traces upon the island: footprints in a Toa's colour, and its sign where it took things.

Softly: they tell what has been, and what can be done now outshines them.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil

import pygame
from attrs import frozen
from pygame import Color, Surface, Vector2

from game.boxes.makuta.table.choosing.traces import Traces, Trail
from game.boxes.makuta.table.island.lights import paint_outline
from game.boxes.makuta.table.island.places import tile_bounds, tile_centre
from game.boxes.makuta.table.pieces.colours import OF_TOA
from game.boxes.makuta.table.table_picture import TablePicture
from game.core.hexes import Hex
from game.core.seats import Seat
from game.rules.makuta.pieces import Toa
from game.ui.camera import Camera

PRINT, LEAST_PRINT = 0.09, 2  # the radius of a footprint: cells, and pixels
APART, LEAP_APART = 0.34, 0.6  # cells from one to the next
BESIDE = 0.11  # cells to the side, another for each seat, so that no trail hides another
EDGE = 0.05  # cells: the line around a tile that was laid
RING, SIGN = 0.26, 0.38  # cells: where a way began, and the sign of who took what lay there
CORNER = Vector2(0.36, 0.3)  # cells from the middle of a field: whoever took it stands there
SOFT, SOFTER = 230, 210  # of 255
RIM = Color("#f4ead2")  # around all colours: they show on every ground, and are no light


@frozen(eq=False)
class TracePainter:
    picture: TablePicture

    def paint(self, surface: Surface, traces: Traces) -> None:
        """From below to above."""
        for seat, place in traces.laid:
            self._paint_edge(surface, seat, place)
        for trail in traces.trails:
            self._paint_trail(surface, trail)
        for seat, field in traces.taken:
            self._paint_sign(surface, seat, field)

    def _toa(self, seat: Seat) -> Toa:
        return self.picture.terms.toas[seat]

    def _colour(self, seat: Seat) -> Color:
        return OF_TOA[self._toa(seat)]

    def _paint_edge(self, surface: Surface, seat: Seat, place: Hex) -> None:
        """To draw it takes two milliseconds; a camera that rests is shown the same every time."""
        camera, colour = self.picture.camera, self._colour(seat)
        if camera.is_zooming:
            _draw_edge(surface, camera, place, colour)
        else:
            edge = edge_of(tuple(colour), camera.zoom)
            x, y = camera.to_screen(tile_centre(place))
            surface.blit(edge, edge.get_rect(center=(round(x), round(y))))

    def _paint_trail(self, surface: Surface, trail: Trail) -> None:
        zoom, colour = self.picture.camera.zoom, tuple(self._colour(trail.seat))
        aside = Vector2(BESIDE, 0).rotate(60 * trail.seat)
        way = [self.picture.centre(field) + aside for field in trail.fields]
        step = _footprint(colour, max(LEAST_PRINT, round(PRINT * zoom)))
        ring = _ring(colour, max(2 * LEAST_PRINT, round(RING * zoom)))
        places = [(step, at) for at in _steps(way, LEAP_APART if trail.is_leap else APART)]
        self._stamp(surface, [(ring, way[0]), *places])

    def _paint_sign(self, surface: Surface, seat: Seat, field: int) -> None:
        size = max(10, round(SIGN * self.picture.camera.zoom))
        sign = self.picture.pieces.toa_badge(self._toa(seat), size).copy()
        sign.set_alpha(SOFT)
        self._stamp(surface, [(sign, self.picture.centre(field) + CORNER)])

    def _stamp(self, surface: Surface, stamps: Sequence[tuple[Surface, Vector2]]) -> None:
        to_screen = self.picture.camera.to_screen
        surface.fblits([(look, look.get_rect(center=_whole(to_screen(at)))) for look, at in stamps])


def prepare_edge(toa: Toa, zoom: float) -> None:
    """Before a tile is marked, so that this takes less of a frame."""
    edge_of(tuple(OF_TOA[toa]), zoom)


def _draw_edge(surface: Surface, camera: Camera, place: Hex, colour: Color) -> None:
    paint_outline(surface, camera, place, RIM, 2 * EDGE)
    paint_outline(surface, camera, place, colour, EDGE)


@lru_cache(maxsize=len(Toa))
def edge_of(colour: tuple[int, ...], zoom: float) -> Surface:
    """Most of it is clear, and packed so that what is clear costs nothing."""
    bounds = tile_bounds(Hex(0, 0))
    side = 2 * ceil(max(bounds.size) / 2 * zoom)
    picture = Surface((side, side), pygame.SRCALPHA)
    camera = Camera(picture.get_rect(), bounds)
    camera.zoom, camera.centre = zoom, tile_centre(Hex(0, 0))
    _draw_edge(picture, camera, Hex(0, 0), Color(colour))
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture


def _whole(at: Vector2) -> tuple[int, int]:
    return round(at.x), round(at.y)


def _steps(way: Sequence[Vector2], apart: float) -> Iterator[Vector2]:
    """Evenly along *way*, from a step after its beginning to a step before its end."""
    left = apart
    for start, end in pairwise(way):
        length = start.distance_to(end)
        while left < length:
            yield start.lerp(end, left / length)
            left += apart
        left -= length


@lru_cache(maxsize=64)
def _footprint(colour: tuple[int, ...], radius: int) -> Surface:
    return _disc(colour, radius, SOFT, width=0)


@lru_cache(maxsize=64)
def _ring(colour: tuple[int, ...], radius: int) -> Surface:
    return _disc(colour, radius, SOFTER, width=max(2, radius // 5))


def _disc(colour: tuple[int, ...], radius: int, alpha: int, width: int) -> Surface:
    """With a rim as wide as a third of a footprint."""
    rim = max(1, radius // 3) if width == 0 else max(1, width // 2)
    side = 2 * (radius + rim + 1)
    picture, middle = Surface((side, side), pygame.SRCALPHA), (side / 2, side / 2)
    pygame.draw.aacircle(picture, RIM, middle, radius + rim, width + 2 * rim if width else 0)
    pygame.draw.aacircle(picture, colour, middle, radius, width)
    picture.set_alpha(alpha)
    return picture
