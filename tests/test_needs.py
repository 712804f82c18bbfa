"""A missing system program is named together with the package that brings it."""

import sys
from pathlib import Path

import pytest

from tests import needs


def test_a_program_that_is_there_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    python = Path(sys.executable)
    monkeypatch.setenv("PATH", str(python.parent))

    assert needs.program(python.name, "python3") == str(python)


def test_without_it_the_test_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REQUIRE_WINDOW", raising=False)

    with pytest.raises(pytest.skip.Exception, match="needs no-such-program: apt install nothing"):
        needs.program("no-such-program", "nothing")


def test_where_windows_are_required_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REQUIRE_WINDOW", "1")

    with pytest.raises(pytest.fail.Exception, match="needs no-such-program: apt install nothing"):
        needs.program("no-such-program", "nothing")


def test_the_summary_names_each_package_once() -> None:
    reasons = [
        "('a.py', 3, 'Skipped: needs Xvfb: apt install xvfb')",
        "('b.py', 9, 'Skipped: needs xdotool: apt install xdotool')",
        "('c.py', 5, 'Skipped: needs Xvfb: apt install xvfb')",
        "('d.py', 1, 'Skipped: not on a Tuesday')",
    ]

    assert needs.packages(reasons) == ["xdotool", "xvfb"]
