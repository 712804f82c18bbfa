"""Broken game files, each with the very words that the player is told.

`UPDATE_EXPECTED=1` writes these words anew; read the difference as a player would. The files were
made by `make_broken`.
"""

import os
from pathlib import Path

import pytest

from game.persistence.errors import GameFileError
from tests.makuta import saving

HERE = Path(__file__).parent
BROKEN = sorted(path.stem for path in (HERE / "broken").glob("*.makuta"))
FEWEST = 40
NOT_FOR_PLAYERS = ("Traceback", "Error", "Exception", "<class", "None", "object at", "cattrs", "{")


def told(path: Path) -> str:
    """Why it cannot be opened, or what is missing if it can."""
    try:
        opened = saving.open_game(path)
    except GameFileError as error:
        return f"{error}\n"
    return "".join(f"{line}\n" for line in ("It can be opened.", *opened.notices))


def test_there_are_many() -> None:
    assert len(BROKEN) >= FEWEST


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_explained(name: str) -> None:
    path = HERE / "broken" / f"{name}.makuta"
    expected = path.with_suffix(".expected.txt")
    content, written = path.read_bytes(), path.stat().st_mtime_ns

    words = told(path)
    if os.environ.get("UPDATE_EXPECTED") == "1":
        expected.write_text(words, encoding="utf-8")

    assert words == expected.read_text(encoding="utf-8")
    assert words != "It can be opened.\n", "it is not broken"
    assert not any(word in words for word in NOT_FOR_PLAYERS)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (content, written)


@pytest.mark.parametrize("name", BROKEN)
def test_a_replay_of_it_ends_in_the_same_words(name: str) -> None:
    path = HERE / "broken" / f"{name}.makuta"
    expected = path.with_suffix(".expected.txt").read_text(encoding="utf-8")

    if expected.startswith("It can be opened."):
        assert list(saving.replay_game(path))
        return
    with pytest.raises(GameFileError) as error:
        list(saving.replay_game(path))
    assert f"{error.value}\n" == expected


def test_no_words_are_left_over() -> None:
    expected = {path.name.split(".")[0] for path in (HERE / "broken").glob("*.expected.txt")}

    assert expected == set(BROKEN)


def test_the_whole_game_can_be_opened() -> None:
    """A file of the first version: it must open for ever, whatever the rules become."""
    opened = saving.open_game(HERE / "game.makuta")

    assert opened.head.seats[0].name == "Zoë"
    assert opened.match.state.turn.number >= 3
