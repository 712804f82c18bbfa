"""What is installed in `.venv`, as far as the door needs to know."""

import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

NAME = "installed.json"


class Stamp(NamedTuple):
    """Lies in a finished `.venv`; there is none while anything is being installed."""

    python: str  # the version it was made for, such as 3.11
    groups: dict[str, str]  # group of requirements -> digest of its list

    def covers(self, groups: dict[str, list[str]]) -> bool:
        return all(self.groups.get(name) == digest(lines) for name, lines in groups.items())

    def with_groups(self, groups: dict[str, list[str]]) -> "Stamp":
        added = {name: digest(lines) for name, lines in groups.items()}
        return Stamp(self.python, self.groups | added)


def digest(requirements: list[str]) -> str:
    return hashlib.sha256("\n".join(sorted(requirements)).encode()).hexdigest()


def read(venv: Path) -> Stamp | None:
    try:
        return Stamp(**json.loads((venv / NAME).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None  # half made, or not ours


def write(venv: Path, stamp: Stamp) -> None:
    """Whole or not at all."""
    draft = venv / f"{NAME}.new"
    draft.write_text(json.dumps(stamp._asdict()), encoding="utf-8")
    draft.replace(venv / NAME)


def remove(venv: Path) -> None:
    (venv / NAME).unlink(missing_ok=True)


def is_whole(venv: Path, requirements: Iterable[str]) -> bool:
    """Whether each of *requirements* lies there: files can vanish behind a stamp's back."""
    found = {
        _plain(place.name.split("-")[0])
        for folder in ("lib/python*", "Lib")
        for place in venv.glob(f"{folder}/site-packages/*.*-info")  # dist-info; egg-info of old
    }
    return all(_plain(re.split(r"[^\w.-]", each)[0]) in found for each in requirements)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
