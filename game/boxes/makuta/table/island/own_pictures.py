"""The pictures of a plate's cells as their tilesets have them, in one layer that is turned."""

from collections.abc import Iterable

from pygame import SRCALPHA, Surface
from pygame.transform import flip, rotozoom, smoothscale

from game.boxes.makuta.levels.pictures import CellPicture
from game.rules.makuta.tiles import CENTRE, WIDTH
from game.tabletop.land.own_pictures import OwnPictures

TILED = 64  # pixels of a cell in Tiled


class PlatePictures(OwnPictures):
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


def turned(layer: Surface, rotation: int) -> Surface:
    """Of the same size; what is lost at the corners lies outside any outline."""
    if rotation % 3 == 0:
        return flip(layer, rotation % 2 == 1, rotation % 2 == 1)
    skewed = rotozoom(layer, -60 * rotation, 1)
    result = Surface(layer.get_size(), layer.get_flags() & SRCALPHA, 32)
    result.blit(skewed, skewed.get_rect(center=result.get_rect().center))
    return result
