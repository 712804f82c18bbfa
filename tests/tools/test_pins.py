"""What is installed is pinned: every group, every package, with hashes; and not of former lists."""

import re
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import pins
from tools.bootstrap import wanted
from tools.commands import COMMANDS
from tools.pin import PinError, groups_of, pinned
from tools.places import ROOT

GROUPS = groups_of(ROOT)
PIN = re.compile(r"^(?P<requirement>\S+==[^\\]+?) \\\n(?P<hashes>(?: +--hash=.*\n)+)", re.MULTILINE)
HASH = re.compile(r" +--hash=sha256:[0-9a-f]{64}(?: \\)?")
RENEW = "Run: python3 -m tools pin"


def text_of(group: str) -> str:
    return pins.path_of(ROOT, group).read_text(encoding="utf-8")


def pins_of(group: str) -> list[Requirement]:
    return [Requirement(found["requirement"]) for found in PIN.finditer(text_of(group))]


def test_every_group_is_pinned_and_no_other() -> None:
    found = {path.stem for path in (ROOT / pins.FOLDER).iterdir()}

    assert found == {*GROUPS}, RENEW
    assert {extra for command in COMMANDS for extra in command.extras} <= found


@pytest.mark.parametrize("group", GROUPS)
def test_the_pins_are_of_what_is_asked_for_now(group: str) -> None:
    assert pins.are_current(ROOT, group, GROUPS[group]), RENEW


@pytest.mark.parametrize("group", GROUPS)
def test_all_that_is_asked_for_is_pinned_in_its_range(group: str) -> None:
    found = {canonicalize_name(pin.name): pin for pin in pins_of(group)}
    for line in GROUPS[group]:
        asked = Requirement(line)
        (version,) = found[canonicalize_name(asked.name)].specifier
        assert asked.specifier.contains(version.version), RENEW


@pytest.mark.parametrize("group", GROUPS)
def test_there_is_nothing_in_a_file_but_versions_and_hashes(group: str) -> None:
    """No index, no link, no path, nothing that is not checked."""
    first, rest = text_of(group).split("\n", 1)

    assert first == pins.head(GROUPS[group])
    assert PIN.sub("", rest) == ""
    assert all(
        HASH.fullmatch(line)
        for found in PIN.finditer(rest)
        for line in found["hashes"].splitlines()
    )


def test_the_groups_agree() -> None:
    """They are installed into one .venv, one after another."""
    versions: dict[tuple[str, str], set[str]] = {}
    for pin in (pin for group in GROUPS for pin in pins_of(group)):
        versions.setdefault((pin.name, str(pin.marker)), set()).add(str(pin.specifier))

    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_what_may_break_us_has_a_bound() -> None:
    """By `~=`, `==` or `<`."""
    open_ended = [
        line
        for lines in GROUPS.values()
        for line in lines
        if not {each.operator for each in Requirement(line).specifier} & {"~=", "==", "<"}
    ]

    assert open_ended == []


# What pip is told


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    path = pins.path_of(tmp_path, "game")
    path.parent.mkdir(parents=True)
    path.write_text(f"{pins.head(['attrs>=24'])}\nattrs==26.1.0\n", encoding="utf-8")
    return tmp_path


def test_pinned_files_are_installed_by_their_hashes(checkout: Path) -> None:
    told = wanted(checkout, {"game": ["attrs>=24"]})

    assert told == ["--require-hashes", "-r", pins.path_of(checkout, "game")]


@pytest.mark.parametrize("groups", [{"game": ["attrs>=25"]}, {"game": ["attrs>=24"], "dev": ["a"]}])
def test_pins_of_a_former_list_do_not_count(
    checkout: Path, groups: dict[str, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    told = wanted(checkout, groups)

    assert told == [line for lines in groups.values() for line in lines]
    assert "without a look at hashes; renew them" in capsys.readouterr().err.replace("\n", " ")


def test_another_python_is_not_shut_out(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 99, 0, "final", 0))

    assert wanted(checkout, {"game": ["attrs>=24"]}) == ["attrs>=24"]
    assert "There are no pins for this system or this Python" in capsys.readouterr().err


def test_without_a_maker_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))

    with pytest.raises(PinError, match="There is no uv"):
        pinned({"game": ["attrs"]})
