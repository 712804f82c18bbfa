"""Homes that are not as they were: each is spoilt indeed, and what goes wrong there is found."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.boxes import SHELF
from game.persistence.library import THUMBNAILS, Library
from tools.proofs.results import ProofFailedError
from tools.proofs.siege import settings
from tools.proofs.siege.assault import CANARY, Ground

WAYS = dict.fromkeys(
    (*settings.ANYWHERE, *settings.IN_PICTURES, *settings.FOR_FOLDERS, *settings.OF_CACHES)
)


@pytest.fixture
def ground() -> Iterator[Ground]:
    with Ground.laid_out() as ground:
        yield ground


@pytest.mark.parametrize("way", WAYS)
def test_every_way_spoils_a_file_and_nothing_else(way: settings.Spoiling, ground: Ground) -> None:
    path = ground.home / "a.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(1, 100)))
    before = path.lstat(), path.read_bytes()

    way(path, ground, Random(1))

    is_plain = path.is_file() and not path.is_symlink()
    assert os.path.lexists(path)
    assert not is_plain or (path.lstat().st_size, path.read_bytes()) != (
        before[0].st_size,
        before[1],
    )
    ground.demand_untouched("by the attack itself")


def test_a_home_that_is_as_it_was_has_nothing_to_tell(ground: Ground) -> None:
    with settings._at(ground.home) as folders:  # noqa: SLF001 - as the proof does
        settings._furnish(ground.home, SHELF.first)  # noqa: SLF001
        told = settings._visit(SHELF.first, "a home", is_at_table=False)  # noqa: SLF001

        settings._demand_told_once(folders, "a home")  # noqa: SLF001
        assert not told


def test_a_picture_that_is_written_by_a_link_is_found(
    ground: Ground, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo = ground.foreign / "photo.png"

    def by_the_link(library: Library, path: Path, content: bytes) -> None:
        library.thumbnail_path(path).write_bytes(content)

    monkeypatch.setattr(Library, "keep_picture", by_the_link)
    with settings._at(ground.home) as folders:  # noqa: SLF001 - as the proof does
        settings._furnish(ground.home, SHELF.first)  # noqa: SLF001
        for picture in (folders.games / THUMBNAILS).iterdir():
            picture.unlink()
            picture.symlink_to(photo)
        settings._visit(SHELF.first, "a home", is_at_table=True)  # noqa: SLF001

    with pytest.raises(ProofFailedError, match="foreign"):
        ground.demand_untouched("a home")
    photo.write_bytes(CANARY)


def test_what_is_told_again_and_again_is_found(
    ground: Ground, monkeypatch: pytest.MonkeyPatch
) -> None:
    with settings._at(ground.home) as folders:  # noqa: SLF001 - as the proof does
        folders.settings.parent.mkdir(parents=True)
        monkeypatch.setattr(settings, "check_setups", lambda _: ("It is damaged.",))

        with pytest.raises(ProofFailedError, match="told again"):
            settings._demand_told_once(folders, "a home")  # noqa: SLF001
