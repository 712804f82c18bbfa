"""Sets that are none, or are found in odd ways."""

from pathlib import Path
from typing import NoReturn

import pytest

from game.boxes.makuta.levels import reading
from game.boxes.makuta.levels.sets import read_set
from game.tiled.problems import LevelError
from tests.makuta.levels.folders import copy_of_small, errors_in


@pytest.fixture
def small(tmp_path: Path) -> Path:
    return copy_of_small(tmp_path)


def test_a_folder_named_like_a_map(small: Path) -> None:
    (small / "attic.tmx").mkdir()

    assert errors_in(small) == [
        "attic.tmx: This is a folder, not a file. Rename or remove it.",
    ]


def test_an_ending_in_capitals(small: Path) -> None:
    (small / "marsh.tmx").rename(small / "marsh.TMX")

    (error,) = errors_in(small)

    assert error.startswith("marsh.TMX: The file's name, by which games know the tile, has letters")


def test_a_set_behind_a_link(small: Path) -> None:
    """The folder itself may be a link: only leaving it is refused."""
    link = small.parent / "link"
    link.symlink_to(small)

    assert read_set(link).tiles == read_set(small).tiles


def test_a_set_named_by_a_relative_path(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(small)

    assert read_set(Path()).tiles == read_set(small).tiles


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    (error,) = errors_in(tmp_path / "nowhere")

    assert error.startswith("nowhere (the whole set): The folder cannot be opened:")


def test_what_nobody_foresaw(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a library does, it is one problem of one file."""

    def fail(*_: object) -> NoReturn:
        raise KeyError("list")

    monkeypatch.setattr(reading, "layer_pictures", fail)

    with pytest.raises(LevelError) as caught:
        read_set(small)

    assert len(caught.value.problems) == 5
    assert str(caught.value.problems[0]) == (
        "cave.tmx: The map cannot be read (KeyError: 'list'). "
        "Open it in Tiled and save it again; if that does not help, start the tile anew."
    )
