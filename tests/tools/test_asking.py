"""What makes no sense after a command is answered at the door, before anything is installed."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import door
from tools.asking import WishError, amount, language, number, size, word
from tools.command_lines import LINES, asker
from tools.commands import COMMANDS

PASSED_ON = {"play", "test"}  # to the game, and to pytest


def test_every_command_is_asked_at_the_door() -> None:
    assert {command.name for command in COMMANDS} == {*LINES, *PASSED_ON}


@pytest.mark.parametrize(
    "line",
    [
        "check all",
        "proof --minutes nan",
        "proof --minutes -1",
        "proof --minutes inf",
        "proof --minutes 1e3",
        "proof \udcff",
        f"levels {os.devnull}",
        f"levels --preview {os.devnull}",
        "levels --preview sheet.gif",
        f"simulate --trace {os.devnull}",
        "simulate --games 0",
        "simulate --seed \ud800",
        f"lab {os.devnull}",
        f"lab {os.devnull}/report",
        "arena adept novice --target nan",
        "arena adept",
        "school --games 15",
        f"school --to {os.devnull}",
        "catalogues all",
        "shots",
        "shots . --size 1x",
        "shots . --size 99999x99999",
        "shots . --scale nan",
        "shots . --scale -1",
        "shots . --lang tlh",
        f"strips {'s' * 300}",
        "art --all",
        f"sounds --sheet {os.devnull}",
        f"contact_sheet {os.devnull}",
        "package --fast",
        "package --no",
        "bench --levels nowhere",
    ],
)
def test_nothing_is_installed_for_what_makes_no_sense(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(door, "enter", lambda *_: pytest.fail("something is installed"))

    assert door.main(line.split()) == 2

    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.endswith(f". See: python3 -m tools {line.split(maxsplit=1)[0]} --help\n")


@pytest.mark.parametrize("command", LINES)
def test_nothing_is_installed_for_help(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(door, "enter", lambda *_: pytest.fail("something is installed"))

    assert door.main([command, "--help"]) == 0

    assert capsys.readouterr().out.startswith(f"usage: python3 -m tools {command} ")


def test_a_command_of_strange_letters_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert door.main(["\udcff" * 5000]) == 2
    assert len(capsys.readouterr().err) < 300


@pytest.mark.parametrize(
    ("read", "text", "value"),
    [
        (number(1, 9), "9", 9),
        (number(1, 9), " 3 ", 3),
        (amount(0, 2), "2", 2.0),
        (amount(0, 2), ".5", 0.5),
        (amount(0, 2), "1.25", 1.25),
        (size, "1280X720", (1280, 720)),
        (word, "Gali’s seed", "Gali’s seed"),
        (language, "en", "en"),
    ],
)
def test_what_makes_sense_is_read(read: Callable[[str], object], text: str, value: object) -> None:
    assert read(text) == value


def test_a_sentence_stays_short(tmp_path: Path) -> None:
    with pytest.raises(WishError) as caught:
        asker("proof").parse_args(["--" + "n" * 100_000])

    assert len(str(caught.value)) < 600
