"""Land in the sea, in a window: all that lies still, and above it what moves."""

from collections.abc import Hashable, Iterable, Mapping

from attrs import define, field, frozen
from pygame import Rect, Surface

from game.tabletop.land.sea import Sea
from game.tabletop.land.still_painter import StillPainter
from game.tabletop.pictures.sprite import Sprite, draw_sprites
from game.ui.camera import Camera
from game.ui.piecework import Work
from game.ui.still_layer import StillLayer
from game.ui.zoom_sheet import Pixel, ZoomSheet


@frozen
class LandInTheSea:
    land: StillPainter
    sea: Sea

    def paint(self, canvas: Surface, origin: Pixel, zoom: float) -> None:
        self.sea.paint(canvas, origin, zoom)
        self.land.paint(canvas, origin, zoom)

    def preparing(self, part: Rect, zoom: float) -> Work[None]:
        yield from self.sea.preparing(part, zoom)
        yield from self.land.preparing(part, zoom)


@define
class Seascape:
    """Settles on what it is shown, and repaints no more than what has changed."""

    camera: Camera
    sea: Sea
    finest: int  # pixels per unit: zoomed in further, one sees no more
    painter: StillPainter = field(factory=StillPainter, init=False)
    ground: StillLayer = field(init=False)
    _calm: int = field(default=0, init=False)  # when it last began anew

    def __attrs_post_init__(self) -> None:
        sheet = ZoomSheet(LandInTheSea(self.painter, Sea(self.sea.waters)), self.finest)
        self.ground = StillLayer(self.painter, sheet, self.sea)

    def put(self, sprites: Mapping[Hashable, Sprite]) -> None:
        """All that lies still, each under a name that it keeps while it lies there."""
        for part in self.painter.put(sprites, self.camera.zoom):
            self.ground.invalidate(part)

    def is_behind(self, count: int) -> bool:
        """Whether the sea has to go on to come to that phase."""
        return self.sea.phase != count - self._calm

    def flow(self, count: int) -> None:
        """While the zoom changes the sea is calm, and when all is sharp it begins anew."""
        if self.camera.is_zooming or self.ground.is_soft:
            self._calm = count
        if self.is_behind(count):
            self.sea.phase = count - self._calm
            self.ground.stir()

    def draw(self, screen: Surface, moving: Iterable[Sprite] = ()) -> None:
        """Fills the camera's viewport; what moves comes on top."""
        self.ground.draw(screen, self.camera)
        before = screen.get_clip()
        screen.set_clip(self.camera.viewport.clip(before))
        draw_sprites(screen, moving, self.camera.zoom, self.camera.origin)
        screen.set_clip(before)
