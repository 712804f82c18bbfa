"""The baked ground is what its sources say, has no seams, and stays small."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from tests.tools.extras import NEEDS_ART
from tools.places import ROOT

np = pytest.importorskip("numpy", reason=NEEDS_ART)
pytest.importorskip("scipy", reason=NEEDS_ART)
pytest.importorskip("skia", reason=NEEDS_ART)
Image = pytest.importorskip("PIL.Image", reason=NEEDS_ART)

from tools.artwork.terrain import sheets, textures  # noqa: E402
from tools.makuta.art.terrain import scenery, slabs, tiled  # noqa: E402
from tools.makuta.art.works import terrain  # noqa: E402

ASSETS, LEVELS = ROOT / "assets" / "makuta" / "terrain", ROOT / "levels" / "makuta"
MOST_BYTES = 13_000_000


def test_every_part_was_baked() -> None:
    names = terrain(ASSETS)

    assert [name for name in names if not (ASSETS / f"{name}.jpg").exists()] == []
    assert sum(path.stat().st_size for path in ASSETS.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("name", ["abyss", "chasm"])
def test_a_texture_is_baked_again_as_it_is(name: str, tmp_path: Path) -> None:
    again = Image.open(textures.bake(name, tmp_path))

    assert _gap(again, Image.open(ASSETS / f"{name}.jpg")) <= 1


def test_slabs_are_baked_again_as_they_are(tmp_path: Path) -> None:
    slabs.bake("fire", tmp_path)

    again, kept = (sheets.open_sheet(folder / "slabs_fire") for folder in (tmp_path, ASSETS))
    assert _gap(again, kept) <= 1


def test_a_piece_of_scenery_is_baked_again_as_it_is() -> None:
    """JPEG mixes neighbours a little: the sheet is compared as a whole elsewhere."""
    piece = np.clip(scenery.KINDS[16].look(16, 0), 0, 255).astype(np.uint8)
    kept = sheets.open_sheet(ASSETS / "scenery").crop((6 * 128, 128, 7 * 128, 2 * 128))

    solid = piece[..., 3] == 255
    gaps = np.abs(piece[..., :3].astype(int) - np.asarray(kept)[..., :3])[solid]
    assert gaps.mean() < 4


@pytest.mark.parametrize("name", ["ground", "fields", "scenery"])
def test_the_editor_shows_what_the_game_shows(name: str, tmp_path: Path) -> None:
    tiled.parts(ASSETS, LEVELS, tmp_path)[name]()

    again, kept = (Image.open(folder / f"{name}.png") for folder in (tmp_path, LEVELS / "tiles"))
    assert again.size == kept.size
    assert _gap(again, kept) <= 1


@pytest.mark.parametrize("name", list(textures.TEXTURES))
def test_textures_have_no_seams(name: str) -> None:
    """The step over the edge is no larger than steps elsewhere."""
    pixels = np.asarray(Image.open(ASSETS / f"{name}.jpg").convert("L")).astype(int)

    for rows in (pixels, pixels.T):
        over = np.abs(rows[0] - rows[-1]).mean()
        inside = [np.abs(one - other).mean() for one, other in pairwise(rows[::97][:12])]
        beside = [np.abs(rows[n] - rows[n + 1]).mean() for n in range(7, 1500, 61)]
        assert over < 1.5 * max(beside)
        assert over < max(inside)


def test_tables_agree_with_the_terrain_brushes() -> None:
    makers = {
        "ground": tiled.ground_table,
        "fields": tiled.fields_table,
        "scenery": tiled.scenery_table,
    }
    for name, make in makers.items():
        made = json.loads(json.dumps(make(LEVELS / f"{name}.tsx")))
        assert json.loads((LEVELS / "tiles" / f"{name}.json").read_text("utf-8")) == made


def test_every_terrain_of_the_brushes_has_a_texture() -> None:
    corners = tiled.ground_table(LEVELS / "ground.tsx")["corners"].values()

    assert {name for names in corners for name in names} == set(textures.TEXTURES)


def test_tiles_for_the_editor_meet_without_seams() -> None:
    """Of each terrain, any two of its full tiles beside each other."""
    table = tiled.ground_table(LEVELS / "ground.tsx")
    full = {n: c[0] for n, c in table["corners"].items() if len(set(c)) == 1}
    sheet = np.asarray(tiled.ground(ASSETS, LEVELS / "ground.tsx").convert("L")).astype(int)
    for name in ("lava", "water", "rock"):
        places = [divmod(n, table["columns"]) for n, own in full.items() if own == name]
        cells = [sheet[y * 64 : y * 64 + 64, x * 64 : x * 64 + 64] for y, x in places]
        inside = np.abs(np.diff(np.hstack(cells), axis=1)).mean()
        across = [np.abs(a[:, -1] - b[:, 0]).mean() for a in cells for b in cells]
        assert max(across) < 2 * inside + 3


def test_every_scenery_tile_has_a_piece() -> None:
    assert set(tiled.scenery_table(LEVELS / "scenery.tsx")["pieces"]) == set(scenery.KINDS)


def test_no_piece_covers_another_on_the_sheet() -> None:
    covered = [
        number + x + y * scenery.COLUMNS
        for number, kind in scenery.KINDS.items()
        for x in range(kind.size[0])
        for y in range(kind.size[1])
    ]

    assert len(covered) == len(set(covered))


@pytest.mark.parametrize("number", [20, 47, 62])
def test_looks_of_a_piece_differ_in_shape_not_in_light(number: int) -> None:
    """Turned, mirrored or of another size, each is brighter at its upper left."""
    looks = [scenery.KINDS[number].look(number, look) for look in range(scenery.LOOKS)]

    shapes = [look[..., 3] > 128 for look in looks]
    shares = [(a & b).sum() / (a | b).sum() for a, b in pairwise(shapes)]
    assert max(shares) < 0.97
    assert min(map(_lean, looks)) > 0


def _lean(picture: object) -> float:
    """How much brighter the solid part of a piece is at its upper left than at its lower right."""
    pixels = np.asarray(picture)
    luma = pixels[..., :3].mean(axis=2) * (pixels[..., 3] > 250)
    return float(luma[:64, :64].mean() - luma[64:, 64:].mean())


def _gap(one: object, other: object) -> int:
    return int(np.abs(np.asarray(one).astype(int) - np.asarray(other).astype(int)).max())
