"""Lights upon the island: marks on fields, steps, the way of a move, and what each says."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum

import pygame
from attrs import define, field, frozen
from pygame import Color, Surface, Vector2
from pygame.transform import rotozoom, smoothscale_by

from game.boxes.makuta.table.island.outline import outline
from game.boxes.makuta.table.island.places import Places, tile_centre
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.core.hexes import Hex
from game.tabletop.pictures.paint import drawing
from game.ui.camera import Camera
from game.ui.theme import Palette


class Glow(Enum):
    """What a light says."""

    FREE = "one can go there"
    PRIZE = "something is found there"
    DANGER = "somebody waits there"
    ARMED = "waits for a second press"
    SIDE = "one can come from there"
    HINDRANCE = "stands in the way"
    PLACE = "is spoken of"
    ADVICE = "a good player would go there"


COLOURS = {
    Glow.FREE: Color("#ffd98a"),
    Glow.PRIZE: Color("#8fe0a0"),
    Glow.DANGER: Color("#ff7a5c"),
    Glow.ARMED: Color("#ffffff"),
    Glow.SIDE: Color("#ffb84a"),
    Glow.HINDRANCE: Color("#ff5540"),
    Glow.PLACE: Color("#9ad4ff"),
    Glow.ADVICE: Color("#d9b3ff"),
}
FILLS = {Glow.FREE: 52, Glow.PRIZE: 40, Glow.DANGER: 40, Glow.ARMED: 96, Glow.SIDE: 80}
PLAIN_FILL = 64
FINE = 4  # how much larger marks are painted before they are made smooth
ROUGH = 48.0  # pixels per cell: while the zoom changes, marks of this size are stretched
CORNER = Vector2(0.34, 0.34)  # cells: steps are written where they do not hide what lies there
READABLE = 17.0  # pixels per cell from which steps are written
MOST_MARKS = 200
STRENGTH = 0.46  # cells: the height of Makuta's number
MARKER, LEAST_MARKER = 0.42, 14  # the arrow over a pawn: cells, and pixels
_ARROW = """<path d="M12 22 Q50 34 88 22 L50 84 Z" fill="#ffd98a" stroke="#1a1714"
 stroke-width="13" stroke-linejoin="round" paint-order="stroke"/>
<path d="M12 22 Q50 34 88 22 L50 84 Z" fill="#ffd98a"/>"""


@frozen
class Light:
    field: int
    glow: Glow
    steps: int | None = None


@define(eq=False)
class LightPainter:
    pieces: Pieces
    _marks: dict[tuple[object, ...], Surface] = field(factory=dict, init=False)

    def paint(
        self, surface: Surface, camera: Camera, places: Places, lights: Iterable[Light], start: int
    ) -> None:
        """*start* is the field that is three cells wide."""
        stamps = []
        zoom = ROUGH if camera.is_zooming else camera.zoom
        for light in lights:
            middle = camera.to_screen(places.field_place(light.field))
            cells = 3.0 if light.field == start else 1.0
            if not camera.viewport.inflate(camera.zoom, camera.zoom).collidepoint(middle):
                continue
            mark = self._mark(light.glow, cells * zoom, places.field_angle(light.field))
            stamps.append((mark, middle))
            if light.steps and camera.zoom >= READABLE:
                corner = middle + CORNER * camera.zoom
                height = max(10, round(0.30 * zoom))
                stamps.append((self._plaque(light.steps, height, light.glow), corner))
        stamp(surface, stamps, camera.zoom / zoom)

    def paint_marker(self, surface: Surface, camera: Camera, above: Vector2) -> None:
        """A golden arrow that points down."""
        size = max(LEAST_MARKER, round(MARKER * camera.zoom))
        mark = self._kept(("marker", size), lambda: drawing(_ARROW, (size, size)))
        x, y = camera.to_screen(above)
        surface.blit(mark, mark.get_rect(midbottom=(round(x), round(y) + size // 8)))

    def paint_strength(
        self, surface: Surface, camera: Camera, place: Vector2, strength: int
    ) -> None:
        height = max(12, round(STRENGTH * camera.zoom))
        mark, (x, y) = self._plaque(strength, height, Glow.DANGER), camera.to_screen(place)
        surface.blit(mark, mark.get_rect(center=(round(x), round(y))))

    def _plaque(self, number: int, height: int, glow: Glow) -> Surface:
        key = ("plaque", number, height, glow)
        return self._kept(key, lambda: _plaque(self.pieces.number(str(number), height), glow))

    def _mark(self, glow: Glow, side: float, angle: float) -> Surface:
        key = glow, round(side), round(angle) % 90
        return self._kept(key, lambda: _square(*key))

    @property
    def kept(self) -> int:
        """How many marks it need not paint again."""
        return len(self._marks)

    def _kept(self, key: tuple[object, ...], paint: Callable[[], Surface]) -> Surface:
        if key not in self._marks:
            if len(self._marks) >= MOST_MARKS:
                self._marks.clear()
            self._marks[key] = paint()
        return self._marks[key]


def stamp(surface: Surface, stamps: Sequence[tuple[Surface, Vector2]], scale: float) -> None:
    """Each around its place; what is stretched is so once, however often it is stamped."""
    looks = {mark: smoothscale_by(mark, scale) if scale != 1 else mark for mark, _ in stamps}
    places = ((looks[mark], (round(at.x), round(at.y))) for mark, at in stamps)
    surface.fblits([(look, look.get_rect(center=at)) for look, at in places])


def _square(glow: Glow, side: int, angle: int) -> Surface:
    """A field's square with a bright edge, turned as the field is."""
    colour, fine = COLOURS[glow], side * FINE
    picture = Surface((fine, fine), pygame.SRCALPHA)
    room = picture.get_rect().inflate(-fine // 8, -fine // 8)
    radius = room.width // 6
    fill = (*colour[:3], FILLS.get(glow, PLAIN_FILL))
    pygame.draw.rect(picture, fill, room, border_radius=radius)
    edge = max(FINE, fine // 16) * (2 if glow in {Glow.ARMED, Glow.HINDRANCE, Glow.ADVICE} else 1)
    pygame.draw.rect(picture, Palette.STONE_DARK, room.inflate(edge, edge), edge // 2, radius)
    pygame.draw.rect(picture, colour, room, edge, radius)
    return rotozoom(picture, -angle, 1 / FINE)


def _plaque(number: Surface, glow: Glow) -> Surface:
    size = max(number.get_size()) + 2
    plaque = Surface((size, size), pygame.SRCALPHA)
    middle = (size / 2, size / 2)
    pygame.draw.aacircle(plaque, Palette.STONE_DARK, middle, size / 2)
    pygame.draw.aacircle(plaque, COLOURS[glow], middle, size / 2, max(1, size // 12))
    plaque.blit(number, number.get_rect(center=(size // 2, size // 2)))
    return plaque


# The way


def paint_path(surface: Surface, camera: Camera, path: Iterable[Vector2]) -> None:
    """A line from field to field, with a dot for every step and a ring at its end."""
    points = [camera.to_screen(place) for place in path]
    if len(points) < len(("start", "end")):
        return
    width = max(3, round(0.12 * camera.zoom))
    for colour, extra in ((Palette.STONE_DARK, 2), (Palette.GLOW, 0)):
        pygame.draw.lines(surface, colour, False, points, width + 2 * extra)  # noqa: FBT003
        for point in points[1:]:
            pygame.draw.aacircle(surface, colour, point, width + extra)
    pygame.draw.aacircle(surface, Palette.STONE_DARK, points[-1], 0.3 * camera.zoom + 2, width)
    pygame.draw.aacircle(surface, Palette.GLOW, points[-1], 0.3 * camera.zoom, max(2, width - 2))


def paint_outline(
    surface: Surface,
    camera: Camera,
    place: Hex,
    colour: Color = COLOURS[Glow.PLACE],
    width: float = 0.1,
) -> None:
    """A whole tile that is spoken of; *width* in cells."""
    centre = tile_centre(place)
    points = [camera.to_screen(centre + point) for point in outline()]
    pixels = max(2, round(width * camera.zoom))
    pygame.draw.lines(surface, colour, True, points, pixels)  # noqa: FBT003
