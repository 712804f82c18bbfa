"""The island in the window: plates and gates in the sea, and all that lies on them."""

from collections.abc import Iterator
from functools import partial

from attrs import define, field
from pygame import FRect

from game.boxes.makuta.table.island import gates
from game.boxes.makuta.table.island.places import gate_spot, tile_centre
from game.boxes.makuta.table.island.plates import CELL, PlatePainter
from game.boxes.makuta.table.island.shore import BASE, base, shallows
from game.core.hexes import SIDES, Hex
from game.rules.makuta.placement import EMPTY_SEA
from game.rules.makuta.state import Island, Laid
from game.rules.makuta.tiles import WIDTH
from game.tabletop.land.sea import Sea
from game.tabletop.land.seascape import Seascape
from game.tabletop.land.still_painter import Part
from game.ui.camera import Camera

AROUND = 14  # cells: a tile, its shadow, and the light of the gates that look at it


@define
class IslandView(Seascape):
    plates: PlatePainter
    _island: Island = field(default=EMPTY_SEA, init=False)

    @classmethod
    def of(cls, camera: Camera, plates: PlatePainter) -> "IslandView":
        return cls(camera, Sea(plates.waters), CELL, plates)

    def show(self, island: Island) -> None:
        """The tiles as they lie now."""
        before, self._island = self._island, island
        if before is island:
            return
        self.painter.lay(parts_of(island, self.plates))
        for place in _changed(before, island):
            corner = tile_centre(place) - (AROUND / 2, AROUND / 2)
            self.ground.invalidate(FRect(corner, (AROUND, AROUND)))

    def scale(self, tile: int, rotation: int) -> int:
        """Before it is laid, so that this takes less of a frame; how many pixels it took."""
        return self.painter.scale(self.plates.plate(tile, rotation), self.camera.zoom)


def _changed(before: Island, after: Island) -> set[Hex]:
    """The hexagons where something looks different."""
    changed = {place for place, _ in before.laid.items() ^ after.laid.items()}
    return changed | {place.beside(side) for place in changed for side in SIDES}


def parts_of(island: Island, plates: PlatePainter) -> Iterator[Part]:
    """First all that lies below plates, then the plates, then the gates."""
    at_sea = [place for place in island.laid if not _is_enclosed(island, place)]
    for below in (shallows, base):
        yield from (Part(tile_centre(place), BASE, partial(below, CELL)) for place in at_sea)
    for place, laid in island.laid.items():
        side = laid.tile, laid.rotation
        painting = partial(plates.painting, *side)
        yield Part(tile_centre(place), WIDTH, partial(plates.plate, *side), painting)
    for place, laid in island.laid.items():
        yield from _gates(island, plates, place, laid)


def _is_enclosed(island: Island, place: Hex) -> bool:
    return all(place.beside(side) in island.laid for side in SIDES)


def _gates(island: Island, plates: PlatePainter, place: Hex, laid: Laid) -> Iterator[Part]:
    for own, gate in plates.atlas.gates[laid.tile].items():
        side = own.turned(laid.rotation)
        state = gates.state_of(island, gate)
        picture = partial(gates.stone, state, side)
        yield Part(gate_spot(place, side).centre, gates.BOX, picture)
