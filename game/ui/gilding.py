"""Letters as tall as monuments: cast in gold, set in dark bronze, with embers behind them."""

import pygame
from pygame import BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Color, Surface

from game.ui.materials import Cut, carve, gradient, halo, lettering, metal

EMBER, NIGHT, BRONZE = Color("#d9662a"), Color(2, 4, 9), Color("#2b1606")
# From above: sky in the gold, its dark middle, the fire below.
GOLD = ((255, 246, 205), (255, 217, 130), (196, 130, 48), (255, 196, 92), (156, 84, 28))


def gilded(letters: Surface, depth: int) -> Surface:
    """Of white *letters*; the picture is wider and higher by 5 *depth* at every side."""
    room = 5 * depth
    size = letters.get_width() + 2 * room, letters.get_height() + 2 * room
    picture = Surface(size, SRCALPHA)
    for colour, blur, by in (
        (NIGHT, 2 * depth, depth),
        (EMBER, 2 * depth, 0),
        (NIGHT, depth, depth),
    ):
        picture.blit(halo(letters, size, colour, blur), (0, by))
    picture.blit(_setting(letters, size, room, depth), (0, 0))
    picture.blit(_cast(letters, size, room, depth), (0, 0))
    return picture


def _setting(letters: Surface, size: tuple[int, int], room: int, depth: int) -> Surface:
    """The letters, wider all around and cast downwards: what the gold lies on."""
    solid = letters.copy()
    solid.fill((*BRONZE[:3], 255), special_flags=BLEND_RGBA_MULT)
    picture = Surface(size, SRCALPHA)
    reach = max(1, depth // 2)
    ring = [(x, y) for x in (-reach, 0, reach) for y in (-reach, 0, reach)]
    ring += [(0, down) for down in range(reach, depth + reach + 1)]
    picture.fblits([(solid, (room + x, room + y)) for x, y in ring])
    return picture


def _cast(letters: Surface, size: tuple[int, int], room: int, depth: int) -> Surface:
    face = metal(size, Color("white"), 3)
    face.blit(_tones(letters, size, room), (0, 0), special_flags=BLEND_RGB_MULT)

    cut = Cut(bevel=max(1, depth // 2), light=0.8, shade=0.7, reach=size[0])
    return carve(face, lettering(letters, room), cut)


def _tones(letters: Surface, size: tuple[int, int], room: int) -> Surface:
    """Over the height of each line as it is seen, not over the air around it."""
    seen = letters.get_bounding_rect()
    sheet = Surface(size, 0, 32)
    sheet.fill(GOLD[-1])
    pygame.draw.rect(sheet, GOLD[0], (0, 0, size[0], room + seen.top))
    sheet.blit(gradient([[tone] for tone in GOLD], (size[0], seen.height)), (0, room + seen.top))
    return sheet


def draw_diamond(surface: Surface, colour: Color, middle: tuple[int, int], far: int) -> None:
    """The ornament of this world: it ends lines and sits on corners."""
    x, y = middle
    pygame.draw.polygon(surface, colour, [(x, y - far), (x + far, y), (x, y + far), (x - far, y)])
