"""What the pictures of the very first start have in common, whatever box they are of."""

import pygame
from pygame import BLEND_RGB_MULT, Surface
from pygame.transform import smoothscale

from game.tabletop.pictures.glyphs import GLYPHS, glyph_picture
from game.ui.theme import Palette
from tools.artwork.shadows import shadow

SIZE = (640, 380)
FADES = ((42, 30, 20), (124, 90, 58), (34, 24, 16))  # behind what is shown, from above
DIM = (170, 174, 184)
PLAY, RIM = 66, 8  # pixels


def stand(picture: Surface, piece: Surface, middle: tuple[int, int]) -> None:
    place = piece.get_rect(center=middle)
    picture.blit(shadow(piece), place.move(-24, -8))
    picture.blit(piece, place)


def backdrop() -> Surface:
    """A warm wall."""
    tones = Surface((1, len(FADES)), 0, 24)
    for y, tone in enumerate(FADES):
        tones.set_at((0, y), tone)
    return smoothscale(tones, SIZE)


def to_look_on(picture: Surface) -> Surface:
    """Dimmed, and over it what starts something that plays by itself."""
    picture.fill(DIM, special_flags=BLEND_RGB_MULT)
    middle = picture.get_rect().center
    pygame.draw.aacircle(picture, Palette.GOLD, middle, PLAY)
    pygame.draw.aacircle(picture, Palette.STONE_DARK, middle, PLAY - RIM)
    sign = glyph_picture(GLYPHS["play"], PLAY, Palette.GOLD)
    picture.blit(sign, sign.get_rect(center=(middle[0] + 4, middle[1])))
    return picture
