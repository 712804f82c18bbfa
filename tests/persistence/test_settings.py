"""Settings come back as they were chosen, and whatever has happened to the file, one can play."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from game.core import plain_files
from game.persistence import settings_file
from game.persistence.errors import GameFileError, NotWrittenError, ReadOnlyError
from game.persistence.forms import FormError
from game.persistence.json_text import Json, JsonObject
from game.persistence.settings import (
    Curtain,
    Display,
    Follow,
    Motion,
    Play,
    Settings,
    Sound,
    Speed,
    Thinking,
)
from game.persistence.settings_file import load_settings, save_settings
from game.persistence.versioned_json import LARGEST, Formats
from tests.persistence.test_atomic_write import failing

CHOSEN = Settings(
    display=Display((1024, 640), (-1920, 30), full_screen=True, ui_scale=1.5),
    motion=Motion(Speed.INSTANT, reduced_motion=True),
    play=Play(
        Curtain.NEVER,
        Follow.ALWAYS,
        hints=False,
        thinking=Thinking.LONG,
        by_hand=("end_turn", "masks"),
        ask_again=True,
    ),
    sound=Sound(effects=0.0, ambience=1.0, mute=True),
    keys={"undo": ("z", "backspace"), "peek": ()},
    language="nl",
    bot_pace=Speed.FAST,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def write(path: Path, data: Json) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")


def read(path: Path) -> JsonObject:
    data: JsonObject = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_what_was_chosen_comes_back(path: Path) -> None:
    save_settings(path, CHOSEN)

    loaded = load_settings(path)

    assert loaded.settings == CHOSEN
    assert loaded.notices == ()


def test_the_first_time_there_is_nothing_to_say(path: Path) -> None:
    loaded = load_settings(path)

    assert loaded.settings == Settings()
    assert loaded.notices == ()
    assert not path.parent.exists()


def test_only_what_was_chosen_is_written(path: Path) -> None:
    """So that better defaults of a later version reach those who have not chosen."""
    save_settings(path, Settings(play=Play(hints=False)))

    assert read(path) == {"format": 1, "play": {"hints": False}}


def test_a_person_can_read_the_file(path: Path) -> None:
    save_settings(path, CHOSEN)

    text = path.read_text(encoding="utf-8")
    assert '\n  "play": {\n    "curtain": "never",\n    "follow": "always",' in text
    assert text.endswith("}\n")


@pytest.mark.parametrize(
    ("data", "notice"),
    [
        ({"display": {"ui_scale": 9}}, "display.ui_scale must be between 0.75 and 3, or 0"),
        ({"display": {"ui_scale": float("nan")}}, "display.ui_scale must be between 0.75 and 3"),
        ({"display": {"ui_scale": 10**400}}, "display.ui_scale is too large"),
        ({"display": {"ui_scale": "1"}}, "display.ui_scale must be a number"),
        ({"display": {"ui_scale": True}}, "display.ui_scale must be a number"),
        ({"display": {"size": [10, 10]}}, "display.size must be two numbers between 320 and"),
        ({"display": {"size": [800]}}, "display.size cannot be understood"),
        ({"display": {"size": 800}}, "display.size cannot be understood"),
        ({"display": {"size": "ab"}}, "display.size cannot be understood"),
        ({"display": {"size": [800.5, 600]}}, "display.size cannot be understood"),
        ({"display": {"position": [10**6, 0]}}, "display.position must be two numbers up to"),
        ({"display": {"full_screen": 1}}, "display.full_screen must be true or false"),
        ({"motion": {"animation_speed": "warp"}}, "must be one of slow, normal, fast, instant"),
        ({"motion": {"animation_speed": [1]}}, "must be one of slow, normal, fast, instant"),
        ({"play": {"curtain": None}}, "must be one of when_needed, always, never"),
        ({"play": {"thinking": 1000}}, "play.thinking must be one of brief, normal, long"),
        ({"sound": {"effects": 1.5}}, "sound.effects must be between 0 and 1"),
        ({"sound": "loud"}, "sound must have entries"),
        ({"keys": ["z"]}, "keys must have entries"),
        ({"keys": {"undo": "z"}}, "keys.undo must be a list of keys"),
        ({"keys": {"undo": [1]}}, "keys.undo must be a list of keys"),
        ({"keys": {"undo": [""]}}, "keys.undo must be a list of keys"),
        ({"keys": {"undo": ["\0"]}}, "keys.undo must be a list of keys"),
        ({"keys": {"undo": ["z" * 100_000]}}, "keys.undo must be a list of keys"),
        ({"keys": {"undo": ["z"] * 1_000}}, "keys.undo must be a list of keys"),
        ({"language": 7}, "language must be a text"),
        ({"bot_pace": "never"}, "bot_pace must be one of slow"),
    ],
)
def test_a_wrong_value_has_its_default(data: JsonObject, notice: str, path: Path) -> None:
    write(path, data)

    loaded = load_settings(path)

    assert loaded.settings == Settings()
    (told,) = loaded.notices
    assert told.startswith("settings.json: ")
    assert notice in told
    assert told.endswith("; it has its default.")


def test_a_wrong_value_costs_no_other(path: Path) -> None:
    write(
        path,
        {
            "sound": {"effects": "loud", "ambience": 0.25},
            "keys": {"undo": "z", "redo": ["y"]},
            "bot_pace": "fast",
        },
    )

    loaded = load_settings(path)

    keys = {"redo": ("y",)}
    assert loaded.settings == Settings(sound=Sound(ambience=0.25), keys=keys, bot_pace=Speed.FAST)
    assert len(loaded.notices) == 2


def test_nobody_reads_a_hundred_notices(path: Path) -> None:
    write(path, {"keys": {f"command {number}": 0 for number in range(100)}})

    *_, last = load_settings(path).notices

    assert len(load_settings(path).notices) == 4
    assert last == "settings.json: 97 more entries are wrong and have their defaults."


def test_entries_of_other_versions_stay(path: Path) -> None:
    write(path, {"weather": "rain", "sound": {"echo": 1, "mute": True}, "play": {"hints": True}})

    loaded = load_settings(path)
    save_settings(path, evolve(loaded.settings, sound=Sound(), language="de"))

    assert loaded.notices == ()
    assert read(path) == {
        "format": 1,
        "language": "de",
        "weather": "rain",
        "sound": {"echo": 1},
    }


def test_a_key_that_is_as_shipped_again_is_forgotten(path: Path) -> None:
    save_settings(path, CHOSEN)
    save_settings(path, evolve(CHOSEN, keys={"undo": ("z",)}))

    assert read(path)["keys"] == {"undo": ["z"]}


# Damage


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe\x00", b"[]", b"7", b"[" * 100_000, b'{"a": 1} more']
)
def test_a_damaged_file_is_set_aside(content: bytes, path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(content)

    loaded = load_settings(path)

    assert loaded.settings == Settings()
    (notice,) = loaded.notices
    assert notice == (
        "settings.json: The file is damaged and is now called settings.damaged.json."
        " The defaults are used."
    )
    assert not path.exists()
    assert path.with_name("settings.damaged.json").read_bytes() == content
    assert load_settings(path).notices == ()


def test_what_is_too_large_for_settings_is_set_aside_unread(path: Path) -> None:
    write(path, {"sound": {"mute": True}, "rest": "x" * LARGEST})

    loaded = load_settings(path)

    assert loaded.settings == Settings()
    assert len(loaded.notices) == 1
    assert load_settings(path).notices == ()


def test_a_folder_or_a_pipe_is_set_aside_as_it_is(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "letter").write_text("Dear Ann")
    first = load_settings(path)
    os.mkfifo(path)
    second = load_settings(path)
    path.symlink_to(path.name)  # to itself
    third = load_settings(path)

    names = sorted(each.name for each in path.parent.iterdir())
    assert [len(loaded.notices) for loaded in (first, second, third)] == [1, 1, 1]
    assert names == [f"settings.damaged{which}.json" for which in (" (2)", " (3)", "")]
    assert (path.parent / names[-1] / "letter").read_text() == "Dear Ann"


def test_what_was_set_aside_before_is_not_lost_either(path: Path) -> None:
    path.parent.mkdir()
    for content in ("first", "second"):
        path.write_text(content)
        load_settings(path)

    texts = {each.name: each.read_text() for each in path.parent.iterdir()}
    assert texts == {"settings.damaged.json": "first", "settings.damaged (2).json": "second"}


def test_a_damaged_file_that_cannot_be_moved_is_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir()
    path.write_text("damaged")
    monkeypatch.setattr(Path, "rename", failing(PermissionError(13, "Permission denied")))

    loaded = load_settings(path)

    assert loaded.settings == Settings()
    assert loaded.notices == ("settings.json: The file is damaged. The defaults are used.",)
    with pytest.raises(ReadOnlyError):
        save_settings(path, CHOSEN)
    assert path.read_text() == "damaged"


def test_a_file_that_may_not_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(path, CHOSEN)
    with monkeypatch.context() as patch:
        patch.setattr(plain_files, "_at_once", failing(PermissionError(13, "Permission denied")))
        loaded = load_settings(path)
        save_settings(path, Settings())

    assert loaded.settings == Settings()
    assert loaded.notices == ("settings.json: This file may not be read. The defaults are used.",)
    assert load_settings(path.with_name("settings.damaged.json")).settings == CHOSEN


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=9,
)
SECTION = st.dictionaries(
    st.sampled_from(["size", "position", "ui_scale", "animation_speed", "follow", "effects", "x"]),
    ANY_JSON,
)
ANY_SETTINGS = st.dictionaries(
    st.sampled_from(
        ["format", "display", "motion", "play", "sound", "keys", "language", "bot_pace"]
    ),
    ANY_JSON | SECTION,
)


@given(data=ANY_SETTINGS | ANY_JSON)
def test_whatever_a_file_says_one_can_play(
    data: Json, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.json"
    write(path, data)

    loaded = load_settings(path)
    save_settings(path, loaded.settings)

    assert load_settings(path).settings == loaded.settings
    assert load_settings(path).notices == ()


# Versions


def test_a_file_of_a_newer_version_is_kept(path: Path) -> None:
    """What can be understood is used; saving loses nothing of it."""
    write(path, {"format": 2, "language": "nl", "sound": ["other", "in", "format", 2]})
    before = path.read_bytes()

    loaded = load_settings(path)
    save_settings(path, loaded.settings)

    assert loaded.settings == Settings(language="nl")
    assert loaded.notices[0] == (
        "settings.json: It is of a newer version of the program; what this one understands is used."
    )
    assert path.with_name("settings.newer.json").read_bytes() == before
    assert read(path) == {"format": 1, "language": "nl"}


def test_a_file_of_an_older_version_is_lifted(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    formats = Formats(2, {1: lambda data: {"language": data.get("tongue", "")}})
    monkeypatch.setattr(settings_file, "FORMATS", formats)
    write(path, {"format": 1, "tongue": "fr"})

    loaded = load_settings(path)
    save_settings(path, loaded.settings)

    assert loaded.settings == Settings(language="fr")
    assert loaded.notices == ()
    assert read(path) == {"format": 2, "language": "fr"}


@pytest.mark.parametrize("number", [0, -1, "1", None, True, 1.0])
def test_a_number_of_no_format_is_overlooked(number: Json, path: Path) -> None:
    write(path, {"format": number, "language": "nl"})

    assert load_settings(path) == settings_file.LoadedSettings(Settings(language="nl"))


# Saving


def test_a_full_disk_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(path, CHOSEN)
    monkeypatch.setattr(os, "fsync", failing(OSError(28, "No space left on device")))

    with pytest.raises(NotWrittenError, match=r"settings\.json: It cannot be saved \(No space"):
        save_settings(path, Settings())

    assert load_settings(path).settings == CHOSEN


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file")

    with pytest.raises(GameFileError):
        save_settings(tmp_path / "config" / "settings.json", CHOSEN)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Display(ui_scale=0.5),
        lambda: Display(size=(1, 1)),
        lambda: Sound(effects=-0.1),
        lambda: Sound(ambience=float("inf")),
    ],
)
def test_settings_that_exist_make_sense(wrong: Callable[[], object]) -> None:
    with pytest.raises(FormError):
        wrong()
