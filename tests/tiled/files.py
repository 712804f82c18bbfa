"""Copies of maps that a test may spoil."""

import base64
import gzip
import re
import struct
import zlib
from pathlib import Path


def changed(folder: Path, file: str, *changes: tuple[str, str]) -> None:
    """Replaces pieces of text that are there for sure."""
    text = (folder / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{old} is not in {file}"
        text = text.replace(old, new)
    (folder / file).write_text(text, encoding="utf-8")


def painted(  # noqa: PLR0913
    path: Path, layer: str, numbers: list[int], form: str = "csv", *, columns: int, rows: int
) -> None:
    """Gives a tile layer other cells; a layer that is not there comes on top of all."""
    text = path.read_text(encoding="utf-8")
    size = f'width="{columns}" height="{rows}"'
    node = f'<layer name="{layer}" {size}>{_data(form, numbers)}</layer>'
    text, count = re.subn(rf'<layer [^>]*name="{layer}".*?</layer>', node, text, flags=re.DOTALL)
    if count == 0:
        text = text.replace("</map>", f"{node}\n</map>")
    path.write_text(text, encoding="utf-8")


def _data(form: str, numbers: list[int]) -> str:
    if form == "csv":
        return f'<data encoding="csv">\n{",".join(map(str, numbers))}\n</data>'
    raw = struct.pack(f"<{len(numbers)}L", *numbers)
    forms = {"plain": raw, "zlib": zlib.compress(raw), "gzip": gzip.compress(raw)}
    packed = base64.b64encode(forms[form]).decode()
    compression = "" if form == "plain" else f' compression="{form}"'
    return f'<data encoding="base64"{compression}>{packed}</data>'
