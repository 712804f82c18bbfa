"""What the outline makes of a tile: its shape and its lit rim.

All tiles share these in every rotation, for the outline stays the same when it is turned.
"""

from functools import cache

from pygame import BLEND_RGBA_SUB, Color, Surface, Vector2

from game.boxes.makuta.table.island.outline import outline
from game.rules.makuta.tiles import WIDTH
from game.tabletop.pictures.paint import alpha_only, clear, drawing, faded, tinted

AWAY = Vector2(0.6, 0.8)  # the light comes from the upper left
LIT, DARK = Color("#fff3d6"), Color("#0a0608")


@cache
def shape(cell: int) -> Surface:
    """White where the plate is, with smooth edges."""
    return drawing(body(WIDTH / 2, "#fff"), (WIDTH * cell, WIDTH * cell), (WIDTH, WIDTH))


@cache
def stencil(cell: int) -> Surface:
    """White everywhere, as thick as the plate is."""
    return alpha_only(shape(cell))


@cache
def rim(cell: int) -> Surface:
    """Lies over a plate: bright edges towards the light, dark ones away from it, and a seam."""
    mask = shape(cell)
    picture = clear(mask.get_size())
    for width, strength in ((0.14, 0.20), (0.07, 0.35)):
        picture.blit(faded(tinted(edge_of(mask, AWAY * width * cell), LIT), strength), (0, 0))
        picture.blit(faded(tinted(edge_of(mask, -AWAY * width * cell), DARK), 2 * strength), (0, 0))
    seam = drawing(_line(WIDTH / 2, 0.05, "#0a0608"), mask.get_size(), (WIDTH, WIDTH))
    picture.blit(faded(seam, 0.65), (0, 0))
    return picture


def edge_of(mask: Surface, away: Vector2) -> Surface:
    """White along those edges of the white shape *mask* that look against *away*."""
    picture = mask.copy()
    picture.blit(mask, away, special_flags=BLEND_RGBA_SUB)
    return picture


def body(middle: float, colour: str, stroke: str = "") -> str:
    return f'<path fill="{colour}" {stroke} d="{_path(middle)}"/>'


def _line(middle: float, width: float, colour: str) -> str:
    style = f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
    return f'<path {style} d="{_path(middle)}"/>'


def _path(middle: float) -> str:
    points = (f"{middle + point.x:.4f} {middle + point.y:.4f}" for point in outline())
    return f"M{'L'.join(points)}Z"
