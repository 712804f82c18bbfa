"""pytmx without the greeting of pygame, which it imports: standard output belongs to results."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from pytmx import TiledMap, TiledTileLayer
from pytmx.pytmx import unpack_gids

__all__ = ["TiledMap", "TiledTileLayer", "unpack_gids"]
