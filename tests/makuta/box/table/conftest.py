"""What is drawn here needs fonts and the format of a screen."""

import pytest

from tests.screens import have_screen


@pytest.fixture(autouse=True)
def _screen(monkeypatch: pytest.MonkeyPatch) -> None:
    have_screen(monkeypatch)
