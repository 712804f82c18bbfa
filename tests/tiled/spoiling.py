"""Files with a piece replaced by something that does not belong there."""

from pathlib import Path

from hypothesis import strategies as st

SCRAPS = [b"", b"0", b"-1", b"nan", b"1e999", b"9" * 30, b'"', b"<", b"/>", b"&", b"\xff", b"group"]


@st.composite
def spoilt(draw: st.DrawFn, good: dict[Path, bytes]) -> tuple[Path, bytes]:
    """One of the files, and its spoilt content."""
    name = draw(st.sampled_from(sorted(good)))
    text = good[name]
    start = draw(st.integers(0, len(text)))
    length = draw(st.integers(0, 12))
    return name, text[:start] + draw(st.sampled_from(SCRAPS)) + text[start + length :]
