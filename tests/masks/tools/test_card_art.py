"""The baked cards are what their sources say, and stay small."""

from pathlib import Path

import pytest

from tests.tools.extras import NEEDS_ART
from tools.places import ROOT

np = pytest.importorskip("numpy", reason=NEEDS_ART)
pytest.importorskip("scipy", reason=NEEDS_ART)
pytest.importorskip("skia", reason=NEEDS_ART)
Image = pytest.importorskip("PIL.Image", reason=NEEDS_ART)

from tools.masks.art.cards.works import parts  # noqa: E402

CARDS = ROOT / "assets" / "masks" / "cards"
MOST_BYTES = 12_000_000


def test_every_part_was_baked_and_nothing_else_lies_there() -> None:
    kept = list(CARDS.rglob("*.*"))

    assert {str(path.relative_to(CARDS).with_suffix("")) for path in kept} == {*parts(CARDS)}
    assert sum(path.stat().st_size for path in kept) < MOST_BYTES


@pytest.mark.parametrize(
    "name", ["own/swift", "own/13", "sorts/krana_gahlok_su", "frames/bonus", "backs/ga"]
)
def test_a_card_is_baked_again_as_it_is(name: str, tmp_path: Path) -> None:
    parts(tmp_path)[name]()

    again, kept = (Image.open(folder / f"{name}.jpg") for folder in (tmp_path, CARDS))
    gap = np.abs(np.asarray(again, np.float32) - np.asarray(kept, np.float32))
    assert gap.mean() <= 1
