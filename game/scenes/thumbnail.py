"""A small picture of a game, for the list of games: as everybody may see it."""

from contextlib import suppress
from typing import Any

import pygame

from game.core.seats import PUBLIC
from game.persistence.library import Library
from game.scenes.seated import Seated
from game.scenes.table_view import TableView

SIZE = (320, 200)


def keep_picture(seated: Seated, view: TableView[Any, Any, Any], library: Library) -> None:
    """Without one the game is listed all the same."""
    if seated.path is None:
        return
    path = library.thumbnail_path(seated.path)
    with suppress(OSError, pygame.error):
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(view.thumbnail(seated.sitting.seen_by(PUBLIC), SIZE), path)
