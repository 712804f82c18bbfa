"""The lessons of this box in the window, played to their end by mouse and keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.boxes import MASKS
from game.boxes.masks.topics import LESSONS
from tests.scenes.evening import end_all
from tests.scenes.learning import begun, leaf, learn
from tests.screens import have_screen
from tools.studio import Studio


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Studio]:
    have_screen(monkeypatch)
    yield Studio(tmp_path, packed=MASKS)
    end_all()


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_is_played_to_its_end(studio: Studio, key: str, *, by_keys: bool) -> None:
    evening = begun(studio, key)

    presses = learn(evening, by_keys=by_keys)

    assert 1 < presses < 24
    found = leaf(evening)
    assert found
    assert found.words == studio.game.texts.text(f"lesson_note.{key}.{LESSONS[key]}")
    assert key in studio.program.settings.play.learnt
