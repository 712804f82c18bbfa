"""How the sea moves: faint crests that rise and sink in turn, far enough from the tiles."""

from collections.abc import Iterator
from functools import lru_cache
from math import pi, sin
from typing import TypeAlias

from attrs import define, field
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, BLEND_RGB_SUB, Rect, Surface, Vector2, draw
from pygame.transform import box_blur, smoothscale

from game.boxes.quest.table.island.places import REACH, tile_centre
from game.boxes.quest.table.island.sea import repeat_at, texture
from game.rules.quest.placement import EMPTY_SEA
from game.rules.quest.state import Island
from game.ui.camera import Camera
from game.ui.idle_motion import CYCLE

EACH_WAY = 5  # crests to a repeat of the sea
KINDS = 4
LEVELS = 8  # of brightness
WIDE = 1.4  # of the way from one crest to the next
FLOOR = (13, 37, 52)  # what of the sea's light belongs to no crest
STEEP = 2  # how often the light of a crest is doubled
SHORE = 0.6  # cells: the shadow around a tile
HEIGHTS = [round(max(0.0, sin(2 * pi * phase / CYCLE)) * LEVELS) for phase in range(CYCLE)]
Cell: TypeAlias = tuple[int, int]


@define
class Swell:
    """Remembers where there is water, for one island at one zoom."""

    _island: Island = field(default=EMPTY_SEA, init=False)
    _zoom: float = field(default=0.0, init=False)
    _is_open: dict[Cell, bool] = field(factory=dict, init=False)

    def draw(self, surface: Surface, camera: Camera, island: Island, phase: int) -> None:
        """Above the still sea, below all that moves."""
        if camera.is_zooming:
            return
        if island is not self._island or camera.zoom != self._zoom:
            self._island, self._zoom = island, camera.zoom
            self._is_open.clear()
        before = surface.get_clip()
        surface.set_clip(camera.viewport.clip(before))
        surface.fblits(list(self._crests(camera, phase)), BLEND_RGB_ADD)
        surface.set_clip(before)

    def _crests(self, camera: Camera, phase: int) -> Iterator[tuple[Surface, Cell]]:
        step = repeat_at(camera.zoom) / EACH_WAY
        side = round(step * WIDE)
        seen = camera.viewport.move(-camera.origin[0], -camera.origin[1]).inflate(side, side)
        for x in range(int(seen.left // step), int(seen.right // step) + 1):
            for y in range(int(seen.top // step), int(seen.bottom // step) + 1):
                level = level_of(x, y, phase)
                if level and self._has_water(x, y, step):
                    left, top = round(x * step) - side // 2, round(y * step) - side // 2
                    place = left + camera.origin[0], top + camera.origin[1]
                    yield crest((x * 5 + y * 3) % KINDS, level, side), place

    def _has_water(self, x: int, y: int, step: float) -> bool:
        if (x, y) not in self._is_open:
            away = step * WIDE / 2 / self._zoom + REACH.x + SHORE
            at = Vector2(x, y) * step / self._zoom
            tiles = map(tile_centre, self._island.laid)
            self._is_open[x, y] = all(at.distance_to(tile) > away for tile in tiles)
        return self._is_open[x, y]


def level_of(x: int, y: int, phase: int) -> int:
    """Waves run to the lower right; neighbours are not quite in step."""
    late = x * 9 + y * 13 + (x * 7 + y * 11) % 5 * 3
    return HEIGHTS[(phase - late) % CYCLE]


@lru_cache(maxsize=2 * KINDS * LEVELS)
def crest(kind: int, level: int, side: int) -> Surface:
    """Light to be added."""
    picture = _brightest(kind, side).copy()
    light = 255 * level // LEVELS
    picture.fill((light, light, light), special_flags=BLEND_RGB_MULT)
    return picture


@lru_cache(maxsize=2 * KINDS)
def _brightest(kind: int, side: int) -> Surface:
    """What is bright in a part of the sea, fading out towards its rim."""
    part = texture().subsurface(Rect(kind % 2 * 256, kind // 2 * 256, 256, 256))
    picture = smoothscale(part, (side, side))
    picture.fill(FLOOR, special_flags=BLEND_RGB_SUB)
    for _ in range(STEEP):
        picture.blit(picture.copy(), (0, 0), special_flags=BLEND_RGB_ADD)
    picture.blit(_fading(side), (0, 0), special_flags=BLEND_RGB_MULT)
    return picture


@lru_cache(maxsize=2)
def _fading(side: int) -> Surface:
    """White in the middle, black at the rim."""
    disc = Surface((side, side), 0, 32)
    draw.circle(disc, "white", (side / 2, side / 2), side * 0.28)
    return box_blur(disc, max(1, side // 6))
