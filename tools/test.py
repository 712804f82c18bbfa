"""Runs the tests on all cores. Further arguments go to pytest: `test -k duel`, `test -n0 --pdb`."""

import pytest


def main(arguments: list[str]) -> int:
    return int(pytest.main(["-n", "auto", "--dist", "worksteal", *arguments]))
