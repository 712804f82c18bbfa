"""What is left of a crash: a report that a person can send, with a copy of the game."""

import platform
import sys
import traceback
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import mkdtemp

from attrs import field, frozen

from game.persistence.atomic_write import forget, make_folder, write_atomically
from game.persistence.errors import GameFileError
from game.persistence.game_file import SUFFIX, SUFFIXES, copy_game
from game.persistence.names import dated_name, free_path, is_dated
from game.persistence.settings import Settings

BEGINNING, ENDING = "crash ", ".txt"
KEPT = 20  # reports; the older ones go, lest a crash at every start fills the disk


@frozen
class Crash:
    error: BaseException
    when: datetime
    version: str  # of the program
    settings: Settings | None = None
    game: Path | None = None
    facts: Mapping[str, str] = field(factory=dict)  # such as the versions of libraries


def write_crash_report(folder: Path, crash: Crash) -> Path | None:
    """The file with the report; None if nothing can be written anywhere. Never raises.

    It lies in *folder*, or in a new one where the system keeps what is temporary, which nobody
    could prepare; a copy of the game lies beside it.
    """
    for place in (folder, None):
        try:
            return _write(place or Path(mkdtemp(prefix=BEGINNING)), crash)
        except Exception:  # noqa: BLE001, S112  # a crash while it tells of a crash helps nobody
            continue
    return None


def _write(folder: Path, crash: Crash) -> Path:
    make_folder(folder)
    path = free_path(folder, f"{BEGINNING}{dated_name(crash.when)}", ENDING)
    copied = _copy(crash.game, path.with_suffix(SUFFIX)) if crash.game else "none was open"
    write_atomically(path, _report(crash, copied).encode(errors="backslashreplace"))
    with suppress(OSError):
        _prune(folder)
    return path


def _copy(game: Path, target: Path) -> str:
    try:
        copy_game(game, target)
    except GameFileError as error:
        return f"not copied: {error}"
    return target.name


def _report(crash: Crash, copied: str) -> str:
    facts = {
        "program": crash.version,
        "time": crash.when.isoformat(sep=" ", timespec="seconds"),
        "system": platform.platform(),
        "python": sys.version.replace("\n", " "),
        **crash.facts,
        "game": str(crash.game or "none"),
        "copy": copied,
    }
    told = "\n".join(f"{name}: {fact}" for name, fact in facts.items())
    trace = "".join(traceback.format_exception(crash.error))
    return f"{told}\n\n{trace}\nSettings:\n{crash.settings}\n"


def _prune(folder: Path) -> None:
    paths = sorted(folder.glob(f"{BEGINNING}*{ENDING}"))  # by date
    reports = [path for path in paths if is_dated(path.stem.removeprefix(BEGINNING))]
    for path in reports[:-KEPT]:
        for ending in (path.suffix, *SUFFIXES):
            forget(path.with_suffix(ending))
