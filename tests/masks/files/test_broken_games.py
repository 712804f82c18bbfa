"""What a person is told whose game file was changed or damaged, word for word."""

import json
from pathlib import Path

import pytest

from game.core.errors import GameError
from game.persistence.game_file import open_game
from tests.masks.files.broken_games import BROKEN, edited, shipped, sound_text

EXPECTED = Path(__file__).parent / "expected.json"
WORDS: dict[str, str | list[str]] = json.loads(EXPECTED.read_text(encoding="utf-8"))


def words_about(text: str, folder: Path) -> str | list[str]:
    """Why it cannot be opened, or what was left out of it."""
    path = folder / "game.matanui"
    path.write_text(text, encoding="utf-8")
    try:
        return [str(notice) for notice in open_game(path, [shipped().codec]).notices]
    except GameError as error:
        return str(error)


def test_a_sound_game_opens_without_a_word(tmp_path: Path) -> None:
    assert words_about(sound_text(), tmp_path) == []


def test_there_are_enough_of_them() -> None:
    assert WORDS.keys() == BROKEN.keys()
    assert len(BROKEN) >= 40


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_explained(name: str, tmp_path: Path) -> None:
    assert words_about(edited(BROKEN[name]), tmp_path) == WORDS[name]
