"""`python3 -m tools test`: what is said before any test runs."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")


@pytest.mark.parametrize("place", ["nowhere.py", "n" * 300, "nowhere.py::test_it"])
@pytest.mark.skipif(not FULL.exists(), reason="no /dev/full here")
def test_tests_that_are_nowhere_are_a_fault_of_the_line_even_on_a_full_disk(place: str) -> None:
    command = [sys.executable, "-m", "tools", "test", "-n0", place]

    with FULL.open("w") as full:
        ended = subprocess.run(
            command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )

    assert ended.returncode == 2
    assert f"There are no tests at {place}" in ended.stderr
