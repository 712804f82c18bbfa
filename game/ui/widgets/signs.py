"""Signs for buttons that every program has: undo, help, a book, the menu, a log."""

from io import BytesIO

import pygame
from pygame import Color, Surface

from game.ui.theme import Theme

# Lines in a box of a hundred.
SIGNS = {
    "undo": '<path d="M34 14 L12 36 L34 58 M14 36 H60 C78 36 88 48 88 62 C88 78 76 86 60 86 H44"/>',
    "redo": '<path d="M66 14 L88 36 L66 58 M86 36 H40 C22 36 12 48 12 62 C12 78 24 86 40 86 H56"/>',
    "help": '<path d="M30 32 C30 16 40 10 51 10 C64 10 73 18 73 31 C73 48 51 46 51 66"/>'
    '<path d="M51 88 V88.2" stroke-width="15"/>',
    "book": '<path d="M50 24 C40 14 26 12 10 14 V78 C26 76 40 78 50 88 C60 78 74 76 90 78 V14'
    ' C74 12 60 14 50 24 Z M50 24 V86"/>',
    "menu": '<path d="M14 24 H86 M14 50 H86 M14 76 H86"/>',
    "log": '<path d="M22 10 H78 V90 H22 Z M36 32 H64 M36 50 H64 M36 68 H54"/>',
    "crown": '<path d="M12 78 L8 30 L32 52 L50 16 L68 52 L92 30 L88 78 Z"/>',
}
WIDTH = 11


def sign(theme: Theme, name: str, points: float, colour: Color) -> Surface:
    """One of `SIGNS`, painted once."""
    size = theme.px(points)
    return theme.kept(("sign", name, size, tuple(colour)), lambda: _painted(name, size, colour))


def _painted(name: str, size: int, colour: Color) -> Surface:
    ink = f"rgb({colour.r},{colour.g},{colour.b})"
    look = f'fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round"'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 108">'
    body = f'{head}<g {look} stroke-width="{WIDTH}">{SIGNS[name]}</g></svg>'
    picture = pygame.image.load_sized_svg(BytesIO(body.encode()), (size, size))
    return picture.convert(Surface((1, 1), pygame.SRCALPHA))
