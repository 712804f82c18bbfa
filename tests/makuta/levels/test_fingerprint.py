"""The same fingerprint means the same game, however it looks."""

from pathlib import Path

import pytest

from game.boxes.makuta.levels.fingerprint import fingerprint
from game.boxes.makuta.levels.sets import read_set
from tests.makuta.levels.folders import SMALL, copy_of_small, painted
from tests.tiled.files import changed

# A game file carries its fingerprint for years: if this changes, old games lose their tiles.
KNOWN = "30e168e6df38a9dd8f7f0d8da835b9c103de7ae62185d5adae78bf30851b84c6"


@pytest.fixture
def small(tmp_path: Path) -> Path:
    return copy_of_small(tmp_path)


def test_the_frozen_set_keeps_its_fingerprint() -> None:
    assert fingerprint(read_set(SMALL).tiles) == KNOWN


def test_looks_and_names_do_not_count(small: Path) -> None:
    changed(small, "marsh.tmx", ("tile.marsh", "tile.bog"), ('value="water"', 'value="ice"'))
    painted(small, "marsh.tmx", "ground", [2] * 121)
    painted(small, "meadow.tmx", "scenery", [0] * 121)

    assert fingerprint(read_set(small).tiles) == KNOWN


def test_the_order_does_not_count() -> None:
    assert fingerprint(reversed(read_set(SMALL).tiles)) == KNOWN


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("meadow.tmx", 'value="kanohi"', 'value="turaga"'),  # a token field
        ("meadow.tmx", 'type="Gate" x="512" y="192"', 'type="Gate" x="128" y="448"'),
    ],
)
def test_gates_and_token_fields_count(small: Path, file: str, old: str, new: str) -> None:
    changed(small, file, (old, new))

    assert fingerprint(read_set(small).tiles) != KNOWN


def test_the_key_counts(small: Path) -> None:
    (small / "marsh.tmx").rename(small / "bog.tmx")

    assert fingerprint(read_set(small).tiles) != KNOWN


def test_fields_count(small: Path) -> None:
    marsh = next(tile for tile in read_set(small).tiles if tile.key == "marsh")
    cells = [(x, y) for y in range(-5, 6) for x in range(-5, 6)]
    more = {*marsh.fields, (-1, -4)}
    painted(small, "marsh.tmx", "fields", [4 if cell in more else 0 for cell in cells])

    assert fingerprint(read_set(small).tiles) != KNOWN
