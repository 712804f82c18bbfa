"""Makes `.venv` from pyproject.toml and its pins, and goes on inside it. Standard library only.

A `.venv` without a stamp is half made or not ours, and is made anew.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tools import lock, pins, stamp
from tools.stamp import Stamp
from tools.steps import Outcome, run, say
from tools.trouble import (
    NO_PINS,
    NO_WRITING,
    NOT_CURRENT,
    BootstrapError,
    explained,
    is_untouched,
)

ROOT = Path(__file__).resolve().parents[1]
# The Python outside every venv: the one we run on may lie in the venv to be cleared.
_PYTHON: str = getattr(sys, "_base_executable", sys.executable)


def enter(extras: tuple[str, ...], arguments: list[str]) -> None:
    """Comes back inside `.venv`, with *extras* installed; elsewhere it starts again in there."""
    venv = ROOT / ".venv"
    os.chdir(ROOT)
    try:
        prepare(ROOT, venv, extras)
    except OSError as error:
        reason = NO_WRITING.format(path=error.filename or venv, reason=error.strerror)
        raise BootstrapError(reason) from error
    if Path(sys.prefix).resolve() != venv.resolve():
        _start_again(python_of(venv), arguments)


def prepare(root: Path, venv: Path, extras: tuple[str, ...]) -> None:
    groups = read_groups(root / "pyproject.toml", extras)
    marks = {name: pins.marked(root, name, lines) for name, lines in groups.items()}
    if is_ready(venv, groups, marks):
        return
    with lock.held(root / ".venv.lock", _wait) as holding:
        if is_ready(venv, groups, marks):
            return  # somebody else has done it meanwhile
        if not is_usable(venv):
            make(venv, holding)
        install(venv, marks, wanted(root, groups), holding)


def read_groups(pyproject: Path, extras: tuple[str, ...]) -> dict[str, list[str]]:
    """The lists of requirements by name; what the game itself needs is called "game"."""
    try:
        project = tomllib.loads(pyproject.read_text(encoding="utf-8"))["project"]
        optional = project["optional-dependencies"]
        return {"game": project["dependencies"], **{extra: optional[extra] for extra in extras}}
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise BootstrapError(f"pyproject.toml cannot be read: {error}") from error


def wanted(root: Path, groups: dict[str, list[str]]) -> list[str | Path]:
    """What pip is told to install: pinned files with their hashes; or else what is allowed."""
    old = [name for name, lines in groups.items() if not pins.are_current(root, name, lines)]
    if not old and pins.are_for_this_machine():
        files = [pins.path_of(root, name) for name in groups]
        return ["--require-hashes", *(word for file in files for word in ("-r", file))]
    say(NOT_CURRENT.format(names=", ".join(old)) if old else NO_PINS)
    return [line for lines in groups.values() for line in lines]


def is_ready(venv: Path, groups: dict[str, list[str]], marks: dict[str, list[str]]) -> bool:
    """Whether what *groups* ask for lies there, as the *marks* tell it from other states."""
    made = stamp.read(venv)
    requirements = [line for lines in groups.values() for line in lines]
    return (
        made is not None
        and made.covers(marks)
        and stamp.is_whole(venv, requirements)
        and is_usable(venv)
    )


def is_usable(venv: Path) -> bool:
    """Whether it was finished once, and its Python has neither gone nor changed since."""
    made = stamp.read(venv)
    return made is not None and stamp.is_whole(venv, ["pip"]) and made.python == _version(venv)


def _version(venv: Path) -> str | None:
    """What the Python of *venv* says it is, if it can say anything; whatever the surroundings."""
    asking = "import sys; print('%d.%d' % sys.version_info[:2])"
    command = [str(python_of(venv)), "-I", "-c", asking]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return None
    return answer.stdout.strip()


def python_of(venv: Path) -> Path:
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make(venv: Path, holding: int) -> None:
    say(f"Making {venv.name} for Python {sys.version_info.major}.{sys.version_info.minor} …")
    _clear(venv)
    outcome = run([_PYTHON, "-m", "venv", venv], holding)
    if outcome.code != 0:
        _make_with_uv(venv, outcome, holding)
    version = _version(venv)
    if version is None:
        raise BootstrapError(f"{venv.name} was made, but its Python does not start.")
    stamp.write(venv, Stamp(version, {}))


def _clear(venv: Path) -> None:
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    elif venv.exists():
        shutil.rmtree(venv)


def _make_with_uv(venv: Path, failed: Outcome, holding: int) -> None:
    """The second way, where Python's own has *failed*."""
    uv = shutil.which("uv")
    if uv is not None:
        say("This Python cannot do it alone; uv can.")
        _clear(venv)
        failed = run([uv, "venv", "--seed", "--python", _PYTHON, venv], holding)
        if failed.code == 0:
            return
    raise explained(failed)


def install(
    venv: Path, marks: dict[str, list[str]], asked_of_pip: list[str | Path], holding: int
) -> None:
    made = stamp.read(venv)
    assert made is not None, "installed into a finished .venv only"
    say(f"Installing the packages for: {', '.join(marks)} …")
    stamp.remove(venv)
    outcome = run([python_of(venv), "-m", "pip", "install", *asked_of_pip], holding)
    if outcome.code == 0:
        stamp.write(venv, made.with_groups(marks))
        say("Done.")
        return
    if is_untouched(outcome):
        stamp.write(venv, made)  # pip fetches and checks everything before it touches anything
    raise explained(outcome)


def _start_again(python: Path, arguments: list[str]) -> None:
    command = [str(python), "-m", "tools", *arguments]
    if os.name == "nt":
        # Windows' exec returns to the shell at once, while the game still runs.
        sys.exit(subprocess.run(command, check=False).returncode)
    sys.stdout.flush()
    os.execv(python, command)  # noqa: S606 - no shell is what we want


def _wait(seconds: int) -> None:
    if seconds == 0:
        say("Another process is preparing .venv; waiting for it …")
    elif seconds % 3 == 0:
        say(f"  … {seconds} s")
