"""A picture of each game for the list, as everybody may see it."""

import pygame
import pytest

from game.core.seats import PUBLIC
from game.scenes.table.pause import PauseScene, Wish
from game.scenes.table.small_picture import SIZE
from game.ui.widgets.text_field import Draft
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


def test_a_copy_that_is_made_at_the_table_has_a_picture_too(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, losing), (0, 1, 2, 3))
    evening.lift()
    library = studio.program.library
    evening.click("bar.menu")
    pause = evening.stage.top
    assert evening.table.kept.path
    assert isinstance(pause, PauseScene)
    pause.react(Wish.COPY)
    pause.draft = Draft("Sunday")
    pause.react(Wish.TAKE_NAME)

    pictured = [
        game.name for game in library.games() if library.thumbnail_path(game.path).is_file()
    ]
    assert "Sunday" in pictured
    assert len(pictured) == 2


@pytest.mark.parametrize("is_folder", [False, True])
def test_a_picture_is_never_written_by_a_link(studio: Studio, *, is_folder: bool) -> None:
    evening = begin(studio, match_at(studio, losing), (0, 1, 2, 3))
    kept, library = evening.table.kept, studio.program.library
    assert kept.path
    picture = library.thumbnail_path(kept.path)
    foreign = library.folder / "foreign"
    foreign.mkdir()
    letter = foreign / "letter"
    letter.write_bytes(b"Dear Ann")
    if is_folder:
        picture.parent.symlink_to(foreign)
    else:
        picture.parent.mkdir(exist_ok=True)
        picture.symlink_to(letter)

    evening.table.leave()

    assert letter.read_bytes() == b"Dear Ann"
    assert [*foreign.iterdir()] == [letter]


def test_a_game_without_a_file_or_a_folder_for_pictures_is_left_all_the_same(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = begin(studio, match_at(studio, losing), (0, 1, 2, 3))
    kept, library = evening.table.kept, studio.program.library
    (library.folder / "thumbnails").write_text("a file where the folder should be")
    evening.table.leave()
    kept.path = None
    evening.table.leave()
