"""The folder of assets stays small, is explained, and goes with the program."""

import math
import subprocess
from pathlib import Path

import pytest

from game.boxes import SHELF
from tools.packaging import build
from tools.packaging.build import size_of
from tools.places import ROOT
from tools.proofs import artwork
from tools.proofs.results import ProofFailedError, Results, Run

ASSETS = ROOT / "assets"
MOST_BYTES = 45_000_000  # of both boxes


def test_the_whole_folder_is_small() -> None:
    assert size_of(ASSETS) < MOST_BYTES


@pytest.mark.parametrize("folder", sorted(path.name for path in ASSETS.iterdir() if path.is_dir()))
def test_every_folder_is_explained(folder: str) -> None:
    assert f"`{folder}/" in (ASSETS / "README.md").read_text("utf-8")


def test_all_of_it_lies_beside_the_program(tmp_path: Path) -> None:
    build.lay_beside(tmp_path)

    shipped = {path.relative_to(tmp_path) for path in (tmp_path / "assets").rglob("*.*")}
    own = {path.relative_to(ROOT) for path in ASSETS.rglob("*.*")}
    assert own - shipped == {Path("assets/README.md")}
    assert shipped <= own


# The proof that they can be baked again


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setattr(artwork, "VENV", tmp_path / "art" / "venv")
    monkeypatch.setattr(artwork, "prepare", lambda *_: None)
    return Run("art", Results.read(tmp_path / "results", "sources"), math.inf, SHELF.first)


def test_the_proof_counts_what_was_baked_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    _answer(monkeypatch, "61 passed in 40.12s", code=0)

    assert artwork.artwork(run) == {"tests": 61}


@pytest.mark.parametrize(("said", "code"), [("1 failed, 60 passed", 1), ("9 skipped", 0)])
def test_the_proof_fails_if_a_test_does_or_is_left_out(
    said: str, code: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    _answer(monkeypatch, said, code)

    with pytest.raises(ProofFailedError, match=said):
        artwork.artwork(run)


def test_the_proof_runs_tests_that_exist() -> None:
    assert [path for path in artwork.tests() if not (ROOT / path).exists()] == []


def _answer(monkeypatch: pytest.MonkeyPatch, said: str, code: int) -> None:
    done = subprocess.CompletedProcess([], code, stdout=said, stderr="")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)
