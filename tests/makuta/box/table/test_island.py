"""The island in the window: the same pixels with warm and with cold caches."""

from collections.abc import Hashable
from functools import cache
from pathlib import Path
from random import Random

from attrs import frozen
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import SRCALPHA, Color, FRect, Rect, Surface, Vector2

from game.boxes.makuta.levels.sets import LevelSet, read_set
from game.boxes.makuta.table.island.ground import GroundPainter
from game.boxes.makuta.table.island.map_look import map_look
from game.boxes.makuta.table.island.places import Places
from game.boxes.makuta.table.island.plates import PlatePainter
from game.boxes.makuta.table.island.view import IslandView
from game.core.hexes import SIDES, Hex
from game.rules.makuta.placement import EMPTY_SEA, extended, fit
from game.rules.makuta.state import Island, Laid
from game.rules.makuta.tiles import Atlas
from game.tabletop.land.minimap import Minimap, scale_of
from game.tabletop.pictures.sprite import Sprite
from game.ui.camera import Camera, CameraView

ROOT = Path(__file__).parents[4]
SHIPPED = ROOT / "levels" / "makuta"
VIEWPORT = Rect(10, 5, 321, 220)
SCREEN = (340, 230)
TILES = 7


@cache
def levels() -> LevelSet:
    return read_set(SHIPPED)


@cache
def painter() -> PlatePainter:
    ground = GroundPainter.of(ROOT / "assets" / "makuta" / "terrain")
    return PlatePainter.of(Atlas(levels().tiles), levels().pictures, ground)


@cache
def islands() -> list[Island]:
    """Growing, tile by tile, around the start."""
    atlas, luck = painter().atlas, Random(7)
    island, found = EMPTY_SEA, []
    places = [Hex(0, 0), *(Hex(0, 0).beside(side) for side in SIDES)]
    for tile, place in zip([atlas.start, *range(1, TILES)], places, strict=True):
        rotation = luck.randrange(6)
        fitting = fit(island, atlas, tile, place, rotation)
        island = extended(island, atlas, Laid(tile, rotation), place, fitting)
        found.append(island)
    return found


@frozen
class Dot:
    """A look that is equal to others of its colour."""

    colour: str

    def at(self, zoom: float) -> Surface:
        side = round(zoom * 0.9)
        picture = Surface((side, side), SRCALPHA)
        picture.fill(Color(self.colour))
        picture.fill((0, 0, 0, 90), (0, 0, side // 2, side // 3))
        return picture


def camera_at(x: float, y: float, zoom: float) -> Camera:
    camera = Camera(VIEWPORT, Places(islands()[-1], painter().atlas).bounds())
    camera.look(CameraView(Vector2(x, y), zoom))
    return camera


def picture(view: IslandView, *moving: Sprite) -> bytes:
    screen = Surface(SCREEN, 0, 32)
    view.draw(screen, moving)
    while view.ground.is_soft and not view.camera.is_zooming:
        view.draw(screen, moving)
    return screen.get_buffer().raw


def fresh(camera: Camera, island: Island, sprites: dict[Hashable, Sprite]) -> bytes:
    """What somebody sees who has just come."""
    view = IslandView.of(camera, painter())
    view.show(island)
    view.put(sprites)
    return picture(view)


moves = st.one_of(
    st.tuples(st.just("pan"), st.integers(-500, 500), st.integers(-400, 400)),
    st.tuples(st.just("pan"), st.integers(-3, 3), st.integers(-3, 3)),
    st.tuples(st.just("zoom"), st.sampled_from([8, 24.4375, 30, 64]), st.just(0)),
    st.tuples(st.just("glide"), st.sampled_from([12, 30, 64]), st.integers(1, 9)),
    st.tuples(st.just("lay"), st.integers(0, TILES - 1), st.just(0)),
    st.tuples(st.just("put"), st.integers(0, 4), st.integers(0, 3)),
)


@settings(max_examples=50)
@given(st.lists(moves, min_size=2, max_size=9))
def test_caches_change_no_pixel(ways: list[tuple[str, float, int]]) -> None:
    camera, island = camera_at(0, 0, 30), islands()[2]
    view = IslandView.of(camera, painter())
    sprites: dict[Hashable, Sprite] = {}
    view.show(island)
    for way, a, b in ways:
        match way:
            case "pan":
                camera.pan_by((a, b))
            case "zoom":
                camera.look(CameraView(camera.centre, a))
            case "glide":
                camera.glide_to(CameraView(camera.centre, a), 0, 10)
                camera.advance(b)
            case "lay":
                island = islands()[int(a)]
                view.show(island)
            case _:
                place = Vector2(a * 0.7, b * 0.7)
                colour = ("red", "green", "blue", "white")[b]
                sprites = {**sprites, a: Sprite(Dot(colour), place, depth=int(a) % 2)}
                view.put(sprites)

        assert picture(view) == fresh(camera, island, sprites)


def test_a_sprite_stands_on_its_place() -> None:
    camera = camera_at(0, 0, 40)
    view = IslandView.of(camera, painter())
    view.show(islands()[0])
    view.put({"token": Sprite(Dot("magenta"), Vector2(1, 1))})
    screen = Surface(SCREEN, 0, 32)

    view.draw(screen)

    at = camera.to_screen(Vector2(1.2, 1.2))
    assert screen.get_at((round(at.x), round(at.y)))[:3] == (255, 0, 255)


def test_what_moves_is_drawn_above_and_leaves_no_trace() -> None:
    view = IslandView.of(camera_at(0, 0, 40), painter())
    view.show(islands()[0])
    before = picture(view)

    during = picture(view, Sprite(Dot("red"), Vector2(0, 0)))

    assert during != before
    assert picture(view) == before


def test_nothing_is_drawn_outside_the_viewport() -> None:
    view = IslandView.of(camera_at(0, 0, 40), painter())
    view.show(islands()[0])
    screen = Surface(SCREEN, 0, 32)
    screen.fill((1, 2, 3))
    edge = view.camera.to_world(VIEWPORT.topleft)

    view.draw(screen, [Sprite(Dot("red"), edge)])

    for x in range(SCREEN[0]):
        assert screen.get_at((x, 0))[:3] == screen.get_at((x, SCREEN[1] - 1))[:3] == (1, 2, 3)
    for y in range(SCREEN[1]):
        assert screen.get_at((0, y))[:3] == screen.get_at((SCREEN[0] - 1, y))[:3] == (1, 2, 3)


def test_sprites_further_down_the_table_are_nearer() -> None:
    camera = camera_at(0, 0, 40)
    front, behind = Sprite(Dot("red"), Vector2(0, 0.3)), Sprite(Dot("blue"), Vector2(0, 0))
    below = Sprite(Dot("green"), Vector2(0, 0.5), depth=-1)
    screen = Surface(SCREEN, 0, 32)

    IslandView.of(camera, painter()).draw(screen, [front, below, behind])

    at = camera.to_screen(Vector2(0.2, 0.2))
    assert screen.get_at((round(at.x), round(at.y)))[:3] == (255, 0, 0)


# The minimap


def test_the_minimap_shows_tiles_pawns_and_the_view() -> None:
    rect, island = Rect(20, 10, 168, 126), islands()[-1]
    places = Places(island, painter().atlas)
    screen = Surface(SCREEN, 0, 32)
    field = min(island.adjacent)
    look = map_look(places, [(field, Color("magenta"))], FRect(-10, -8, 20, 16))

    Minimap().draw(screen, rect, look)

    at = scale_of(look.bounds, rect).to_map(places.field_place(field))
    assert screen.get_at((round(at.x), round(at.y)))[:3] == (255, 0, 255)
    assert screen.get_at((5, 5))[:3] == (0, 0, 0)


def test_the_minimap_follows_a_new_tile() -> None:
    rect, minimap = Rect(0, 0, 168, 126), Minimap()
    pictures = set()
    for island in islands():
        screen = Surface(SCREEN, 0, 32)
        minimap.draw(screen, rect, map_look(Places(island, painter().atlas), [], FRect(0, 0, 5, 5)))
        pictures.add(screen.get_buffer().raw)

    assert len(pictures) == TILES
