"""A picture of each game for the list, as everybody may see it."""

import pygame
import pytest

from game.core.seats import PUBLIC
from game.scenes.table.scene import THUMBNAIL as SIZE
from tests.scenes.evening import begin, match_at, same
from tests.scenes.moments import losing
from tools.studio import Studio


def test_who_leaves_the_table_leaves_a_picture_of_it(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, losing), (0, 1, 2, 3))
    evening.lift()
    kept, library = evening.table.kept, studio.program.library
    assert kept.path
    evening.table.leave()
    picture = pygame.image.load(library.thumbnail_path(kept.path))
    assert picture.get_size() == SIZE
    public = evening.table.view.thumbnail(kept.sitting.seen_by(PUBLIC), SIZE)
    assert same(picture, public)


def test_a_game_without_a_file_or_a_folder_for_pictures_is_left_all_the_same(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = begin(studio, match_at(studio, losing), (0, 1, 2, 3))
    kept, library = evening.table.kept, studio.program.library
    (library.folder / "thumbnails").write_text("a file where the folder should be")
    evening.table.leave()
    kept.path = None
    evening.table.leave()
