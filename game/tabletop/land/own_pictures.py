"""The pictures of cells as their tilesets have them, for what baked sheets do not know."""

from io import BytesIO
from pathlib import Path

import pygame
from attrs import define, field
from pygame import SRCALPHA, Surface
from pygame.transform import flip, rotate

from game.core.plain_files import content_of
from game.tiled.look_tables import Pictured
from game.tiled.maps import UNFLIPPED
from game.tiled.pngs import facts_of
from game.tiled.problems import UnreadableError
from game.tiled.set_files import MAX_PNG


@define
class OwnPictures:
    """Keeps the images that it has opened."""

    _images: dict[Path, Surface | None] = field(factory=dict, init=False)

    def part(self, look: Pictured) -> Surface | None:
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
