"""Shadows of pieces that lie on a painted lid."""

from pygame import BLEND_RGBA_MULT, SRCALPHA, Surface
from pygame.transform import box_blur, smoothscale


def shadow(piece: Surface) -> Surface:
    """Soft, and larger than *piece* by 24 pixels on each side."""
    soft = Surface((piece.get_width() + 48, piece.get_height() + 48), SRCALPHA)
    soft.blit(piece, (24, 24))
    soft.fill((0, 0, 0, 190), special_flags=BLEND_RGBA_MULT)
    return box_blur(soft, 14)


def toned(tones: tuple[tuple[int, int, int], ...], size: tuple[int, int]) -> Surface:
    """From above to below one tone goes over into the next."""
    column = Surface((1, len(tones)), 0, 24)
    for y, tone in enumerate(tones):
        column.set_at((0, y), tone)
    return smoothscale(column, size)
