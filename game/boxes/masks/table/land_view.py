"""The island through the camera: its painted map in the sea, and the pawns that stand on it."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from attrs import define, field, frozen
from pygame import FRect, Rect, Surface, Vector2

from game.boxes.masks.table.land.canvas import CELL, CELLS, middle_of
from game.core.seats import Seat
from game.rules.masks.pieces import Toa
from game.rules.masks.printed.land import COLUMNS, ROWS
from game.rules.masks.state import Observation
from game.tabletop.camera_hand import UNFITTED, CameraHand
from game.tabletop.land.sea import Sea, Waters
from game.tabletop.land.seascape import Seascape
from game.tabletop.land.still_painter import Part
from game.tabletop.motion.pose import Name, Pose
from game.tabletop.motion.table_pieces import TablePieces
from game.tabletop.pictures.mips import Mips
from game.tabletop.pictures.sprite import Sized, Sprite
from game.tabletop.shapes.elements import Element
from game.tabletop.toa import FOOT, pawn_picture
from game.ui.animation import Clock
from game.ui.camera import Camera, CameraView

HOME = FRect((CELLS - COLUMNS) / 2, 1, COLUMNS, ROWS)  # the cells of the map
AROUND = 6  # cells of sea that one may look at
PAWN = 1.35  # cells high
SIDE = 0.9  # of a cell: where a space is pressed
NEAR = 40  # pixels of a cell, as small as it is shown by itself
PAWNS_KEPT = 32


def place_of(space: int) -> Vector2:
    """The middle of a space, in cells."""
    return middle_of(space) / CELL


def foot_of(space: int) -> Vector2:
    """Where a pawn stands on it."""
    return place_of(space) + Vector2(0, 0.22)


@frozen
class PawnLook(Sized):
    toa: Toa
    height: float = PAWN

    def at(self, zoom: float) -> Surface:
        return pawn(self.toa, max(1, round(self.height * zoom)))


@lru_cache(maxsize=PAWNS_KEPT)
def pawn(toa: Toa, height: int) -> Surface:
    """Shared: nobody draws on it."""
    return pawn_picture(Element(toa), height, lit=False)


def pawn_pose(toa: Toa, space: int) -> Pose:
    return Pose(PawnLook(toa), foot_of(space), (0.5, FOOT), 1)


@define(eq=False)
class LandView:
    island: Mips
    waters: Waters
    clock: Clock
    sprites: TablePieces = field(factory=TablePieces, init=False)
    flights: dict[Name, Pose] = field(factory=dict, init=False)
    camera: Camera = field(init=False)
    hand: CameraHand = field(init=False)
    scape: Seascape = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.camera = Camera(UNFITTED, HOME.inflate(AROUND, AROUND))
        self.hand = CameraHand(self.camera, self.clock)
        self.scape = self._scape(self.camera)

    def _scape(self, camera: Camera) -> Seascape:
        scape = Seascape(camera, Sea(self.waters), CELL)
        scape.painter.lay([Part(Vector2(CELLS / 2, CELLS / 2), CELLS, lambda: self.island)])
        return scape

    def fit(self, viewport: Rect, clear: Rect) -> None:
        """The first time, the whole island is shown in the *clear* part."""
        self.hand.fit_in(viewport, clear, lambda: self.whole(clear))

    def whole(self, clear: Rect) -> CameraView:
        """All of the island in the middle of the *clear* part, as large as it goes."""
        zoom = min(clear.height / (HOME.height + 1), clear.width / HOME.width)
        aside = Vector2(clear.center) - self.camera.viewport.center
        return CameraView(Vector2(HOME.center) - aside / zoom, zoom)

    # Pawns

    def _still(self, seen: Observation) -> Mapping[Name, Sprite]:
        return {name: pose.sprite() for name, pose in self.arranged(seen).items()}

    def show(self, seen: Observation) -> None:
        self.sprites.put(self.arranged(seen))

    def arranged(self, seen: Observation) -> Mapping[Name, Pose]:
        return {
            ("pawn", seat): pawn_pose(seen.terms.toas[seat], own.pawn)
            for seat, own in enumerate(seen.seats)
        }

    def head_of(self, seat: Seat) -> Vector2:
        """Above the pawn, on the screen."""
        pose = self.sprites.pose(("pawn", seat))
        return self.camera.to_screen(pose.place - Vector2(0, PAWN * FOOT + pose.lift))

    # Picture

    def rect_of(self, space: int) -> Rect:
        """Where a space is pressed."""
        side = round(SIDE * self.camera.zoom)
        middle = self.camera.to_screen(place_of(space))
        return Rect(round(middle.x) - side // 2, round(middle.y) - side // 2, side, side)

    def draw(self, surface: Surface) -> None:
        if self.sprites.take_change():
            self.scape.put(dict(self.sprites.static().items()))
        self.scape.draw(surface, self.sprites.moving())

    def thumbnail(self, seen: Observation, size: tuple[int, int]) -> Surface:
        """The whole island, whatever the camera looks at."""
        camera = Camera(Rect((0, 0), size), HOME)
        scape = self._scape(camera)
        scape.put(dict(self._still(seen).items()))
        surface = Surface(size)
        scape.draw(surface)
        return surface

    # The camera

    def approach(self, spaces: Iterable[int], room: Rect) -> None:
        """The same, so near that one can tell what lies around."""
        self.hand.approach([*map(place_of, spaces)], room)

    def follow(self, spaces: Iterable[int], room: Rect) -> None:
        self.hand.show([*map(place_of, spaces)], room)
