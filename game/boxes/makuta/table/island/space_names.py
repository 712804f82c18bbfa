"""What spaces are called: small in their corners, or large beside the one that is spoken of."""

from collections.abc import Iterable

import pygame
from attrs import define, field
from pygame import Surface, Vector2

from game.boxes.makuta.table.island.lights import READABLE, ROUGH, stamp
from game.boxes.makuta.table.island.places import Places
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words.names import spot
from game.rules.makuta.tiles import cell_of
from game.tabletop.pictures import paint
from game.ui.camera import Camera
from game.ui.theme import Palette

CORNER = Vector2(-0.3, 0.34)  # cells: opposite the corner that steps are written in
SMALL, LEAST = 0.22, 9  # the height of letters: cells, and pixels
LARGE, LEAST_LARGE = 0.34, 14
ABOVE = 0.62  # cells from the middle of the space that is spoken of
MOST_KEPT = 200


@define(eq=False)
class SpaceNamePainter:
    pieces: Pieces
    _kept: dict[tuple[str, int], Surface] = field(factory=dict, init=False)

    def paint_all(
        self, surface: Surface, camera: Camera, places: Places, fields: Iterable[int]
    ) -> None:
        """None from so far away that nobody could read them."""
        if camera.zoom < READABLE:
            return
        zoom = ROUGH if camera.is_zooming else camera.zoom
        height = max(LEAST, round(SMALL * zoom))
        stamps = [
            (
                self._plate(spot(cell_of(number)), height),
                camera.to_screen(places.field_place(number)) + CORNER * camera.zoom,
            )
            for number in fields
        ]
        stamp(surface, stamps, camera.zoom / zoom)

    def paint_one(self, surface: Surface, camera: Camera, at: Vector2, name: str) -> None:
        """Above the place that is spoken of, and never beyond the edge of the picture."""
        plate = self._plate(name, max(LEAST_LARGE, round(LARGE * camera.zoom)))
        x, y = camera.to_screen(at)
        rect = plate.get_rect(midbottom=(round(x), round(y - ABOVE * camera.zoom)))
        surface.blit(plate, rect.clamp(surface.get_clip()))

    def _plate(self, words: str, height: int) -> Surface:
        key = (words, height)
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = _plate(self.pieces.number(words, height))
        return self._kept[key]


def _plate(letters: Surface) -> Surface:
    """Dark behind the letters: they are read on every ground."""
    plate = paint.clear(letters.get_size())
    dark = (*Palette.STONE_DARK[:3], 200)
    pygame.draw.rect(plate, dark, plate.get_rect(), border_radius=max(2, plate.get_height() // 4))
    plate.blit(letters, (0, 0))
    return plate
