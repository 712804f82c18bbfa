"""The cached layer shows what a fresh one would, whichever way the camera came."""

import pytest
from attrs import define, field
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import FRect, Rect, Surface, Vector2

from game.ui.camera import Camera, CameraView
from game.ui.piecework import Work
from game.ui.still_layer import BAND, MARGIN, SLACK, StillLayer
from game.ui.zoom_sheet import MOST, SIDE, ZoomSheet, round_zoom

VIEWPORT = Rect(13, 7, 161, 90)
WORLD = FRect(-40, -40, 80, 80)
SCREEN = (200, 120)


@define
class Chequers:
    """A world of squares; each can have a colour of its own."""

    colours: dict[tuple[int, int], tuple[int, int, int]] = field(factory=dict)
    painted: list[Rect] = field(factory=list)  # in pixels of the world

    def paint(self, canvas: Surface, origin: tuple[int, int], zoom: float) -> None:
        clip = canvas.get_clip()
        self.painted.append(clip.move(-origin[0], -origin[1]))
        left, top = (int((clip.topleft[i] - origin[i]) // zoom) for i in (0, 1))
        for x in range(left - 1, left + int(clip.width // zoom) + 3):
            for y in range(top - 1, top + int(clip.height // zoom) + 3):
                canvas.fill(self.colour_of(x, y), _square(x, y, origin, zoom))

    def preparing(self, part: Rect, zoom: float) -> Work[None]:
        yield

    def colour_of(self, x: int, y: int) -> tuple[int, int, int]:
        return self.colours.get((x, y), (40 + x * 3 % 200, 40 + y * 7 % 200, (x + y) * 11 % 256))


def _square(x: int, y: int, origin: tuple[int, int], zoom: float) -> Rect:
    left, top = round(x * zoom), round(y * zoom)
    size = round((x + 1) * zoom) - left, round((y + 1) * zoom) - top
    return Rect((left + origin[0], top + origin[1]), size)


def layer_of(world: Chequers) -> StillLayer:
    return StillLayer(world, ZoomSheet(world, 64))


def picture(layer: StillLayer, camera: Camera) -> bytes:
    screen = Surface(SCREEN, 0, 32)
    screen.fill((1, 2, 3))
    layer.draw(screen, camera)
    while layer.is_soft and not camera.is_zooming:
        layer.draw(screen, camera)
    return screen.get_buffer().raw


def fresh(world: Chequers, camera: Camera) -> bytes:
    return picture(layer_of(Chequers(world.colours)), camera)


def camera_at(x: float, y: float, zoom: float) -> Camera:
    camera = Camera(VIEWPORT, WORLD)
    camera.look(CameraView(Vector2(x, y), zoom))
    return camera


moves = st.one_of(
    st.tuples(st.just("pan"), st.integers(-400, 400), st.integers(-400, 400)),
    st.tuples(st.just("pan"), st.integers(-3, 3), st.integers(-3, 3)),
    st.tuples(st.just("rest"), st.just(0), st.just(0)),
    st.tuples(st.just("zoom"), st.sampled_from([12, 17, 31]), st.just(0)),
    st.tuples(st.just("glide"), st.sampled_from([12, 17, 31]), st.just(0)),
    st.tuples(st.just("change"), st.integers(-15, 15), st.integers(-15, 15)),
)


@settings(max_examples=40)
@given(st.lists(moves, min_size=3, max_size=8))
def test_it_shows_what_a_fresh_one_would(ways: list[tuple[str, int, int]]) -> None:
    world, camera = Chequers(), camera_at(0, 0, 17)
    layer = layer_of(world)
    for way, a, b in ways:
        match way:
            case "pan":
                camera.pan_by((a, b))
            case "zoom":
                camera.look(CameraView(camera.centre, a))
            case "glide":
                camera.glide_to(CameraView(camera.centre, a), 0, 1)
                camera.advance(0.4)
            case "change":
                world.colours[a, b] = (255, a % 256, b % 256)
                layer.invalidate(FRect(a, b, 1, 1))
            case _:
                assert way == "rest"

        assert picture(layer, camera) == fresh(world, camera)


def test_it_fills_the_viewport_and_nothing_else() -> None:
    screen = Surface(SCREEN, 0, 32)
    screen.fill((1, 2, 3))

    layer_of(Chequers()).draw(screen, camera_at(0, 0, 17))

    for x in range(SCREEN[0]):
        for y in range(SCREEN[1]):
            outside = not VIEWPORT.collidepoint(x, y)
            assert (screen.get_at((x, y))[:3] == (1, 2, 3)) == outside


def test_it_paints_nothing_while_all_stands_still() -> None:
    world, camera = Chequers(), camera_at(0, 0, 17)
    layer = layer_of(world)
    picture(layer, camera)
    world.painted.clear()

    picture(layer, camera)

    assert world.painted == []


def test_it_paints_no_more_than_what_has_changed() -> None:
    world, camera = Chequers(), camera_at(0, 0, 17)
    layer = layer_of(world)
    picture(layer, camera)
    world.painted.clear()

    layer.invalidate(FRect(1, 2, 1, 1))
    picture(layer, camera)

    (part,) = world.painted
    assert part.contains(Rect(17, 34, 17, 17))
    assert part.width * part.height < 25 * 25


def test_what_changes_far_away_is_not_painted() -> None:
    world, camera = Chequers(), camera_at(0, 0, 17)
    layer = layer_of(world)
    picture(layer, camera)
    world.painted.clear()

    layer.invalidate(FRect(39, 39, 1, 1))
    picture(layer, camera)

    assert world.painted == []


def test_panning_paints_only_what_comes_into_view() -> None:
    world, camera = Chequers(), camera_at(0, 0, 17)
    layer = layer_of(world)
    picture(layer, camera)
    world.painted.clear()

    camera.pan_by((-SLACK, 0))
    picture(layer, camera)

    (strip,) = world.painted
    assert strip.width <= 2 * SLACK


def test_panning_a_little_paints_nothing() -> None:
    world, camera = Chequers(), camera_at(0, 0, 17)
    layer = layer_of(world)
    picture(layer, camera)
    world.painted.clear()

    camera.pan_by((-SLACK // 3, MARGIN - 2))
    picture(layer, camera)

    assert world.painted == []


def test_all_is_painted_anew_when_it_is_told_to_forget() -> None:
    world, camera = Chequers(), camera_at(0, 0, 17)
    layer = layer_of(world)
    picture(layer, camera)

    world.colours = {(x, y): (9, 9, 9) for x in range(-20, 20) for y in range(-20, 20)}
    layer.forget()

    assert picture(layer, camera) == fresh(world, camera)


# While the zoom changes


def gliding(zoom: float, end: float) -> Camera:
    camera = camera_at(0, 0, zoom)
    camera.glide_to(CameraView(Vector2(0, 0), end), 0, 1)
    camera.advance(0.5)
    return camera


def test_a_changing_zoom_shows_the_world_almost_as_it_is() -> None:
    world, camera = Chequers(), gliding(20, 21)
    screen = Surface(SCREEN, 0, 32)

    layer_of(world).draw(screen, camera)

    for x, y in ((-2, 1), (0, 0), (3, -1)):
        at = camera.to_screen(Vector2(x + 0.5, y + 0.5))
        seen = screen.get_at((round(at.x), round(at.y)))[:3]
        assert all(abs(a - b) < 12 for a, b in zip(seen, world.colour_of(x, y), strict=True))


def test_what_a_zoom_begins_with_can_be_painted_before_bit_by_bit() -> None:
    world, camera = Chequers(), camera_at(0, 0, 20)
    layer = layer_of(world)
    picture(layer, camera)
    bits = []
    world.painted.clear()
    while layer.prepare(camera):
        bits.append(len(world.painted))
        world.painted.clear()

    camera.glide_to(CameraView(Vector2(0, 0), 28), 0, 1)
    begun = picture(layer, camera)

    assert set(bits) == {1}
    assert world.painted == []
    assert begun == fresh(world, camera)


def test_when_a_zoom_comes_to_rest_no_frame_paints_much() -> None:
    """It stays soft until all is painted; then it looks as if it had never moved."""
    world, camera = Chequers(), gliding(20, 28)
    layer, screen = layer_of(world), Surface(SCREEN, 0, 32)
    layer.draw(screen, camera)
    camera.advance(1)
    frames = []
    while layer.is_soft:
        world.painted.clear()
        layer.draw(screen, camera)
        frames.append(sum(part.width * part.height for part in world.painted))

    assert max(frames) <= BAND * (VIEWPORT.width + 2 * SLACK)
    assert sum(frames) >= VIEWPORT.width * (VIEWPORT.height + 2 * MARGIN)
    assert picture(layer, camera) == fresh(world, camera)


def test_whoever_looks_elsewhere_before_all_is_sharp_sees_it_at_once() -> None:
    world, camera = Chequers(), gliding(20, 28)
    layer, screen = layer_of(world), Surface(SCREEN, 0, 32)
    layer.draw(screen, camera)
    camera.advance(1)
    layer.draw(screen, camera)
    layer.draw(screen, camera)

    camera.pan_by((400, 300))

    assert picture(layer, camera) == fresh(world, camera)


def test_squares_are_painted_once() -> None:
    world, camera = Chequers(), gliding(24, 28)
    layer = layer_of(world)
    picture(layer, camera)
    painted = len(world.painted)

    camera.advance(0.7)
    picture(layer, camera)

    assert len(world.painted) == painted


def test_squares_that_were_seen_long_ago_are_forgotten() -> None:
    world, camera = Chequers(), camera_at(0, 0, 60)
    camera.bounds = FRect(-1e4, -1e4, 2e4, 2e4)
    sheet = ZoomSheet(world, 64)
    screen = Surface(SCREEN, 0, 32)

    def look(step: int) -> int:
        """How many squares are painted for it."""
        world.painted.clear()
        camera.look(CameraView(Vector2((step + 0.5) * SIDE / 64, 4), 60))
        sheet.draw(screen, camera)
        return len(world.painted)

    assert all(look(step) for step in range(2 * MOST))
    assert not look(2 * MOST - MOST // 2)
    assert look(0)


def test_round_zooms_are_powers_of_two() -> None:
    assert [round_zoom(zoom) for zoom in (0.3, 1, 11, 12, 22, 23, 45, 46, 128)] == [
        *(1, 1, 8, 16, 16, 32, 32, 64, 128),
    ]


# What moves below


@define
class Ticking:
    """Of one colour, another one with every tick; counts the pixels that it has painted."""

    tick: int = 0
    pixels: int = 0

    def paint(self, canvas: Surface, origin: tuple[int, int], zoom: float) -> None:
        clip = canvas.get_clip()
        canvas.fill((0, 0, 50 + self.tick))
        self.pixels += clip.width * clip.height

    def preparing(self, part: Rect, zoom: float) -> Work[None]:
        yield


@define
class Islet:
    """Hides half of what is below it within a square around (0, 0)."""

    def paint(self, canvas: Surface, origin: tuple[int, int], zoom: float) -> None:
        side = round(4 * zoom)
        canvas.fill((60, 0, 0, 128), (origin[0] - side // 2, origin[1] - side // 2, side, side))

    def preparing(self, part: Rect, zoom: float) -> Work[None]:
        yield


def afloat(below: Ticking) -> StillLayer:
    return StillLayer(Islet(), ZoomSheet(Islet(), 64), below)


def test_what_moves_below_shines_through() -> None:
    below = Ticking()
    layer, camera, screen = afloat(below), camera_at(0, 0, 20), Surface(SCREEN)
    layer.draw(screen, camera)
    below.tick = 100
    layer.stir()
    layer.draw(screen, camera)

    middle = camera.to_screen(Vector2(0, 0))
    assert screen.get_at((round(middle.x), round(middle.y)))[:3] == (60, 0, 75)
    assert screen.get_at(VIEWPORT.topleft)[:3] == (0, 0, 150)


def test_it_is_painted_only_when_it_has_moved_and_at_rest_only_where_it_is_seen() -> None:
    below = Ticking()
    layer, camera, screen = afloat(below), camera_at(0, 0, 20), Surface(SCREEN)
    for _ in range(3):
        layer.draw(screen, camera)
    before = below.pixels
    layer.draw(screen, camera)
    assert below.pixels == before

    layer.stir()
    layer.draw(screen, camera)
    assert below.pixels == before + VIEWPORT.width * VIEWPORT.height


@pytest.mark.parametrize("way", [(5, 0), (-40, 3), (90, -70), (3, 200), (400, 400)])
def test_wherever_one_looks_next_it_is_up_to_date(way: tuple[int, int]) -> None:
    below = Ticking()
    layer, camera = afloat(below), camera_at(0, 0, 20)
    for tick in range(4):
        below.tick = 10 * tick
        layer.stir()
        picture(layer, camera)
        camera.pan_by(way)
        assert picture(layer, camera) == picture(afloat(below), camera)
