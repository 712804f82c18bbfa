"""`lab`: what is counted of every game, and the report about a box that counts nothing else."""

import json
import re
from pathlib import Path

import pytest

from game.shelf.choices import OptionError
from game.shelf.shelf import Shelf
from tests.tools.plain_box import PLAIN
from tools import lab
from tools.lab_figures.chance import interval
from tools.lab_figures.every_game import wins_summed
from tools.lab_report.axes import Scale
from tools.lab_trials import trials_in
from tools.wishes import asked


def test_a_box_without_concepts_of_its_own_gets_those_of_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "PLAYED", tmp_path / "played.jsonl")
    games = ["--games", "2", "--players", "2", "--bots", "novice", "--compare", "h4", ""]

    code = lab.main([str(tmp_path / "report"), *games], PLAIN)

    answer = json.loads(capsys.readouterr().out)
    figures = json.loads((tmp_path / "report" / "figures.json").read_text("utf-8"))
    page = (tmp_path / "report" / "index.html").read_text("utf-8")
    assert code == 0
    assert list(answer) == ["no house rules", "H4"]
    assert (
        answer["no house rules"]["finished"]
        == sum(figures["trials"][0]["length"]["histogram"])
        == 2
    )
    assert figures["trials"][1].keys() == {"name", "length", "wins"}
    assert re.findall(r'src="(\w+).png"', page) == ["length", "wins", "compare_length"]
    assert {path.stem for path in (tmp_path / "report").glob("*.png")} == {
        *("length", "wins", "compare_length")
    }


# Trials


def names_of(shelf: Shelf, *arguments: str) -> list[str]:
    played, earlier = trials_in(asked("lab", ["report", "--players", "2", *arguments], shelf))
    return [*(trial.name for trial in played), *earlier]


def test_trials_are_called_by_what_they_differ_in() -> None:
    assert names_of(PLAIN) == ["no house rules"]
    assert names_of(PLAIN, "--compare", "players=3", "players=2") == ["2 players", "3 players"]
    assert names_of(PLAIN, "--compare", "H4,players=3") == [
        *("no house rules, 2 players", "H4, 3 players")
    ]


def test_an_earlier_report_is_read_and_not_played(tmp_path: Path) -> None:
    earlier = tmp_path / "before"
    earlier.mkdir()
    (earlier / "figures.json").write_text('{"trials": [{"length": 3}]}', "utf-8")

    played, read = trials_in(asked("lab", ["report", "--compare", str(earlier)], PLAIN))

    assert [trial.name for trial in played] == ["now"]
    assert read == {"before": {"length": 3}}


def test_what_is_no_report_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "figures.json").write_text("[]", "utf-8")

    with pytest.raises(OptionError, match="holds no figures of an earlier report"):
        names_of(PLAIN, "--compare", str(tmp_path))


# Winners


def test_a_win_rate_is_a_multiple_of_the_fair_share() -> None:
    notes = [{"figures": ["tahu", "gali"], "winners": [0]}] * 3
    notes += [
        {"figures": ["lewa", "tahu"], "winners": [0]},
        {"figures": ["lewa", "tahu"], "winners": []},
    ]

    figures = wins_summed(notes)

    assert [place["multiple"] for place in figures["by_place"]] == [2.0, 0.0]
    assert (figures["by_figure"]["tahu"]["won"], figures["by_figure"]["tahu"]["games"]) == (3, 4)
    assert figures["by_figure"]["tahu"]["multiple"] == 1.5
    assert "onua" not in figures["by_figure"]


def test_the_interval_is_wilsons() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)


# Plots


@pytest.mark.parametrize(
    ("highest", "high", "step"), [(0.37, 0.4, 0.05), (7, 7, 1), (52, 60, 10), (0, 0.01, 0.01)]
)
def test_a_scale_ends_at_a_round_number(highest: float, high: float, step: float) -> None:
    scale = Scale.up_to(highest)

    assert scale.step == step
    assert scale.high == pytest.approx(high)
    assert list(scale.ticks())[-1] == pytest.approx(high)


def test_an_exact_scale_ends_where_the_figures_do() -> None:
    assert list(Scale.exactly(23).ticks()) == [0, 5, 10, 15, 20]
    assert Scale.exactly(23).share(23) == 1.0
