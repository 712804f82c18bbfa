"""Games end in `.matanui`, whatever box they are of; those that end in `.makuta` are as good."""

import os
from datetime import datetime
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from game.boxes.makuta import codec
from game.persistence.crash_report import KEPT as REPORTS
from game.persistence.crash_report import Crash, write_crash_report
from game.persistence.errors import ExistsError, LockedError
from game.persistence.game_file import replay_game
from game.persistence.library import KEPT, Library
from game.persistence.names import dated_name, path_named
from tests.makuta import saving
from tests.persistence.tables import new_match, play

OLD = Path(__file__).with_name("game.makuta")  # as it was written before there were boxes
NOW = datetime(2026, 11, 15, 20, 30)  # noqa: DTZ001
ENDINGS = (".makuta", ".matanui")


@pytest.fixture
def library(tmp_path: Path) -> Library:
    folder = tmp_path / "games"
    folder.mkdir()
    return Library(folder, lambda: dated_name(NOW))


@pytest.fixture
def old(library: Library) -> Path:
    """A game from before, with its picture."""
    path = library.folder / "old.makuta"
    copyfile(OLD, path)
    picture = library.folder / "thumbnails" / "old.png"
    picture.parent.mkdir()
    picture.write_bytes(b"old picture")
    return path


def names_in(library: Library) -> list[str]:
    return sorted(game.path.name for game in library.games())


def test_a_new_game_says_what_it_is(library: Library) -> None:
    saving.start_game(path := library.new_path(), new_match())

    assert path.name == "2026-11-15 20.30.00.matanui"
    assert path.read_bytes().startswith(b'{"file":"mata nui game","format":3,"box":"makuta"')


def test_both_are_listed_and_continued(library: Library, old: Path) -> None:
    saving.start_game(new := library.new_path(), new_match())
    os.utime(new, (1, 1))
    listed = {game.path.name: (game.name, game.box, game.trouble) for game in library.games()}
    latest = library.latest_unfinished()

    assert listed == {
        "old.makuta": ("old", "quest", ""),
        "2026-11-15 20.30.00.matanui": ("2026-11-15 20.30.00", "makuta", ""),
    }
    assert latest is not None
    assert latest.path == old


def test_an_old_game_goes_on_in_its_own_file(library: Library, old: Path) -> None:
    before = old.read_bytes()
    opened = saving.open_game(old)
    play(opened.match, 3, Random(1))

    assert opened.notices == ()
    assert old.read_bytes().startswith(before)
    assert len(old.read_bytes()) > len(before)
    assert names_in(library) == ["old.makuta"]
    assert saving.open_game(old).match.state == opened.match.state
    assert [*replay_game(old, [codec])][-1].state == opened.match.state


def test_an_old_game_that_is_open_is_locked(library: Library, old: Path) -> None:
    with library.locks.on(old):
        assert library.games()[0].is_open
        with pytest.raises(LockedError):
            library.rename(old, "other")


def test_an_old_game_keeps_its_ending_wherever_it_goes(library: Library, old: Path) -> None:
    renamed = library.rename(old, "renamed")
    assert renamed.name == "renamed.makuta"
    assert library.thumbnail_path(renamed).read_bytes() == b"old picture"

    removed = library.delete(renamed)
    assert removed == library.folder / "removed" / "renamed.makuta"
    assert not library.thumbnail_path(renamed).exists()

    assert library.restore(removed) == renamed


def test_a_copy_has_the_new_ending(library: Library, old: Path) -> None:
    named, unnamed = library.copy(old, "mine"), library.copy(old)

    assert (named.name, unnamed.name) == ("mine.matanui", "old (2).matanui")
    assert named.read_bytes() == unnamed.read_bytes() == old.read_bytes()
    assert library.thumbnail_path(named).read_bytes() == b"old picture"


@pytest.mark.parametrize("ending", ENDINGS)
def test_no_two_games_get_one_name(ending: str, library: Library, old: Path) -> None:
    taken = library.folder / f"taken{ending}"
    copyfile(OLD, taken)

    for take in (library.rename, library.copy):
        with pytest.raises(ExistsError, match=rf"taken\{ending}: A file of this name"):
            take(old, "taken")
    with pytest.raises(ExistsError):
        library.path_for("taken")
    removed = library.delete(taken)
    copyfile(OLD, library.folder / "taken.matanui")
    assert library.restore(removed).name == f"taken (2){ending}"


def test_two_games_of_one_name_have_a_picture_each(library: Library, old: Path) -> None:
    """Somebody may have put them there."""
    new = old.with_suffix(".matanui")
    copyfile(OLD, new)
    library.thumbnail_path(new).write_bytes(b"new picture")

    assert names_in(library) == ["old.makuta", "old.matanui"]
    assert library.thumbnail_path(old).read_bytes() == b"old picture"

    library.delete(new)
    assert library.thumbnail_path(old).read_bytes() == b"old picture"


def test_a_game_does_not_begin_under_the_name_of_an_old_one(library: Library) -> None:
    copyfile(OLD, library.folder / f"{dated_name(NOW)}.makuta")

    assert library.new_path().name == f"{dated_name(NOW)} (2).matanui"


def test_old_autosaves_are_pruned_with_the_new_ones(library: Library) -> None:
    head = OLD.read_text(encoding="utf-8").splitlines(keepends=True)[0]
    finished = head + '{"snapshot":9,"over":true,"packed":""}\n'
    paths = [
        library.folder / f"2026-01-02 10.00.{number:02}{ENDINGS[number % 2]}"
        for number in range(KEPT + 2)
    ]
    for number, path in enumerate(paths):
        path.write_text(finished, encoding="utf-8")
        os.utime(path, (1_700_000_000 + number, 1_700_000_000 + number))
    library.thumbnail_path(paths[0]).parent.mkdir()
    library.thumbnail_path(paths[0]).write_bytes(b"picture")

    assert sorted(library.prune()) == paths[:2]
    assert not library.thumbnail_path(paths[0]).exists()


def test_an_old_report_takes_its_game_along(tmp_path: Path) -> None:
    first = tmp_path / "crash 2020-01-01 10.00.00.txt"
    for ending in (".txt", ".makuta"):
        first.with_suffix(ending).write_text("old")

    for second in range(REPORTS):
        write_crash_report(tmp_path, Crash(ValueError(), NOW.replace(second=second), "0.1.0"))

    assert not first.exists()
    assert not first.with_suffix(".makuta").exists()


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("new", "new.matanui"),
        ("old", "old.makuta"),
        ("both", "both.matanui"),
        ("both.makuta", "both.makuta"),
        ("neither", "neither.matanui"),
        ("neither.txt", "neither.txt"),
        ("2026-01-02 03.04.05", "2026-01-02 03.04.05.makuta"),
        ("bare", "bare"),
        ("x" * 300, f"{'x' * 300}.matanui"),
    ],
)
def test_the_ending_can_be_left_out(typed: str, found: str, tmp_path: Path) -> None:
    there = ("new.matanui", "old.makuta", "both.makuta", "both.matanui", "bare", "bare.matanui")
    for name in (*there, "2026-01-02 03.04.05.makuta"):
        (tmp_path / name).write_text("a game")

    assert path_named(str(tmp_path / typed)) == tmp_path / found
