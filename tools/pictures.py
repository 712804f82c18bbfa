"""Pictures that a tool has drawn, as files."""

from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from tools.outputs import write_bytes


def save_picture(picture: Surface, path: Path) -> None:
    """Its ending says which format. Raises GameError with a sentence."""
    drawn = BytesIO()
    pygame.image.save(picture, drawn, f"picture{path.suffix}")
    write_bytes(path, drawn.getvalue())
