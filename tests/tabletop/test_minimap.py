"""A small map of the table: a press on it means a place."""

from pygame import FRect, Rect, Vector2

from game.tabletop.land.minimap import scale_of


def test_a_click_on_the_minimap_means_the_place_that_it_shows() -> None:
    rect = Rect(700, 30, 168, 126)
    scale = scale_of(FRect(-20, -9, 55, 40), rect)
    point = Vector2(12, 7)

    assert rect.collidepoint(scale.to_map(point))
    assert scale.to_world(scale.to_map(point)).distance_to(point) < 1e-6
