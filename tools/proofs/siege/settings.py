"""What lies in the user's folders: damaged, of another kind, or leading somewhere else.

Settings, keys, remembered set-ups, pictures of games, plates: the program is started in such a home
and shown about. What is odd is told once.
"""

import gc
import os
import tempfile
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeAlias

import pygame
from attrs import evolve
from pygame import Surface

from game.command_line import NAME, Options, ShowTitle
from game.core.errors import GameError
from game.i18n.texts import load_program
from game.persistence.folders import Folders, folders_of
from game.persistence.game_file import SUFFIX
from game.persistence.library import THUMBNAILS
from game.persistence.settings import Display, Motion, Play, Settings, Sound, Speed
from game.persistence.settings_file import load_settings, save_settings
from game.persistence.setup_memory import check_setups, remember_setup
from game.scenes.settings.scene import SettingsScene, Tab
from game.shelf.shelf import Packed, Shelf
from game.ui.scene import Push, Scene
from game.windowed import Evening
from tools.proofs.results import Figures, ProofFailedError
from tools.proofs.siege.assault import Assault, Ground, within_limits
from tools.proofs.siege.damage import MEANT, damaged
from tools.proofs.siege.originals import game_of, originals

GAMES = 3
PLATES = "plates"
FRAME, FRAMES = 1 / 60, 4
AT_TABLE = 4  # every so often somebody goes on with a game, too
MOST_SPOILT = 3
GIANT = 200_000_000  # bytes, none of which take room
NOWHERE = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
Spoiling: TypeAlias = Callable[[Path, Ground, Random], None]


def _settings(packed: Packed, number: int) -> Figures:
    rng, counted = Random(f"settings {number}"), Counter[str]()
    for each in range(SETTINGS.batch):
        with Ground.laid_out() as ground, _at(ground.home) as folders:
            _furnish(ground.home, packed)
            what = f"piece {number}, home {each}: {_spoil(folders, ground, rng)}"
            is_at_table = each % AT_TABLE == 0
            counted["told" if _visit(packed, what, is_at_table=is_at_table) else "silent"] += 1
            _demand_told_once(folders, what)
            ground.demand_untouched(what)
    return {"homes": SETTINGS.batch, **counted}


@contextmanager
def _at(home: Path) -> Iterator[Folders]:
    """Whoever looks for the user's folders finds them below *home*."""
    before = dict(os.environ)
    for name in [name for name in before if name.startswith("XDG_")]:
        del os.environ[name]
    os.environ.update({**NOWHERE, "HOME": str(home)})
    try:
        yield folders_of(NAME)
    finally:
        os.environ.clear()
        os.environ.update(before)


# A home of somebody who has played


def _furnish(home: Path, packed: Packed) -> None:
    for name, content in _furniture(packed).items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


@cache
def _furniture(packed: Packed) -> dict[str, bytes]:
    """Every file, by its place below the home."""
    with tempfile.TemporaryDirectory() as place:
        home = Path(place).resolve()
        with _at(home) as folders:
            folders.games.mkdir(parents=True)
            for number, original in enumerate(originals(packed)[:GAMES]):
                (folders.games / f"{number}{SUFFIX}").write_bytes(original.content)
            save_settings(folders.settings, _chosen(packed))
            remember_setup(folders.setups, packed.key, _last_setup(packed))
            with _evening(packed, "a sound home") as evening:
                for path in sorted(folders.games.glob(f"*{SUFFIX}")):
                    _look(evening, evening.program.routes.go_on(path))
        files = sorted(path for path in home.rglob("*") if path.is_file())
        return {str(path.relative_to(home)): path.read_bytes() for path in files}


def _chosen(packed: Packed) -> Settings:
    """Something everywhere, so that everything can be spoilt."""
    return Settings(
        Display((1100, 700), (20, 30), ui_scale=1.25),
        Motion(Speed.FAST),
        Play(hints=False),
        Sound(0.5, 0.25, mute=True),
        {"undo": ("u", "backspace"), "log": ("j",)},
        bot_pace=Speed.SLOW,
        play_by_box={packed.key: Play()},
    )


def _last_setup(packed: Packed) -> dict[str, object]:
    choices = game_of(packed).choices
    seats = [{"figure": figure, "name": "Ann"} for figure in choices.figures[: choices.fewest]]
    return {"seats": seats, "edition": choices.usual_edition, "options": ""}


# Which is not as it was


def _spoil(folders: Folders, ground: Ground, rng: Random) -> str:
    """In some places; which, and how."""
    places = {rng.choice(_places(folders)): None for _ in range(rng.randint(1, MOST_SPOILT))}
    return ", ".join(_spoil_one(path, ground, rng) for path in places)


def _spoil_one(path: Path, ground: Ground, rng: Random) -> str:
    ways = [*ANYWHERE, *(IN_TEXTS if path.suffix == ".json" else IN_PICTURES)]
    if path.is_dir():
        ways = [*FOR_FOLDERS, *(OF_CACHES if path.name in {THUMBNAILS, PLATES} else ())]
    way = rng.choice(ways)
    if path.exists() and path.resolve().is_relative_to(ground.home):  # its folder may be gone
        way(path, ground, rng)
    return f"{path.name} {way.__name__.strip('_')}"


def _places(folders: Folders) -> list[Path]:
    """What is there at first; settings, set-ups, pictures and plates come equally often."""
    pictures, plates = folders.games / THUMBNAILS, folders.cache / PLATES
    return [
        *[folders.settings] * 4,
        *[folders.setups] * 3,
        *(pictures / f"{number}{SUFFIX}.png" for number in range(GAMES)),
        *sorted(plates.glob("*.jpg"))[:GAMES],
        *(pictures, plates, folders.cache, folders.settings.parent),
    ]


def _garbled(path: Path, _: Ground, rng: Random) -> None:
    path.write_bytes(damaged(path.read_bytes(), rng))


def _misspelt(path: Path, _: Ground, rng: Random) -> None:
    """JSON that makes another sense, or none."""
    content = path.read_bytes()
    for way in rng.choices(MEANT, k=rng.randint(1, 4)):
        content = way(content, rng)
    path.write_bytes(content)


def _other_picture(path: Path, _: Ground, rng: Random) -> None:
    """Of another kind: with a palette, grey, of another size, a PNG for a JPEG."""
    size = rng.choice([(1, 1), (3, 700), (480, 270), (2000, 1500)])
    picture = Surface(size, depth=rng.choice([8, 24, 32]))
    picture.fill(rng.randrange(256) if picture.get_bitsize() == 8 else "#305070")  # noqa: PLR2004
    pygame.image.save(picture, path, rng.choice([".png", ".jpg", ".bmp"]))


def _bomb(path: Path, _: Ground, rng: Random) -> None:
    """It says that it is larger than anybody has room for."""
    content = bytearray(path.read_bytes())
    at = 16 if content.startswith(b"\x89PNG") else content.find(b"\xff\xc0") + 5
    content[at : at + 4] = b"\x00\x00\xff\xff" if rng.random() < 1 / 2 else b"\xff\xff\xff\xff"
    path.write_bytes(bytes(content))


def _emptied(path: Path, _: Ground, __: Random) -> None:
    path.write_bytes(b"")


def _bloated(path: Path, _: Ground, __: Random) -> None:
    os.truncate(path, GIANT)


def _made_a_folder(path: Path, _: Ground, __: Random) -> None:
    path.unlink()
    path.mkdir()
    (path / "letter").write_bytes(b"")


def _made_a_pipe(path: Path, ground: Ground, _: Random) -> None:
    _aside(path, ground)
    os.mkfifo(path)


def _made_a_file(path: Path, ground: Ground, _: Random) -> None:
    _aside(path, ground)
    path.write_bytes(b"In the way.")


def _leading_away(path: Path, ground: Ground, rng: Random) -> None:
    _aside(path, ground)
    path.symlink_to(rng.choice(sorted(ground.foreign.iterdir())))


def _leading_to_folder(path: Path, ground: Ground, _: Random) -> None:
    _aside(path, ground)
    path.symlink_to(ground.foreign)


def _leading_nowhere(path: Path, ground: Ground, rng: Random) -> None:
    _aside(path, ground)
    away = ("/dev/zero", "/dev/full", path.name, str(ground.place / "gone"))
    path.symlink_to(rng.choice(away))


def _aside(path: Path, ground: Ground) -> None:
    path.rename(ground.place / f"aside {len([*ground.place.iterdir()])}")


ANYWHERE: Sequence[Spoiling] = (
    *(_garbled, _garbled, _emptied, _bloated),
    *(_made_a_folder, _made_a_pipe, _leading_away, _leading_nowhere),
)
IN_TEXTS: Sequence[Spoiling] = (_misspelt,) * 8
IN_PICTURES: Sequence[Spoiling] = (_other_picture, _other_picture, _bomb)
FOR_FOLDERS: Sequence[Spoiling] = (_made_a_file, _made_a_pipe)
OF_CACHES: Sequence[Spoiling] = (_leading_to_folder, _leading_nowhere)


# Somebody looks about


def _visit(packed: Packed, what: str, *, is_at_table: bool) -> bool:
    """Whether anything was told at the title."""
    with _evening(packed, what) as evening:
        routes, program = evening.program.routes, evening.program
        for tab in Tab:
            with within_limits(f"{what}, {tab.name}"):
                _look(evening, SettingsScene(program, tab))
        with within_limits(f"{what}, load"):
            _look(evening, routes.load())
        with within_limits(f"{what}, new game"):
            _look(evening, routes.new_game(program.at_hand))
        if is_at_table:
            with within_limits(f"{what}, table"):
                _go_on(evening)
        return bool(evening.notices)


def _go_on(evening: Evening) -> None:
    library = evening.program.library
    for file in library.filed()[:1]:
        try:
            _look(evening, evening.program.routes.go_on(file.path))
        except GameError:
            continue
        library.delete(library.rename(library.copy(file.path), "another"))


@contextmanager
def _evening(packed: Packed, what: str) -> Iterator[Evening]:
    game = game_of(packed)  # its levels are attacked elsewhere
    packed = evolve(packed, game=lambda _: game)
    options = Options(window=True, start=ShowTitle(), given=Namespace(), packed=packed)
    with within_limits(f"{what}, start"):
        evening = Evening(Shelf((packed,)), load_program(), options)
        evening.open()
    try:
        with within_limits(f"{what}, title"):
            evening.begin()
            _pass_time(evening)
        yield evening
    finally:
        with within_limits(f"{what}, end"):
            evening.close()
        del evening
        gc.unfreeze()  # the program keeps all it has until it ends; here many evenings follow
        gc.collect()


def _look(evening: Evening, scene: Scene) -> None:
    stage = evening.window.stage
    stage.go(Push(scene))
    _pass_time(evening)
    stage.scenes.pop().leave()


def _pass_time(evening: Evening) -> None:
    stage = evening.window.stage
    screen = Surface(evening.window.picture_size)
    for _ in range(FRAMES):
        stage.update(stage.now + FRAME)
        stage.draw(screen)


def _demand_told_once(folders: Folders, what: str) -> None:
    """A folder that cannot be written to is told again: nobody can put that right but the user."""
    if not folders.settings.parent.is_dir():
        return
    told = (*load_settings(folders.settings).notices, *check_setups(folders.setups))
    if told:
        raise ProofFailedError(f"{what}: told again: {told}")


SETTINGS = Assault("settings and caches", wanted=500, batch=10, piece=_settings, in_window=True)
