"""Runs the tests on all cores. Further arguments go to pytest: `test -k duel`, `test -n0 --pdb`."""

import os

import pytest

MISUSED = 2  # exit code of all commands


def main(arguments: list[str]) -> int:
    code = pytest.main(["-n", "auto", "--dist", "worksteal", *arguments], [_AtTheDoor()])
    return MISUSED if code is pytest.ExitCode.USAGE_ERROR else int(code)


class _AtTheDoor:
    """Tests that are nowhere are named before a word is written, for that may be impossible."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_cmdline_main(self, config: pytest.Config) -> None:
        lost = [each for each in config.args if not _is_there(each.partition("::")[0])]
        if lost:
            raise pytest.UsageError(*(f"There are no tests at {each}" for each in lost))


def _is_there(path: str) -> bool:
    return os.path.exists(path)  # noqa: PTH110 - Path.exists raises for names of 300 letters
