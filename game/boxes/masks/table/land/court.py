"""Kini-Nui, the Great Temple: a round court, four avenues, and light over it."""

from math import cos, radians, sin

import pygame
from pygame import Color, Surface, Vector2

from game.boxes.masks.table.land.canvas import CELL, middle_of
from game.boxes.masks.table.land.stones import draw_glow
from game.boxes.masks.table.shapes.signs import circle
from game.rules.masks.printed.land import KINI_NUI
from game.tabletop.pictures import paint
from game.ui.theme import Palette

STONE, AVENUE = Color("#a89772"), Color("#bda878")
WARM = Color("#ffdf8a")
RADIUS, LONG = 2.0, 2.92  # cells: the court, an avenue


def draw_court(canvas: Surface) -> None:
    side = round(2.5 * RADIUS * CELL)
    place = Surface.get_rect(paint.clear((side, side)), center=middle_of(KINI_NUI))
    disc = paint.drawing(circle(50, 50, 40), (side, side))
    canvas.blit(paint.shadow_of(disc, CELL * 0.25, 0.8), place.move(CELL // 16, CELL // 10))
    canvas.blit(paint.grained(paint.carved(disc, STONE, CELL * 0.16, 1.2), 0.4), place)
    _draw_rings(canvas)
    _draw_avenues(canvas)


def draw_light(canvas: Surface) -> None:
    draw_glow(canvas, middle_of(KINI_NUI), 1.5 * CELL, WARM, 0.55)


def _draw_rings(canvas: Surface) -> None:
    middle, groove = middle_of(KINI_NUI), Color("#5b4a30")
    for share, colour, width in ((1.0, Palette.BRASS, 6), (0.98, Palette.GOLD, 2)):
        pygame.draw.circle(canvas, colour, middle, share * RADIUS * CELL, width)
    pygame.draw.circle(canvas, groove, middle, 0.68 * RADIUS * CELL, 2)
    for turn in range(0, 360, 15):
        way = Vector2(cos(radians(turn)), sin(radians(turn))) * RADIUS * CELL
        pygame.draw.aaline(canvas, groove, middle + way * 0.7, middle + way * 0.94)


def _draw_avenues(canvas: Surface) -> None:
    """From the court's middle two Missions each way."""
    middle = middle_of(KINI_NUI)
    for way in (Vector2(1, 0), Vector2(-1, 0), Vector2(0, 1), Vector2(0, -1)):
        size = Vector2(abs(way.x), abs(way.y)) * LONG * CELL
        size = Vector2(max(size.x, 1.04 * CELL), max(size.y, 1.04 * CELL))
        box = pygame.Rect((0, 0), (round(size.x), round(size.y)))
        box.center = tuple(map(round, middle + way * 1.5 * CELL))
        pygame.draw.rect(canvas, Color("#4a3c26"), box.inflate(6, 6), border_radius=8)
        pygame.draw.rect(canvas, AVENUE, box, border_radius=6)
        pygame.draw.rect(canvas, Color("#e9cf8f"), box, 2, border_radius=6)
