"""What cannot be kept as a file in the project: folders, links, pipes, giants, forbidden ones."""

import os
from pathlib import Path
from typing import NoReturn

import pytest

from game.boxes.makuta.levels import LevelError, read_set, reading
from tests.makuta.levels.folders import changed, copy_of_small, errors_in, painted


@pytest.fixture
def small(tmp_path: Path) -> Path:
    return copy_of_small(tmp_path)


def test_a_folder_named_like_a_map(small: Path) -> None:
    (small / "attic.tmx").mkdir()

    assert errors_in(small) == [
        "attic.tmx: This is a folder, not a file. Rename or remove it.",
    ]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no pipes")
def test_a_pipe_is_not_waited_for(small: Path) -> None:
    os.mkfifo(small / "pipe.tmx")

    assert errors_in(small) == [
        "pipe.tmx: This is not an ordinary file. Replace or remove it.",
    ]


def test_a_giant(small: Path) -> None:
    text = (small / "marsh.tmx").read_text(encoding="utf-8")
    (small / "marsh.tmx").write_text(text + " " * 1_000_000, encoding="utf-8")

    (error,) = errors_in(small)

    assert error.startswith("marsh.tmx: The file has 1,00")
    assert error.endswith(
        "more than 1,000,000 are not read. "
        "A level needs some 10,000: restore the file from a copy, or start it anew."
    )


def test_data_that_goes_on_and_on(small: Path) -> None:
    painted(small, "marsh.tmx", "fields", [0] * 6000)

    assert errors_in(small) == [
        (
            'marsh.tmx, layer "fields": The layer\'s data has 11,999 letters, far too many. '
            "Restore the map from a copy, or paint the layer anew."
        )
    ]


def test_an_ending_in_capitals(small: Path) -> None:
    (small / "marsh.tmx").rename(small / "marsh.TMX")

    (error,) = errors_in(small)

    assert error.startswith("marsh.TMX: The file's name, by which games know the tile, has letters")


def test_groups_nested_beyond_reason(small: Path) -> None:
    text = (small / "marsh.tmx").read_text(encoding="utf-8")
    depth = 20_000
    nested = "<group>" * depth + "</group>" * depth
    (small / "marsh.tmx").write_text(text.replace("</map>", f"{nested}</map>"), encoding="utf-8")

    (error,) = errors_in(small)

    assert error.startswith("marsh.tmx: The map cannot be read (RecursionError")


def test_a_forbidden_file(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Path.read_bytes

    def refuse(path: Path) -> bytes:
        if path.name == "marsh.tmx":
            raise PermissionError(13, "Permission denied")
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", refuse)

    assert errors_in(small) == [
        (
            "marsh.tmx: The file cannot be opened: Permission denied. "
            "Check that it exists and that you are allowed to read it."
        ),
    ]


def test_a_map_that_is_a_link_to_the_outside(small: Path) -> None:
    outside = small.parent / "marsh.tmx"
    (small / "marsh.tmx").rename(outside)
    (small / "marsh.tmx").symlink_to(outside)

    assert errors_in(small) == [
        (
            "marsh.tmx: This is a link to a file outside the folder of the level set. "
            "Replace it with a copy of that file."
        ),
    ]


def test_a_tileset_behind_a_link_to_the_outside(small: Path) -> None:
    """The name looks harmless; the folder it goes through leads away."""
    (small / "away").symlink_to(small.parent)
    (small / "plants.tsx").rename(small.parent / "plants.tsx")
    changed(small, "meadow.tmx", ("plants.tsx", "away/plants.tsx"))

    assert errors_in(small) == [
        (
            "meadow.tmx: A tileset cannot be used. "
            'The file "away/plants.tsx" lies outside the folder of the level set. '
            "Copy it into that folder and choose the copy in Tiled."
        ),
    ]


def test_a_link_that_leads_to_itself(small: Path) -> None:
    (small / "tiles" / "tree.png").unlink()
    (small / "tiles" / "tree.png").symlink_to("tree.png")

    (error,) = errors_in(small)

    assert error.startswith("plants.tsx: An image cannot be used.")


def test_a_set_behind_a_link(small: Path) -> None:
    """The folder itself may be a link: only leaving it is refused."""
    link = small.parent / "link"
    link.symlink_to(small)

    assert read_set(link).tiles == read_set(small).tiles


def test_a_set_named_by_a_relative_path(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(small)

    assert read_set(Path()).tiles == read_set(small).tiles


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    assert errors_in(tmp_path / "nowhere") == [
        (
            "nowhere (the whole set): The folder cannot be opened: No such file or directory. "
            "Check the folder's name, and that you are allowed to read it."
        ),
    ]


def test_a_file_instead_of_a_folder(small: Path) -> None:
    (error,) = errors_in(small / "marsh.tmx")

    assert error.startswith("marsh.tmx (the whole set): The folder cannot be opened:")


def test_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / ".marsh.tmx").write_text("some program's own", encoding="utf-8")

    assert errors_in(tmp_path / "bare") == [
        "bare (the whole set): There is no map (*.tmx) in the folder. Save one there with Tiled.",
    ]


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
