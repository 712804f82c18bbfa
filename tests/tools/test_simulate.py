"""`simulate`: whole games without a window."""

import json
from pathlib import Path

import pytest

from game.core.seats import Seat
from game.players.playing_out import Result
from game.shelf.choices import Setup
from tools.simulate import Played, figures, main


def test_it_prints_one_object_of_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trace = tmp_path / "trace.jsonl"

    code = main(["--games", "2", "--players", "2", "--seed", "7", "--trace", str(trace)])

    result = json.loads(capsys.readouterr().out)
    lines = [json.loads(line) for line in trace.read_text("utf-8").splitlines()]
    assert code == 0
    assert result["games"] == result["finished"] == 2
    assert result["turns_per_player"]["median"] > 5
    assert sum(result["wins_by_order"]) == sum(result["wins_by_figure"].values()) == 2
    assert result["wins_by_bot"] == {"adept": 2}
    assert result["actions"] == sum("action" in line and line["seat"] >= 0 for line in lines)
    assert all({"game", "seat", "rule"} <= line.keys() for line in lines if "box" not in line)
    assert sum(line.get("event") == "GameWon" for line in lines) == 2


def test_a_trace_tells_what_was_agreed_on_and_where_each_token_lay(tmp_path: Path) -> None:
    trace = tmp_path / "trace.jsonl"
    wish = ["--games", "1", "--players", "2", "--seed", "7", "--house", "H3=5", "--edition", "de"]

    main([*wish, "--trace", str(trace)])

    head, *lines = [json.loads(line) for line in trace.read_text("utf-8").splitlines()]
    agreed = {key: head[key] for key in ("game", "box", "edition", "house", "bots", "seed")}
    assert agreed == {
        "game": 0,
        "box": "makuta",
        "edition": "de",
        "house": ["H3=5"],
        "bots": ["adept", "adept"],
        "seed": "7-0",
    }
    assert len({*head["figures"]}) == 2
    assert all({"field", "kind", "face"} <= token.keys() for token in head["on_start_tile"])
    places = {line["source"]["is"] for line in lines if line.get("event") == "TokenTaken"}
    assert "OnField" in places
    assert places <= {"OnField", "UnderRahi", "OnStart", "OnTray"}


GAMES = "--games takes a number from 1 to 1,000,000. See: python3 -m tools simulate --help"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "7"], "2 to 6 can play, not “7”."),
        *((["--games", games], GAMES) for games in ("0", "-3", "nan", "1e3", "9" * 5000, "", "²")),
        (["--edition", "pl"], "There is no edition 'pl'; choose one of nl, de, fr, en, us."),
        (
            ["--bots", "clever"],
            "There is no bot 'clever'; choose one of random, novice, adept, master.",
        ),
        (["--bots", "random,novice"], "--bots names 2 bots for 4 players."),
        (["--box", "chess"], "There is no box 'chess'; there are: makuta, masks."),
        (
            ["--house", "H8"],
            "There is no house rule 'H8'; choose from H1, H2, H3=1..10, H4, H5, H6, H7.",
        ),
        (["--house", "H3=11"], "H3 needs a number from 1 to 10, as in H3=10; got 'H3=11'."),
    ],
)
def test_a_wrong_wish_gets_a_clear_sentence(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.strip() == message


def test_games_cut_off_are_reported_as_unfinished() -> None:
    cut_off = Result(seats=2, first=Seat(1), winners=(), is_finished=False, turns=601, actions=900)

    result = figures([Played(Setup("en", ("tahu", "gali")), cut_off)], ("tahu", "gali"))

    assert result["finished"] == 0
    assert result["turns_per_player"] == {"median": None, "p10": None, "p90": None, "max": None}


def test_a_shared_win_counts_for_all_who_share_it() -> None:
    together = Result(3, Seat(2), (Seat(0), Seat(2)), is_finished=True, turns=9, actions=9)
    bots = {Seat(0): "adept", Seat(1): "adept", Seat(2): "novice"}
    setup = Setup("en", ("gali", "onua", "tahu"), bots=bots)

    result = figures([Played(setup, together)], ("tahu", "gali", "lewa", "onua"))

    assert result["wins_by_order"] == [1, 1, 0]
    assert result["wins_by_figure"] == {"tahu": 1, "gali": 1, "lewa": 0, "onua": 0}
    assert result["wins_by_bot"] == {"adept": 1, "novice": 1}
