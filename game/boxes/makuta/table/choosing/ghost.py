"""The drawn tile, held over its place: how it could lie, and what that would link and block."""

from collections.abc import Iterable, Iterator
from enum import Enum

import pygame
from attrs import define, field, frozen
from pygame import BLEND_PREMULTIPLIED, Rect, Surface, Vector2

from game.boxes.makuta.table.choosing.choosing import Turn
from game.boxes.makuta.table.choosing.light_painter import paint_outline
from game.boxes.makuta.table.choosing.screen_rects import ghost_rect
from game.boxes.makuta.table.island.places import gate_spot, tile_centre
from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.panels.desk import Desk
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.table.table_picture import TablePicture
from game.boxes.makuta.words.gates import gate_side, place_of
from game.core.hexes import Side
from game.rules.makuta.actions import PlaceTile
from game.rules.makuta.phases import Placing
from game.rules.makuta.placement import Fit, fit
from game.rules.makuta.state import Observation
from game.rules.makuta.tiles import tile_of
from game.scenes.table.selection import Confirm
from game.tabletop.placards import PlacardPlace, Press, Presses, Row, Words, placard
from game.ui.camera import Camera
from game.ui.theme import Palette, Style
from game.ui.widgets.widget import Widget

ALPHA = 0.8
SIGN = 0.62  # cells
WIDTH = 300  # points


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


def ghost_fit(seen: Observation, placement: PlaceTile) -> Fit:
    phase = seen.phase
    assert isinstance(phase, Placing)
    place = seen.island.open_gates[phase.gate]
    return fit(seen.island, seen.terms.atlas, phase.tile, place, placement.rotation)


def gate_signs(seen: Observation, placement: PlaceTile) -> Iterator[GateSign]:
    """On every gate of the tile, and on every other gate that it would change."""
    phase, atlas = seen.phase, seen.terms.atlas
    assert isinstance(phase, Placing)
    fitting = ghost_fit(seen, placement)
    home = seen.island.open_gates[phase.gate]
    linked = {gate for gate, _ in fitting.linked}
    for own, gate in atlas.gates[phase.tile].items():
        side = own.turned(placement.rotation)
        fate = Fate.LINKED if gate in linked else Fate.OPEN
        fate = Fate.BLOCKED if gate in fitting.blocked else fate
        yield GateSign(gate_spot(home, side).centre, side, fate)
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
        centre = camera.to_screen(tile_centre(seen.island.open_gates[phase.gate]))
        picture = self._faded(phase.tile, turned.rotation, camera.zoom)
        place = picture.get_rect(center=(round(centre.x), round(centre.y)))
        surface.blit(picture, place, special_flags=BLEND_PREMULTIPLIED)
        paint_outline(surface, camera, seen.island.open_gates[phase.gate], Palette.GLOW)
        paint_signs(surface, camera, self.pieces, gate_signs(seen, turned))

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


# The card


def ghost_card(desk: Desk, picture: TablePicture) -> list[Widget]:
    """What it is, what it would do, and the buttons to turn and to lay it."""
    choosing, phase = desk.choosing, desk.seen.phase
    if choosing is None or choosing.placement is None or not isinstance(phase, Placing):
        return []
    rows: list[Row] = [Words(desk.names.tile(phase.tile), Style.CAPTION)]
    rows += _fate_rows(desk, choosing.placement)
    rows.append(Presses(tuple(_buttons(desk, len(choosing.placements)))))
    return placard(desk.theme, rows, _away_from(desk, ghost_rect(picture, phase)), WIDTH)


def _fate_rows(desk: Desk, placement: PlaceTile) -> Iterator[Words]:
    texts, names = desk.texts, desk.names
    fitting = ghost_fit(desk.seen, placement)
    tiles = ", ".join(dict.fromkeys(names.tile(tile_of(other)) for _, other in fitting.linked))
    counted = texts.count("table.links", len(fitting.linked), tiles=tiles)
    yield Words(counted, Style.SMALL, Palette.GOOD)
    if fitting.opened:
        words = texts.count("table.opens", len(fitting.opened))
        yield Words(words, Style.SMALL, Palette.GLOW)
    if fitting.blocked:
        words = texts.count("table.blocks", len(fitting.blocked))
        yield Words(words, Style.SMALL, Palette.BAD)


def _buttons(desk: Desk, turns: int) -> Iterator[Press]:
    texts, size = desk.texts, desk.theme.px(20)
    if turns > 1:
        back = desk.pieces.icon("turn_left", size, Palette.INK)
        onward = desk.pieces.icon("turn_right", size, Palette.INK)
        yield Press("rotation.back", "", Turn(-1), texts.text("table.turn_back"), icon=back)
        yield Press("rotation.clockwise", "", Turn(1), texts.text("table.turn_tile"), icon=onward)
    check = desk.pieces.icon("check", desk.theme.px(16), Palette.INK)
    yield Press("confirm", texts.text("table.lay"), Confirm(), is_main=True, icon=check)


def _away_from(desk: Desk, ghost: Rect) -> PlacardPlace:
    """At the side where there is more room, and not upon the map or the dice."""
    middle, layout, gap = desk.layout.middle, desk.layout, desk.theme.gap

    def placing(size: tuple[int, int]) -> Rect:
        rect = Rect((0, 0), size)
        if middle.right - ghost.right >= ghost.left - layout.camera.right:
            rect.midright = (middle.right, (layout.minimap.bottom + layout.dice.top) // 2)
        else:
            rect.midleft = (layout.camera.right + gap, middle.centery)
        return rect.clamp(middle)

    return placing
