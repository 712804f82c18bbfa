"""What lies in a folder, and what must not."""

import hashlib
from pathlib import Path

# What only builds, checks or measures; nobody who plays needs it.
BUILD_TIME = {"numpy", "scipy", "PIL", "skia", "babel", "PyInstaller", "setuptools", "pip"} | {
    *("mypy", "ruff", "pytest", "_pytest", "hypothesis", "chess", "catanatron", "pyscroll"),
    *("tkinter", "unittest", "soundfile", "_soundfile", "_soundfile_data", "cffi"),
}


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
