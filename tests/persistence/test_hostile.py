"""Files made to hurt: they cost a sentence, and neither the evening nor the memory."""

import os
import sys
from pathlib import Path
from random import Random

import pytest

from game.boxes.makuta import codec
from game.persistence import errors, retelling
from game.persistence.json_text import dumped, loaded, packed, packed_text
from game.persistence.lines import Snapshot, read_snapshot
from game.persistence.preview import preview
from game.persistence.reading import LARGEST, MOST_LINES
from game.persistence.retelling import EXPLAINED, MOST_READ
from game.rules.makuta.state import State
from tests.makuta import saving
from tests.persistence.tables import lines_of, new_match, play


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A game of some turns."""
    path, match = tmp_path / "game.matanui", new_match()
    saving.start_game(path, match)
    play(match, 30, Random(1))
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes with names there")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.matanui"
    os.mkfifo(pipe)

    for look in (saving.open_game, preview):
        with pytest.raises(errors.NoFileError, match="not a file, but a device"):
            look(pipe)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no devices with names there")
def test_a_device_is_no_game() -> None:
    for look in (saving.open_game, preview):
        with pytest.raises(errors.NoFileError):
            look(Path("/dev/zero"))


def test_a_name_with_a_null_character_is_nowhere(tmp_path: Path) -> None:
    with pytest.raises(errors.MissingFileError):
        saving.open_game(tmp_path / "a\0b.matanui")


def test_a_file_of_too_many_lines(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"{}\n" * (MOST_LINES + 1))

    with pytest.raises(errors.TooManyLinesError, match="a game has at most 500,000"):
        saving.open_game(path)


def test_a_file_that_is_too_large_is_not_read(path: Path) -> None:
    with path.open("ab") as file:
        file.truncate(LARGEST + 1)

    for look in (saving.open_game, preview):
        with pytest.raises(errors.TooLargeError):
            look(path)


def test_a_number_that_goes_on_and_on(path: Path) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seat":0,"do":"MoveTo","field":' + "9" * 4_200 + "}\n")
        file.write("{}\n")

    with pytest.raises(errors.DamagedLineError):
        saving.open_game(path)


@pytest.mark.parametrize("seed", ["\ud800", "x" * 100_000])
def test_a_seed_that_is_none(path: Path, seed: str) -> None:
    first, *rest = lines_of(path)
    head = {**loaded(first), "packed": packed({"seed": seed})}
    path.write_text("\n".join([dumped(head), *rest]), encoding="utf-8")

    with pytest.raises(errors.HeadError, match="The seed in the first line is none"):
        saving.open_game(path)


def test_a_flood_of_snapshots_that_do_not_fit(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is small on the disk and large when it is unpacked: only so many are looked into."""
    looked_into = []

    def decode(data: object, first: State) -> State:
        looked_into.append(data)
        return first

    monkeypatch.setattr(codec, "decode_state", decode)
    large = 800_000
    flood = dumped({"snapshot": 1, "fallen": {}, "packed": packed_text('"' + "0" * large + '"')})
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"{flood}\n" for _ in range(3 * MOST_READ // large))

    opened = saving.open_game(path)

    assert len(looked_into) == MOST_READ // large - 1
    assert any("too many before it did not fit the lines" in notice for notice in opened.notices)


def test_a_flood_of_snapshots_that_are_damaged(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong with thousands of entries is explained a few times, and no more."""
    explained = []

    def read(data: dict[str, object], *, in_detail: bool) -> Snapshot:
        explained.append(in_detail)
        return read_snapshot(data, in_detail=in_detail)

    monkeypatch.setattr(retelling, "read_snapshot", read)
    flood = dumped({"snapshot": 1, "fallen": {}, "future": [0] * 9_000, "packed": "?"})
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"{flood}\n" for _ in range(50))

    opened = saving.open_game(path)

    assert len(explained) > 50
    assert sum(explained[-50:]) == EXPLAINED
    assert opened.notices


def test_a_snapshot_that_is_far_too_large_is_not_explained(path: Path) -> None:
    """A hundred thousand letters are a hundred thousand wrong entries to whoever looks closely."""
    large = dumped({"snapshot": 1, "fallen": {}, "future": "n" * 100_000, "packed": "?"})
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{large}\n")

    opened = saving.open_game(path)

    assert any("The snapshot cannot be used: it is damaged." in each for each in opened.notices)


@pytest.mark.parametrize("places", ["n" * 100_000, [None] * 100_000])
def test_an_action_that_goes_on_and_on(places: object) -> None:
    with pytest.raises(errors.WrongActionError, match="it is far too long"):
        codec.decode_action({"do": "UseBonuses", "places": places})
