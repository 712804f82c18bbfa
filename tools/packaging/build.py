"""Freezes the program into one folder that needs no Python.

It is built in a venv of its own, with what the game needs and PyInstaller: what is not there cannot
get in.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from game.command_line import NAME
from tools.bootstrap import prepare, python_of
from tools.places import ROOT
from tools.steps import say
from tools.trouble import BootstrapError
from tools.window.screen import need

# What is shipped of all boxes: beside the program, to be looked at and changed, and inside.
BESIDE = ("levels", "assets", "docs/*/rules.md", "docs/*/lessons", "LICENSE")
INSIDE = ("game/i18n/locale", "game/boxes/*/mind/*.json")
# Parts of Python that nothing of ours asks for, but something of others mentions. Digests are there
# without _hashlib, which would bring OpenSSL.
UNUSED = ("tkinter", "unittest", "pydoc", "doctest", "ssl", "_hashlib", "sqlite3", "readline")
NOT_SHIPPED = shutil.ignore_patterns(".gitignore", "__pycache__", "*.tiled-session", "README.md")
SECONDS = 600
NEEDS = ("objdump", "objcopy") if sys.platform == "linux" else ()
# What only builds, checks or measures; nobody who plays needs it.
BUILD_TIME = {"numpy", "scipy", "PIL", "skia", "babel", "PyInstaller", "setuptools", "pip"} | {
    *("mypy", "ruff", "pytest", "_pytest", "hypothesis", "chess", "catanatron", "pyscroll"),
    *("tkinter", "unittest", "soundfile", "_soundfile", "_soundfile_data", "cffi"),
}


def build(work: Path, dist: Path) -> Path:
    """The folder with the program, in *dist*; made anew."""
    need(*NEEDS)
    venv = work / "venv"
    prepare(ROOT, venv, ("package",))
    say("Freezing the program …")
    log = work / "pyinstaller.log"
    with log.open("wb") as out:
        done = subprocess.run(
            [python_of(venv), *command(work, dist)],
            cwd=ROOT,
            stdout=out,
            stderr=subprocess.STDOUT,
            check=False,
            timeout=SECONDS,
        )
    if done.returncode != 0:
        raise BootstrapError(f"PyInstaller has failed. Its last words:\n{_last_words(log)}")
    folder = dist / NAME
    lay_beside(folder)
    return folder


def _last_words(log: Path) -> str:
    lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    return "\n".join(f"  {line}" for line in lines[-8:])


def command(work: Path, dist: Path) -> list[str]:
    """What PyInstaller is told, after the name of its Python."""
    options = ["--noconfirm", "--onedir", "--windowed", "--log-level", "WARN", "--name", NAME]
    options += ["--distpath", str(dist), "--workpath", str(work), "--specpath", str(work)]
    options += ["--paths", str(ROOT)]
    for place in found(INSIDE):
        folder = place if (ROOT / place).is_dir() else place.parent
        options += ["--add-data", f"{ROOT / place}{os.pathsep}{folder.as_posix()}"]
    for module in UNUSED:
        options += ["--exclude-module", module]
    options += ["--strip"] if shutil.which("strip") and sys.platform != "win32" else []
    return ["-m", "PyInstaller", *options, str(ROOT / "game" / "__main__.py")]


def found(patterns: Iterable[str]) -> list[Path]:
    """What lies there, as seen from the checkout."""
    return [path.relative_to(ROOT) for each in patterns for path in sorted(ROOT.glob(each))]


def lay_beside(folder: Path) -> None:
    for place in found(BESIDE):
        source, target = ROOT / place, folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=NOT_SHIPPED)
        else:
            shutil.copyfile(source, target)


def executable(folder: Path) -> Path:
    return folder / (f"{NAME}.exe" if sys.platform == "win32" else NAME)


# What lies in a folder, and what must not


def strangers(folder: Path) -> list[str]:
    """Build-time libraries that have got in, as packages or as shared libraries."""
    names = {part for path in folder.rglob("*") for part in path.relative_to(folder).parts}
    return sorted({name for name in names if _library(name) in BUILD_TIME})


def _library(name: str) -> str:
    """`numpy` of `numpy`, `numpy.libs` and `numpy-2.4.6.dist-info`."""
    return name.partition(".")[0].partition("-")[0]


def snapshot(folder: Path) -> dict[str, str]:
    """Every file and folder, and what is in it: equal before and after if nothing was written."""
    return {
        str(path.relative_to(folder)): _digest(path) if path.is_file() else "folder"
        for path in sorted(folder.rglob("*"))
    }


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def size_of(folder: Path) -> int:
    """In bytes; what is linked counts once."""
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())
