"""Who stands outside of the picture: a badge at its edge, with an arrow, leads there."""

from collections.abc import Iterable, Iterator, Sequence

import pygame
from attrs import define, frozen
from attrs import field as attribute
from pygame import Rect, Surface, Vector2

from game.ui.theme import Palette, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget

SIDE = 32  # points
ARROW = 9
BADGE = 22


@frozen
class Absent:
    """Somebody, and where on the screen they would be."""

    name: str
    words: str
    message: object
    badge: Surface = attribute(eq=False, repr=False)
    at: Vector2


@define(frozen=True)
class EdgeBadge(Widget):
    absent: Absent

    def things(self) -> Iterable[Thing]:
        absent = self.absent
        yield Thing(absent.name, self.rect, absent.words, absent.message, passive=True)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        middle = Vector2(self.rect.center)
        way = self.absent.at - middle
        rim = Palette.GLOW if mood(self.absent.name).hovered else Palette.BRONZE
        radius = self.rect.width / 2 - theme.px(3)
        if way.length() > 1:
            self._draw_arrow(surface, theme, way.normalize(), radius)
        pygame.draw.aacircle(surface, Palette.STONE_DARK, middle, radius)
        pygame.draw.aacircle(surface, rim, middle, radius, max(1, theme.px(1.5)))
        surface.blit(self.absent.badge, self.absent.badge.get_rect(center=self.rect.center))

    def _draw_arrow(self, surface: Surface, theme: Theme, way: Vector2, radius: float) -> None:
        middle, across = Vector2(self.rect.center), way.rotate(90) * theme.px(ARROW)
        tip = middle + way * (radius + theme.px(ARROW))
        pygame.draw.polygon(surface, Palette.GOLD, [tip, middle + across, middle - across])


def edge_badges(
    theme: Theme, absents: Iterable[Absent], area: Rect, free: Rect, taken: Sequence[Rect]
) -> Iterator[EdgeBadge]:
    """At the edge of *area*, or beside what has *taken* it there; towards *free*, if crowded."""
    side = theme.px(SIDE)
    full = [*taken]
    for absent in absents:
        rect = Rect(0, 0, side, side)
        rect.center = round(absent.at.x), round(absent.at.y)
        room = area.inflate(-theme.gap, -theme.gap)
        place = rect.clamp(room)
        below = place.collidelist([*taken])
        if below >= 0:
            place = _out_of(place, taken[below], room)
        place = _aside(place, full, free)
        full.append(place)
        yield EdgeBadge(place, absent)


def _out_of(place: Rect, panel: Rect, room: Rect) -> Rect:
    """Beside the panel that it would lie on, where that is nearest."""
    around = (
        place.move(panel.right - place.left, 0),
        place.move(panel.left - place.right, 0),
        place.move(0, panel.top - place.bottom),
        place.move(0, panel.bottom - place.top),
    )
    inside = [rect for rect in around if room.contains(rect)]
    return min(inside, key=lambda rect: Vector2(rect.center).distance_to(place.center))


def _aside(place: Rect, full: Sequence[Rect], free: Rect) -> Rect:
    """Beside those that are there already, along the edge that it lies at."""
    is_at_side = place.left <= free.left or place.right >= free.right
    step = (0, place.height) if is_at_side else (place.width, 0)
    towards = 1 if Vector2(step).dot(Vector2(free.center) - place.center) >= 0 else -1
    for _ in range(len(full)):
        if place.collidelist([*full]) < 0:
            break
        place = place.move(step[0] * towards, step[1] * towards)
    return place


def is_absent(at: Vector2, area: Rect, taken: Sequence[Rect]) -> bool:
    """Whether somebody there is not in sight."""
    point = Rect(round(at.x), round(at.y), 1, 1)
    return not area.contains(point) or point.collidelist([*taken]) >= 0
