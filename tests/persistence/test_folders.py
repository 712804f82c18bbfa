"""The user's files lie where the system wants them, and nothing is made before it is needed."""

from pathlib import Path

import platformdirs
import pytest

from game.persistence.folders import folders_of


def test_all_is_in_the_folders_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("data", "config", "log", "cache"):
        monkeypatch.setattr(
            platformdirs,
            f"user_{kind}_path",
            lambda program, appauthor, kind=kind: tmp_path / kind / program,
        )

    folders = folders_of("Quest")

    assert folders.games == tmp_path / "data" / "Quest" / "games"
    assert folders.settings == tmp_path / "config" / "Quest" / "settings.json"
    assert folders.setups == tmp_path / "config" / "Quest" / "setups.json"
    assert folders.cache == tmp_path / "cache" / "Quest"
    assert folders.logs == tmp_path / "log" / "Quest"
    assert list(tmp_path.iterdir()) == []
