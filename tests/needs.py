"""What some tests need from the system, and what to do where it is missing."""

import os
import re
import shutil
from importlib.util import find_spec
from typing import NoReturn

import pytest

REASON = re.compile(r"needs [\w.+-]+: apt install (?P<package>[\w.+-]+)")


def program(name: str, package: str) -> str:
    """Where *name* is. Without it the test is skipped, or fails under REQUIRE_WINDOW=1."""
    return shutil.which(name) or _do_without(name, package)


def module(name: str, package: str) -> None:
    """The same for a part of Python that Debian packages on its own."""
    if find_spec(name) is None:
        _do_without(name, package)


def _do_without(name: str, package: str) -> NoReturn:
    reason = f"needs {name}: apt install {package}"
    assert REASON.fullmatch(reason), "the summary finds the package in it"
    if os.environ.get("REQUIRE_WINDOW") == "1":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


def packages(reasons: list[str]) -> list[str]:
    """The Debian packages that *reasons* of skips ask for."""
    found = (REASON.search(reason) for reason in reasons)
    return sorted({match["package"] for match in found if match})
