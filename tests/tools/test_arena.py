"""`arena`: one bot against another."""

import json
from pathlib import Path

import pytest

from tools import arena
from tools.arena import main


@pytest.fixture(autouse=True)
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(arena, "RESULTS", tmp_path / "arena.jsonl")
    return tmp_path / "arena.jsonl"


def held(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    assert main(["novice", "random", "--games", "4", *more]) == 0
    figures: dict[str, object] = json.loads(capsys.readouterr().out)
    return figures


def test_it_prints_one_object_of_figures(capsys: pytest.CaptureFixture[str]) -> None:
    figures = held(capsys)

    assert figures["games"] == figures["won"] == 4
    assert figures["rate"] == 1
    assert figures["interval"] == [pytest.approx(0.51, abs=0.01), 1]
    assert set(figures["decision_ms"]) == {"novice", "random"}  # type: ignore[call-overload]


def test_finished_games_are_not_played_again(
    capsys: pytest.CaptureFixture[str], results: Path
) -> None:
    first = held(capsys)
    lines = results.read_text("utf-8")

    assert held(capsys) == first
    assert results.read_text("utf-8") == lines


def test_it_stops_when_it_is_sure(capsys: pytest.CaptureFixture[str]) -> None:
    assert held(capsys, "--target", "0.3")["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["adept", "clever"],
            "There is no bot 'clever'; choose one of random, novice, adept, master.",
        ),
        (["adept", "random", "--players", "7"], "2 to 6 can play, not “7”."),
        (["clever", "adept"], "There is no bot 'clever'; choose one of "),
        (
            ["adept", "random", "--box", "chess"],
            "There is no box 'chess'; there are: makuta, masks.",
        ),
        (["adept", "random", "--games", "0"], "--games takes a number from 1 to 1,000,000."),
    ],
)
def test_a_wrong_wish_gets_a_clear_sentence(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith(message)
