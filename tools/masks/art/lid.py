"""The lid of Quest for the Masks: the six Great Masks over the middle of the island."""

import os
from pathlib import Path

import pygame
from pygame import BLEND_RGB_MULT, Rect, Surface
from pygame.transform import smoothscale

from game.boxes.masks.land.maps import map_of
from game.boxes.masks.land.reading import check_map
from game.boxes.masks.table.map_picture import Board, island_picture
from game.boxes.masks.table.pieces import MASKS, mask_picture
from tools.artwork.shadows import shadow, toned

SIZE = (480, 608)
PART = Rect(252, 380, 456, 578)  # of the painted map: the temple and its avenues
DUSK = ((150, 140, 150), (235, 228, 220), (190, 178, 172), (86, 78, 84))  # from above
LARGE, SMALL = 236, 116
MIDDLE, ROW = (240, 330), 520


def bake(assets: Path, levels: Path) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.image.save(_painted(assets, levels), assets / "masks" / "lid.jpg")


def _painted(assets: Path, levels: Path) -> Surface:
    found = check_map(map_of(levels))
    assert found.land
    island = island_picture(Board(found.land, found.picture, assets / "masks"))
    ground = Surface(PART.size)
    ground.blit(island, (-PART.left, -PART.top))
    lid = smoothscale(ground, SIZE)
    lid.blit(toned(DUSK, SIZE), (0, 0), special_flags=BLEND_RGB_MULT)
    first, *others = MASKS
    for number, key in enumerate(others):
        x = round((number + 0.5) * SIZE[0] / len(others))
        _lay(lid, mask_picture(key, SMALL), (x, ROW - 26 * (number % 2)))
    _lay(lid, mask_picture(first, LARGE), MIDDLE)
    return lid


def _lay(lid: Surface, mask: Surface, middle: tuple[int, int]) -> None:
    place = mask.get_rect(center=middle)
    lid.blit(shadow(mask), place.move(-24, -12))
    lid.blit(mask, place)
