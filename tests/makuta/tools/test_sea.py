"""The baked sea is what its sources say."""

from pathlib import Path

import pytest

from tests.tools.extras import NEEDS_ART
from tools.places import ROOT

np = pytest.importorskip("numpy", reason=NEEDS_ART)
pytest.importorskip("scipy", reason=NEEDS_ART)
Image = pytest.importorskip("PIL.Image", reason=NEEDS_ART)

from tools.artwork import sea  # noqa: E402


def test_waves_are_baked_again_as_they_are(tmp_path: Path) -> None:
    for name, make in sea.parts(tmp_path).items():
        make()
        again, kept = (
            np.asarray(Image.open(folder / f"{name}.jpg")).astype(int)
            for folder in (tmp_path, ROOT / "assets" / "makuta" / "sea")
        )
        assert np.abs(again - kept).max() <= 1
