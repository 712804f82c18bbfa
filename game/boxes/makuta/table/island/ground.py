"""The upper side of a tile, composed of painted textures, slabs and scenery.

Masks, slabs and places are turned with the tile; textures and pictures are not, so that the light
comes from the upper left on every plate.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from attrs import Factory, define, field
from pygame import BLEND_RGB_MULT, Surface, Vector2
from pygame.draw import circle
from pygame.transform import smoothscale

from game.boxes.makuta.levels.pictures import CellPicture, TilePicture
from game.boxes.makuta.table.island.ground_plan import HUSHED, OTHER_HUSHED, SIDE, ground_plan
from game.boxes.makuta.table.island.ground_scene import SceneReader, TileScene
from game.boxes.makuta.table.island.own_pictures import PlatePictures
from game.boxes.makuta.table.island.plain_ground import SLAB
from game.boxes.makuta.table.island.slabs import CELL, SCENERY, TileSheets
from game.rules.makuta.tiles import Role, Tile
from game.tabletop.land.ground import GroundLayers
from game.tabletop.pictures import strip_folder
from game.tabletop.pictures.strip_folder import Strip, StripFolder, Strips
from game.ui.piecework import Work

STYLE = 4  # one more whenever the same pictures are put together in another way


@define
class GroundPainter:
    """Paints upper sides, `CELL` pixels per cell, not yet cut to their outline."""

    sheets: TileSheets
    kept: StripFolder | None = None
    _reader: SceneReader = field(
        init=False, default=Factory(lambda self: SceneReader(self.sheets), takes_self=True)
    )
    _layers: GroundLayers = field(init=False)
    _own: PlatePictures = field(factory=PlatePictures, init=False)
    _contents: dict[Path, str] = field(factory=dict, init=False)

    @_layers.default
    def _all_layers(self) -> GroundLayers:
        return GroundLayers(self.sheets, SIDE, CELL)

    @classmethod
    def of(cls, assets: Path, cache: Path | None = None) -> "GroundPainter":
        """From the folder of the baked pictures; plates are kept in the folder *cache*."""
        return cls(TileSheets(assets), None if cache is None else StripFolder.of(cache, assets))

    def upper_side(self, tile: Tile, picture: TilePicture | None, rotation: int) -> Strips[None]:
        """From top to bottom. A strip that comes again replaces what was there before."""
        rotation %= 6
        if self.kept is None:
            yield Strip(0, (yield from self.composing(tile, picture, rotation)))
            return
        facts = self._facts(tile, picture, rotation)
        yield None
        if not (yield from self.kept.found(facts, (SIDE, SIDE))):
            composed = yield from self.composing(tile, picture, rotation)
            yield None
            yield from self.kept.keep(facts, composed)

    def preparing(self, tile: Tile, picture: TilePicture | None, rotation: int) -> Work[None]:
        """Afterwards it need not be composed, if it can be kept."""
        if self.kept is not None and not self.kept.has(self._facts(tile, picture, rotation)):
            for _ in self.upper_side(tile, picture, rotation):
                yield

    def rest(self) -> None:
        """Lets go of what only composing needs."""
        self._layers.rest()

    def composing(self, tile: Tile, picture: TilePicture | None, rotation: int) -> Work[Surface]:
        for sheet in (f"slabs_{tile.region}", *SCENERY):
            yield from self.sheets.opening(sheet)
            yield
        scene = self._reader.scene(tile, picture)
        yield
        canvas = yield from self._layers.painting(ground_plan(tile, scene, rotation))
        yield
        self._draw_own(canvas, scene.own_ground, rotation)
        canvas.fill(HUSHED.get(tile.region, OTHER_HUSHED), special_flags=BLEND_RGB_MULT)
        self._draw_slabs(canvas, scene, rotation)
        self._draw_own(canvas, scene.own_fields, rotation)
        self._draw_middle(canvas, tile.role, rotation)
        yield
        self._draw_scenery(canvas, scene, rotation)
        self._draw_own(canvas, scene.own_scenery, rotation)
        canvas.blit(_daylight(), (0, 0), special_flags=BLEND_RGB_MULT)
        return canvas

    def _facts(self, tile: Tile, picture: TilePicture | None, rotation: int) -> str:
        """All that one can see, with the content of images for their names."""
        layers = () if picture is None else picture.layers
        looks = [
            f"{layer.name} {look.cell} {self._content(look.image)} {look.rectangle} {look.flips}"
            for layer in layers
            for look in layer.cells
        ]
        return "\n".join((f"{STYLE} {tile} {rotation}", *looks))

    def _content(self, image: Path) -> str:
        if image not in self._contents:
            self._contents[image] = strip_folder.content_of((image, image.with_suffix(".json")))
        return self._contents[image]

    # What lies on it

    def _draw_slabs(self, canvas: Surface, scene: TileScene, rotation: int) -> None:
        for cell, stone in scene.stones.items():
            slab, spot = self.sheets.slab(stone, rotation), _spot(Vector2(cell), rotation)
            if slab is None:
                circle(canvas, SLAB, spot, 0.42 * CELL)
            else:
                canvas.blit(slab, slab.get_rect(center=spot))

    def _draw_middle(self, canvas: Surface, role: Role, rotation: int) -> None:
        """The frame of the start field, or the court on which the temple will stand."""
        if role is not Role.LAND:
            picture = self.sheets.middle(rotation % 3 if role is Role.START else 3)
            if picture is not None:
                canvas.blit(picture, picture.get_rect(center=canvas.get_rect().center))

    def _draw_scenery(self, canvas: Surface, scene: TileScene, rotation: int) -> None:
        """Upright wherever it stands; what is nearer to the reader covers what is not."""
        placed = [(_spot(each.middle, rotation), each) for each in scene.pieces]
        for spot, each in sorted(placed, key=lambda pair: (pair[0].y, pair[0].x)):
            picture = self.sheets.piece(each.piece, each.look)
            if picture is not None:
                canvas.blit(picture, picture.get_rect(center=spot))

    def _draw_own(self, canvas: Surface, looks: Iterable[CellPicture], rotation: int) -> None:
        layer = self._own.layer(looks, rotation, SIDE)
        if layer is not None:
            canvas.blit(layer, (0, 0))


def _spot(cell: Vector2, rotation: int) -> Vector2:
    """The pixel where the middle of a cell comes to lie."""
    return cell.rotate(60 * rotation) * CELL + Vector2(SIDE / 2)


@cache
def _daylight() -> Surface:
    """Brighter at the upper left, cooler at the lower right."""
    light = Surface((2, 2), 0, 32)
    light.fill((246, 242, 236))
    light.set_at((0, 0), (255, 252, 240))
    light.set_at((1, 1), (222, 222, 232))
    return smoothscale(light, (SIDE, SIDE))
