"""Which files may be installed: versions and hashes, pinned for each group. Standard library only.

`tools/pinned/GROUP.txt` is what `pip install --require-hashes -r` reads. Its first line tells of
what requirements it was made; when pyproject.toml has changed since, it does not count.
"""

import platform
import sys
from pathlib import Path

from tools.stamp import digest

FOLDER = Path("tools", "pinned")
NEWEST = (3, 14)  # the last Python that most packages have files for
SYSTEMS = {"linux", "darwin", "win32"}
MACHINES = {"x86_64", "amd64", "arm64", "aarch64"}


def path_of(root: Path, group: str) -> Path:
    return root / FOLDER / f"{group}.txt"


def head(requirements: list[str]) -> str:
    return f"# Made by `python3 -m tools pin`; of requirements {digest(requirements)}"


def are_current(root: Path, group: str, requirements: list[str]) -> bool:
    return _text(root, group).partition("\n")[0] == head(requirements)


def marked(root: Path, group: str, requirements: list[str]) -> list[str]:
    """What tells one installed state from another: other pins are another one."""
    return [*requirements, _text(root, group)]


def are_for_this_machine() -> bool:
    """Elsewhere there may be no files of the pinned versions."""
    return (
        sys.implementation.name == "cpython"
        and sys.version_info[:2] <= NEWEST
        and sys.platform in SYSTEMS
        and platform.machine().lower() in MACHINES
    )


def _text(root: Path, group: str) -> str:
    try:
        return path_of(root, group).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""
