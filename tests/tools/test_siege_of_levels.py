"""The siege of levels: what it damages, and that it finds planted faults."""

from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from game.boxes import SHELF
from game.places import contents_of
from game.tiled.pngs import checked_png
from tools.makuta.levels.checking import TileTools
from tools.proofs.results import ProofFailedError
from tools.proofs.siege import levels
from tools.proofs.siege.assault import Ground
from tools.proofs.siege.damage import Damage
from tools.proofs.siege.level_damage import (
    KINDS,
    PLACE_WAYS,
    PNG_WAYS,
    TOML_WAYS,
    XML_WAYS,
    PlaceDamage,
    png,
)
from tools.proofs.siege.levels import FEW, LEVELS, Camp

SMALL = Path(__file__).parents[1] / "makuta" / "levels" / "sets" / "small"


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "contents_of", lambda box: evolve(contents_of(box), levels=SMALL))


@pytest.mark.parametrize("way", [*XML_WAYS, *PNG_WAYS, *TOML_WAYS])
@pytest.mark.parametrize(
    "content", [b"", b"\n", b"<map a='1'/>", b"a = 1", b"\x89PNG\r\n\x1a\n", b"\xff" * 40]
)
def test_anything_can_be_damaged(way: Damage, content: bytes) -> None:
    for seed in range(10):
        assert isinstance(way(content, Random(seed)), bytes)


@pytest.mark.parametrize("way", PLACE_WAYS)
def test_any_place_can_be_taken(way: PlaceDamage, tmp_path: Path) -> None:
    for seed in range(10):
        path = tmp_path / f"{seed}.tmx"
        path.write_bytes(b"<map/>")
        way(path, tmp_path / "letter", Random(seed))


def test_images_of_other_kinds_are_sound() -> None:
    for depth, colours in KINDS:
        assert checked_png(png((7, 9), depth, colours, Random(depth))) == (7, 9)


def test_a_sound_set_is_drawn_and_a_spoilt_one_told() -> None:
    with Ground.laid_out() as ground:
        camp = Camp.pitched(ground, SHELF.first, TileTools(), FEW)
        assert camp.came_to("as it is", closely=True) == ["fine", "drawn"]

        (camp.folder / "meadow.tmx").write_bytes(b"<map/>")
        assert camp.came_to("spoilt", closely=True) == ["told"]


def test_what_the_checker_overlooks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with Ground.laid_out() as ground:
        camp = Camp.pitched(ground, SHELF.first, TileTools(), FEW)
        sound = camp.tools.check(camp.folder, is_shipped=False)
        (camp.folder / "meadow.tmx").unlink()
        (camp.folder / "cave.tmx").unlink()
        monkeypatch.setattr(TileTools, "check", lambda *_, **__: sound)

        with pytest.raises(ProofFailedError, match="the checker says"):
            camp.came_to("two maps gone", closely=True)


def test_a_set_is_mended_after_each_attack() -> None:
    with Ground.laid_out() as ground:
        camp = Camp.pitched(ground, SHELF.first, TileTools(), FEW)
        for seed in range(30):
            with camp.spoilt(Random(seed)) as what:
                assert what
            found = {path.relative_to(camp.folder) for path in camp.folder.rglob("*")}
            assert {each for each in found if (camp.folder / each).is_file()} == {*camp.sound}


def test_there_are_enough_of_them() -> None:
    assert LEVELS.pieces * LEVELS.batch >= 5_000
