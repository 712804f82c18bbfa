"""The games of the user: all are listed, quickly, and none is lost by a stray click."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from game.boxes.makuta.opening import MakutaMatch
from game.persistence.errors import (
    ExistsError,
    GameFileError,
    LockedError,
    MissingFileError,
    NoNameError,
    NotWrittenError,
    ReadOnlyError,
)
from game.persistence.library import KEPT, Library, Shelved
from game.persistence.lines import SeatCard
from game.persistence.names import LONGEST, dated_name, file_name, is_dated
from game.persistence.preview import TAIL, preview
from tests.makuta import saving
from tests.persistence.tables import finished_match, new_match, play
from tests.persistence.test_atomic_write import failing

SEATS = (SeatCard("Zoë"), SeatCard("", {"bot": "adept"}), SeatCard("Bo"))
FINISHED = '{"snapshot":9,"over":true,"packed":""}\n'


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "games", lambda: dated_name(datetime(2026, 11, 15, 20, 30)))  # noqa: DTZ001


@pytest.fixture
def ages() -> Iterator[int]:
    """Each younger than the one before."""
    return count(1_700_000_000)


@pytest.fixture
def shelve(library: Library, ages: Iterator[int]) -> Callable[..., Path]:
    """Put a game on the shelf that is newer than all before."""

    def shelve(name: str, match: MakutaMatch | None = None, text: str = "") -> Path:
        library.folder.mkdir(exist_ok=True)
        path = library.folder / f"{name}.matanui"
        if text:
            path.write_text(text, encoding="utf-8")
        else:
            saving.start_game(path, match or new_match(), SEATS if match is None else ())
        age = next(ages)
        os.utime(path, (age, age))
        return path

    return shelve


@pytest.fixture
def head(shelve: Callable[..., Path]) -> str:
    """The first line of a game."""
    path = shelve("head")
    line = path.read_text(encoding="utf-8").splitlines(keepends=True)[0]
    path.unlink()
    return line


def names(games: tuple[Shelved, ...]) -> list[str]:
    return [game.name for game in games]


# Looking


def test_a_folder_that_is_not_there_has_no_games(library: Library) -> None:
    assert library.games() == ()
    assert library.latest_unfinished() is None
    assert library.prune() == ()
    assert not library.folder.exists()


def test_what_a_list_shows(library: Library, shelve: Callable[..., Path]) -> None:
    path = shelve("game")
    play(opened := saving.open_game(path).match, 30, Random(1))
    os.utime(path, (1_700_000_000, 1_700_000_000))

    (game,) = library.games()

    assert game.path == path
    assert (game.name, game.box, game.seats) == ("game", "makuta", SEATS)
    assert game.head
    assert game.head.terms["toas"] == ["tahu", "kopaka", "gali"]
    assert game.turn == opened.state.turn.number > 3
    assert game.over is False
    assert game.modified.timestamp() == 1_700_000_000
    assert game.modified.utcoffset() is not None
    assert (game.trouble, game.is_open) == ("", False)


def test_a_game_that_has_just_begun(library: Library, shelve: Callable[..., Path]) -> None:
    shelve("game")

    (game,) = library.games()

    assert (game.turn, game.over) == (0, False)


def test_a_game_that_is_over(library: Library, shelve: Callable[..., Path]) -> None:
    match = finished_match()
    shelve("game", match)

    (game,) = library.games()

    assert game.over is True
    assert game.turn == match.state.turn.number


def test_a_game_whose_last_action_was_taken_back(
    library: Library, shelve: Callable[..., Path]
) -> None:
    """It goes on, though it was over for a moment."""
    path = shelve("game", match := finished_match())
    match.undo()
    assert preview(path).over is False

    match.redo()
    assert preview(path).over is True


def test_lines_after_the_end_count(
    library: Library, shelve: Callable[..., Path], head: str
) -> None:
    """The snapshot that follows on them may have been torn off."""
    path = shelve("game", text=head + FINISHED + '{"match":"undo"}\n{"snapshot":9,"pac')
    assert (preview(path).turn, preview(path).over) == (9, False)

    path.write_text(head + FINISHED + '{"match":"un', encoding="utf-8")
    assert (preview(path).turn, preview(path).over) == (9, True)


def test_the_end_is_found_after_a_long_turn(
    library: Library, shelve: Callable[..., Path], head: str
) -> None:
    turn = '{"seat":0,"do":"RollDie","die":"white"}\n' * TAIL
    path = shelve("game", text=head + FINISHED + turn)

    assert (preview(path).turn, preview(path).over) == (9, False)


def test_a_damaged_snapshot_is_passed_over(shelve: Callable[..., Path], head: str) -> None:
    path = shelve("game", text=head + FINISHED + '{"snapshot":"ten","packed":""}\n')

    assert (preview(path).turn, preview(path).over) == (9, False)


def test_the_newest_comes_first(library: Library, shelve: Callable[..., Path]) -> None:
    for name in ("one", "two", "three"):
        shelve(name)

    assert names(library.games()) == ["three", "two", "one"]


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("hello", "broken.matanui: This is not a game that this program has saved."),
        ('{"file":"mata nui game","form', "broken.matanui: The first line is damaged."),
        ('{"file":"makuta game","form', "broken.matanui: The first line is damaged."),
        ('{"file":"mata nui game","format":99}', "broken.matanui: The game was saved by a newer"),
        ('{"file":"mata nui game","format":1}', "broken.matanui: The packed part of the first"),
        ("\0", "broken.matanui: This file is not text"),
    ],
)
def test_a_broken_file_is_listed_with_its_trouble(
    text: str, trouble: str, library: Library, shelve: Callable[..., Path]
) -> None:
    shelve("game")
    shelve("broken", text=text)

    broken, game = library.games()

    assert broken.trouble.startswith(trouble)
    assert (broken.over, broken.box, broken.seats) == (None, "", ())
    assert not game.trouble
    assert library.latest_unfinished() == game


def test_other_things_in_the_folder_are_no_games(
    library: Library, shelve: Callable[..., Path]
) -> None:
    shelve("game")
    (library.folder / "notes.txt").write_text("hello")
    (library.folder / "game.matanui.lock").write_text("")
    (library.folder / "folder.matanui").mkdir()
    with suppress(OSError):  # where there are symbolic links
        (library.folder / "loop.matanui").symlink_to("loop.matanui")

    assert names(library.games()) == ["game"]


def test_an_empty_file_and_a_huge_one(library: Library, shelve: Callable[..., Path]) -> None:
    shelve("empty", text="\n").write_bytes(b"")
    with shelve("huge", text="\n").open("wb") as file:
        file.truncate(5_000_000_000)

    troubles = {game.name: game.trouble for game in library.games()}

    assert troubles["empty"].startswith("empty.matanui: The file is empty.")
    assert "5,000,000,000 bytes" in troubles["huge"]


def test_a_clock_that_was_far_off(library: Library, shelve: Callable[..., Path]) -> None:
    path = shelve("game")
    try:
        os.utime(path, (10**15, 10**15))
    except OSError:
        pytest.skip("the disk does not take such a date")

    assert names(library.games()) == ["game"]


def test_games_that_were_left_elsewhere(
    library: Library, shelve: Callable[..., Path], tmp_path: Path
) -> None:
    """They are listed, have their pictures there, and are not added to."""
    shelve("here")
    elsewhere = Library(tmp_path / "elsewhere", library.new_name)
    saving.start_game(left := elsewhere.new_path(), new_match())
    both = evolve(library, more=(elsewhere.folder, tmp_path / "nowhere"))

    assert set(names(both.games())) == {"here", left.stem}
    assert both.thumbnail_path(left) == elsewhere.thumbnail_path(left)
    assert both.new_path().parent == library.folder
    assert both.rename(left, "renamed") == library.folder / "renamed.matanui"


# Going on


def test_continue_takes_the_newest_that_is_not_over(
    library: Library, shelve: Callable[..., Path], head: str
) -> None:
    shelve("old")
    left = shelve("left")
    shelve("finished", text=head + FINISHED)
    shelve("broken", text="broken")

    game = library.latest_unfinished()

    assert game is not None
    assert game.path == left


def test_continue_leaves_a_game_to_the_window_that_plays_it(
    library: Library, shelve: Callable[..., Path]
) -> None:
    left = shelve("left")
    with library.locks.on(shelve("played")):
        played, _ = library.games()
        game = library.latest_unfinished()

    assert played.is_open
    assert game is not None
    assert game.path == left


# Adding


def test_a_new_game_has_the_date_as_its_name(library: Library) -> None:
    path = library.new_path()

    assert path == library.folder / "2026-11-15 20.30.00.matanui"
    assert not path.exists()


def test_two_games_of_the_same_second(library: Library, shelve: Callable[..., Path]) -> None:
    shelve("2026-11-15 20.30.00")
    shelve("2026-11-15 20.30.00 (2)")

    assert library.new_path().stem == "2026-11-15 20.30.00 (3)"
    assert all(game.is_autosave for game in library.games())


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(NotWrittenError):
        Library(tmp_path / "file" / "games", lambda: "game").path_for("Friday")


def test_a_named_copy_is_not_what_continue_leads_to(
    library: Library, shelve: Callable[..., Path]
) -> None:
    """It was made to come back to; people go on in the game that they copied."""
    path = shelve("2026-11-15 20.30.00")

    copy = library.copy(path, "Before the temple")

    latest = library.latest_unfinished()
    assert latest
    assert latest.path == path != copy


def test_a_copy_under_a_name(library: Library, shelve: Callable[..., Path]) -> None:
    path = shelve("2026-11-15 20.30.00")

    copy = library.copy(path, "Zoë: the last stand?")

    assert copy.name == "Zoë- the last stand.matanui"
    assert copy.read_bytes() == path.read_bytes()
    assert [game.is_autosave for game in library.games()] == [True, False]


def test_a_copy_without_a_name(
    library: Library, shelve: Callable[..., Path], tmp_path: Path
) -> None:
    """Of a game that another window plays, or one from elsewhere."""
    path = shelve("game")
    stranger = path.rename(tmp_path / "stranger.matanui")

    assert library.copy(stranger).name == "stranger.matanui"
    with library.locks.on(library.folder / "stranger.matanui"):
        assert library.copy(library.folder / "stranger.matanui").name == "stranger (2).matanui"


def test_a_copy_replaces_no_other_game(library: Library, shelve: Callable[..., Path]) -> None:
    path, other = shelve("game"), shelve("other", text="other")

    with pytest.raises(ExistsError):
        library.copy(path, "other")

    assert other.read_text() == "other"


# Moving


def test_a_disk_that_fails_after_a_game_was_moved_does_not_hide_where_it_is(
    library: Library, shelve: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Path) -> bool:
        raise OSError(5, "Input/output error")

    path = shelve("first")
    monkeypatch.setattr(Path, "is_symlink", fail)

    renamed = library.rename(path, "second")
    removed = library.delete(renamed)

    assert removed.is_file()
    assert not path.exists()


def test_a_renamed_game(library: Library, shelve: Callable[..., Path]) -> None:
    path = shelve("2026-11-15 20.30.00")
    picture = library.thumbnail_path(path)
    picture.parent.mkdir()
    picture.write_bytes(b"picture")

    renamed = library.rename(path, "final.matanui")

    (game,) = library.games()
    assert game.path == renamed == library.folder / "final.matanui"
    assert not game.is_autosave
    assert library.thumbnail_path(renamed).read_bytes() == b"picture"
    assert not picture.exists()


def test_the_same_name_again(library: Library, shelve: Callable[..., Path]) -> None:
    path = shelve("game")

    assert library.rename(path, "game") == path
    assert names(library.games()) == ["game"]


def test_renaming_replaces_no_other_game(library: Library, shelve: Callable[..., Path]) -> None:
    path, other = shelve("game"), shelve("other", text="other")

    with pytest.raises(ExistsError):
        library.rename(path, "other")

    assert path.exists()
    assert other.read_text() == "other"


def test_a_deleted_game_can_be_brought_back(library: Library, shelve: Callable[..., Path]) -> None:
    path = shelve("game")
    content = path.read_bytes()
    picture = library.thumbnail_path(path)
    picture.parent.mkdir()
    picture.write_bytes(b"picture")

    removed = library.delete(path)

    assert library.games() == ()
    assert removed == library.folder / "removed" / "game.matanui"
    assert not picture.exists()

    assert library.restore(removed) == path
    assert path.read_bytes() == content


def test_games_of_one_name_are_deleted_one_after_the_other(
    library: Library, shelve: Callable[..., Path]
) -> None:
    first = library.delete(shelve("game", text="first"))
    second = library.delete(shelve("game", text="second"))

    assert (first.read_text(), second.read_text()) == ("first", "second")

    shelve("game", text="third")
    assert library.restore(first).name == "game (2).matanui"


def test_a_game_that_is_open_stays_where_it_is(
    library: Library, shelve: Callable[..., Path]
) -> None:
    path = shelve("game")
    with library.locks.on(path):
        with pytest.raises(LockedError):
            library.delete(path)
        with pytest.raises(LockedError):
            library.rename(path, "other")

    assert names(library.games()) == ["game"]


def test_a_game_that_has_gone(library: Library) -> None:
    lost = library.folder / "lost.matanui"
    changes: tuple[Callable[[], Path], ...] = (
        lambda: library.delete(lost),
        lambda: library.restore(lost),
        lambda: library.rename(lost, "other"),
        lambda: library.copy(lost, "other"),
    )
    for change in changes:
        with pytest.raises(MissingFileError, match=r"lost\.matanui: There is no such file\."):
            change()


def test_a_folder_that_may_not_be_changed(
    library: Library, shelve: Callable[..., Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = shelve("game")
    monkeypatch.setattr(Path, "rename", failing(PermissionError(13, "Permission denied")))

    with pytest.raises(ReadOnlyError, match=r"game\.matanui: You may not write there\."):
        library.delete(path)

    assert path.exists()


def test_a_name_that_is_far_too_long(library: Library, shelve: Callable[..., Path]) -> None:
    """It is cut, so that all that is written beside the game finds room too."""
    renamed = library.rename(shelve("game"), "ë" * 500)

    assert renamed.stem == "ë" * (LONGEST // 2)
    library.delete(renamed)


def test_pictures_behind_links_stay(library: Library, shelve: Callable[..., Path]) -> None:
    """Neither a linked picture nor a linked folder of pictures is the program's own."""
    old, letter = shelve("old"), library.folder / "letter"
    letter.write_bytes(b"Dear Ann")
    picture = library.thumbnail_path(library.folder / "old (2).matanui")
    picture.parent.mkdir()
    picture.symlink_to(letter)
    library.thumbnail_path(old).write_bytes(b"picture")
    copy = library.copy(old)

    assert (copy.name, picture.read_bytes()) == ("old (2).matanui", b"picture")
    assert letter.read_bytes() == b"Dear Ann"
    photos = picture.parent.rename(library.folder / "photos")
    picture.parent.symlink_to(photos)
    library.delete(library.rename(copy, "new"))
    library.delete(old)
    assert len([*photos.iterdir()]) == 2


# Many games


def test_only_the_newest_finished_autosaves_are_kept(
    library: Library, shelve: Callable[..., Path], head: str
) -> None:
    saved = shelve("saved by name", text=head + FINISHED)
    unfinished = shelve("2026-01-01 10.00.00", text=head)
    broken = shelve("2026-01-01 11.00.00", text="broken")
    old = [
        shelve(f"2026-01-02 10.00.{second:02}", text=head + FINISHED) for second in range(KEPT + 4)
    ]
    picture = library.thumbnail_path(old[0])
    picture.parent.mkdir()
    picture.write_bytes(b"picture")

    with library.locks.on(old[1]):
        pruned = library.prune()

    assert sorted(pruned) == [old[0], old[2], old[3]]
    assert not picture.exists()
    assert all(path.exists() for path in (saved, unfinished, broken, old[1], *old[4:]))
    assert len(library.games()) == KEPT + 4


# Names


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("final", "final"),
        ("  final.matanui ", "final"),
        ("final.makuta", "final"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\games\\x", "C-games-x"),
        ("what? <now> *", "what- -now"),
        (".hidden", "hidden"),
        ("ends with dots...", "ends with dots"),
        ("con", "con game"),
        ("NUL.txt", "NUL.txt game"),
        ("über 東京 🗿", "über 東京 🗿"),
        ("a\nb\0c", "a-b-c"),
        ("x" * 500, "x" * LONGEST),
        ("half \ud800 pair", "half - pair"),
    ],
)
def test_what_was_typed_becomes_a_name(typed: str, name: str, tmp_path: Path) -> None:
    assert file_name(typed) == name

    (tmp_path / f"{name}.matanui.12345.part").write_text("")


@pytest.mark.parametrize("typed", ["", "  ", "...", "///", ".matanui", "\0"])
def test_what_was_typed_is_no_name(typed: str, library: Library) -> None:
    with pytest.raises(NoNameError) as told:
        file_name(typed)

    assert isinstance(told.value, GameFileError)
    assert "Choose one with letters or digits." in str(told.value)


def test_dates_are_told_from_names() -> None:
    now = datetime(2026, 11, 15, 20, 30, 5)  # noqa: DTZ001

    assert is_dated(dated_name(now))
    assert is_dated(f"{dated_name(now)} (12)")
    assert not is_dated("2026-11-15")
    assert not is_dated(f"{dated_name(now)} final")
