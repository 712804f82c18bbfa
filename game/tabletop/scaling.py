"""Keeps pictures at the zoom at which the table is looked at."""

from attrs import define, field
from pygame import Surface

from game.tabletop.mips import Mips

MOST_PIXELS = 10_000_000


@define
class Scaling:
    _zoom: float = field(default=0.0, init=False)
    _kept: dict[Mips, Surface] = field(factory=dict, init=False)  # the last used one last
    _pixels: int = field(default=0, init=False)

    def prepare(self, picture: Mips, zoom: float) -> int:
        """How many pixels had to be painted for it."""
        is_kept = picture.copy_at(zoom) or (self._zoom == zoom and picture in self._kept)
        return 0 if is_kept else _area(self.sharp(picture, zoom))

    def sharp(self, picture: Mips, zoom: float) -> Surface:
        """What is there anyway displaces nothing: a zoom begins with what one looks at."""
        return picture.copy_at(zoom) or self._scaled(picture, zoom)

    def _scaled(self, picture: Mips, zoom: float) -> Surface:
        if self._zoom != zoom:
            self._zoom, self._pixels = zoom, 0
            self._kept.clear()
        scaled = self._kept.pop(picture, None)
        if scaled is None:
            scaled = picture.sharp(zoom)
            self._pixels += _area(scaled)
        self._kept[picture] = scaled
        while self._pixels > MOST_PIXELS and len(self._kept) > 1:
            self._pixels -= _area(self._kept.pop(next(iter(self._kept))))
        return scaled


def _area(surface: Surface) -> int:
    return surface.get_width() * surface.get_height()
