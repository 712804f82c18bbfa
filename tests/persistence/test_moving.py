"""What players had under the program's former name is found under the new one: once, and whole."""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from shutil import copyfile, copytree, rmtree
from subprocess import PIPE, Popen

import pytest
from attrs import frozen
from hypothesis import given
from hypothesis import strategies as st

from game.persistence import file_lock
from game.persistence.file_lock import Locks
from game.persistence.library import Library
from game.persistence.moving import TRIES, Left, move_once
from tests.persistence.faults import Faults, Killed, forbidden, full
from tests.persistence.former_program import held_by_former_program
from tests.persistence.killing import ROOT, started
from tests.persistence.test_atomic_write import failing

OLD_GAME = Path(__file__).with_name("game.makuta")
Error = Callable[[], BaseException]
AGE = 1_600_000_000  # when a game was played last
# What somebody has, and what is in the way: by path, in folders that belong together.
HOME = {
    "data/games/2026-01-02 03.04.05.makuta": "autosave",
    "data/games/Rainy.makuta": "rainy",
    "data/games/thumbnails/Rainy.png": "picture of rainy",
    "data/games/removed/Old try.makuta": "removed",
    "config/settings.json": "settings",
    "config/setups.json": "setups",
    "state/log/crash 2026-01-02 03.04.05.txt": "report",
    "cache/plates/a.jpg": "plate",
}
IN_THE_WAY = {
    "data/games/Rainy.makuta": "another rainy",
    "data/games/Rainy (2).makuta": "a third rainy",
    "data/games/2026-01-02 03.04.05.matanui": "another autosave",
    "data/games/thumbnails/Rainy.png": "picture of another rainy",
    "config/settings.json": "other settings",
    "cache/plates/a.jpg": "plate",
}


@frozen
class Disk:
    """The old folders and the new ones."""

    old: Path
    new: Path

    @property
    def ways(self) -> list[tuple[Path, Path]]:
        kinds = ("data", "config", "state", "cache")
        return [(self.old / kind, self.new / kind) for kind in kinds]

    def move(self) -> tuple[Left, ...]:
        return move_once(self.ways, self.new / "cache" / "moving", no_sleep)

    def library(self) -> Library:
        return Library(self.new / "data" / "games", lambda: "game", (self.old / "data" / "games",))


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    return a_disk(tmp_path, HOME)


def a_disk(folder: Path, old: dict[str, str], new: dict[str, str] | None = None) -> Disk:
    disk = Disk(folder / "old", folder / "new")
    for place, files in ((disk.old, old), (disk.new, new or {})):
        place.mkdir(parents=True)
        for name, content in files.items():
            write(place / name, content)
    return disk


def write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    os.utime(path, (AGE, AGE))


def no_sleep(_: float) -> None:
    raise AssertionError("nobody is to be waited for")


def files_in(folder: Path) -> dict[str, str]:
    """By path; a lock is nobody's."""
    return {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not (path.suffix == ".lock" and path.parent.name == "cache")
    }


def contents(disk: Disk) -> Counter[str]:
    return Counter([*files_in(disk.old).values(), *files_in(disk.new).values()])


# As it should be


def test_everything_is_moved(disk: Disk) -> None:
    assert disk.move() == ()

    assert files_in(disk.new) == HOME
    assert list(disk.old.iterdir()) == []
    assert (disk.new / "data/games/Rainy.makuta").stat().st_mtime == AGE


def test_a_second_start_looks_and_does_nothing(disk: Disk) -> None:
    disk.move()
    rmtree(disk.new / "cache")

    with Faults() as faults:
        assert disk.move() == ()

    assert faults.done == []
    assert not (disk.new / "cache").exists()


def test_nothing_is_made_for_somebody_new(tmp_path: Path) -> None:
    disk = a_disk(tmp_path, {})

    assert disk.move() == ()
    assert list(disk.new.iterdir()) == []


def test_games_come_again_from_a_former_version(disk: Disk) -> None:
    """Somebody may still use it now and then."""
    disk.move()
    write(disk.old / "data/games/later.makuta", "later")
    write(disk.old / "config/settings.json", "later settings")

    assert disk.move() == ()

    added = {"data/games/later.makuta": "later", "config/settings (2).json": "later settings"}
    assert files_in(disk.new) == HOME | added


@pytest.mark.parametrize("kind", ["one disk", "two disks", "no links"])
def test_what_is_there_already_stays(kind: str, tmp_path: Path) -> None:
    """What has the same name gets a number, a game with its picture."""
    disk = a_disk(tmp_path, HOME, IN_THE_WAY)

    with faults_of(kind, disk):
        assert disk.move() == ()

    numbered = {
        "data/games/Rainy (3).makuta": "rainy",
        "data/games/thumbnails/Rainy (3).png": "picture of rainy",
        "data/games/2026-01-02 03.04.05 (2).makuta": "autosave",
        "config/settings (2).json": "settings",
    }
    taken = {
        "data/games/Rainy.makuta",
        "data/games/thumbnails/Rainy.png",
        "data/games/2026-01-02 03.04.05.makuta",
        "config/settings.json",
    }
    rest = {name: content for name, content in HOME.items() if name not in taken}
    assert files_in(disk.new) == IN_THE_WAY | rest | numbered
    assert list(disk.old.iterdir()) == []


def test_what_was_copied_by_hand_is_not_kept_twice(disk: Disk) -> None:
    copytree(disk.old, disk.new, dirs_exist_ok=True, copy_function=copyfile)

    assert disk.move() == ()

    assert files_in(disk.new) == HOME
    assert list(disk.old.iterdir()) == []


def test_copies_of_a_game_are_games(tmp_path: Path) -> None:
    """Also where one of them needs another name, and the other has it."""
    copies = {"data/a.makuta": "a", "data/a (2).makuta": "a"}
    disk = a_disk(tmp_path, copies, {"data/a.makuta": "b"})
    os.utime(disk.old / "data/a.makuta", (AGE + 1, AGE + 1))

    disk.move()

    assert contents(disk) == {"a": 2, "b": 1}


# What is not ours


needs_links = pytest.mark.skipif(sys.platform == "win32", reason="links need special rights")


@needs_links
def test_links_are_moved_and_not_followed(disk: Disk, tmp_path: Path) -> None:
    write(tmp_path / "elsewhere/game.makuta", "elsewhere")
    games = disk.old / "data/games"
    (games / "linked.makuta").symlink_to(tmp_path / "elsewhere/game.makuta")
    (games / "nowhere.makuta").symlink_to("nowhere at all")
    (games / "folder").symlink_to(tmp_path / "elsewhere")
    (games / "round").symlink_to(games)
    write(disk.new / "data/games/linked.makuta", "in the way")

    assert disk.move() == ()

    games = disk.new / "data/games"
    assert (games / "linked (2).makuta").readlink() == tmp_path / "elsewhere/game.makuta"
    assert (games / "nowhere.makuta").is_symlink()
    assert (games / "folder").readlink() == tmp_path / "elsewhere"
    assert (tmp_path / "elsewhere/game.makuta").read_text() == "elsewhere"
    assert not (disk.old / "data").exists()


@needs_links
def test_a_folder_that_is_a_link_stays_one(disk: Disk, tmp_path: Path) -> None:
    (disk.old / "data/games").rename(tmp_path / "stick")
    (disk.old / "data/games").symlink_to(tmp_path / "stick")

    assert disk.move() == ()

    assert (disk.new / "data/games").readlink() == tmp_path / "stick"
    assert len(disk.library().games()) == 2


@needs_links
def test_a_folder_that_is_a_link_is_not_emptied_into_another(disk: Disk, tmp_path: Path) -> None:
    (disk.old / "data/games").rename(tmp_path / "stick")
    (disk.old / "data/games").symlink_to(tmp_path / "stick")
    write(disk.new / "data/games/new.matanui", "new")

    assert disk.move() == (Left(disk.old / "data/games", "File exists"),)

    assert len([*(tmp_path / "stick").glob("*.makuta")]) == 2
    assert {game.name for game in disk.library().games()} == {
        "2026-01-02 03.04.05",
        "Rainy",
        "new",
    }


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_changed(disk: Disk) -> None:
    (disk.new / "data/games").mkdir(parents=True)
    (disk.old / "data/games").chmod(0o555)

    left = disk.move()

    assert {each.reason for each in left} == {"Permission denied"}
    assert files_in(disk.old / "data/games").keys() >= {"Rainy.makuta"}
    assert (disk.new / "config/settings.json").exists()


def test_a_file_in_place_of_a_folder(disk: Disk) -> None:
    write(disk.new / "data/games", "a file")

    (left,) = disk.move()

    assert left.path == disk.old / "data/games"
    assert (disk.new / "data/games").read_text() == "a file"
    assert (disk.new / "config/settings.json").exists()


# Games that are being played


@pytest.fixture
def played(disk: Disk) -> Iterator[Path]:
    game = disk.old / "data/games/Rainy.makuta"
    copyfile(OLD_GAME, game)
    with held_by_former_program(game):
        yield game


def test_a_game_that_is_open_stays_until_the_next_start(disk: Disk, played: Path) -> None:
    lock = played.with_name("Rainy.makuta.lock")

    assert disk.move() == (Left(played, ""), Left(lock, ""))

    assert files_in(disk.new) == {n: text for n, text in HOME.items() if "Rainy" not in n}
    rainy = next(game for game in disk.library().games() if game.name == "Rainy")
    assert rainy.path == played
    assert rainy.is_open
    assert disk.library().thumbnail_path(played).read_text() == "picture of rainy"


def test_and_is_moved_then(disk: Disk) -> None:
    with held_by_former_program(disk.old / "data/games/Rainy.makuta"):
        disk.move()

    assert disk.move() == ()

    assert files_in(disk.new) == {**HOME, "data/games/Rainy.makuta.lock": ""}
    assert list(disk.old.iterdir()) == []


def test_a_lock_that_was_left_behind_is_moved_like_any_file(disk: Disk) -> None:
    write(disk.old / "data/games/Rainy.makuta.lock", "left by a power cut")
    write(disk.new / "data/games/new.matanui", "new")

    assert disk.move() == ()

    assert files_in(disk.new)["data/games/Rainy.makuta.lock"] == "left by a power cut"


# Whatever goes wrong

unclosed = pytest.mark.filterwarnings(  # a killed program closes nothing
    "ignore:.*_io.FileIO name=[0-9]+ :pytest.PytestUnraisableExceptionWarning"
)


def faults_of(kind: str, disk: Disk, at: int = 0, error: Error | None = None) -> Faults:
    apart = (disk.old, disk.new) if kind == "two disks" else None
    return Faults(at, error, apart, has_links=kind != "no links")


def check_all_is_there(disk: Disk, before: Counter[str]) -> None:
    """Nothing is lost on the way: a plate that was there twice may be there once."""
    halves = {path.read_text() for path in disk.new.rglob("*.moving") if path.is_file()}
    assert set(before) <= set(contents(disk))
    assert set(contents(disk)) <= set(before) | halves


def check_all_is_there_once(disk: Disk, before: Counter[str]) -> None:
    assert contents(disk) == before
    assert list(disk.old.iterdir()) == []
    assert not [*disk.new.rglob("*.moving")]


FEW = ("data/games/Rainy.makuta", "data/games/thumbnails/Rainy.png", "config/settings.json")


@unclosed
@pytest.mark.parametrize("is_taken", [False, True])
@pytest.mark.parametrize("kind", ["one disk", "two disks", "no links"])
@pytest.mark.parametrize("error", [Killed, full, forbidden])
def test_after_every_step_it_goes_on(
    error: Error,
    kind: str,
    is_taken: bool,  # noqa: FBT001
    tmp_path: Path,
) -> None:
    """Whatever the step was, nothing is lost; and the next start brings everything over, once."""
    old = {name: HOME[name] for name in FEW}
    new = {name: IN_THE_WAY[name] for name in (FEW[0], FEW[2]) if is_taken}
    once = Counter([*old.values(), *new.values()])
    for at in count(1):
        disk = a_disk(tmp_path / f"{at}", old, new)
        with faults_of(kind, disk, at, error) as faults:
            left = moved_or_killed(disk)
        check_all_is_there(disk, once)
        assert error is Killed or contents(disk) == once
        assert all(each.reason == getattr(error(), "strerror", "") for each in left)
        with faults_of(kind, disk):
            assert disk.move() == ()
        check_all_is_there_once(disk, once)
        name = "Rainy (2)" if is_taken else "Rainy"
        assert files_in(disk.new)[f"data/games/{name}.makuta"] == "rainy"
        assert files_in(disk.new)[f"data/games/thumbnails/{name}.png"] == "picture of rainy"
        if len(faults.done) < at:  # it was over before
            assert at > 3
            return


def moved_or_killed(disk: Disk) -> tuple[Left, ...]:
    try:
        return disk.move()
    except Killed:
        return ()


def test_a_disk_that_stays_full(tmp_path: Path) -> None:
    """What can be renamed is; the rest is found where it is."""
    disk = a_disk(tmp_path, HOME, IN_THE_WAY)
    before = contents(disk)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("mkdir", "link", "fsync"):
            patch.setattr(os, name, failing(full()))
        left = disk.move()

    assert left == ()  # there was no folder to be made
    before["plate"] = 1
    assert contents(disk) == before


words = "a.makuta|a.matanui|a (2).makuta|a.png|b|thumbnails|c.lock"
names = st.sampled_from(words.split("|"))
paths = st.lists(names, min_size=1, max_size=3).map("/".join)


@unclosed
@given(
    files=st.tuples(st.lists(paths, max_size=6), st.lists(paths, max_size=6)),
    equal=st.booleans(),
    kind=st.sampled_from(["one disk", "two disks", "no links"]),
    at=st.integers(1, 40),
)
def test_whatever_lies_there(
    files: tuple[list[str], list[str]],
    *,
    equal: bool,
    kind: str,
    at: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Killed anywhere: every content is there afterwards, as often as before."""
    disk = a_disk(tmp_path_factory.mktemp("disk"), {})
    for place, found in zip((disk.old, disk.new), files, strict=True):
        for number, name in enumerate(found):
            same = equal and number == 0
            plant(place / "data" / name, "same" if same else f"{place.name} {number}")
    before = contents(disk)
    with faults_of(kind, disk, at, Killed):
        moved_or_killed(disk)
    check_all_is_there(disk, before)
    with faults_of(kind, disk):
        disk.move()
    after = contents(disk)
    before["same"] = after["same"] = min(1, after["same"])  # one will do, if they had one name
    assert after == before


def plant(path: Path, content: str) -> None:
    """Where there is room for it."""
    try:
        if not path.exists():
            write(path, content)
    except OSError:
        return


# Two programs at once

MOVER = """
import sys
from pathlib import Path
from time import sleep
from game.persistence.moving import move_once

old, new = map(Path, sys.argv[1:3])
print("here", flush=True)
if "wait" in sys.argv:
    sys.stdin.readline()
print(len(move_once([(old / "data", new / "data")], new / "cache" / "moving", sleep)))
"""


def test_two_programs_that_are_started_at_once(tmp_path: Path) -> None:
    many = {f"data/games/{number}.makuta": f"old {number}" for number in range(120)}
    taken = {f"data/games/{number}.makuta": f"new {number}" for number in range(0, 120, 3)}
    disk = a_disk(tmp_path, many, taken)
    before = contents(disk)
    command = [sys.executable, "-c", MOVER, str(disk.old), str(disk.new), "wait"]
    both = [Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True) for _ in range(2)]
    for each in both:
        assert each.stdout is not None
        each.stdout.readline()

    told = [each.communicate("go\n", timeout=60)[0] for each in both]

    assert told == ["0\n", "0\n"]
    assert contents(disk) == before
    assert not (disk.old / "data").exists()


def test_whoever_cannot_wait_any_longer_plays(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_lock, "NAP", 0)
    naps: list[float] = []
    (disk.new / "cache").mkdir()
    with Locks(disk.new / "cache").on(disk.new / "cache" / "moving"):
        left = move_once(disk.ways, disk.new / "cache" / "moving", naps.append)

    assert len(naps) == TRIES
    assert {each.path for each in left} == {way[0] for way in disk.ways}
    assert files_in(disk.old) == HOME


@pytest.mark.parametrize("seconds", [0.0, 0.004, 0.016])
def test_killed_by_the_system(seconds: float, tmp_path: Path) -> None:
    many = {f"data/games/{number}.makuta": f"old {number}" for number in range(300)}
    taken = {f"data/games/{number}.makuta": f"new {number}" for number in range(0, 300, 3)}
    disk = a_disk(tmp_path, many, taken)
    before = contents(disk)
    with started(MOVER, disk.old, disk.new) as victim:
        victim.work(seconds)
        victim.kill()

    assert disk.move() == ()
    check_all_is_there_once(disk, before)
