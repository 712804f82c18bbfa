"""What is lit on the map: spaces that can be meant, what is pointed at, whose turn it is."""

from collections.abc import Callable, Iterable

import pygame
from pygame import SRCALPHA, Color, Rect, Surface, Vector2

from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.pieces import sign_picture
from game.boxes.masks.table.shapes.signs import FLAG
from game.rules.masks.explain.closed import Closed, why_closed
from game.rules.masks.targets import AtSpace
from game.tabletop.pictures.glyphs import glyph
from game.ui.theme import Palette, Style, Theme

RIM = Color("#fff1c2")  # paler than the gold of Start spaces
MET = Color("#8ff0ff")
RectOf = Callable[[int], Rect]
LOCK, GOAL = 11, 10  # points
LOCKED = {Closed.OPEN_TASK, Closed.LAST_CHALLENGE, Closed.LAST_DRAW, Closed.LAST_BOHROK}
SOFT = 18  # of 255: the light within a rim; a space keeps its colour


def lit_spaces(here: Situation) -> list[int]:
    if here.selection is None:
        return []
    return sorted(each.space for each in here.selection.targets if isinstance(each, AtSpace))


def draw_lights(
    surface: Surface,
    theme: Theme,
    rects: Iterable[Rect],
    colour: Color = RIM,
) -> None:
    for rect in rects:
        light = theme.kept(("light", rect.width, tuple(colour)), lambda r=rect: _light(r, colour))  # type: ignore[misc]
        surface.blit(light, light.get_rect(center=rect.center))


def draw_steps(surface: Surface, theme: Theme, here: Situation, rect_of: RectOf) -> None:
    """How many steps away the farther ones are."""
    for space, way in here.walks.ways.items():
        if len(way) > 1 and here.is_next(AtSpace(space)):
            number = theme.text(str(len(way)), Style.SMALL_STRONG, Palette.INK)
            at = Vector2(rect_of(space).bottomright) - (theme.px(4), theme.px(4))
            pygame.draw.aacircle(surface, Palette.STONE_DARK, at, theme.px(8))
            surface.blit(number, number.get_rect(center=at))


def locked_spaces(here: Situation) -> list[int]:
    """Those that are closed to whoever sits here, until they have been elsewhere or done a task."""
    if here.own is None:
        return []
    land = here.seen.terms.land
    return [x for x in land.places if why_closed(here.seen, here.own, x) in LOCKED]


def draw_goals(surface: Surface, theme: Theme, rects: Iterable[Rect]) -> None:
    """Where an open task leads: a flag stands there."""
    for rect in rects:
        corner = theme.px(3)
        at, radius = Vector2(rect.topleft) + Vector2(corner, corner), theme.px(GOAL)
        pygame.draw.aacircle(surface, Palette.STONE_DARK, at, radius)
        pygame.draw.aacircle(surface, Palette.GLOW, at, radius, max(1, theme.px(1.5)))
        flag = sign_picture(FLAG, theme.px(GOAL * 1.3), tuple(Palette.GLOW)[:3])
        surface.blit(flag, flag.get_rect(center=at))


def draw_locks(surface: Surface, theme: Theme, rects: Iterable[Rect]) -> None:
    for rect in rects:
        at = Vector2(rect.right - theme.px(3), rect.top + theme.px(3))
        pygame.draw.aacircle(surface, Palette.STONE_DARK, at, theme.px(LOCK) * 0.75)
        lock = glyph(theme, "lock", LOCK, Palette.GOLD)
        surface.blit(lock, lock.get_rect(center=at))


def _light(rect: Rect, colour: Color) -> Surface:
    side, glow = rect.width, max(3, rect.width // 8)
    picture = Surface((side + 2 * glow, side + 2 * glow), SRCALPHA)
    whole = picture.get_rect()
    for step in range(glow):
        alpha = round(150 * (step / glow) ** 2)
        around = whole.inflate(-2 * step, -2 * step)
        pygame.draw.rect(picture, (*colour[:3], alpha), around, 2, border_radius=side // 5)
    inner = whole.inflate(-2 * glow, -2 * glow)
    pygame.draw.rect(picture, (*colour[:3], SOFT), inner, border_radius=side // 6)
    pygame.draw.rect(picture, (30, 20, 8), inner, max(4, side // 9), border_radius=side // 6)
    rim = max(2, side // 14)
    pygame.draw.rect(picture, colour, inner, rim, border_radius=side // 6)
    return picture


def draw_marker(surface: Surface, at: Vector2, side: int) -> None:
    """Over the pawn whose turn it is."""
    x, y = round(at.x), round(at.y)
    points = [(x, y), (x - side, y - side), (x + side, y - side)]
    pygame.draw.polygon(surface, Palette.STONE_DARK, [(px, py + 2) for px, py in points])
    pygame.draw.polygon(surface, Palette.GOLD, points)
