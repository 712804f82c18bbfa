"""The parts of `package`; the whole is proved by `python3 -m tools proof package`."""

from pathlib import Path

import pytest

from game.command_line import NAME, VERSION
from tests import needs
from tools import package
from tools.packaging import build, trial
from tools.packaging.build import size_of, snapshot, strangers
from tools.places import ROOT


def test_everything_that_is_shipped_is_there() -> None:
    assert [each for each in (*build.BESIDE, *build.INSIDE) if not build.found([each])] == []


def test_the_freezer_is_told_what_to_take(tmp_path: Path) -> None:
    words = build.command(tmp_path / "work", tmp_path / "dist")

    assert words[:2] == ["-m", "PyInstaller"]
    assert words[-1] == str(ROOT / "game" / "__main__.py")
    assert f"{ROOT / 'game/i18n/locale'}:game/i18n/locale" in words
    mind = "game/boxes/makuta/mind"
    assert f"{ROOT / mind / 'outlook.json'}:{mind}" in words
    assert words[words.index("--distpath") + 1] == str(tmp_path / "dist")


def test_levels_and_rules_lie_beside_the_program(tmp_path: Path) -> None:
    build.lay_beside(tmp_path)

    assert (tmp_path / "levels" / "makuta" / "mangaia.tmx").is_file()
    assert (tmp_path / "docs" / "makuta" / "rules.md").is_file()
    assert any((tmp_path / "assets" / "fonts").iterdir())
    assert not list(tmp_path.rglob(".gitignore"))


def test_libraries_that_only_build_are_found(tmp_path: Path) -> None:
    for name in ("numpy", "scipy.libs", "babel-2.18.dist-info", "pygame", "numpydoc", "piper"):
        (tmp_path / "_internal" / name).mkdir(parents=True)

    assert strangers(tmp_path) == ["babel-2.18.dist-info", "numpy", "scipy.libs"]


def test_whatever_is_written_shows(tmp_path: Path) -> None:
    (tmp_path / "levels").mkdir()
    (tmp_path / "levels" / "a.tmx").write_text("a", encoding="utf-8")
    before = snapshot(tmp_path)

    assert snapshot(tmp_path) == before
    (tmp_path / "levels" / "a.tmx").write_text("b", encoding="utf-8")
    assert snapshot(tmp_path) != before
    (tmp_path / "levels" / "a.tmx").write_text("a", encoding="utf-8")
    (tmp_path / "new").mkdir()
    assert snapshot(tmp_path) != before
    assert size_of(tmp_path) == 1


def test_a_missing_screen_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "/no/such/folder")

    assert package.main([]) == 1
    assert "sudo apt install xvfb" in capsys.readouterr().err


def test_other_words_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert package.main(["--fast"]) == 2
    assert capsys.readouterr().err.startswith("Unrecognized arguments: --fast. See: ")


ANSWER = f'[ "$1" = --version ] && echo {NAME} {VERSION} && exit 0'


@pytest.mark.window
@pytest.mark.parametrize(
    ("script", "found"),
    [
        ("exit 0", "--version is answered by ''"),
        (f"{ANSWER}; echo oh dear; exit 3", "exit code 3\nno report\noh dear"),
        (ANSWER, "did not end well"),
        (f'{ANSWER}; touch "$0.trace"', "did not end well"),
        (f"{ANSWER}; sleep 60", "The game does not end"),
    ],
)
def test_a_program_that_does_not_behave_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, found: str
) -> None:
    needs.program("Xvfb", "xvfb")
    monkeypatch.setattr(trial, "SECONDS", 1)
    program = build.executable(tmp_path / "program")
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)

    with pytest.raises(trial.TrialError, match=found):
        trial.try_out(program.parent)
