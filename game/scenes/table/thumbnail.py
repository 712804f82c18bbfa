"""A small picture of a game, for the list of games: as everybody may see it."""

from contextlib import suppress
from typing import Any

import pygame

from game.core.seats import PUBLIC
from game.persistence.library import Library
from game.scenes.table.view import TableView
from game.shelf.kept_game import KeptGame

SIZE = (320, 200)


def keep_picture(kept: KeptGame, view: TableView[Any, Any, Any], library: Library) -> None:
    """Without one the game is listed all the same."""
    if kept.path is None:
        return
    path = library.thumbnail_path(kept.path)
    with suppress(OSError, pygame.error):
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(view.thumbnail(kept.sitting.seen_by(PUBLIC), SIZE), path)
