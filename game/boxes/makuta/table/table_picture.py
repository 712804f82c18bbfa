"""The island and all that lies on it, seen through the camera."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import define, field
from pygame import FRect, Rect, Surface, Vector2

from game.boxes.makuta.table.island.lights import Light, LightPainter, paint_path
from game.boxes.makuta.table.island.places import Places, tile_bounds
from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.island.view import IslandView
from game.boxes.makuta.table.motion.arrangement import Sprites
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.core.hexes import Hex
from game.core.seats import Seat
from game.rules.makuta.editions import Terms
from game.rules.makuta.placement import EMPTY_SEA
from game.rules.makuta.state import Island, Observation
from game.tabletop.camera_hand import UNFITTED, CameraHand
from game.tabletop.piece_hand import PieceHand
from game.ui.animation import Clock
from game.ui.camera import Camera

BEFORE_TEMPLE = 1.85  # cells from its middle


@define(eq=False)
class TablePicture:
    terms: Terms
    pieces: Pieces
    plates: PlatePainter
    clock: Clock
    sprites: Sprites = field(init=False)
    camera: Camera = field(init=False)
    hand: CameraHand = field(init=False)
    piece_hand: PieceHand = field(init=False)
    island: IslandView = field(init=False)
    lights: LightPainter = field(init=False)
    places: Places = field(init=False)
    _centres: dict[int, Vector2] = field(factory=dict, init=False)  # of all fields on the table

    def __attrs_post_init__(self) -> None:
        self.sprites = Sprites(self.pieces)
        self.camera = Camera(UNFITTED, tile_bounds(Hex(0, 0)))
        self.hand = CameraHand(self.camera, self.clock)
        self.piece_hand = PieceHand(self.sprites, self.camera)
        self.island = IslandView.of(self.camera, self.plates)
        self.lights = LightPainter(self.pieces)
        self.places = Places(EMPTY_SEA, self.terms.atlas)

    def fit(self, viewport: Rect, free: Rect) -> None:
        """The first time, the whole island is shown."""
        self.hand.fit_in(viewport, free, lambda: self.hand.fitting(self.home))

    @property
    def home(self) -> FRect:
        """What is shown when all is to be seen."""
        return self.places.bounds().inflate(1, 1)

    def show(self, seen: Observation) -> None:
        self.piece_hand.forget()
        self.sprites.show(seen)
        self.lay(seen.island)

    def lay(self, island: Island) -> None:
        """Once a tile that was laid is at rest, the same island comes a second time."""
        if self.places.island == island:
            return
        self.places = places = Places(island, self.terms.atlas)
        self._centres = {field: places.field_place(field) for field in island.adjacent}
        # One may look a little beyond the island, where the next tile will lie.
        self.camera.enclose(self.places.bounds().inflate(8, 8))
        self.island.show(island)

    def centre(self, field: int) -> Vector2:
        return self._centres[field]

    def visible_fields(self) -> Iterator[int]:
        """Those whose middle is in the picture."""
        visible = self.camera.visible()
        return (field for field, at in self._centres.items() if visible.collidepoint(at))

    def sees_water(self) -> bool:
        return self.places.has_water(self.camera.visible())

    def draw(self, surface: Surface) -> None:
        if self.sprites.take_change():
            self.island.put(dict(self.sprites.static().items()))
        self.island.draw(surface, self.sprites.moving())

    def draw_lights(self, surface: Surface, lights: Iterable[Light]) -> None:
        start = self.terms.atlas.start_field
        self.lights.paint(surface, self.camera, self.places, lights, start)

    def draw_path(self, surface: Surface, path: Sequence[int], seat: Seat) -> None:
        """From where the pawn of *seat* stands."""
        way = [self.sprites.pose(("pawn", seat)).place, *map(self.centre, path[1:])]
        paint_path(surface, self.camera, way if path else ())

    def draw_marker(self, surface: Surface, seat: Seat) -> None:
        """Over the pawn whose turn it is, wherever it goes."""
        pose = self.sprites.pose(("pawn", seat))
        tall = pose.anchor[1] * pose.look.height * pose.grow + pose.lift
        self.lights.paint_marker(surface, self.camera, pose.place - Vector2(0, tall))

    def draw_strength(self, surface: Surface, entrance: int, strength: int) -> None:
        """Makuta's, before the segment that faces *entrance*."""
        temple = self.places.temple_place()
        if temple is not None:
            away = self.centre(entrance) - temple
            place = temple + away.normalize() * BEFORE_TEMPLE
            self.lights.paint_strength(surface, self.camera, place, strength)

    def thumbnail(self, seen: Observation, size: tuple[int, int]) -> Surface:
        """The whole island, whatever the camera looks at."""
        camera = Camera(Rect((0, 0), size), Places(seen.island, self.terms.atlas).bounds())
        island, sprites = IslandView.of(camera, self.plates), Sprites(self.pieces)
        sprites.show(seen)
        island.show(seen.island)
        island.put(dict(sprites.static().items()))
        surface = Surface(size)
        island.draw(surface)
        return surface
