"""The program may be killed at any moment: a game loses at most what it was just writing."""

from pathlib import Path
from random import Random

import pytest

from game.core.errors import GameError
from game.persistence.lines import Played
from game.persistence.reading import read_script
from tests.makuta import saving
from tests.persistence.tables import lines_of, new_match, play, whole


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("games") / "game.matanui"
    match = new_match()
    saving.start_game(path, match)
    play(match, 30, Random(3))
    match.undo()
    play(match, 6, Random(4))
    return path.read_bytes()


def start_of_last(lines: int, content: bytes) -> int:
    return len(content) - len(b"".join(content.splitlines(keepends=True)[-lines:]))


def whole_lines(content: bytes, offset: int) -> int:
    """A line counts as soon as only its newline is missing."""
    return content[: offset + 1].count(b"\n")


def test_killed_at_any_byte(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    path.write_bytes(content)
    entries = read_script(path).entries
    for offset in range(start_of_last(8, content), len(content)):
        path.write_bytes(content[:offset])

        script = read_script(path)

        assert script.entries == entries[: whole_lines(content, offset) - 1]


def test_killed_and_opened(content: bytes, tmp_path: Path) -> None:
    """The last whole action has been played, nothing is said about it, nothing is written."""
    path = tmp_path / "game.matanui"
    for offset in range(start_of_last(3, content), len(content)):
        path.write_bytes(content[:offset])

        opened = saving.open_game(path)

        played = [e for e in read_script(path).entries if isinstance(e, Played)]
        assert opened.match.past[-1].action.__class__.__name__ == played[-1].data["do"]
        assert opened.notices == ()
        assert path.read_bytes() == content[:offset]


def test_killed_within_the_first_line(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    first = content.index(b"\n")
    for offset in range(0, first, 41):
        path.write_bytes(content[:offset])

        with pytest.raises(GameError):
            saving.open_game(path)

        assert path.read_bytes() == content[:offset]


@pytest.mark.parametrize("cut", [0, 1, 2, 9, 30])
def test_going_on_after_a_torn_line(cut: int, content: bytes, tmp_path: Path) -> None:
    """The torn part goes, the rest stays as it was, to the byte."""
    path = tmp_path / "game.matanui"
    path.write_bytes(content[: len(content) - cut])
    opened = saving.open_game(path)

    play(opened.match, 5, Random(5))

    kept = b"\n".join(content.split(b"\n")[: -1 if cut < 2 else -2])
    assert path.read_bytes().startswith(kept + b"\n")
    assert whole(saving.open_game(path).match) == whole(opened.match)


def test_going_on_twice(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    path.write_bytes(content[:-4])
    lengths = []
    for part in range(3):
        match = saving.open_game(path).match
        play(match, 4, Random(part))
        lengths.append(len(match.past))
        path.write_bytes(path.read_bytes() + b'{"seat":0,"do":"Mo')

        assert whole(saving.open_game(path).match) == whole(match)
    assert lengths == sorted(set(lengths))


@pytest.mark.parametrize("tail", [b"\0" * 50, b"{", b'{"seat":1,"do":"End', b"\xff\xfe", b"   "])
def test_what_a_power_cut_leaves_behind(tail: bytes, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    path.write_bytes(content)
    before = whole(saving.open_game(path).match)
    path.write_bytes(content + tail)

    opened = saving.open_game(path)
    assert whole(opened.match) == before

    play(opened.match, 1, Random(6))
    assert path.read_bytes().startswith(content + b"{")


def test_a_snapshot_that_was_torn_off_is_made_up_for(content: bytes, tmp_path: Path) -> None:
    """The first action of a turn came to the disk, the snapshot after it did not."""
    path = tmp_path / "game.matanui"
    lines = content.splitlines(keepends=True)
    last = max(n for n, line in enumerate(lines) if line.startswith(b'{"snapshot"'))
    path.write_bytes(b"".join(lines[:last]) + lines[last][:100])
    opened = saving.open_game(path)

    play(opened.match, 1, Random(7))

    assert any(line.startswith('{"snapshot"') for line in lines_of(path)[last:])
    assert whole(saving.open_game(path).match) == whole(opened.match)
