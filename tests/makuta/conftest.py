"""What holds for the tests of Quest for Makuta."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(*ids): the rules of docs/makuta/rules.md that a test is about"
    )
