"""What holds for the tests of the rules."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(*ids): the rules of docs/rules.md that a test is about"
    )
