"""The last set-up of each box is there when the next game is set up."""

import json
from pathlib import Path

import pytest

from game.persistence.json_text import Json
from game.persistence.setup_memory import RecalledSetup, recall_setup, remember_setup

SETUP = {"seats": [{"name": "Zoë", "toa": "tahu"}], "edition": "en"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "setups.json"


def test_nothing_is_remembered_at_first(path: Path) -> None:
    assert recall_setup(path, "quest") == RecalledSetup(None)


def test_the_last_setup_comes_back(path: Path) -> None:
    remember_setup(path, "quest", {"edition": "nl"})
    remember_setup(path, "quest", SETUP)

    assert recall_setup(path, "quest") == RecalledSetup(SETUP)


def test_each_box_has_its_own(path: Path) -> None:
    remember_setup(path, "quest", SETUP)
    remember_setup(path, "masks", {"cards": 3})

    assert recall_setup(path, "quest").setup == SETUP
    assert recall_setup(path, "masks").setup == {"cards": 3}


@pytest.mark.parametrize("data", [{}, {"boxes": 3}, {"boxes": {"quest": [1]}}, {"boxes": None}])
def test_what_makes_no_sense_is_forgotten(data: Json, path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps(data))

    assert recall_setup(path, "quest") == RecalledSetup(None)

    remember_setup(path, "quest", SETUP)
    assert recall_setup(path, "quest").setup == SETUP


def test_a_damaged_file_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("damaged")

    recalled = recall_setup(path, "quest")

    assert recalled.setup is None
    assert "is now called setups.damaged.json" in recalled.notices[0]
    assert path.with_name("setups.damaged.json").read_text() == "damaged"
