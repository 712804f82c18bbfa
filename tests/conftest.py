"""What holds for every test."""

import gc
import os

import pytest
from hypothesis import settings

from tests.needs import packages

# "ci" finds the same every time, so that a red test is red because of its change;
# "random" goes looking, in `python3 -m tools proof`. A test sets no max_examples of its own
# unless an example is very slow.
settings.register_profile("ci", derandomize=True, deadline=None, max_examples=100)
settings.register_profile("random", deadline=None, max_examples=300, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# Thousands of tests and games that live long: looking through them for garbage again and again was
# a good part of the run.
ROUND = (50_000, 20, 20)  # objects, and younger rounds, between two looks
gc.set_threshold(*ROUND)


def pytest_collection_finish() -> None:
    """What has been collected stays to the end."""
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real windows first: a whole game that begins last leaves all cores idle but one."""
    items.sort(key=lambda item: item.get_closest_marker("window") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skips: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    missing = packages([str(report.longrepr) for report in skips])
    if missing:
        terminalreporter.section("skipped for want of system packages")
        terminalreporter.line(f"They come with: sudo apt install {' '.join(missing)}")
