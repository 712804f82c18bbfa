"""Making `.venv`: when it is done, when it is not, and what is said when it cannot be."""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests import needs
from tools import lock, stamp
from tools.bootstrap import is_ready, is_usable, python_of, read_groups
from tools.stamp import Stamp
from tools.steps import Outcome
from tools.trouble import NO_SPACE, NO_VENV, BootstrapError, explained, is_untouched

ROOT = Path(__file__).parents[2]
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
GROUPS = {"game": ["pygame-ce~=2.5", "attrs>=24"], "dev": ["pytest==9.2.0"]}
# A pip that reads no configuration, asks a port where nobody listens, and gives up at once.
NO_INDEX = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_RETRIES": "1",
    "PIP_DEFAULT_TIMEOUT": "1",
    "UV_DEFAULT_INDEX": "http://127.0.0.1:9/simple",
    "UV_HTTP_RETRIES": "0",
}
BROKEN_VENV = """\
import sys
sys.exit("The virtual environment was not created: ensurepip is not available.")
"""


@pytest.fixture
def venv(tmp_path: Path) -> Path:
    """Looks as if GROUPS had just been installed."""
    venv = tmp_path / ".venv"
    python_of(venv).parent.mkdir(parents=True)
    python_of(venv).symlink_to(sys.executable)
    for name in ("pip-23.0", "pygame_ce-2.5.8", "attrs-26.1.0", "pytest-9.2.0"):
        (venv / f"lib/python{VERSION}/site-packages/{name}.dist-info").mkdir(parents=True)
    stamp.write(venv, Stamp(VERSION, {}).with_groups(GROUPS))
    return venv


def test_what_is_installed_is_not_installed_again(venv: Path) -> None:
    assert is_ready(venv, GROUPS, GROUPS)
    assert is_ready(venv, {"dev": GROUPS["dev"]}, {"dev": GROUPS["dev"]})


def test_a_changed_list_is_installed(venv: Path) -> None:
    changed = GROUPS | {"dev": ["pytest==9.9.9"]}

    assert not is_ready(venv, changed, changed)


def test_other_pins_are_installed(venv: Path) -> None:
    """Though the requirements are the same."""
    assert not is_ready(venv, GROUPS, GROUPS | {"dev": [*GROUPS["dev"], "pytest==9.2.1"]})


def test_a_package_of_the_old_kind_counts(venv: Path) -> None:
    (venv / f"lib/python{VERSION}/site-packages/chess-1.11.2-py{VERSION}.egg-info").mkdir()

    assert stamp.is_whole(venv, ["chess==1.11.2"])


def test_a_further_extra_is_installed_into_the_same_venv(venv: Path) -> None:
    further = GROUPS | {"bench": ["chess==1.11.2"]}

    assert not is_ready(venv, further, further)
    assert is_usable(venv)


def test_a_package_that_has_vanished_is_installed_again(venv: Path) -> None:
    (venv / f"lib/python{VERSION}/site-packages/pygame_ce-2.5.8.dist-info").rmdir()

    assert not is_ready(venv, GROUPS, GROUPS)
    assert is_usable(venv)


def test_a_venv_without_a_stamp_is_half_made(venv: Path) -> None:
    stamp.remove(venv)

    assert not is_usable(venv)


def test_odd_surroundings_are_no_reason_to_make_a_venv_anew(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "utf-16")

    assert is_usable(venv)


def test_a_torn_stamp_is_none(venv: Path) -> None:
    (venv / stamp.NAME).write_text('{"python": "3.1', encoding="utf-8")

    assert not is_usable(venv)


def test_a_venv_whose_python_has_gone_is_made_anew(venv: Path) -> None:
    python_of(venv).unlink()
    python_of(venv).symlink_to("gone")

    assert not is_usable(venv)


def test_a_venv_of_another_python_version_is_made_anew(venv: Path) -> None:
    stamp.write(venv, Stamp("3.10", {}).with_groups(GROUPS))

    assert not is_usable(venv)


def test_the_project_names_every_group() -> None:
    extras = ("dev", "bench", "art", "package")
    groups = read_groups(ROOT / "pyproject.toml", extras)

    assert list(groups) == ["game", *extras]


def test_an_unreadable_project_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text("[project", encoding="utf-8")

    with pytest.raises(BootstrapError, match=r"pyproject\.toml cannot be read"):
        read_groups(tmp_path / "pyproject.toml", ())


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("Error: [Errno 28] No space left on device", NO_SPACE),
        ("/usr/bin/python3: No module named venv", NO_VENV),
        ("The virtual environment was not created: ensurepip is not available.", NO_VENV),
    ],
)
def test_troubles_are_told_with_their_remedy(output: str, sentence: str) -> None:
    assert str(explained(Outcome(1, output))) == sentence


@pytest.mark.parametrize(
    "output",
    [
        "WARNING: Retrying (...): Temporary failure in name resolution",
        "ERROR: Could not find a version that satisfies attrs (from versions: none)",
    ],
)
def test_all_that_a_missing_network_looks_like(output: str) -> None:
    assert "Check the network" in str(explained(Outcome(1, output)))


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM", "is not the one that was pinned"),
        ("ERROR: Hashes are required in --require-hashes mode, but", "do not name every package"),
        ("all requirements must have their versions pinned with ==", "do not name every package"),
    ],
)
def test_pins_that_are_wrong_are_told_and_nothing_is_touched(output: str, sentence: str) -> None:
    failed = Outcome(1, f"Collecting attrs\n{output}\n")

    assert sentence in str(explained(failed))
    assert "so nothing was" in str(explained(failed))
    assert is_untouched(failed)


def test_other_troubles_are_quoted() -> None:
    assert "  ERROR: No matching distribution" in str(
        explained(Outcome(1, "...\nERROR: No matching distribution\n"))
    )


def test_the_second_waits_for_the_first(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    waits: list[str] = []

    def second() -> None:
        with lock.held(path, lambda _: waits.append("waiting")):
            waits.append("in")

    with lock.held(path, lambda _: None):
        thread = threading.Thread(target=second)
        thread.start()
        thread.join(0.3)
    thread.join(5)

    assert waits == ["waiting", "in"]


def test_a_lock_left_behind_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "lock").touch()

    with lock.held(tmp_path / "lock", lambda _: pytest.fail("nobody holds it")):
        pass


def test_a_python_without_ensurepip_is_told_the_remedy(checkout: Path) -> None:
    (checkout / "venv.py").write_text(BROKEN_VENV, encoding="utf-8")

    answer = _tools(checkout, {})

    assert answer.returncode == 1
    assert answer.stderr.endswith(NO_VENV + "\n")


def test_a_missing_network_is_told_the_remedy(checkout: Path) -> None:
    needs.module("ensurepip", "python3-venv")

    answer = _tools(checkout, NO_INDEX)

    assert answer.returncode == 1
    assert 'the package index cannot be reached ("Connection refused")' in answer.stderr
    assert "Traceback" not in answer.stderr
    assert is_usable(checkout / ".venv")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The tools and their project in a folder where nothing has been installed."""
    for part in ("game", "tools"):
        shutil.copytree(ROOT / part, tmp_path / part)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def _tools(checkout: Path, settings: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    """On the Python outside our venv, with a PATH on which there is no uv."""
    python = str(getattr(sys, "_base_executable", sys.executable))
    return subprocess.run(
        [python, "-m", "tools", "test"],
        cwd=checkout,
        env={"PATH": str(Path(python).parent), "HOME": str(checkout), **settings},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
