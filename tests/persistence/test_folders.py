"""The user's files lie where the system wants them, and nothing is made before it is needed."""

from pathlib import Path

import platformdirs
import pytest

from game.persistence.folders import folders_of, tops_of

KINDS = ("data", "config", "log", "cache")


def lay_out(monkeypatch: pytest.MonkeyPatch, **places: Path) -> None:
    """As some system does it; `*` stands for the program."""
    for kind, place in places.items():
        monkeypatch.setattr(
            platformdirs,
            f"user_{kind}_path",
            lambda program, appauthor, place=place: Path(str(place).replace("*", program)),
        )


def test_all_is_in_the_folders_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, **{kind: tmp_path / kind / "*" for kind in KINDS})

    folders = folders_of("Quest")

    assert folders.games == tmp_path / "data" / "Quest" / "games"
    assert folders.settings == tmp_path / "config" / "Quest" / "settings.json"
    assert folders.setups == tmp_path / "config" / "Quest" / "setups.json"
    assert folders.cache == tmp_path / "cache" / "Quest"
    assert folders.logs == tmp_path / "log" / "Quest"
    assert list(tmp_path.iterdir()) == []


def test_what_is_called_as_the_program_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(
        monkeypatch,
        data=tmp_path / "*",
        config=tmp_path / "*",
        log=tmp_path / "*" / "Logs",
        cache=tmp_path / "Caches" / "*",
    )

    assert set(tops_of("Quest")) == {tmp_path / "Quest", tmp_path / "Caches" / "Quest"}


def test_what_could_not_be_moved_is_used_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(monkeypatch, **dict.fromkeys(KINDS, tmp_path / "*"))
    own, former = folders_of("New"), folders_of("Old")
    former.games.mkdir(parents=True)
    for path in (former.settings, former.setups):
        path.write_text("old")
    assert own.or_else(former).games == former.games

    own.games.mkdir(parents=True)
    own.setups.write_text("new")
    found = own.or_else(former)

    assert (found.games, found.more_games) == (own.games, (former.games,))
    assert (found.settings, found.setups) == (former.settings, own.setups)
    assert (found.logs, found.cache) == (own.logs, own.cache)


def test_nothing_is_looked_for_where_there_is_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(monkeypatch, **dict.fromkeys(KINDS, tmp_path / "*"))
    own = folders_of("New")

    assert own.or_else(folders_of("Old")) == own
