"""Runs the tests on all cores. Further arguments go to pytest: `test -k duel`, `test -n0 --pdb`."""

import pytest

MISUSED = 2  # exit code of all commands


def main(arguments: list[str]) -> int:
    code = pytest.main(["-n", "auto", "--dist", "worksteal", *arguments])
    return MISUSED if code is pytest.ExitCode.USAGE_ERROR else int(code)
