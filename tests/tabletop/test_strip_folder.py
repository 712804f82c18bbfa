"""Large pictures are composed once and found again, strip by strip."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.tabletop.pictures.strip_folder import HEIGHT, MOST, StripFolder, Strips, content_of

TALL = (32, 3 * HEIGHT + 16)


class NothingError(Exception):
    """There was no strip."""


def whole(strips: Strips[object]) -> Surface:
    """Put together again."""
    found = [strip for strip in strips if strip]
    if not found:
        raise NothingError
    width = found[0].picture.get_width()
    picture = Surface((width, sum(strip.picture.get_height() for strip in found)), 0, 32)
    picture.fblits([(strip.picture, (0, strip.top)) for strip in found])
    return picture


def raw(picture: Surface) -> bytes:
    return picture.get_buffer().raw


def never() -> Surface:
    raise AssertionError("It should have been found.")


def dotted() -> Surface:
    picture = Surface((16, 16), 0, 32)
    picture.fill("#305070", (2, 2, 7, 5))
    return picture


def kept(
    cache: StripFolder, facts: str, compose: Callable[[], Surface], size: tuple[int, int] = (16, 16)
) -> Surface:
    """Found, or composed and kept."""
    try:
        return whole(cache.found(facts, size))
    except NothingError:
        return whole(cache.keep(facts, compose()))


def test_a_kept_picture_looks_as_when_it_was_composed(tmp_path: Path) -> None:
    cache = StripFolder(tmp_path / "new" / "pictures", "assets")

    first = kept(cache, "a map", dotted)

    assert raw(kept(cache, "a map", never)) == raw(first)


@pytest.mark.parametrize(("assets", "facts"), [("others", "a map"), ("assets", "another map")])
def test_what_changed_is_composed_anew(assets: str, facts: str, tmp_path: Path) -> None:
    kept(StripFolder(tmp_path, "assets"), "a map", dotted)

    with pytest.raises(AssertionError):
        kept(StripFolder(tmp_path, assets), facts, never)


def test_a_damaged_file_is_replaced(tmp_path: Path) -> None:
    cache = StripFolder(tmp_path, "assets")
    first = kept(cache, "a map", dotted)
    (file,) = tmp_path.iterdir()
    file.write_bytes(b"\xff\xd8 no picture")

    assert raw(kept(cache, "a map", dotted)) == raw(first)
    assert raw(kept(cache, "a map", never)) == raw(first)


@pytest.mark.parametrize("size", [(8, 16), (16, 8), (32, 32)])
def test_a_picture_of_another_size_counts_as_not_found(
    size: tuple[int, int], tmp_path: Path
) -> None:
    """Somebody has put another one under its name."""
    cache = StripFolder(tmp_path, "assets")
    whole(cache.keep("a map", Surface(size, 0, 32)))

    assert not was_found(cache.found("a map", (16, 16)))


def was_found(strips: Strips[bool]) -> bool:
    while True:
        try:
            next(strips)
        except StopIteration as end:
            return bool(end.value)


def test_half_a_file_is_none(tmp_path: Path) -> None:
    cache = StripFolder(tmp_path, "assets")
    first = kept(cache, "a map", tall, TALL)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-9])

    with pytest.raises(AssertionError):
        kept(cache, "a map", never, TALL)
    assert raw(kept(cache, "a map", tall, TALL)) == raw(first)


def tall() -> Surface:
    picture = Surface(TALL, 0, 32)
    picture.fill("#305070", (2, HEIGHT - 20, 20, 2 * HEIGHT))
    return picture


def test_a_picture_is_opened_strip_by_strip(tmp_path: Path) -> None:
    """None is higher than a bit of work allows; together they show the picture."""
    cache = StripFolder(tmp_path, "assets")
    whole(cache.keep("a map", tall()))

    strips = [strip for strip in cache.found("a map", TALL) if strip]

    assert [strip.top for strip in strips] == [0, HEIGHT, 2 * HEIGHT, 3 * HEIGHT]
    assert all(strip.picture.get_height() <= HEIGHT for strip in strips)
    shown = whole(cache.found("a map", TALL))
    assert shown.get_at((10, HEIGHT + 50))[2] > 100 > shown.get_at((28, 20))[2]


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8")

    assert kept(StripFolder(blocked / "pictures", "assets"), "a map", dotted).get_size() == (16, 16)


def test_old_pictures_make_room(tmp_path: Path) -> None:
    for number in range(MOST + 3):
        (tmp_path / f"{number:032x}.jpg").write_bytes(b"")
    kept(StripFolder(tmp_path, "assets"), "a map", dotted)

    assert len(list(tmp_path.iterdir())) == MOST


def test_drafts_that_were_never_finished_make_room(tmp_path: Path) -> None:
    for number in range(MOST + 3):
        (tmp_path / f"{number:032x}.part").write_bytes(b"")
    kept(StripFolder(tmp_path, "assets"), "a map", dotted)

    assert len(list(tmp_path.iterdir())) == MOST
    kept(StripFolder(tmp_path, "assets"), "a map", never)


def test_files_of_others_stay(tmp_path: Path) -> None:
    for number in range(MOST + 3):
        (tmp_path / f"{number:032x}.txt").write_bytes(b"")
        (tmp_path / f"holiday {number}.jpg").write_bytes(b"")
    kept(StripFolder(tmp_path, "assets"), "a map", dotted)

    assert len(list(tmp_path.iterdir())) == 2 * (MOST + 3) + 1


def test_nothing_is_written_by_a_link(tmp_path: Path) -> None:
    cache, letter = StripFolder(tmp_path / "pictures", "assets"), tmp_path / "letter"
    kept(cache, "a map", dotted)
    (file,) = cache.folder.iterdir()
    letter.write_bytes(b"Dear Ann")
    file.unlink()
    for name in (file, file.with_suffix(".part")):
        name.symlink_to(letter)

    first = kept(cache, "a map", dotted)

    assert letter.read_bytes() == b"Dear Ann"
    assert raw(kept(cache, "a map", never)) == raw(first)


def test_a_folder_behind_a_link_is_somebody_elses(tmp_path: Path) -> None:
    photos = tmp_path / "photos"
    photos.mkdir()
    (tmp_path / "pictures").symlink_to(photos)
    kept(StripFolder(tmp_path / "pictures", "assets"), "a map", dotted)

    assert [*photos.iterdir()] == []


@pytest.mark.parametrize("odd", ["pipe", "folder", "zero", "jpeg", "bomb"])
def test_what_lies_there_instead_counts_as_not_found(odd: str, tmp_path: Path) -> None:
    cache = StripFolder(tmp_path, "assets")
    kept(cache, "a map", dotted)
    (file,) = tmp_path.iterdir()
    content = file.read_bytes()
    file.unlink()
    match odd:
        case "pipe":
            os.mkfifo(file)
        case "folder":
            file.mkdir()
        case "zero":
            file.symlink_to("/dev/zero")
        case "jpeg":
            pygame.image.save(Surface((16, 16)), file)
        case _:  # a size that nobody has room for, in the head of the JPEG
            at = content.index(b"\xff\xc0") + 5
            file.write_bytes(content[:at] + b"\xff\xff\xff\xff" + content[at + 4 :])

    assert not was_found(cache.found("a map", (16, 16)))


def test_content_is_what_counts_not_the_place(tmp_path: Path) -> None:
    for folder in ("one", "other"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.jpg").write_bytes(b"the same")

    names = [content_of([tmp_path / folder / "a.jpg"]) for folder in ("one", "other")]
    (tmp_path / "other" / "a.jpg").write_bytes(b"not the same")

    assert names[0] == names[1] != content_of([tmp_path / "other" / "a.jpg"])
