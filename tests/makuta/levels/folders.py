"""The frozen level set of the tests, and copies of it that a test may spoil."""

import os
import shutil
from pathlib import Path

from game.boxes.makuta.levels.sets import Report, check_set
from tests.tiled import files

HERE = Path(__file__).parent
SMALL = HERE / "sets" / "small"
SHIPPED = HERE.parents[2] / "levels" / "makuta"
GONE = ".gone"  # an overlay's mark for a file that is to be taken away


def copy_of_small(folder: Path) -> Path:
    return shutil.copytree(SMALL, folder / "small")


def overlaid(folder: Path, overlay: Path) -> Path:
    """A copy of the small set with the files of *overlay* laid over it."""
    copy = copy_of_small(folder)
    for path in overlay.rglob("*"):
        target = copy / path.relative_to(overlay)
        if path.suffix == GONE:
            target.with_suffix("").unlink()
        elif path.is_file() and path.name != "expected.txt":
            shutil.copy(path, target)
    return copy


def told(report: Report) -> list[str]:
    """What a person reads, a line for each problem."""
    return [f"{problem.severity.value}: {problem}" for problem in report.problems]


def assert_told(expected: Path, lines: list[str]) -> None:
    text = "".join(f"{line}\n" for line in lines)
    if os.environ.get("UPDATE_EXPECTED") == "1":
        expected.write_text(text, encoding="utf-8")
    assert text == expected.read_text(encoding="utf-8")
    assert "Traceback" not in text
    assert "cannot be read (" not in text, "the last resort: nobody foresaw this file"


def errors_in(folder: Path) -> list[str]:
    return [str(problem) for problem in check_set(folder).errors]


def painted(folder: Path, file: str, layer: str, numbers: list[int], form: str = "csv") -> None:
    """Gives a tile layer other cells."""
    files.painted(folder / file, layer, numbers, form, columns=11, rows=11)
