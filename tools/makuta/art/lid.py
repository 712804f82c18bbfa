"""The lid of Quest for Makuta: the temple before the burning mountain."""

import os
from pathlib import Path

import pygame
from pygame import BLEND_RGB_MULT, Rect, Surface
from pygame.transform import smoothscale

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.ui.theme import FontFiles
from tools.artwork.shadows import shadow, toned

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
    lid.blit(toned(DUSK, SIZE), (0, 0), special_flags=BLEND_RGB_MULT)  # the temple stands out
    temple = pieces.temple(TEMPLE, 0)
    place = temple.get_rect(center=MIDDLE)
    lid.blit(shadow(temple), place.move(-24, -8))
    lid.blit(temple, place)
    return lid
