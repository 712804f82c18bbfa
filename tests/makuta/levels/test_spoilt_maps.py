"""However a map is spoilt, its author gets words and never a crash."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.boxes.makuta.levels.reading import read_tile_map
from tests.makuta.levels.folders import SMALL, copy_of_small

GOOD = {
    path.relative_to(SMALL): path.read_bytes()
    for pattern in ("meadow.tmx", "*.tsx", "templates/*.tx")
    for path in sorted(SMALL.glob(pattern))
}
SCRAPS = [b"", b"0", b"-1", b"nan", b"1e999", b"9" * 30, b'"', b"<", b"/>", b"&", b"\xff", b"group"]


@st.composite
def spoilt(draw: st.DrawFn) -> tuple[Path, bytes]:
    """A file of the set, and its content with a piece replaced."""
    name = draw(st.sampled_from(sorted(GOOD)))
    text = GOOD[name]
    start = draw(st.integers(0, len(text)))
    length = draw(st.integers(0, 12))
    return name, text[:start] + draw(st.sampled_from(SCRAPS)) + text[start + length :]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_of_small(tmp_path_factory.mktemp("spoilt"))


@given(spoilt=spoilt())
def test_a_spoilt_file_is_explained(small: Path, spoilt: tuple[Path, bytes]) -> None:
    name, content = spoilt
    (small / name).write_bytes(content)

    found = read_tile_map(small / "meadow.tmx", small)
    shutil.copy(SMALL / name, small / name)

    assert found.tile is not None or found.problems
    assert not [problem for problem in found.problems if "cannot be read (" in problem.what]
