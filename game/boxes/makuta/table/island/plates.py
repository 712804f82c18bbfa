"""Tiles as plates on the table: cut to their outline, and kept at the sizes that are looked at."""

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from attrs import define, field, frozen
from pygame import BLEND_PREMULTIPLIED, BLEND_RGBA_MAX, BLEND_RGBA_MULT, Rect, Surface
from pygame.transform import smoothscale

from game.boxes.makuta.levels.pictures import TilePicture
from game.boxes.makuta.table.island import gates
from game.boxes.makuta.table.island.ground import GroundPainter
from game.boxes.makuta.table.island.outline import rim, shape, stencil
from game.boxes.makuta.table.island.plain_ground import plain_side
from game.boxes.makuta.table.island.shore import base, shallows
from game.rules.makuta.tiles import WIDTH, Atlas
from game.tabletop.land.sea import Waters, waters_of
from game.tabletop.pictures.mips import Mips
from game.tabletop.pictures.paint import clear, cut, spacious
from game.tabletop.pictures.picture_cache import keep_last
from game.tabletop.pictures.strip_folder import Strip
from game.ui.piecework import Work, finished

CELL = 64  # pixels per cell of the plates that are kept
CLOSE = 96  # and of those that one looks at from nearby
MOST_PLATES = 26  # kept: all laid ones, and a drawn tile in the rotations it is tried in
MOST_CLOSE = 10  # kept: all that a wide window shows then
OPAQUE = (0, 0, 0, 255)


@define
class PlatePainter:
    """The plates of one game; those it was asked for last it keeps."""

    atlas: Atlas
    _pictures: dict[str, TilePicture]
    _ground: GroundPainter | None  # without it, plates are plain
    waters: Waters  # around them
    _plates: dict[tuple[int, int], Mips] = field(factory=dict, init=False)  # the last used last
    _close: dict[tuple[int, int], Surface] = field(factory=dict, init=False)  # so too

    @classmethod
    def of(
        cls,
        atlas: Atlas,
        pictures: Sequence[TilePicture],
        ground: GroundPainter | None = None,
        waters: Path | None = None,
    ) -> "PlatePainter":
        by_key = {picture.key: picture for picture in pictures}
        return cls(atlas, by_key, ground, waters_of(waters))

    def plate(self, tile: int, rotation: int) -> Mips:
        """The upper side of *tile*."""
        key = tile, rotation % 6
        if key not in self._plates:
            finished(self._painting(key, CELL))
        return keep_last(self._plates, key, self._plates[key], MOST_PLATES)

    def painting(self, tile: int, rotation: int, zoom: float) -> Work[None]:
        """Afterwards it is there at once when it is asked for; whoever asks has done enough."""
        key = tile, rotation % 6
        cells = [] if key in self._plates else [CELL]
        if zoom > CELL and key not in self._close and self._ground is not None:
            cells.append(CLOSE)
        if cells:
            yield
            yield from self._painting(key, *cells)

    def _painting(self, key: tuple[int, int], *cells: int) -> Work[None]:
        """In every size of *cells* at once: most of the work is the same for all."""
        tile, rotation = self.atlas.tiles[key[0]], key[1]
        if self._ground is None:
            side = plain_side(tile, rotation, CELL)
            keep_last(self._plates, key, Mips.of(_cut_out(side, CELL), CELL), MOST_PLATES)
            return
        sizes = {cell: spacious((WIDTH * cell, WIDTH * cell)) for cell in cells}
        for strip in self._ground.upper_side(tile, self._pictures.get(tile.key), rotation):
            if strip is not None:
                _lay(strip, sizes.values())
            yield
        for cell, picture in sizes.items():
            yield from _cutting(picture, cell)
            if cell == CELL:
                plate = Mips.halved(picture, CELL, partial(self._near, *key))
                keep_last(self._plates, key, plate, MOST_PLATES)
            else:
                keep_last(self._close, key, picture, MOST_CLOSE)

    def cutting(self) -> Work[None]:
        """Afterwards all that plates have in common is there at once."""
        for cell in (CELL, CLOSE):
            for make in (shape, rim, stencil):
                make(cell)
                yield
        for lay in (base, shallows):
            lay(CELL)
            yield
        yield from gates.carving()

    def preparing(self, tile: int, rotation: int) -> Work[None]:
        """Afterwards it can be painted soon."""
        if self._ground is not None:
            kind = self.atlas.tiles[tile]
            yield from self._ground.preparing(kind, self._pictures.get(kind.key), rotation)

    def rest(self) -> None:
        """Lets go of what only painting new ones needs."""
        if self._ground is not None:
            self._ground.rest()

    def _near(self, tile: int, rotation: int) -> Surface:
        """Large, and therefore painted again when it has not been needed for a while."""
        key = tile, rotation
        if key not in self._close:
            finished(self._painting(key, CLOSE))
        return keep_last(self._close, key, self._close[key], MOST_CLOSE)


@frozen
class PlateLook:
    """A tile while it is on its way: from the stack to its place."""

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


def _lay(strip: Strip, sizes: Iterable[Surface]) -> None:
    """Where it belongs, in every size."""
    width, height = strip.picture.get_size()
    for whole in sizes:
        side = whole.get_width()
        place = Rect(0, strip.top * side // width, side, height * side // width)
        smoothscale(strip.picture, place.size, whole.subsurface(place))


def _cutting(picture: Surface, cell: int) -> Work[None]:
    """Upon itself: a new picture of this size costs more than the painting."""
    picture.fill(OPAQUE, special_flags=BLEND_RGBA_MAX)
    picture.blit(rim(cell), (0, 0))
    yield
    picture.blit(stencil(cell), (0, 0), special_flags=BLEND_RGBA_MULT)
    picture.premul_alpha_ip()
    yield


def _cut_out(top: Surface, cell: int) -> Surface:
    picture = clear(top.get_size())
    picture.blit(top, (0, 0))
    picture.blit(rim(cell), (0, 0))
    return cut(picture, shape(cell))
