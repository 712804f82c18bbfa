"""What holds for all tests of game files."""

import os
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="package")
def _unhurried_disk() -> Iterator[None]:
    """No test pulls the plug, so none has to wait for the disk; that it is asked to, one checks."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield
