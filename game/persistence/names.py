"""What files of games are called."""

import os
import re
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from pathlib import Path

from game.persistence.errors import NoNameError
from game.persistence.game_file import SUFFIX, SUFFIXES

LONGEST = 160  # bytes; most disks allow 255, and endings and numbers are added
_DATED = re.compile(r"\d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d( \(\d+\))?")
_NOT_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f\ud800-\udfff]+')  # on one system or another
_DEVICES = re.compile(r"(con|prn|aux|nul|(com|lpt)[0-9¹²³])(\..*)?", re.IGNORECASE)  # on Windows


def dated_name(now: datetime) -> str:
    """For a game that nobody has given a name."""
    return f"{now:%Y-%m-%d %H.%M.%S}"


def is_dated(name: str) -> bool:
    return _DATED.fullmatch(name) is not None


def file_name(text: str) -> str:
    """What was typed, as a name that every system takes; without the ending."""
    text = _bare(text.strip())
    short = _NOT_IN_NAMES.sub("-", text).encode()[:LONGEST].decode(errors="ignore")
    name = short.strip(" .-")
    if not name:
        raise NoNameError
    return f"{name} game" if _DEVICES.fullmatch(name) else name


def _bare(name: str) -> str:
    return next((name.removesuffix(end) for end in SUFFIXES if name.endswith(end)), name)


def free_path(folder: Path, name: str, suffix: str = SUFFIX) -> Path:
    """Not there yet; two games may begin in the same second."""
    return next(path for path in candidates(folder, name, suffix) if not is_taken(path))


def candidates(folder: Path, name: str, suffix: str) -> Iterator[Path]:
    """What a file may be called, the best first."""
    yield folder / f"{name}{suffix}"
    yield from (folder / f"{name} ({number}){suffix}" for number in count(2))


def is_taken(path: Path) -> bool:
    return any(os.path.lexists(other) for other in namesakes(path))


def namesakes(path: Path) -> tuple[Path, ...]:
    """No two games have one name, whatever they end in."""
    if path.suffix not in SUFFIXES:
        return (path,)
    return tuple(path.with_suffix(ending) for ending in SUFFIXES)


def path_named(text: str) -> Path:
    """What was typed, as a file; the usual ending can be left out."""
    try:
        path = Path(text.replace("\0", "")).expanduser()
    except RuntimeError:  # a `~` that is nobody's home
        path = Path(text)
    if path.suffix in SUFFIXES or os.path.lexists(path):
        return path
    ended = [path.with_name(path.name + ending) for ending in SUFFIXES]
    usual = path if path.suffix else ended[0]
    return next(filter(os.path.lexists, ended), usual)
