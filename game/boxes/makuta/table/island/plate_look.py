"""A tile while it is on its way: from the stack to its place."""

from typing import ClassVar

from attrs import field, frozen
from pygame import BLEND_PREMULTIPLIED, Surface

from game.boxes.makuta.table.island.plates import PlatePainter


@frozen
class PlateLook:
    plates: PlatePainter = field(eq=False, repr=False)
    tile: int
    rotation: int
    blend: ClassVar[int] = BLEND_PREMULTIPLIED
    _last: dict[float, Surface] = field(factory=dict, init=False, eq=False, repr=False)

    @property
    def height(self) -> float:
        """In cells."""
        return self.plates.plate(self.tile, self.rotation).units

    def at(self, zoom: float) -> Surface:
        """Only the last size is kept: on its way a plate has many."""
        if zoom not in self._last:
            self._last.clear()
            self._last[zoom] = self.plates.plate(self.tile, self.rotation).sharp(zoom)
        return self._last[zoom]
