"""Whatever becomes of a program's streams, it ends with its code and without a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = r"""
import sys
from game.core.streams import speaking, tell

def main():
    print("Ta\N{LATIN SMALL LETTER SHARP S}u" * 20_000)
    tell("done \udcff")
    {end}

sys.exit(speaking(main))
"""


def run(
    redirected: str, end: str = "return 0", **settings: str
) -> "subprocess.CompletedProcess[bytes]":
    program = PROGRAM.replace("{end}", end)
    return subprocess.run(
        ["sh", "-c", f'"$0" -c "$1" {redirected}', sys.executable, program],
        cwd=ROOT,
        env={"PYTHONUTF8": "0", **settings},
        capture_output=True,
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("redirected", ["", "<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(("end", "code"), [("return 0", 0), ("return 2", 2), ("sys.exit(2)", 2)])
def test_a_closed_stream_changes_nothing(redirected: str, end: str, code: int) -> None:
    ended = run(redirected, end)

    assert ended.returncode == code
    assert b"Traceback" not in ended.stderr


@pytest.mark.parametrize("settings", [{"LC_ALL": "C"}, {"PYTHONIOENCODING": "ascii:strict"}])
def test_few_letters_are_enough(settings: dict[str, str]) -> None:
    ended = run("", **settings)

    assert (ended.returncode, ended.stderr.split()[0]) == (0, b"done")
    assert ended.stdout.startswith(b"Ta")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("end", ["return 0", "sys.exit()", "sys.stdout.flush()"])
def test_a_full_disk_is_told(end: str) -> None:
    ended = run(">/dev/full", end)

    assert ended.returncode == 1
    assert ended.stderr.endswith(b"The system says: No space left on device.\n")
    assert b"Exception" not in ended.stderr


def test_a_reader_that_has_gone_has_seen_enough() -> None:
    ended = run("| head -c 1")

    assert (ended.returncode, ended.stdout) == (0, b"T")
    assert ended.stderr in {b"", b"done ?\n"}


def test_last_words_are_said() -> None:
    ended = run(">&-", 'sys.exit("I leave.")')

    assert ended.returncode == 1
    assert ended.stderr.endswith(b"I leave.\n")
