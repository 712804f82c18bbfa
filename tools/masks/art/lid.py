"""The lid of Quest for the Masks: the whole island, and the six Great Masks rising above it."""

import os
from math import cos, pi, sin
from pathlib import Path

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Color, Surface
from pygame.transform import box_blur, smoothscale

from game.boxes.masks.land.reading import check_map
from game.boxes.masks.table.map_picture import Board, island_picture
from game.tabletop.pictures import paint
from game.tabletop.shapes.kanohi import GREAT

SIZE = (480, 608)
ISLAND, MIDDLE = 1.06, (240, 352)  # how wide beside the lid, and where its middle lies
DUSK = ((44, 50, 74), (96, 102, 126), (150, 146, 150), (84, 74, 80))  # from above
SEA = Color("#12344a")
METALS = {
    "hau": Color("#e0a62f"),
    "kaukau": Color("#3f86d6"),
    "miru": Color("#5fb54a"),
    "kakama": Color("#b07a3c"),
    "pakari": Color("#5a5f70"),
    "akaku": Color("#dfe8ee"),
}
FRONT, FRONT_AT = 208, (240, 432)
BEHIND, RING = 118, (172, 150)  # how large the other five are, and how far away they rise
BEVEL, RIDGE = 0.05, 0.028  # of a mask's size
GLOW = Color("#ffce7a")


def bake(assets: Path, levels: Path) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    folder = assets / "masks"
    pygame.image.save(_painted(folder, levels), folder / "lid.jpg")


def _painted(folder: Path, levels: Path) -> Surface:
    lid = _island(folder, levels)
    lid.blit(_dusk(), (0, 0), special_flags=BLEND_RGB_MULT)
    lid.blit(_glow(), (0, 0), special_flags=BLEND_RGB_ADD)
    first, *others = METALS
    for number, name in enumerate(others):
        turn = pi * (1.06 + 0.88 * number / (len(others) - 1))
        away = RING[0] * cos(turn), RING[1] * sin(turn)
        _lay(lid, mask(name, BEHIND), (FRONT_AT[0] + away[0], FRONT_AT[1] + away[1]))
    _lay(lid, mask(first, FRONT), FRONT_AT)
    return lid


def _island(folder: Path, levels: Path) -> Surface:
    found = check_map(levels / "mata_nui.tmx")
    assert found.land, "the shipped map is sound"
    whole = island_picture(Board(found.land, found.picture, folder))
    scale = SIZE[0] * ISLAND / whole.get_width()
    lid = Surface(SIZE, 0, 32)
    lid.fill(SEA)
    small = smoothscale(whole, (round(whole.width * scale), round(whole.height * scale)))
    lid.blit(small, small.get_rect(center=MIDDLE))
    return lid


def _dusk() -> Surface:
    tones = Surface((1, len(DUSK)), 0, 24)
    for y, tone in enumerate(DUSK):
        tones.set_at((0, y), tone)
    return smoothscale(tones, SIZE)


def _glow() -> Surface:
    """Behind the first mask, from the temple in the middle of the island."""
    light = Surface((SIZE[0] // 4, SIZE[1] // 4), 0, 32)
    for ring in range(24):
        share = (ring + 1) / 24
        colour = Color("black").lerp(GLOW, 0.95 * share**1.6)
        middle = FRONT_AT[0] // 4, FRONT_AT[1] // 4
        pygame.draw.circle(light, colour, middle, round(74 * (1 - share) + 6))
    return smoothscale(box_blur(light, 5), SIZE)


def mask(name: str, size: int) -> Surface:
    """Cast in the metal of its Toa, larger than life."""
    shape, colour = GREAT[name], METALS[name]
    shell = paint.drawing(shape.shell, (size, size))
    picture = paint.tinted(paint.swollen(shell, size * 0.022), paint.INK)
    picture.blit(paint.carved(shell, colour, size * BEVEL, 1.5), (0, 0))
    ridges = paint.drawing(shape.ridges, (size, size))
    bright = paint.mixed(colour, paint.WHITE, 0.22)
    picture.blit(paint.carved(ridges, bright, size * RIDGE, 1.5), (0, 0))
    hollows = paint.drawing(shape.hollows, (size, size))
    picture.blit(paint.tinted(hollows, paint.mixed(paint.INK, paint.BLACK, 0.5)), (0, 0))
    return paint.lit_from_above(picture, 0.35)


def _lay(lid: Surface, picture: Surface, at: tuple[float, float]) -> None:
    place = picture.get_rect(center=at)
    lid.blit(_shadow(picture), place.move(-18, -6))
    lid.blit(picture, place)


def _shadow(piece: Surface) -> Surface:
    soft = Surface((piece.get_width() + 36, piece.get_height() + 48), SRCALPHA)
    soft.blit(piece, (18, 18))
    soft.fill((0, 0, 0, 200), special_flags=BLEND_RGBA_MULT)
    return box_blur(soft, 10)
