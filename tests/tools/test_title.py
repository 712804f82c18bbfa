"""The painting of the title is what its sources say, and stays small."""

from pathlib import Path

import pytest

from tests.tools.extras import NEEDS_ART
from tools.packaging.build import size_of
from tools.places import ROOT

np = pytest.importorskip("numpy", reason=NEEDS_ART)
pytest.importorskip("scipy", reason=NEEDS_ART)
pytest.importorskip("skia", reason=NEEDS_ART)
Image = pytest.importorskip("PIL.Image", reason=NEEDS_ART)

from game.ui import backdrop  # noqa: E402
from tools.artwork.title import bake, sky, smoke  # noqa: E402
from tools.artwork.title.bake import finished  # noqa: E402
from tools.artwork.title.view import View  # noqa: E402

ASSETS = ROOT / "assets" / "title"
MOST_BYTES = 2_500_000
CORNER = (512, 256)  # of the picture, wide and high: neither land nor its glow comes there


def test_every_part_was_baked_and_is_small() -> None:
    assert sorted(path.stem for path in ASSETS.iterdir()) == sorted(bake.parts(ASSETS, ()))
    assert size_of(ASSETS) < MOST_BYTES


def test_the_sky_is_baked_again_as_it_is(tmp_path: Path) -> None:
    """The whole takes minutes; blocks of a JPEG stand for themselves, so a corner can be told."""
    view = View(*bake.SIZE)
    again = finished(smoke.painted(view, sky.painted(view)))[: CORNER[1], : CORNER[0]]
    bake.save(again, tmp_path / "corner.jpg")

    kept = Image.open(ASSETS / "island.jpg").crop((0, 0, *CORNER))
    assert _gap(Image.open(tmp_path / "corner.jpg"), kept) <= 1


def test_the_program_knows_where_the_crater_is() -> None:
    x, y = smoke.crater(View(*bake.SIZE))

    assert bake.SIZE == backdrop.PAINTED
    assert (x / bake.SIZE[0], y / bake.SIZE[1]) == pytest.approx(backdrop.CRATER, abs=0.03)


def _gap(one: object, other: object) -> int:
    return int(np.abs(np.asarray(one).astype(int) - np.asarray(other).astype(int)).max())
