"""What holds for every test."""

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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skips: list[pytest.TestReport] = terminalreporter.stats.get("skipped", [])
    missing = packages([str(report.longrepr) for report in skips])
    if missing:
        terminalreporter.section("skipped for want of system packages")
        terminalreporter.line(f"They come with: sudo apt install {' '.join(missing)}")
