"""The pixels of a still layer, and what moves below them.

That shines through wherever the layer is clear. Both are put together only when either changes, so
that a frame copies a single picture, and what moves may cost a little.
"""

from attrs import define, field
from pygame import BLEND_PREMULTIPLIED, SRCALPHA, Rect, Surface

from game.ui.zoom_sheet import Painter, Pixel

CLEAR = (0, 0, 0, 0)


@define
class StillCanvas:
    picture: Surface  # what is shown
    painter: Painter
    below: Painter | None = None  # then the painter's colours are premultiplied
    _upper: Surface = field(init=False)  # what the painter has painted

    def __attrs_post_init__(self) -> None:
        size = self.picture.get_size()
        self._upper = Surface(size, SRCALPHA) if self.below else self.picture

    @property
    def size(self) -> tuple[int, int]:
        return self.picture.get_size()

    def scroll(self, way: Pixel) -> None:
        self.picture.scroll(*way)
        if self.below:
            self._upper.scroll(*way)

    def paint(self, part: Rect, origin: Pixel, zoom: float) -> None:
        """The world in *part*, its (0, 0) at *origin*."""
        self._upper.set_clip(part)
        if self._upper.get_clip():
            if self.below:
                self._upper.fill(CLEAR)
            self.painter.paint(self._upper, origin, zoom)
        self._upper.set_clip(None)
        self.flood(part, origin, zoom)

    def flood(self, part: Rect, origin: Pixel, zoom: float) -> None:
        """Again, for what is below looks different."""
        if self.below is None:
            return
        self.picture.set_clip(part)
        if self.picture.get_clip():
            self.below.paint(self.picture, origin, zoom)
            self.picture.blit(self._upper, (0, 0), special_flags=BLEND_PREMULTIPLIED)
        self.picture.set_clip(None)
