"""One command bakes everything, and says what it can bake."""

from pathlib import Path

import pytest

from tests.tools.extras import NEEDS_ART
from tools.places import ROOT

for module in ("numpy", "scipy", "skia", "PIL", "soundfile"):
    pytest.importorskip(module, reason=NEEDS_ART)

from tools import art  # noqa: E402
from tools.art import works  # noqa: E402

MADE_BY_HAND = {"fonts"}


def test_every_file_of_the_assets_is_baked_or_made_by_hand() -> None:
    assets = ROOT / "assets"
    files = [path.relative_to(assets) for path in assets.rglob("*.*") if path.parent != assets]
    baked = {path.with_suffix("").as_posix() for path in files if path.parts[0] not in MADE_BY_HAND}

    assert baked == {name for name in works(assets, ROOT / "levels") if "/tiles/" not in name}


def test_names_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert art.main(["--list"]) == 0

    names = capsys.readouterr().out.split()
    assert {"title/island", "sounds/beds/title"} <= set(names)
    assert {"makuta/terrain/lava", "makuta/terrain/slabs_ice", "makuta/tiles/ground"} <= set(names)
    assert names.index("makuta/terrain/scenery") < names.index("makuta/tiles/scenery")


def test_a_name_chooses_a_file_its_variants_or_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["makuta/tiles/", "sounds/effects/gate_open", "makuta/terrain/ash"]

    assert art.main(["--list", *names]) == 0

    assert capsys.readouterr().out.split() == [
        *(f"sounds/effects/gate_open-{i}" for i in (1, 2, 3)),
        "makuta/terrain/ash",
        *(f"makuta/tiles/{name}" for name in ("tables", "ground", "fields", "scenery")),
    ]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("lava", "Nothing is called 'lava'. Did you mean 'makuta/terrain/lava'?"),
        ("makuta/terrain/larva", "Did you mean 'makuta/terrain/lava'?"),
        (
            "scenery",
            (
                "Did you mean 'makuta/terrain/scenery' or 'makuta/tiles/scenery'"
                " or 'masks/terrain/scenery'?"
            ),
        ),
        ("qqq", "Nothing is called 'qqq'. All names: python3 -m tools art --list"),
    ],
)
def test_an_unknown_name_is_told_in_a_sentence(
    name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert art.main([name, "makuta/terrain/ash"]) == 2

    assert said in capsys.readouterr().err


def test_what_is_named_is_baked_and_progress_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(art, "ROOT", tmp_path)

    assert art.main(["sounds/effects/hover"]) == 0

    told = capsys.readouterr()
    assert told.out == ""
    assert "3/3" in told.err
    for path in sorted((tmp_path / "assets").rglob("*.ogg")):
        kept = ROOT / path.relative_to(tmp_path)
        assert path.read_bytes() == kept.read_bytes()
