"""The last set-up of each box is there when the next game is set up."""

import json
from pathlib import Path

import pytest

from game.core.seats import Seat
from game.persistence.json_text import Json
from game.persistence.setup_memory import check_setups, recall_setup, remember_setup
from game.shelf import form
from game.shelf.choices import Setup
from tests.makuta.box.at_screen import makuta_game

SETUP = {"seats": [{"name": "Zoë", "figure": "tahu"}], "edition": "en"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "setups.json"


def test_nothing_is_remembered_at_first(path: Path) -> None:
    assert recall_setup(path, "makuta") == {}


def test_the_last_setup_comes_back(path: Path) -> None:
    remember_setup(path, "makuta", {"edition": "nl"})
    remember_setup(path, "makuta", SETUP)

    assert recall_setup(path, "makuta") == SETUP


def test_each_box_has_its_own(path: Path) -> None:
    remember_setup(path, "makuta", SETUP)
    remember_setup(path, "masks", {"cards": 3})

    assert recall_setup(path, "makuta") == SETUP
    assert recall_setup(path, "masks") == {"cards": 3}


def test_a_box_finds_what_was_remembered_under_its_former_names(path: Path) -> None:
    remember_setup(path, "older", {"edition": "nl"})
    remember_setup(path, "old", {"edition": "de"})
    assert recall_setup(path, "makuta", ("old", "older")) == {"edition": "de"}

    remember_setup(path, "makuta", SETUP)

    assert recall_setup(path, "makuta", ("old", "older")) == SETUP


def test_the_set_up_of_an_older_program_is_understood(path: Path) -> None:
    path.parent.mkdir()
    seats: Json = [{"toa": "onua", "name": "Anna", "bot": ""}, {"toa": "gali", "bot": "novice"}]
    setup: Json = {"seats": seats, "edition": "de", "house": "H1,H3=5"}
    path.write_text(json.dumps({"format": 1, "boxes": {"quest": setup}}))

    recalled = recall_setup(path, "makuta", ("quest",))

    filled = form.recalled(makuta_game(), recalled)
    assert filled.setup("seed") == Setup(
        "de", ("onua", "gali"), {"H1": 1, "H3": 5}, {Seat(1): "novice"}, ("Anna", ""), "seed"
    )


@pytest.mark.parametrize(
    "boxes", [3, None, {"quest": 3}, {"quest": {"seats": 3}}, {"quest": {"seats": [3, {}]}}]
)
def test_an_older_set_up_that_makes_no_sense_is_recalled_nevertheless(
    boxes: Json, path: Path
) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"format": 1, "boxes": boxes}))

    setup = recall_setup(path, "makuta", ("quest",))

    assert form.recalled(makuta_game(), setup) == form.first_form(makuta_game())


@pytest.mark.parametrize("data", [{}, {"boxes": 3}, {"boxes": {"makuta": [1]}}, {"boxes": None}])
def test_what_makes_no_sense_is_forgotten(data: Json, path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps(data))

    assert recall_setup(path, "makuta") == {}

    remember_setup(path, "makuta", SETUP)
    assert recall_setup(path, "makuta") == SETUP


def test_a_damaged_file_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("damaged")

    assert recall_setup(path, "makuta") == {}
    assert path.with_name("setups.damaged.json").read_text() == "damaged"


@pytest.mark.parametrize("content", ["damaged", '{"format": 99, "boxes": {"makuta": {}}}'])
def test_what_is_to_be_known_of_the_file_is_told_once(content: str, path: Path) -> None:
    path.parent.mkdir()
    path.write_text(content)

    assert len(check_setups(path)) == 1
    assert check_setups(path) == ()
    aside = [each for each in path.parent.iterdir() if each != path]
    assert [each.read_text() for each in aside] == [content]
