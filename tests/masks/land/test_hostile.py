"""Maps that mean harm, or were spoilt by chance: words, never a crash, and nothing is opened."""

import base64
import os
import shutil
import zlib
from pathlib import Path

import pytest
from hypothesis import given

from game.boxes.masks.land.maps import check_maps
from game.boxes.masks.land.reading import check_map
from tests.masks.land.sketches import MAP, SHIPPED, Sketch, copy_of_shipped
from tests.tiled.files import changed
from tests.tiled.spoiling import spoilt

GOOD = {
    path.relative_to(SHIPPED): path.read_bytes()
    for pattern in (MAP, "*.tsx", "templates/*.tx", "tiles/*.json")
    for path in sorted(SHIPPED.glob(pattern))
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of_shipped(tmp_path)


def errors(folder: Path) -> list[str]:
    return [str(each) for each in check_map(folder / MAP).errors]


def test_entities_are_refused(folder: Path) -> None:
    bomb = '<!DOCTYPE map [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><map'
    changed(folder, MAP, ("<map", bomb))

    assert errors(folder) == [
        (
            "mata_nui.tmx: The file has a DOCTYPE, which could bring in other files. "
            "Remove the lines from <!DOCTYPE to ]> in a text editor; Tiled does not need them."
        )
    ]


@pytest.mark.parametrize("source", ["../outside.tsx", "../../../../etc/passwd"])
def test_files_outside_the_folder_are_refused(folder: Path, source: str) -> None:
    (folder.parent / "outside.tsx").write_text("<tileset/>", encoding="utf-8")
    changed(folder, MAP, ("spaces.tsx", source))

    assert f'"{source}" lies outside the folder of the level set.' in errors(folder)[0]


def test_full_paths_are_refused(folder: Path) -> None:
    changed(folder, MAP, ("templates/portal.tx", "/etc/hostname"))

    assert 'The file "/etc/hostname" is named by its full path' in errors(folder)[0]


def test_a_link_to_elsewhere_is_refused(folder: Path) -> None:
    shutil.move(folder / MAP, folder.parent / MAP)
    (folder / MAP).symlink_to(folder.parent / MAP)

    assert errors(folder)[0].startswith("mata_nui.tmx: This is a link to a file outside")


def test_a_table_that_links_to_elsewhere_is_refused(folder: Path) -> None:
    table = folder / "tiles" / "spaces.json"
    shutil.move(table, folder.parent / "spaces.json")
    table.symlink_to(folder.parent / "spaces.json")

    assert "outside the folder of the level set" in errors(folder)[0]


def test_data_that_swells_is_refused(folder: Path) -> None:
    sketch = Sketch(folder)
    data = sketch.layer("spaces").find("data")
    assert data is not None
    data.attrib |= {"encoding": "base64", "compression": "zlib"}
    data.text = base64.b64encode(zlib.compress(bytes(3_000_000))).decode()
    sketch.save()

    assert "cells and more instead of 247" in errors(folder)[0]


def test_a_pipe_is_no_map(folder: Path) -> None:
    (folder / MAP).unlink()
    os.mkfifo(folder / MAP)

    assert errors(folder) == ["mata_nui.tmx: This is not an ordinary file. Replace or remove it."]


def test_an_empty_folder(tmp_path: Path) -> None:
    report = check_maps(tmp_path)

    assert [each.what for each in report.errors] == ["There is no map (*.tmx) in the folder."]


def test_a_map_with_a_name_that_no_key_can_be(folder: Path) -> None:
    shutil.move(folder / MAP, folder / "Mata Nui.tmx")

    (error,) = check_maps(folder).errors

    assert error.what.startswith("The file's name, by which the map is known, has letters")


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_of_shipped(tmp_path_factory.mktemp("spoilt"))


@given(spoilt=spoilt(GOOD))
def test_a_spoilt_file_is_explained(workshop: Path, spoilt: tuple[Path, bytes]) -> None:
    name, content = spoilt
    (workshop / name).write_bytes(content)

    found = check_map(workshop / MAP)
    shutil.copy(SHIPPED / name, workshop / name)

    assert found.land is not None or found.errors
    assert not [problem for problem in found.problems if "cannot be read (" in problem.what]
