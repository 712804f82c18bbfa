"""The tools work on any box of the shelf, and know none of them by name."""

import ast
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pygame
import pytest

from game.boxes import SHELF
from tests.tools.plain_box import PLAIN
from tools.boxes import TOOLS
from tools.places import ROOT

# What each needs beside --box.
WORDS = {
    "simulate": [],
    "arena": ["adept", "novice"],
    "lab": ["report"],
    "school": [],
    "bench": [],
    "proof": [],
    "shots": ["pictures"],
    "strips": ["pictures"],
    "levels": [],
    "contact_sheet": ["sheet.png"],
}


def main_of(command: str) -> Callable[..., int]:
    found: Callable[..., int] = import_module(f"tools.{command}").main
    return found


@pytest.mark.parametrize("command", WORDS)
def test_an_unknown_box_gets_a_sentence_that_names_those_there_are(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main_of(command)([*WORDS[command], "--box", "chess"]) == 2

    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "There is no box 'chess'; there are: makuta, masks.\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", WORDS)
def test_help_names_the_boxes(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main_of(command)(["--help"])

    assert "which game: makuta" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("school", "The box 'plain' has no school."),
        ("levels", "The box 'plain' has no levels to check."),
        ("contact_sheet", "The box 'plain' has nothing to lay out."),
    ],
)
def test_what_a_box_does_not_have_is_told(
    command: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main_of(command)(WORDS[command], PLAIN) == 2

    assert capsys.readouterr().err.strip() == told


def test_a_box_that_brings_nothing_is_pictured_all_the_same(tmp_path: Path) -> None:
    small = [str(tmp_path), "--size", "1024x640"]

    for name in ("choosing", "told-why"):
        assert main_of("shots")([*small, "--only", name], PLAIN) == 0
    assert main_of("strips")([str(tmp_path), "--only", "TilePlaced"], PLAIN) == 0

    pictures = {path.name: pygame.image.load(path) for path in tmp_path.iterdir()}
    assert sorted(pictures) == ["TilePlaced.png", "choosing-1024x640.png", "told-why-1024x640.png"]
    assert pictures["choosing-1024x640.png"].get_size() == (1024, 640)


def test_every_box_with_parts_for_the_tools_is_on_the_shelf() -> None:
    assert {*TOOLS} <= {*SHELF.keys}


def test_only_its_own_part_of_the_tools_knows_a_box() -> None:
    assert [*strangers(ROOT / "tools")] == []


def test_who_knows_a_box_is_named(tmp_path: Path) -> None:
    (tmp_path / "makuta").mkdir()
    (tmp_path / "makuta" / "lab.py").write_text("from game.rules.makuta import play", "utf-8")
    (tmp_path / "bench.py").write_text("from game.rules import makuta", "utf-8")
    (tmp_path / "lab.py").write_text("import tools.makuta.lab", "utf-8")

    assert [*strangers(tmp_path)] == ["bench.py: game.rules.makuta", "lab.py: tools.makuta.lab"]


def strangers(tools: Path) -> Iterator[str]:
    """Modules that import what belongs to a box and do not belong to it; one may know them all."""
    for source in sorted(tools.rglob("*.py")):
        place = source.relative_to(tools)
        for name in imports_of(source):
            boxes = {*SHELF.keys} & {*name.split(".")[1:3]}
            if boxes and place.parts[0] not in boxes and str(place) != "boxes.py":
                yield f"{place.as_posix()}: {name}"


def imports_of(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
