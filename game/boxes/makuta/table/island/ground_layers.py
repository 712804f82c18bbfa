"""Painted ground: textures through masks, with shores, shadows and lit edges between them."""

from collections.abc import Iterable
from zlib import crc32

from attrs import define, field
from pygame import (
    BLEND_RGBA_ADD,
    BLEND_RGBA_MULT,
    BLEND_RGBA_SUB,
    SRCALPHA,
    Color,
    Surface,
    Vector2,
)
from pygame.transform import smoothscale

from game.boxes.makuta.table.island.ground_masks import (
    Mask,
    frayed,
    mask_of,
    plain_mask,
    ramp,
    shifted,
)
from game.boxes.makuta.table.island.ground_scene import Scene
from game.boxes.makuta.table.island.ground_terrains import (
    GROUND_OF_REGION,
    TERRAINS,
    TRODDEN,
    Terrain,
    Trim,
)
from game.boxes.makuta.table.island.slabs import CELL, Sheets
from game.boxes.makuta.table.island.variety import BRIDGES
from game.rules.makuta.tiles import WIDTH, Tile
from game.ui.freed_memory import give_back
from game.ui.piecework import Work

SIDE = WIDTH * CELL
HALF = SIDE // 2  # masks are made at half the size
AWAY = Vector2(0.6, 0.8)  # the light comes from the upper left
EDGE = 0.06  # cells: how wide the lit and dark edges of a high terrain are
FALL = 0.11  # cells: how far the shadow of a high terrain falls
LIT, DARK = (255, 244, 214, 70), (8, 4, 10, 120)
HANGING = frozenset(column for looks in BRIDGES for column in looks)  # above the ground
PLAIN = Color("#6d6658")
PATH = ("path", "path", "path", "path")
OTHER_GROUND, OTHER_PATH = "tunnel", "#8a7448"


@define
class GroundLayers:
    """Keeps plates to work on: making them anew takes longer than painting."""

    sheets: Sheets
    _benches: list[Surface] = field(factory=list, init=False)  # that nobody works on

    def rest(self) -> None:
        """Costs nothing if it has rested since it last painted."""
        if self.sheets.are_open:
            self._benches.clear()
            self.sheets.close()
            give_back()

    def painting(self, tile: Tile, scene: Scene, rotation: int) -> Work[Surface]:
        """From the lowest terrain to the highest, and the ways that feet have made."""
        stuff, grown = (self._bench() for _ in range(2))
        names = _terrains(tile, scene)
        offset = crc32(tile.key.encode())  # no two tiles show the same part of a texture
        canvas = Surface((SIDE, SIDE), 0, 32)
        self._spread(canvas, names[0], offset)
        for index, name in enumerate(names[1:], 1):
            yield
            self._spread(stuff, name, offset)
            yield
            mask = mask_of(scene.corners, frozenset(names[index:]), rotation, HALF)
            edge = TERRAINS[names[index - 1]], TERRAINS[name]
            yield from self._covering(canvas, mask, edge, (stuff, grown))
        yield
        self._tread(canvas, tile, scene, rotation, grown)
        self._benches += stuff, grown
        return canvas

    def _bench(self) -> Surface:
        return self._benches.pop() if self._benches else Surface((SIDE, SIDE), SRCALPHA)

    def _spread(self, target: Surface, name: str, offset: int) -> None:
        """Fills *target* with one terrain; *offset* says where the texture begins."""
        texture = self.sheets.texture(name)
        if texture is None:
            target.fill(PLAIN)
            return
        wide, high = texture.get_size()
        left, top = offset % wide, offset // wide % high
        places = [(x - left, y - top) for x in (0, wide) for y in (0, high)]
        target.fblits([(texture, place) for place in places])

    def _covering(
        self,
        canvas: Surface,
        mask: Surface,
        edge: tuple[Terrain, Terrain],
        benches: tuple[Surface, Surface],
    ) -> Work[None]:
        """Lays what was spread on the first bench over *canvas*, where *mask* is bright."""
        (below, above), (stuff, grown) = edge, benches
        ragged = self._frayed(mask, above.rough)
        body = ragged.seen(ramp(0.5 - above.soft, 0.5 + above.soft))
        yield
        canvas.blit(_grown(_beneath(ragged, below, above), grown), (0, 0))
        yield
        stuff.blit(_grown(body, grown), (0, 0), special_flags=BLEND_RGBA_MULT)
        canvas.blit(stuff, (0, 0))
        yield
        canvas.blit(_grown(_upon(ragged, body, below, above), grown), (0, 0))

    def _frayed(self, mask: Surface, rough: float) -> Mask:
        noise = self.sheets.noise()
        return plain_mask(mask) if noise is None else frayed(mask, noise, rough)

    def _tread(
        self, canvas: Surface, tile: Tile, scene: Scene, rotation: int, grown: Surface
    ) -> None:
        """Ground that feet have changed, around the slabs that lie on it."""
        worn = [cell for cell, stone in scene.stones.items() if stone.column not in HANGING]
        mask = mask_of(dict.fromkeys(worn, PATH), frozenset(PATH), rotation, HALF)
        colour = TRODDEN.get(tile.region, OTHER_PATH)
        trodden = self._frayed(mask, 0.4).seen(ramp(0.25, 0.75, 0.30), colour)
        canvas.blit(_grown(trodden, grown), (0, 0))


def _grown(overlay: Surface, bench: Surface) -> Surface:
    """As large as a plate; to be used before *bench* is used again."""
    return smoothscale(overlay, (SIDE, SIDE), bench)


def _terrains(tile: Tile, scene: Scene) -> list[str]:
    """From the lowest to the highest; never none."""
    found = {name for corners in scene.corners.values() for name in corners}
    plain = GROUND_OF_REGION.get(tile.region, OTHER_GROUND)
    return [name for name in TERRAINS if name in found] or [plain]


def _beneath(mask: Mask, below: Terrain, above: Terrain) -> Surface:
    """What *above* does to what lies below its edge: a shore, and a shadow."""
    overlay = _trimmed(mask, below.shore)
    body = mask.seen(ramp(0.40, 0.60, 0.55), "black")
    overlay.blit(body, AWAY * FALL * above.rise * CELL / 2)
    return overlay


def _upon(mask: Mask, body: Surface, below: Terrain, above: Terrain) -> Surface:
    """Light on the edges of *above*: from the upper left, and from below if that glows."""
    away = AWAY * EDGE * above.rise * CELL / 2
    overlay = Surface(body.get_size(), SRCALPHA)
    for step, colour in ((away, LIT), (-away, DARK)):
        edge = body.copy()
        edge.blit(shifted(body, step), (0, 0), special_flags=BLEND_RGBA_SUB)
        edge.fill((255, 255, 255, 0), special_flags=BLEND_RGBA_ADD)
        edge.fill(colour, special_flags=BLEND_RGBA_MULT)
        overlay.blit(edge, (0, 0))
    overlay.blit(_trimmed(mask, below.light), (0, 0))
    return overlay


def _trimmed(mask: Mask, trims: Iterable[Trim]) -> Surface:
    overlay = Surface((mask.side, mask.side), SRCALPHA)
    for trim in trims:
        overlay.blit(mask.seen(trim.curve, trim.colour), (0, 0))
    return overlay
