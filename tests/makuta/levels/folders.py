"""The frozen level set of the tests, and copies of it that a test may spoil."""

import base64
import gzip
import os
import re
import shutil
import struct
import zlib
from pathlib import Path

from game.boxes.makuta.levels import Report, check_set

HERE = Path(__file__).parent
SMALL = HERE / "sets" / "small"
SHIPPED = HERE.parents[2] / "levels" / "makuta"
GONE = ".gone"  # an overlay's mark for a file that is to be taken away


def copy_of_small(folder: Path) -> Path:
    return shutil.copytree(SMALL, folder / "small")


def changed(folder: Path, file: str, *changes: tuple[str, str]) -> None:
    """Replaces pieces of text that are there for sure."""
    text = (folder / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old} is not in {file}"
        text = text.replace(old, new)
    (folder / file).write_text(text, encoding="utf-8")


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
    """Gives a tile layer other cells; a layer that is not there comes on top of all."""
    text = (folder / file).read_text(encoding="utf-8")
    node = f'<layer name="{layer}" width="11" height="11">{_data(form, numbers)}</layer>'
    text, count = re.subn(rf'<layer [^>]*name="{layer}".*?</layer>', node, text, flags=re.DOTALL)
    if count == 0:
        text = text.replace("</map>", f"{node}\n</map>")
    (folder / file).write_text(text, encoding="utf-8")


def _data(form: str, numbers: list[int]) -> str:
    if form == "csv":
        return f'<data encoding="csv">\n{",".join(map(str, numbers))}\n</data>'
    raw = struct.pack("<121L", *numbers)
    forms = {"plain": raw, "zlib": zlib.compress(raw), "gzip": gzip.compress(raw)}
    packed = base64.b64encode(forms[form]).decode()
    compression = "" if form == "plain" else f' compression="{form}"'
    return f'<data encoding="base64"{compression}>{packed}</data>'
