"""The small picture of a table by which its game is found again in a list."""

from contextlib import suppress
from io import BytesIO
from typing import Any

import pygame

from game.core.seats import PUBLIC
from game.persistence.errors import GameFileError
from game.scenes.program import Program
from game.scenes.table.view import TableView
from game.shelf.kept_game import KeptGame

SIZE = (320, 200)  # pixels


def keep_small_picture(program: Program, kept: KeptGame, view: TableView[Any, Any, Any]) -> None:
    """As everybody may see the table; its game is listed without, too."""
    if kept.path:
        painted = BytesIO()
        picture = view.thumbnail(kept.sitting.seen_by(PUBLIC), SIZE)
        with suppress(GameFileError, pygame.error):
            pygame.image.save(picture, painted, ".png")
            program.library.keep_picture(kept.path, painted.getvalue())
