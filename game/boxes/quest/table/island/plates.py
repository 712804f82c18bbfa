"""Tiles as plates on the table: cut to their outline, and kept at the sizes that are looked at."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from attrs import define, field
from pygame import Surface
from pygame.transform import smoothscale

from game.boxes.quest.table.island import gates
from game.boxes.quest.table.island.edges import rim, shape
from game.boxes.quest.table.island.ground import GroundPainter
from game.boxes.quest.table.island.mips import Mips
from game.boxes.quest.table.island.plain_ground import plain_side
from game.boxes.quest.table.island.sea import Waters
from game.boxes.quest.table.island.shore import base, shallows
from game.boxes.quest.table.pieces.paint import clear, cut
from game.levels import TilePicture
from game.rules.quest.tiles import WIDTH, Atlas
from game.ui.piecework import Work, finished

CELL = 64  # pixels per cell of the plates that are kept
CLOSE = 96  # and of those that one looks at from nearby
MOST_PLATES = 26  # kept: all laid ones, and a drawn tile in the rotations it is tried in
MOST_CLOSE = 10  # kept: all that a wide window shows then


@define
class PlatePainter:
    """The plates of one game; those it was asked for last it keeps."""

    atlas: Atlas
    _pictures: dict[str, TilePicture]
    _ground: GroundPainter | None  # without it, plates are plain
    waters: Waters  # around them
    _plates: dict[tuple[int, int], Mips] = field(factory=dict, init=False)  # the last used last
    _close: dict[tuple[int, int], Surface] = field(factory=dict, init=False)  # so too
    _base: Mips | None = field(default=None, init=False)
    _shallows: Mips | None = field(default=None, init=False)

    @classmethod
    def of(
        cls,
        atlas: Atlas,
        pictures: Sequence[TilePicture],
        ground: GroundPainter | None = None,
        waters: Path | None = None,
    ) -> "PlatePainter":
        by_key = {picture.key: picture for picture in pictures}
        return cls(atlas, by_key, ground, Waters.of(waters))

    def plate(self, tile: int, rotation: int) -> Mips:
        """The upper side of *tile*."""
        key = tile, rotation % 6
        plate = self._plates.pop(key, None) or finished(self._painted(*key))
        self._keep(key, plate)
        return plate

    def painting(self, tile: int, rotation: int, zoom: float) -> Work[None]:
        """Afterwards it is there at once when it is asked for; whoever asks has done enough."""
        key = tile, rotation % 6
        if key not in self._plates:
            yield
            self._keep(key, (yield from self._painted(*key)))
        if zoom > CELL and key not in self._close and self._ground is not None:
            yield
            self._keep_close(key, (yield from self._painted_close(*key)))

    def _keep(self, key: tuple[int, int], plate: Mips) -> None:
        self._plates[key] = plate
        if len(self._plates) > MOST_PLATES:
            del self._plates[next(iter(self._plates))]

    def base(self) -> Mips:
        """What lies below every plate at the sea: its shadow, foam, and its wall."""
        if self._base is None:
            self._base = Mips.of(base(CELL), CELL)
        return self._base

    def shallows(self) -> Mips:
        """What lies below all of these."""
        if self._shallows is None:
            self._shallows = Mips.of(shallows(CELL), CELL)
        return self._shallows

    def cutting(self) -> Work[None]:
        """Afterwards all that plates have in common is there at once."""
        for cell in (CELL, CLOSE):
            for make in (shape, rim):
                make(cell)
                yield
        for lay in (self.base, self.shallows):
            lay()
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

    def _painted(self, tile: int, rotation: int) -> Work[Mips]:
        if self._ground is None:
            return Mips.of(_cut_out(plain_side(self.atlas.tiles[tile], rotation, CELL), CELL), CELL)
        side = yield from self._upper_side(tile, rotation, CELL)
        yield
        return Mips.of(_cut_out(side, CELL), CELL, partial(self._near, tile, rotation))

    def _near(self, tile: int, rotation: int) -> Surface:
        """Large, and therefore painted again when it has not been needed for a while."""
        key = tile, rotation
        found = self._close.pop(key, None) or finished(self._painted_close(*key))
        self._keep_close(key, found)
        return found

    def _keep_close(self, key: tuple[int, int], picture: Surface) -> None:
        self._close[key] = picture
        if len(self._close) > MOST_CLOSE:
            del self._close[next(iter(self._close))]

    def _painted_close(self, tile: int, rotation: int) -> Work[Surface]:
        side = yield from self._upper_side(tile, rotation, CLOSE)
        yield
        return _cut_out(side, CLOSE).premul_alpha()

    def _upper_side(self, tile: int, rotation: int, cell: int) -> Work[Surface]:
        assert self._ground, "a plain plate has no ground to come nearer to"
        kind = self.atlas.tiles[tile]
        side = yield from self._ground.upper_side(kind, self._pictures.get(kind.key), rotation)
        yield
        return smoothscale(side, (WIDTH * cell, WIDTH * cell))


def _cut_out(top: Surface, cell: int) -> Surface:
    picture = clear(top.get_size())
    picture.blit(top, (0, 0))
    picture.blit(rim(cell), (0, 0))
    return cut(picture, shape(cell))
