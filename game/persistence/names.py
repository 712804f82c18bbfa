"""What files of games are called."""

import re
from datetime import datetime
from pathlib import Path

from game.persistence.errors import NoNameError
from game.persistence.game_file import SUFFIX

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
    text = text.strip().removesuffix(SUFFIX)
    name = _shortened(_NOT_IN_NAMES.sub("-", text)).strip(" .-")
    if not name:
        raise NoNameError
    return f"{name} game" if _DEVICES.fullmatch(name) else name


def _shortened(name: str) -> str:
    return name.encode()[:LONGEST].decode(errors="ignore")


def free_path(folder: Path, name: str, suffix: str = SUFFIX) -> Path:
    """Not there yet; two games may begin in the same second."""
    path, number = folder / f"{name}{suffix}", 1
    while path.exists():
        number += 1
        path = folder / f"{name} ({number}){suffix}"
    return path


def path_named(text: str) -> Path:
    """What was typed, as a file; the usual ending can be left out."""
    try:
        path = Path(text.replace("\0", "")).expanduser()
    except RuntimeError:  # a `~` that is nobody's home
        path = Path(text)
    return path if path.suffix or path.exists() else path.with_name(path.name + SUFFIX)
