"""Tiles as plates on the table: turned, cut to their outline, lit from the upper left."""

from collections.abc import Sequence

from attrs import define, field
from pygame import BLEND_RGBA_ADD, Color, Surface, Vector2
from pygame.transform import flip, rotozoom

from game.boxes.quest.table.island.edges import AWAY, base, edge_of, rim, shape
from game.boxes.quest.table.island.mips import Mips
from game.boxes.quest.table.island.tile_art import CELL, Layers, TileArt
from game.boxes.quest.table.pieces.paint import cut, faded, shadow_of, tinted
from game.levels import TilePicture
from game.rules.quest.tiles import Atlas

MOST_PLATES = 32  # kept: all laid ones, and a drawn tile in the rotations it is tried in
MOST_LAYERS = 2  # tiles whose unturned layers are kept: the last ones seen
BLACK = Color("black")


@define
class PlatePainter:
    """The plates of one game; those it was asked for last it keeps."""

    atlas: Atlas
    _pictures: dict[str, TilePicture]
    _art: TileArt = field(factory=TileArt, init=False)
    _layers: dict[int, Layers] = field(factory=dict, init=False)
    _plates: dict[tuple[int, int], Mips] = field(factory=dict, init=False)  # the last used last
    _base: Mips | None = field(default=None, init=False)

    @classmethod
    def of(cls, atlas: Atlas, pictures: Sequence[TilePicture]) -> "PlatePainter":
        return cls(atlas, {picture.key: picture for picture in pictures})

    def plate(self, tile: int, rotation: int) -> Mips:
        """The upper side of *tile*."""
        key = tile, rotation % 6
        plate = self._plates.pop(key, None)
        if plate is None:
            picture = _cut_out(_turned(lit(self._layers_of(tile), rotation), rotation))
            plate = Mips.of(picture, CELL)
        self._plates[key] = plate
        if len(self._plates) > MOST_PLATES:
            del self._plates[next(iter(self._plates))]
        return plate

    def base(self) -> Mips:
        """What lies below every plate: its wall and its shadow."""
        if self._base is None:
            self._base = Mips.of(base(CELL), CELL)
        return self._base

    def _layers_of(self, tile: int) -> Layers:
        if tile not in self._layers:
            while len(self._layers) >= MOST_LAYERS:
                del self._layers[next(iter(self._layers))]
            seen = self.atlas.tiles[tile]
            self._layers[tile] = self._art.layers(seen, self._pictures.get(seen.key))
        return self._layers[tile]


def lit(layers: Layers, rotation: int) -> Surface:
    """The layers as one, with the light where it will be once the plate is turned."""
    away = AWAY.rotate(-60 * rotation) * CELL
    picture = layers.ground.copy()
    soft = 0.10 * CELL
    picture.blit(shadow_of(layers.slabs, soft, 0.85), away * 0.07)
    picture.blit(layers.slabs, (0, 0))
    _raise(picture, layers.slabs, away)
    picture.blit(shadow_of(layers.scenery, soft, 0.55), away * 0.08)
    picture.blit(layers.scenery, (0, 0))
    return picture


def _raise(picture: Surface, slabs: Surface, away: Vector2) -> None:
    """Bright and dark edges, so that one sees what stands above the ground."""
    mask = slabs.copy()
    mask.fill((255, 255, 255, 0), special_flags=BLEND_RGBA_ADD)
    picture.blit(faded(edge_of(mask, away * 0.045), 0.45), (0, 0))
    picture.blit(faded(tinted(edge_of(mask, -away * 0.06), BLACK), 0.55), (0, 0))


def _turned(picture: Surface, rotation: int) -> Surface:
    """Of the same size; the corners are lost, but they lie outside any outline."""
    if rotation % 3 == 0:
        return flip(picture, rotation % 2 == 1, rotation % 2 == 1)
    turned = rotozoom(picture, -60 * rotation, 1)
    result = Surface(picture.get_size(), picture.get_flags())
    result.blit(turned, turned.get_rect(center=result.get_rect().center))
    return result


def _cut_out(picture: Surface) -> Surface:
    picture.blit(rim(CELL), (0, 0))
    return cut(picture, shape(CELL))
