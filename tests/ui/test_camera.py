"""The camera: what is where on the screen, how far one can go, and how it glides."""

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect, Rect, Vector2

from game.ui.camera import MOST_ZOOM, OUTERMOST, PADDING, Camera, CameraView, around

VIEWPORT = Rect(200, 40, 801, 600)
WORLD = FRect(-30, -20, 60, 50)
numbers = st.floats(-100, 100)
pixels = st.tuples(st.integers(-2000, 2000), st.integers(-2000, 2000))
zooms = st.floats(0.1, 500)


def camera() -> Camera:
    return Camera(VIEWPORT.copy(), WORLD.copy())


def looking(x: float, y: float, zoom: float) -> Camera:
    made = camera()
    made.look(CameraView(Vector2(x, y), zoom))
    return made


def test_it_starts_with_the_whole_world_in_the_middle() -> None:
    made = camera()

    shown = made.visible()
    assert shown.contains(WORLD)
    assert Vector2(shown.center).distance_to(WORLD.center) < 0.1
    assert isclose(made.zoom, (600 - 2 * PADDING) / 50, abs_tol=0.02)


@given(numbers, numbers, zooms, numbers, numbers)
def test_screen_and_world_are_inverse(x: float, y: float, zoom: float, a: float, b: float) -> None:
    made = looking(x, y, zoom)

    point = Vector2(a, b)

    assert made.to_world(made.to_screen(point)).distance_to(point) < 1e-6


@given(numbers, numbers, zooms)
def test_the_origin_is_a_whole_pixel(x: float, y: float, zoom: float) -> None:
    made = looking(x, y, zoom)

    at = made.to_screen(Vector2(0, 0))

    assert (at.x, at.y) == made.origin
    assert at == Vector2(round(at.x), round(at.y))


@given(st.floats(-20, 20), st.floats(-10, 20), st.floats(12, 100), st.lists(pixels, max_size=5))
def test_going_back_the_same_way_leads_to_the_same_picture(
    x: float, y: float, zoom: float, ways: list[tuple[int, int]]
) -> None:
    made = looking(x, y, zoom)
    made.bounds = FRect(-1e4, -1e4, 2e4, 2e4)
    before = made.origin, made.zoom

    for way in [*ways, *((-a, -b) for a, b in ways)]:
        made.pan_by(way)

    assert (made.origin, made.zoom) == before


def test_dragging_takes_the_world_along() -> None:
    made = looking(3, 4, 40)
    point = made.to_world((500, 300))

    made.pan_by((33, -21))

    assert made.to_screen(point) == Vector2(533, 279)


@given(st.integers(201, 1000), st.integers(41, 639), st.floats(0.3, 3))
def test_zooming_keeps_what_is_under_the_pointer(x: int, y: int, factor: float) -> None:
    made = looking(0, 5, 40)
    point = made.to_world((x, y))

    made.look(made.zoomed(made.view, (x, y), factor))

    assert made.to_screen(point).distance_to((x, y)) < 1.5


@given(st.lists(st.tuples(pixels, st.floats(0.05, 20)), max_size=8))
def test_the_world_cannot_be_lost(ways: list[tuple[tuple[int, int], float]]) -> None:
    made = camera()

    for way, factor in ways:
        made.pan_by(way)
        made.look(made.zoomed(made.view, way, factor))

    assert made.visible().colliderect(WORLD)
    assert made.zoom <= MOST_ZOOM


def test_a_small_world_can_still_be_left_behind_a_little() -> None:
    made = Camera(VIEWPORT, FRect(-5, -5, 10, 10))

    made.look(made.zoomed(made.view, VIEWPORT.center, 0.01))

    assert made.zoom == OUTERMOST


def test_a_large_world_can_always_be_seen_whole() -> None:
    made = Camera(VIEWPORT, FRect(-100, -20, 300, 40))

    made.look(made.zoomed(made.view, VIEWPORT.center, 0.001))
    made.look(CameraView(Vector2(50, 0), made.zoom))

    assert made.visible().contains(made.bounds)


def test_a_smaller_window_shows_the_same_middle() -> None:
    made = looking(7, 3, 50)

    made.resize(Rect(0, 0, 400, 300))

    assert made.to_screen(Vector2(7, 3)).distance_to((200, 150)) <= 1


def test_a_grown_world_can_be_looked_at() -> None:
    made = camera()

    made.enclose(FRect(-30, -20, 100, 50))
    made.look(CameraView(Vector2(60, 0), 40))

    assert made.centre.distance_to((60, 0)) < 0.05


# Framing


def test_what_is_well_in_the_picture_moves_nothing() -> None:
    made = looking(0, 0, 40)

    assert made.frame([Vector2(1, 2), Vector2(-3, 1)]) == made.view


def test_what_is_outside_comes_well_inside_with_the_least_way() -> None:
    made = looking(0, 0, 40)

    view = made.frame([Vector2(20, 0)])

    assert view.zoom == made.zoom
    assert view.centre.y == made.centre.y
    made.look(view)
    assert made.viewport.inflate(-200, -180).collidepoint(made.to_screen(Vector2(20, 0)))


def test_what_does_not_fit_makes_it_zoom_out() -> None:
    made = looking(0, 0, 100)

    made.look(made.frame([Vector2(-12, -8), Vector2(12, 8)]))

    assert made.zoom < 100
    assert made.visible().contains(FRect(-12, -8, 24, 16))


def test_framing_goes_by_where_the_camera_will_be() -> None:
    made = looking(0, 0, 40)
    made.glide_to(CameraView(Vector2(20, 0), 40), 0, 1)

    assert made.frame([Vector2(20, 0)]) == made.goal


def test_around_is_the_smallest_rectangle() -> None:
    assert around([Vector2(1, 5), Vector2(-2, 3)]) == FRect(-2, 3, 3, 2)


# Gliding


def test_a_glide_ends_where_it_should() -> None:
    made = looking(0, 0, 40)
    made.glide_to(CameraView(Vector2(10, 5), 80), 3.0, 0.5)

    assert made.advance(3.2)
    assert 40 < made.zoom < 80
    assert not made.advance(3.5)
    assert made.zoom == 80
    assert made.centre.distance_to((10, 5)) < 0.01
    assert not made.advance(4.0)


def test_a_glide_in_no_time_is_there_at_once() -> None:
    made = looking(0, 0, 40)

    made.glide_to(CameraView(Vector2(10, 5), 80), 3.0, 0)

    assert made.zoom == 80
    assert not made.advance(3.0)


@pytest.mark.parametrize("share", [0.1, 0.37, 0.5, 0.82])
def test_what_is_under_the_pointer_stays_there_while_it_glides(share: float) -> None:
    made = looking(0, 0, 40)
    pointer = (400, 500)
    point = made.to_world(pointer)
    made.glide_to(made.zoomed(made.goal, pointer, 2), 0, 1)

    made.advance(share)

    assert made.to_screen(point).distance_to(pointer) < 1.5


def test_turns_of_the_wheel_add_up() -> None:
    made = looking(0, 0, 20)
    for turn in range(3):
        made.glide_to(made.zoomed(made.goal, VIEWPORT.center, 1.25), turn * 0.01, 0.1)

    made.advance(1)

    assert isclose(made.zoom, 20 * 1.25**3, abs_tol=0.05)


def test_only_a_glide_with_another_zoom_zooms() -> None:
    made = looking(0, 0, 40)
    made.glide_to(CameraView(Vector2(5, 5), 40), 0, 1)
    assert not made.is_zooming

    made.glide_to(CameraView(Vector2(5, 5), 60), 0, 1)
    assert made.is_zooming

    made.advance(1)
    assert not made.is_zooming


def test_a_hand_on_the_picture_ends_a_glide() -> None:
    made = looking(0, 0, 40)
    made.glide_to(CameraView(Vector2(10, 5), 80), 0, 1)
    made.advance(0.5)

    made.pan_by((3, 3))

    assert not made.advance(0.6)


def test_when_the_clock_jumps_it_is_there_at_once() -> None:
    """Whoever skips a movement lets the clock jump: a glide that begins then would never end."""
    made = camera()
    view = CameraView(Vector2(3, 4), 40.0)

    made.glide_to(view, float("inf"), 0.5)

    assert made.view == made.goal == view
    assert not made.advance(1.0)
