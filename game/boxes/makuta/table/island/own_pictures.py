"""The pictures of cells as their tilesets have them, for what the baked sheets do not know."""

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

import pygame
from attrs import define, field
from pygame import SRCALPHA, Surface
from pygame.transform import flip, rotate, rotozoom, smoothscale

from game.boxes.makuta.levels.pictures import CellPicture
from game.core.plain_files import content_of
from game.rules.makuta.tiles import CENTRE, WIDTH
from game.tiled.maps import UNFLIPPED
from game.tiled.pngs import facts_of
from game.tiled.problems import UnreadableError
from game.tiled.set_files import MAX_PNG

TILED = 64  # pixels of a cell in Tiled


@define
class OwnPictures:
    """Keeps the images that it has opened."""

    _images: dict[Path, Surface | None] = field(factory=dict, init=False)

    def layer(self, looks: Iterable[CellPicture], rotation: int, side: int) -> Surface | None:
        """All of them as one layer of a plate, so that no seams show; nothing if there are none."""
        parts = [(part, look.cell) for look in looks if (part := self.part(look))]
        if not parts:
            return None
        layer = Surface((WIDTH * TILED, WIDTH * TILED), SRCALPHA)
        for part, cell in parts:  # larger ones reach up and to the right, as in Tiled
            left, bottom = (cell.x + CENTRE) * TILED, (cell.y + CENTRE + 1) * TILED
            layer.blit(part, part.get_rect(bottomleft=(left, bottom)))
        return smoothscale(turned(layer, rotation), (side, side))

    def part(self, look: CellPicture) -> Surface | None:
        """Nothing if the image cannot be opened, or is too small."""
        if look.image not in self._images:
            self._images[look.image] = opened(look.image)
        image = self._images[look.image]
        if image is None or not image.get_rect().contains(look.rectangle):
            return None
        part = image.subsurface(look.rectangle)
        if look.flips == UNFLIPPED:
            return part
        if look.flips.diagonal:
            part = flip(rotate(part, 270), flip_x=True, flip_y=False)
        return flip(part, look.flips.horizontal, look.flips.vertical)


def turned(layer: Surface, rotation: int) -> Surface:
    """Of the same size; what is lost at the corners lies outside any outline."""
    if rotation % 3 == 0:
        return flip(layer, rotation % 2 == 1, rotation % 2 == 1)
    skewed = rotozoom(layer, -60 * rotation, 1)
    result = Surface(layer.get_size(), layer.get_flags() & SRCALPHA, 32)
    result.blit(skewed, skewed.get_rect(center=result.get_rect().center))
    return result


def opened(path: Path) -> Surface | None:
    """Whatever kind of PNG it is, as colours with transparency; its size is known before."""
    try:
        data = content_of(path, MAX_PNG)
        size = facts_of(data).size
        image = pygame.image.load(BytesIO(data), path.name)
    except (OSError, UnreadableError, pygame.error):
        return None
    copy = Surface(size, SRCALPHA)
    copy.blit(image, (0, 0))
    return copy
