"""Many games, and large ones: no more is read than is asked for."""

import os
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.persistence.json_text import line_of
from game.persistence.library import KEPT, LOOKED_AT, PRUNED, Library
from game.persistence.lines import Head, SeatCard, head_line
from game.persistence.preview import LONGEST_HEAD, ends_over, preview
from tests.opened_files import opened_in

HEAD = line_of(head_line(Head("toy", (SeatCard("Ann"),), {}, "a seed")))
ACTION = b'{"seat":0,"do":"Wait"}\n'
OVER = b'{"snapshot":9,"over":true,"packed":""}\n'
MEGABYTE = 1_000_000


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path, lambda: "new")


def shelve(library: Library, name: str, content: bytes, age: int = 0) -> Path:
    path = library.folder / f"{name}.matanui"
    path.write_bytes(content)
    os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    return path


def shelve_dated(library: Library, count: int, content: bytes) -> list[Path]:
    """The newest first."""
    names = (f"2026-01-{i // 3600 + 1:02} 10.{i // 60 % 60:02}.{i % 60:02}" for i in range(count))
    return [shelve(library, name, content, age) for age, name in enumerate(names)]


@contextmanager
def little_memory() -> Iterator[None]:
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < 6 * MEGABYTE
    finally:
        tracemalloc.stop()


# Large files


def test_a_large_game_without_a_snapshot_is_not_read_as_a_whole(library: Library) -> None:
    path = shelve(library, "large", HEAD + ACTION * (20 * MEGABYTE // len(ACTION)))

    with little_memory():
        seen = preview(path)

    assert (seen.head.box, seen.turn, seen.over) == ("toy", 0, False)


@pytest.mark.parametrize(
    "content",
    [b"x" * 20 * MEGABYTE, HEAD[:-2] + b',"about":"' + b"x" * 20 * MEGABYTE + b'"}\n'],
)
def test_a_first_line_without_end(library: Library, content: bytes) -> None:
    path = shelve(library, "long", content)

    with little_memory():
        game = library.shelved(path)
        box = library.box_of(path)

    assert game.trouble.endswith(".")
    assert len(game.trouble) < 200
    assert box in {"", "toy"}


def test_a_first_line_may_be_long(library: Library) -> None:
    about = b'{"note":"' + b"x" * (LONGEST_HEAD // 2) + b'"}'
    path = shelve(library, "long", HEAD[:-2] + b',"about":' + about + b"}\n" + OVER)

    assert preview(path).turn == 9


@pytest.mark.parametrize("line", [b"", b"{}", b'{"snapshot"', b'{"snapshot":"no"}', b"[" * 20])
def test_many_lines_that_say_nothing(library: Library, line: bytes) -> None:
    path = shelve(library, "odd", HEAD + OVER + (line + b"\n") * (5 * MEGABYTE // (len(line) + 1)))

    assert not preview(path).over


# The box, and the end


@pytest.mark.parametrize(
    ("content", "box"),
    [
        (HEAD, "toy"),
        (HEAD.replace(b'"box":"toy",', b"").replace(b'"seats"', b'"box":"toy","seats"'), "toy"),
        (b" " + HEAD, "toy"),
        (b"\xef\xbb\xbf" + HEAD, "toy"),
        (HEAD.replace(b'"toy"', b'"t\\u006fy"'), "toy"),
        (b"", ""),
        (b"Dear Ann", ""),
        (b'{"box":"toy"}', ""),
    ],
)
def test_the_box_is_read_from_the_beginning(library: Library, content: bytes, box: str) -> None:
    assert library.box_of(shelve(library, "game", content)) == box


def test_of_a_file_that_is_not_there(library: Library) -> None:
    path = library.folder / "gone.matanui"

    assert library.box_of(path) == ""
    assert library.shelved(path).trouble
    assert not ends_over(path)


@pytest.mark.parametrize(
    ("end", "over"),
    [
        (OVER, True),
        (OVER.rstrip(b"\n"), True),
        (OVER + b'{"match":"undo"}\n', False),
        (OVER[:-3], False),
        (b'{"do":"Say","over":true}\n', False),
        (b"", False),
    ],
)
def test_whether_it_ends_over(library: Library, end: bytes, *, over: bool) -> None:
    assert ends_over(shelve(library, "game", HEAD + ACTION + end)) == over


# Clearing away


def test_with_few_games_none_is_opened(library: Library) -> None:
    shelve_dated(library, KEPT, HEAD + OVER)
    for i in range(20):
        shelve(library, f"named {i}", HEAD + OVER)

    with opened_in(library.folder) as files:
        pruned = library.prune()

    assert (pruned, files) == ((), set())


def test_a_new_game_does_not_wait_until_all_have_been_looked_at(library: Library) -> None:
    paths = shelve_dated(library, LOOKED_AT + 100, HEAD + ACTION)

    with opened_in(library.folder) as files:
        pruned = library.prune()

    assert pruned == ()
    assert files == {*paths[:LOOKED_AT]}


def test_what_is_too_many_goes_in_the_course_of_some_games(library: Library) -> None:
    paths = shelve_dated(library, KEPT + 2 * PRUNED + 3, HEAD + OVER)

    counts = [len(library.prune()) for _ in range(4)]

    assert counts == [PRUNED, PRUNED, 3, 0]
    assert [file.path for file in library.filed()] == paths[:KEPT]
