"""`pin`: pins what is installed, every group of pyproject.toml, to the newest that it allows."""

import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from game.core.errors import GameError
from tools.outputs import write_text
from tools.pins import head, path_of
from tools.places import ROOT
from tools.wishes import asked, tells_what_is_wrong

# For all systems and all Pythons from this one on, with the hashes of all files of a release.
ALIKE = ("--universal", "--python-version", "3.11", "--generate-hashes")
BARE = ("--no-header", "--no-annotate", "--no-config", "--quiet", "--system-certs")
EVERYTHING = "everything"


class PinError(GameError):
    """No versions could be found that go together."""


@tells_what_is_wrong
def main(arguments: list[str]) -> int:
    asked("pin", arguments)
    groups = groups_of(ROOT)
    for name, text in pinned(groups).items():
        write_text(path_of(ROOT, name), f"{head(groups[name])}\n{text}")
        print(f"{path_of(ROOT, name).relative_to(ROOT)}: {text.count('==')} packages.")
    return 0


def groups_of(root: Path) -> dict[str, list[str]]:
    """All lists of requirements; what the game itself needs is called "game"."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {"game": project["dependencies"], **project["optional-dependencies"]}


def pinned(groups: dict[str, list[str]]) -> dict[str, str]:
    """By group; all of them go together, for they are installed into one .venv."""
    every = [line for lines in groups.values() for line in lines]
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        (place / f"{EVERYTHING}.txt").write_text(_compiled(place, every), encoding="utf-8")
        return {
            name: _compiled(place, lines, "--constraints", f"{EVERYTHING}.txt")
            for name, lines in groups.items()
        }


def _compiled(place: Path, requirements: list[str], *more: str) -> str:
    (place / "wanted.in").write_text("\n".join(requirements), encoding="utf-8")
    done = subprocess.run(
        [_uv(), "pip", "compile", "wanted.in", *ALIKE, *BARE, *more],
        cwd=place,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise PinError(f"uv has failed. Its last words:\n{done.stderr.strip()}")
    return done.stdout


def _uv() -> str:
    """The one that is pinned, beside our Python."""
    found = shutil.which("uv", path=str(Path(sys.executable).parent))
    if found is None:
        raise PinError("There is no uv in .venv; run this as: python3 -m tools pin")
    return found
