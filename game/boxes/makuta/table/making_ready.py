"""What may be seen next is made ready bit by bit, while nothing moves on the table."""

from typing import TypeAlias

from attrs import define, field

from game.boxes.makuta.table.choosing.screen_holder import ScreenHolder
from game.boxes.makuta.table.island.plates import CELL
from game.boxes.makuta.table.table_picture import TablePicture
from game.rules.makuta.actions import PlaceTile
from game.rules.makuta.phases import Placing
from game.ui.piecework import Work

AT_ONCE = 3  # bits of a plate
Turns: TypeAlias = tuple[int, tuple[int, ...]]  # a tile and its rotations
Plate: TypeAlias = tuple[int, int, float]  # a tile, its rotation, and the zoom


@define(eq=False)
class MakingReady:
    picture: TablePicture
    holder: ScreenHolder
    _carving: Work[None] = field(init=False)
    _turning: Work[None] | None = field(default=None, init=False)
    _wanted: tuple[Plate, Work[None]] | None = field(default=None, init=False)  # waited for
    _turns: Turns | None = field(default=None, init=False)  # what it turns

    @_carving.default
    def _all_carved(self) -> Work[None]:
        return self.picture.pieces.carving()

    def step(self) -> bool:
        """What is most likely seen first; whether there was anything to be done."""
        ground, camera = self.picture.island.ground, self.picture.camera
        return self._turn() or ground.prepare(camera) or _has_more(self._carving)

    def _turn(self) -> bool:
        """The tile that is held over its place, as it may be laid."""
        choosing, phase = self.holder.choosing, self.holder.seen.phase
        if choosing is None or not isinstance(phase, Placing):
            return False
        turns = phase.tile, tuple(placement.rotation for placement in choosing.placements)
        if self._turning is None or self._turns != turns:
            self._turns, self._turning = turns, self._turned(*turns)
        return all(_has_more(self._turning) for _ in range(AT_ONCE))

    def turns_to(self, placement: PlaceTile) -> bool:
        """Bit by bit; whether the tile can be shown as it would be laid."""
        phase, zoom = self.holder.seen.phase, self.picture.camera.goal.zoom
        assert isinstance(phase, Placing)
        plate = phase.tile, placement.rotation, zoom
        if self._wanted is None or self._wanted[0] != plate:
            self._wanted = plate, self.picture.plates.painting(*plate)
        return not all(_has_more(self._wanted[1]) for _ in range(AT_ONCE))

    def _turned(self, tile: int, rotations: tuple[int, ...]) -> Work[None]:
        for rotation in rotations:
            yield from self.picture.plates.painting(tile, rotation, CELL)


def _has_more(work: Work[None]) -> bool:
    """A bit of it."""
    return next(work, work) is None
