"""The island in the window: sea, plates, gates and all that lies still, and above it what moves."""

from collections.abc import Hashable, Iterable, Mapping

from attrs import define, field
from pygame import FRect, Surface

from game.boxes.quest.table.island.painter import IslandPainter
from game.boxes.quest.table.island.places import tile_centre
from game.boxes.quest.table.island.plates import CELL, PlatePainter
from game.boxes.quest.table.island.sprite import Sprite, order, placed
from game.rules.quest.state import Island
from game.ui.camera import Camera
from game.ui.still_layer import StillLayer
from game.ui.zoom_sheet import ZoomSheet

AROUND = 14  # cells: a tile, its shadow, and the light of the gates that look at it


@define
class IslandView:
    """Settles on what it is shown, and repaints no more than what has changed."""

    camera: Camera
    painter: IslandPainter
    ground: StillLayer = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.ground = StillLayer(self.painter, ZoomSheet(self.painter, CELL))

    @classmethod
    def of(cls, camera: Camera, plates: PlatePainter) -> "IslandView":
        return cls(camera, IslandPainter(plates))

    def show(self, island: Island) -> None:
        """The tiles as they lie now."""
        for place in self.painter.lay(island):
            corner = tile_centre(place) - (AROUND / 2, AROUND / 2)
            self.ground.invalidate(FRect(corner, (AROUND, AROUND)))

    def put(self, sprites: Mapping[Hashable, Sprite]) -> None:
        """All that lies still, each under a name that it keeps while it lies there."""
        for part in self.painter.put(sprites, self.camera.zoom):
            self.ground.invalidate(part)

    def draw(self, screen: Surface, moving: Iterable[Sprite] = ()) -> None:
        """Fills the camera's viewport; what moves comes on top."""
        self.ground.draw(screen, self.camera)
        zoom, origin = self.camera.zoom, self.camera.origin
        before = screen.get_clip()
        screen.set_clip(self.camera.viewport.clip(before))
        for sprite in sorted(moving, key=order):
            picture, rect = placed(sprite, zoom)
            screen.blit(picture, rect.move(origin), special_flags=sprite.blend)
        screen.set_clip(before)
