"""Pictures that lie in the user's folders: whatever is there instead of them does no harm."""

from io import BytesIO
from pathlib import Path
from struct import Struct
from struct import error as StructError  # noqa: N812

import pygame
from pygame import Surface

from game.core.plain_files import content_of

PNG = b"\x89PNG\r\n\x1a\n"
HEAD = Struct(">8s8xII")  # then the length and name of a chunk, which begins with the size
MOST = 500_000  # pixels; ours have 130,000
HEAVIEST = 4_000_000  # bytes; ours have 300,000


def small_picture(path: Path) -> Surface | None:
    """The PNG at *path*; None if it is none, or so large that it is not unpacked at all."""
    try:
        data = content_of(path, HEAVIEST)
        signature, wide, high = HEAD.unpack(data[: HEAD.size])
        if signature != PNG or not 0 < wide * high <= MOST:
            return None
        picture = pygame.image.load(BytesIO(data), ".png")
        return picture.convert(Surface((1, 1), pygame.SRCALPHA, 32))
    except (pygame.error, OSError, ValueError, StructError):
        return None
