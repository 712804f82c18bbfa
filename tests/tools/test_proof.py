"""Proofs stop when their time is over and go on where they stopped."""

import io
import math
import time
from pathlib import Path

import pytest

from game.boxes import SHELF
from tests.tools.plain_box import PLAIN
from tools import proof
from tools.progress import Progress
from tools.proofs.results import Figures, Proof, ProofFailedError, Results, Run, fingerprint


def test_pieces_are_done_once(tmp_path: Path) -> None:
    calls: list[int] = []

    def piece(number: int) -> Figures:
        calls.append(number)
        return {"games": number}

    for _ in range(3):  # no time at all: one piece each
        _run(tmp_path, ends=0).pieces(3, piece)
    run = _run(tmp_path, ends=0)
    figures = run.pieces(3, piece)

    assert calls == [0, 1, 2]
    assert figures == [{"games": 0}, {"games": 1}, {"games": 2}]
    assert run.finished


def test_a_proof_out_of_time_is_not_finished(tmp_path: Path) -> None:
    run = _run(tmp_path, ends=0)

    assert len(run.pieces(3, lambda _: {})) == 1
    assert not run.finished


def test_other_sources_begin_anew(tmp_path: Path) -> None:
    _run(tmp_path, ends=math.inf).pieces(3, lambda _: {})

    assert Results.read(tmp_path / "results", "changed").of("makuta walk") == {}


def test_a_torn_line_is_done_again(tmp_path: Path) -> None:
    _run(tmp_path, ends=math.inf).pieces(2, lambda _: {})
    path = tmp_path / "results"
    path.write_text(path.read_text(encoding="utf-8")[:-9], encoding="utf-8")

    assert list(Results.read(path, "sources").of("makuta walk")) == [0]


def test_a_failure_is_no_figure_and_stops_no_other(tmp_path: Path) -> None:
    def broken(run: Run) -> Figures:
        raise ProofFailedError("the pawn flew away")

    proofs: dict[str, Proof] = {"fly": broken, "walk": lambda _: {"games": 7}}
    results = Results.read(tmp_path / "results", "sources")

    assert proof.prove(proofs, SHELF.first, results, seconds=1) == {
        "fly": {"failed": True},
        "walk": {"finished": True, "games": 7},
    }


def test_time_is_shared(tmp_path: Path) -> None:
    left: list[float] = []

    def walk(run: Run) -> Figures:
        left.append(run.ends - time.monotonic())
        return {}

    results = Results.read(tmp_path / "results", "sources")
    proof.prove({"a": walk, "b": walk}, SHELF.first, results, seconds=100)

    assert left == pytest.approx([50, 100], abs=1)


def test_an_unknown_proof_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert proof.main(["swim"]) == 2
    assert "'swim' is none of: properties" in capsys.readouterr().err


def test_a_box_has_proofs_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert proof.main(["length", "swim"]) == 2
    assert proof.main(["length"], PLAIN) == 2

    told = capsys.readouterr().err.splitlines()
    assert told[0].startswith("'swim' is")
    assert told[1].startswith("'length' is none of: ")


def test_the_fingerprint_follows_content_and_names(tmp_path: Path) -> None:
    source = tmp_path / "game/play.py"
    source.parent.mkdir()
    source.write_text("1", encoding="utf-8")
    first = fingerprint(tmp_path)
    (tmp_path / "notes.txt").write_text("no source", encoding="utf-8")

    assert fingerprint(tmp_path) == first
    source.write_text("2", encoding="utf-8")
    assert fingerprint(tmp_path) != first


def test_progress_is_quiet_where_there_is_no_terminal() -> None:
    stream = io.StringIO()
    with Progress("games", 200, stream) as progress:
        for _ in range(200):
            progress.advance()

    assert len(stream.getvalue().splitlines()) == 2
    assert "games [##############################] 200/200" in stream.getvalue()


def _run(folder: Path, ends: float) -> Run:
    return Run("walk", Results.read(folder / "results", "sources"), ends, SHELF.first)
