"""A whole table in a corner of the screen: where everybody is, and what part one looks at."""

from collections.abc import Callable
from typing import TypeAlias

import pygame
from attrs import define, field, frozen
from pygame import Color, FRect, Rect, Surface, Vector2

from game.ui.signals import Point
from game.ui.theme import Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget

SEA, EDGE, VIEW, INK = Color("#0a1c29"), Color("#8a6a3a"), Color("#ffe9b0"), Color("#0b0d10")
PADDING = 7  # pixels
LARGEST = 27.0  # units: as if the table were at least this high
DOT = 3.5  # pixels, the radius of a pawn's dot on a map of usual size


@frozen
class Scale:
    """Turns places of the table into pixels of the map and back."""

    middle: Vector2  # in units of the table
    centre: Vector2  # in pixels
    cell: float  # pixels of a unit

    def to_map(self, world: Vector2) -> Vector2:
        return (world - self.middle) * self.cell + self.centre

    def to_world(self, pixel: Vector2 | tuple[float, float]) -> Vector2:
        return (Vector2(pixel) - self.centre) / self.cell + self.middle


def scale_of(bounds: FRect, rect: Rect) -> Scale:
    """All of *bounds* in *rect*."""
    room = rect.inflate(-2 * PADDING, -2 * PADDING)
    cell = min(room.width / bounds.width, room.height / max(bounds.height, LARGEST))
    return Scale(Vector2(bounds.center), Vector2(rect.center), cell)


Pawn: TypeAlias = tuple[Vector2, Color]  # its place on the table, and its colour
Dots: TypeAlias = tuple[tuple[tuple[float, float], tuple[int, ...]], ...]


@frozen
class MapLook:
    """What there is to be seen. Land whose *key* is equal looks the same."""

    key: object
    bounds: FRect  # of the land
    paint: Callable[[Surface, Scale], None]  # the land
    pawns: tuple[Pawn, ...]
    seen: FRect  # the part of the table that one looks at


@define(eq=False)
class Minimap:
    """The land is painted anew only when it has changed, all of it when a pawn has moved."""

    _key: tuple[object, Dots, tuple[int, int]] | None = field(default=None, init=False)
    _picture: Surface | None = field(default=None, init=False)
    _land: tuple[tuple[object, tuple[int, int]], Surface] | None = field(default=None, init=False)

    def draw(self, surface: Surface, rect: Rect, look: MapLook) -> None:
        surface.blit(self._painted(look, rect.size), rect)
        _draw_view(surface, rect, scale_of(look.bounds, rect), look.seen)

    def _painted(self, look: MapLook, size: tuple[int, int]) -> Surface:
        dots = tuple(((place.x, place.y), tuple(colour)) for place, colour in look.pawns)
        key = look.key, dots, size
        if self._picture is None or self._key != key:
            self._key, self._picture = key, self._paint(look, size)
        return self._picture

    def _paint(self, look: MapLook, size: tuple[int, int]) -> Surface:
        scale = scale_of(look.bounds, Rect((0, 0), size))
        picture = self._bare(look, scale, size).copy()
        for place, colour in look.pawns:
            _draw_pawn(picture, scale.to_map(place), colour, DOT * size[1] / 126)
        return picture

    def _bare(self, look: MapLook, scale: Scale, size: tuple[int, int]) -> Surface:
        """Without pawns."""
        key = look.key, size
        if self._land is None or self._land[0] != key:
            picture = _sea(size)
            look.paint(picture, scale)
            self._land = key, picture
        return self._land[1]


def _sea(size: tuple[int, int]) -> Surface:
    picture = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(picture, SEA, picture.get_rect(), border_radius=8)
    pygame.draw.rect(picture, EDGE, picture.get_rect(), 2, border_radius=8)
    return picture


def _draw_view(surface: Surface, rect: Rect, scale: Scale, seen: FRect) -> None:
    corner, size = scale.to_map(Vector2(seen.topleft)), Vector2(seen.size) * scale.cell
    box = Rect(round(corner.x), round(corner.y), round(size.x), round(size.y))
    inner = box.clip(rect.inflate(-4, -4))
    if inner:
        pygame.draw.rect(surface, VIEW, inner, 1, border_radius=2)


def _draw_pawn(surface: Surface, at: Vector2, colour: Color, radius: float) -> None:
    pygame.draw.aacircle(surface, Color("white"), at, radius + 2)
    pygame.draw.aacircle(surface, INK, at, radius + 1)
    pygame.draw.aacircle(surface, colour, at, radius)


# On the screen


@frozen
class LookAt:
    """A place of the table; None is all of it."""

    world: Vector2 | None = field(default=None, eq=False)


@define(frozen=True)
class MapWidget(Widget):
    """A press there looks there."""

    minimap: Minimap
    look: Callable[[], MapLook] = field(eq=False, repr=False)  # as it is when it is drawn
    words: str

    def things(self) -> tuple[Thing, ...]:
        return (Thing("minimap", self.rect, self.words, LookAt(), passive=True),)

    def pressed(self, thing: Thing, at: Point | None) -> LookAt | None:
        if thing.name != "minimap" or at is None:
            return None
        return LookAt(scale_of(self.look().bounds, self.rect).to_world(at))

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        self.minimap.draw(surface, self.rect, self.look())
