"""What cannot be kept as a file in the project: folders, links, pipes, giants, forbidden ones."""

import os
from pathlib import Path

import pytest

from game.tiled.open_files import by_file, maps_in, notes_about_all
from tests.tiled.files import changed
from tests.tiled.island import MAPS, read_sound, told


def test_a_folder_named_like_a_map(isles: Path) -> None:
    (isles / "island.tmx").unlink()
    (isles / "island.tmx").mkdir()

    assert told(isles) == [
        "error: island.tmx: This is a folder, not a file. Rename or remove it.",
    ]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no pipes")
def test_a_pipe_is_not_waited_for(isles: Path) -> None:
    (isles / "island.tmx").unlink()
    os.mkfifo(isles / "island.tmx")

    assert told(isles) == [
        "error: island.tmx: This is not an ordinary file. Replace or remove it.",
    ]


def test_a_giant(isles: Path) -> None:
    text = (isles / "island.tmx").read_text(encoding="utf-8")
    (isles / "island.tmx").write_text(text + " " * 1_000_000, encoding="utf-8")

    (error,) = told(isles)

    assert error.startswith("error: island.tmx: The file has 1,00")
    assert error.endswith(
        "more than 1,000,000 are not read. "
        "A level needs some 10,000: restore the file from a copy, or start it anew."
    )


def test_groups_nested_beyond_reason(isles: Path) -> None:
    text = (isles / "island.tmx").read_text(encoding="utf-8")
    depth = 20_000
    nested = "<group>" * depth + "</group>" * depth
    (isles / "island.tmx").write_text(text.replace("</map>", f"{nested}</map>"), encoding="utf-8")

    assert told(isles) == [
        (
            "error: island.tmx: The file has elements within elements, more than 50 deep. "
            "Take layers out of their groups in Tiled, or restore the file from a copy."
        ),
    ]


def test_a_forbidden_file(isles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = os.open

    def refuse(path: str, flags: int) -> int:
        if Path(path).name == "island.tmx":
            raise PermissionError(13, "Permission denied")
        return opened(path, flags)

    monkeypatch.setattr(os, "open", refuse)

    assert told(isles) == [
        (
            "error: island.tmx: The file cannot be opened: Permission denied. "
            "Check that it exists and that you are allowed to read it."
        ),
    ]


def test_a_map_that_is_a_link_to_the_outside(isles: Path) -> None:
    outside = isles.parent / "island.tmx"
    (isles / "island.tmx").rename(outside)
    (isles / "island.tmx").symlink_to(outside)

    assert told(isles) == [
        (
            "error: island.tmx: This is a link to a file outside the folder of the level set. "
            "Replace it with a copy of that file."
        ),
    ]


def test_a_tileset_behind_a_link_to_the_outside(isles: Path) -> None:
    """The name looks harmless; the folder it goes through leads away."""
    (isles / "away").symlink_to(isles.parent)
    (isles / "paint.tsx").rename(isles.parent / "paint.tsx")
    changed(isles, "island.tmx", ("paint.tsx", "away/paint.tsx"))

    assert told(isles) == [
        (
            "error: island.tmx: A tileset cannot be used. "
            'The file "away/paint.tsx" lies outside the folder of the level set. '
            "Copy it into that folder and choose the copy in Tiled."
        ),
    ]


def test_a_link_that_leads_to_itself(isles: Path) -> None:
    (isles / "images" / "paint.png").unlink()
    (isles / "images" / "paint.png").symlink_to("paint.png")

    (error,) = told(isles)

    assert error.startswith("error: paint.tsx: An image cannot be used.")


def test_a_folder_behind_a_link(isles: Path) -> None:
    """The folder itself may be a link: only leaving it is refused."""
    link = isles.parent / "link"
    link.symlink_to(isles)

    assert read_sound(link).objects == read_sound(isles).objects


def test_a_folder_named_by_a_relative_path(isles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(isles)

    assert read_sound(Path()).objects == read_sound(MAPS).objects


def maps_of(folder: Path) -> tuple[list[str], list[str]]:
    """The names of the maps, and what is told about the folder."""
    notes = notes_about_all(folder)
    maps = [path.name for path in maps_in(folder, notes)]
    return maps, [str(problem) for problem in by_file(notes.found)]


def test_a_folder_of_maps(isles: Path) -> None:
    (isles / "atoll.TMX").touch()
    (isles / ".island.tmx").write_text("some program's own", encoding="utf-8")

    assert maps_of(isles) == (["atoll.TMX", "island.tmx"], [])


def test_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    _, told = maps_of(tmp_path / "nowhere")

    assert told == [
        (
            "nowhere (the whole set): The folder cannot be opened: No such file or directory. "
            "Check the folder's name, and that you are allowed to read it."
        ),
    ]


def test_a_file_instead_of_a_folder(isles: Path) -> None:
    _, (error,) = maps_of(isles / "island.tmx")

    assert error.startswith("island.tmx (the whole set): The folder cannot be opened:")


def test_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "bare").mkdir()

    assert maps_of(tmp_path / "bare") == (
        [],
        ["bare (the whole set): There is no map (*.tmx) in the folder. Save one there with Tiled."],
    )
