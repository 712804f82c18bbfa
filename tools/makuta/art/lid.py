"""The lid of Quest for Makuta: the temple before the burning mountain."""

import os
from pathlib import Path

import pygame
from pygame import BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Rect, Surface
from pygame.transform import box_blur, smoothscale

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.ui.theme import FontFiles

SIZE = (480, 608)
MOUNTAIN = Rect(1360, 130, 790, 1000)  # of the painting of the title
TEMPLE, MIDDLE = 372, (240, 392)
DUSK = ((255, 255, 255), (255, 252, 248), (205, 186, 178), (120, 100, 98))  # from above


def bake(assets: Path) -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pieces = Pieces(FontFiles.shipped_in(assets / "fonts").bold)
    pygame.image.save(_painted(assets, pieces), assets / "makuta" / "lid.jpg")


def _painted(assets: Path, pieces: Pieces) -> Surface:
    whole = pygame.image.load(assets / "title" / "island.jpg")
    lid = smoothscale(whole.subsurface(MOUNTAIN), SIZE)
    lid.blit(_dusk(), (0, 0), special_flags=BLEND_RGB_MULT)
    temple = pieces.temple(TEMPLE, 0)
    place = temple.get_rect(center=MIDDLE)
    lid.blit(shadow(temple), place.move(-24, -8))
    lid.blit(temple, place)
    return lid


def _dusk() -> Surface:
    """The lower part lies in the shade, so that the temple stands out."""
    tones = Surface((1, len(DUSK)), 0, 24)
    for y, tone in enumerate(DUSK):
        tones.set_at((0, y), tone)
    return smoothscale(tones, SIZE)


def shadow(piece: Surface) -> Surface:
    """Soft, and larger than *piece* by 24 pixels on each side."""
    soft = Surface((piece.get_width() + 48, piece.get_height() + 48), SRCALPHA)
    soft.blit(piece, (24, 24))
    soft.fill((0, 0, 0, 190), special_flags=BLEND_RGBA_MULT)
    return box_blur(soft, 14)
