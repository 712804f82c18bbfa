"""The drawn tile, held over its place: how it could lie, and what that would link and block."""

from collections.abc import Iterable, Iterator
from enum import Enum

import pygame
from attrs import define, field, frozen
from pygame import BLEND_PREMULTIPLIED, Surface, Vector2

from game.boxes.makuta.table.island.lights import paint_outline
from game.boxes.makuta.table.island.places import gate_spot, tile_centre
from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words.gates import gate_side, place_of
from game.core.hexes import Side
from game.rules.makuta.actions import PlaceTile
from game.rules.makuta.phases import Placing
from game.rules.makuta.placement import Fit, fit
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import tile_of
from game.ui.camera import Camera
from game.ui.theme import Palette

ALPHA = 0.8
SIGN = 0.62  # cells


class Fate(Enum):
    """What becomes of a gate, and its sign."""

    LINKED = "check"
    OPEN = "arrow_up"
    BLOCKED = "cross"


COLOURS = {Fate.LINKED: Palette.GOOD, Fate.OPEN: Palette.GLOW, Fate.BLOCKED: Palette.BAD}


@frozen
class GateSign:
    place: Vector2  # in the world
    side: Side
    fate: Fate


def ghost_fit(seen: Observation, phase: Placing, placement: PlaceTile) -> Fit:
    place = seen.island.open_gates[phase.gate]
    return fit(seen.island, seen.terms.atlas, phase.tile, place, placement.rotation)


def gate_signs(seen: Observation, phase: Placing, placement: PlaceTile) -> Iterator[GateSign]:
    """On every gate of the tile, and on every other gate that it would change."""
    fitting = ghost_fit(seen, phase, placement)
    linked = {gate for gate, _ in fitting.linked}
    for own, gate in seen.terms.atlas.gates[phase.tile].items():
        side = own.turned(placement.rotation)
        fate = Fate.LINKED if gate in linked else Fate.OPEN
        fate = Fate.BLOCKED if gate in fitting.blocked else fate
        yield GateSign(gate_spot(seen.island.open_gates[phase.gate], side).centre, side, fate)
    for gate in fitting.blocked:
        place = place_of(seen, tile_of(gate))
        if place is not None:
            side = gate_side(seen, gate)
            yield GateSign(gate_spot(place, side).centre, side, Fate.BLOCKED)


@define(eq=False)
class GhostPainter:
    """Keeps the last picture: a ghost is looked at for a while."""

    plates: PlatePainter
    pieces: Pieces
    _kept: tuple[tuple[int, int, float], Surface] | None = field(default=None, init=False)

    def paint(self, surface: Surface, camera: Camera, seen: Observation, turned: PlaceTile) -> None:
        phase = seen.phase
        assert isinstance(phase, Placing)
        beyond = seen.island.open_gates[phase.gate]
        centre = camera.to_screen(tile_centre(beyond))
        picture = self._faded(phase.tile, turned.rotation, camera.zoom)
        place = picture.get_rect(center=(round(centre.x), round(centre.y)))
        surface.blit(picture, place, special_flags=BLEND_PREMULTIPLIED)
        paint_outline(surface, camera, beyond, Palette.GLOW)
        paint_signs(surface, camera, self.pieces, gate_signs(seen, phase, turned))

    def _faded(self, tile: int, rotation: int, zoom: float) -> Surface:
        key = (tile, rotation, zoom)
        if self._kept is None or self._kept[0] != key:
            picture = self.plates.plate(tile, rotation).sharp(zoom).copy()
            shade = round(255 * ALPHA)
            picture.fill((shade, shade, shade, shade), special_flags=pygame.BLEND_RGBA_MULT)
            self._kept = key, picture
        return self._kept[1]


def paint_signs(
    surface: Surface, camera: Camera, pieces: Pieces, signs: Iterable[GateSign]
) -> None:
    side = max(16, round(SIGN * camera.zoom))
    for sign in signs:
        middle = camera.to_screen(sign.place)
        pygame.draw.aacircle(surface, Palette.STONE_DARK, middle, side * 0.62)
        width = max(2, side // 10)
        pygame.draw.aacircle(surface, COLOURS[sign.fate], middle, side * 0.62, width)
        icon = pieces.icon(sign.fate.value, side * 3 // 4, COLOURS[sign.fate])
        if sign.fate is Fate.OPEN:
            icon = pygame.transform.rotozoom(icon, -60 * sign.side, 1)
        surface.blit(icon, icon.get_rect(center=(round(middle.x), round(middle.y))))
