"""The carved slabs on which pawns stand: the stone of the region, and on it what the space does."""

from functools import lru_cache
from zlib import crc32

import pygame
from pygame import Color, Rect, Surface, Vector2

from game.boxes.masks.table.land.canvas import CELL
from game.boxes.masks.table.land.signs import LOOKS, StoneLook
from game.boxes.masks.table.shapes.signs import circle
from game.rules.masks.pieces import SpaceKind, Toa
from game.rules.masks.printed.land import KINI_NUI, Place
from game.tabletop.pictures import paint
from game.tabletop.pictures.sheets import Sheets
from game.tabletop.shapes.elements import Element
from game.tabletop.toa import badge_picture
from game.ui.theme import Palette

BOX = 96  # pixels of a slab with its shadow on its sheet
SLAB = 1.28  # cells: the same, as it is laid
COLUMNS = 0, 1, 2, 3, 8, 9, 10, 11  # of a sheet: the plain ones
SHEET_OF = {"meadow": "coast"}  # where the stone is not called as the region is
PLAIN = Color("#a29b8c")
STONE, TEMPLE, START = 0.80, 1.26, 0.66  # cells: stones, Kini-Nui's, badges
GLOWS = {SpaceKind.PORTAL: Color("#4fe0ff"), SpaceKind.BOHROK: Color("#ff9a3a")}
LOOKS_KEPT = 32


def draw_slab(canvas: Surface, sheets: Sheets | None, space: int, at: Vector2, region: str) -> None:
    """No two neighbours look the same."""
    column = COLUMNS[crc32(f"slab {space}".encode()) % len(COLUMNS)]
    place = Rect(column * BOX, 0, BOX, BOX)
    sheet = f"slabs_{SHEET_OF.get(region, region)}"
    slab = sheets.part(sheet, place) if sheets else None
    if slab is None:
        pygame.draw.rect(canvas, PLAIN, _square(at, 0.86 * CELL), border_radius=CELL // 8)
        return
    side = round(SLAB * CELL)
    laid = pygame.transform.smoothscale(slab, (side, side))
    canvas.blit(laid, laid.get_rect(center=at))


def draw_kind(canvas: Surface, space: int, place: Place, at: Vector2) -> None:
    if place.kind not in LOOKS:
        return
    side = round((TEMPLE if space == KINI_NUI else STONE) * CELL)
    if place.kind in GLOWS:
        draw_glow(canvas, at, 0.78 * CELL, GLOWS[place.kind], 0.55)
    stone = stone_picture(place.kind, place.circles, side)
    canvas.blit(stone, stone.get_rect(center=at))


def draw_start(canvas: Surface, toa: Toa, at: Vector2) -> None:
    """A badge in a golden frame."""
    frame = _square(at, 0.90 * CELL)
    pygame.draw.rect(canvas, paint.INK, frame.inflate(2, 2), 6, border_radius=CELL // 7)
    pygame.draw.rect(canvas, Palette.GOLD, frame, 4, border_radius=CELL // 7)
    badge = badge_picture(Element(toa), round(START * CELL))
    canvas.blit(badge, badge.get_rect(center=at))


def draw_glow(canvas: Surface, at: Vector2, radius: float, colour: Color, strength: float) -> None:
    side = round(radius * 3)
    disc = paint.drawing(circle(50, 50, 28), (side, side))
    glow = paint.faded(paint.tinted(paint.blurred(disc, radius * 0.5), colour), strength)
    canvas.blit(glow, glow.get_rect(center=at))


@lru_cache(maxsize=LOOKS_KEPT)
def stone_picture(kind: SpaceKind, circles: int, side: int) -> Surface:
    """A carved stone with its sign, and at its foot as many golden circles as it has."""
    look, room = LOOKS[kind], round(side * 1.4)
    picture = paint.clear((room, room))
    mask = paint.drawing(paint.placed(look.shape, 50, 50, 1 / 1.4), (room, room))
    picture.blit(paint.shadow_of(mask, side * 0.08, 0.8), (side * 0.03, side * 0.06))
    picture.blit(paint.tinted(paint.swollen(mask, side * 0.022), paint.INK), (0, 0))
    body = paint.carved(mask, look.colour, side * 0.09, 1.25)
    picture.blit(paint.grained(paint.lit_from_above(body, 0.28), 0.22), (0, 0))
    _draw_sign(picture, look, side, up=0.06 if circles else 0.0)
    _draw_circles(picture, circles, side)
    return picture


def _draw_sign(picture: Surface, look: StoneLook, side: int, up: float) -> None:
    size = round(side * look.share)
    sign = paint.drawing(look.sign, (size, size))
    place = sign.get_rect(center=picture.get_rect().center).move(0, -round(up * side))
    shade = paint.shadow_of(sign, side * 0.03, 0.8)
    picture.blit(shade, place.move(round(side * 0.02), round(side * 0.03)))
    picture.blit(paint.carved(sign, look.ink, side * 0.03, 0.7), place)


def _draw_circles(picture: Surface, count: int, side: int) -> None:
    middle, radius = Vector2(picture.get_rect().center), side * 0.095
    for number in range(count):
        at = middle + Vector2((number - (count - 1) / 2) * side * 0.25, side * 0.40)
        pygame.draw.aacircle(picture, paint.INK, at, radius + side * 0.03)
        pygame.draw.aacircle(picture, Palette.GOLD, at, radius)


def _square(at: Vector2, side: float) -> Rect:
    square = Rect(0, 0, round(side), round(side))
    square.center = round(at.x), round(at.y)
    return square
