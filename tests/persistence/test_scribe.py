"""What is written, when, and what happens when it cannot be."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from game.boxes.makuta.opening import MakutaMatch
from game.persistence.errors import (
    ChangedElsewhereError,
    GoneError,
    NotYetWrittenError,
)
from game.persistence.lines import SeatCard
from game.persistence.scribe import Scribe
from game.rules import makuta
from game.rules.makuta.actions import EndTurn, MoveTo, RollDie, Rolled
from game.rules.makuta.pieces import Die
from tests.makuta import saving
from tests.persistence.tables import dither, finished_match, lines_of, new_match, play, whole


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.matanui"


def began(path: Path) -> MakutaMatch:
    """The first turn is seat 1's."""
    match = new_match()
    saving.start_game(path, match)
    for value in (3, 11, 7):
        match.play(Rolled(value))
    return match


def shortened(lines: list[str]) -> list[str]:
    return [line.split(',"packed"')[0] for line in lines]


def test_a_game_can_be_read_like_a_story(path: Path) -> None:
    match = began(path)
    match.play(RollDie(Die.WHITE))
    match.play(Rolled(2))
    match.play(MoveTo(27, 38))
    match.undo()
    match.redo()
    match.play(EndTurn())

    assert shortened(lines_of(path)[1:]) == [
        '{"seat":"nature","do":"Rolled","value":3}',
        '{"seat":"nature","do":"Rolled","value":11}',
        '{"seat":"nature","do":"Rolled","value":7}',
        '{"snapshot":1,"fallen":{"dice":3}',
        '{"seat":1,"do":"RollDie","die":"white"}',
        '{"seat":"nature","do":"Rolled","value":2}',
        '{"seat":1,"do":"MoveTo","field":27,"came_from":38}',
        '{"match":"undo"}',
        '{"match":"redo"}',
        '{"seat":1,"do":"EndTurn"}',
        '{"snapshot":2,"fallen":{"dice":4}',
    ]


def test_every_action_is_in_the_file_at_once(path: Path) -> None:
    match = began(path)
    for step in range(40):
        dither(match, 1, Random(step))

        assert whole(saving.open_game(path).match) == whole(match)


def test_a_turn_has_one_snapshot(path: Path) -> None:
    match = began(path)
    play(match, 60, Random(1))

    snapshots = [line.split(",")[0] for line in lines_of(path) if line.startswith('{"snapshot"')]
    turns = match.state.turn.number

    assert snapshots == [f'{{"snapshot":{turn}' for turn in range(1, turns + 1)]


def test_the_end_has_a_snapshot(path: Path) -> None:
    saving.start_game(path, finished_match())

    assert lines_of(path)[-1].startswith('{"snapshot"')


def test_taking_back_a_turn_leaves_a_snapshot(path: Path) -> None:
    """So that what follows can be told without what lies before."""
    match = began(path)
    while match.state.turn.number < 4:
        play(match, 1, Random(match.decisions()))
    match.undo()
    match.undo()

    kinds = [line[:10] for line in lines_of(path)[-4:]]
    assert kinds == ['{"match":"', '{"snapshot', '{"match":"', '{"snapshot']
    assert '"future":[[{"do":' in lines_of(path)[-1]


def test_turns_are_synced_and_actions_are_not(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bytes] = []

    def sync(_: int) -> None:
        synced.append(path.read_bytes())

    match = began(path)
    monkeypatch.setattr(os, "fsync", sync)
    play(match, 30, Random(1))

    turns = match.state.turn.number - 1
    assert len(synced) == turns > 3
    assert all(content.splitlines()[-1].startswith(b'{"snapshot"') for content in synced)
    assert all(path.read_bytes().startswith(content) for content in synced)


def test_no_earlier_byte_is_ever_touched(path: Path) -> None:
    match = began(path)
    for step in range(60):
        before = path.read_bytes()
        dither(match, 1, Random(step))

        assert path.read_bytes().startswith(before)


# Trouble


@contextmanager
def full_disk(path: Path, room: int) -> Iterator[None]:
    """The file may grow by so many bytes and no more."""
    resource = pytest.importorskip("resource", reason="only where files can be limited")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("room", [0, 1, 30, 200])
def test_a_full_disk(room: int, path: Path) -> None:
    """The match goes on, the players are told, and once there is room nothing is missing."""
    match = began(path)
    play(match, 20, Random(1))
    scribe, before = match.recorder, path.read_bytes()
    assert isinstance(scribe, Scribe)

    with full_disk(path, room):
        play(match, 20, Random(2))
        assert isinstance(scribe.trouble, NotYetWrittenError)
        assert "game.matanui: The game cannot be saved now (File too large)." in str(scribe.trouble)
        saved = saving.open_game(path)
        assert path.read_bytes().startswith(before)
        assert len(saved.match.past) < len(match.past)

    play(match, 1, Random(3))
    assert scribe.trouble is None
    assert whole(saving.open_game(path).match) == whole(match)


def test_a_file_that_has_gone(path: Path) -> None:
    """It is not made anew: without its first lines it would be no game."""
    match = began(path)
    moved = path.rename(path.with_name("elsewhere.matanui"))

    play(match, 5, Random(1))

    assert match.recorder is not None
    assert isinstance(trouble_of(match), GoneError)
    assert not path.exists()

    moved.rename(path)
    play(match, 1, Random(2))
    assert trouble_of(match) is None
    assert whole(saving.open_game(path).match) == whole(match)


def test_a_file_that_two_programs_play(path: Path) -> None:
    """Whoever comes second keeps off, so that the file stays whole."""
    began(path)
    first, second = saving.open_game(path).match, saving.open_game(path).match

    play(first, 5, Random(1))
    play(second, 5, Random(2))

    assert trouble_of(first) is None
    assert isinstance(trouble_of(second), ChangedElsewhereError)
    assert whole(saving.open_game(path).match) == whole(first)


@pytest.mark.parametrize("reseats", [False, True])
@pytest.mark.parametrize("stranger", ["link", "pipe", "folder"])
def test_something_else_has_come_to_its_place(
    stranger: str, path: Path, tmp_path: Path, *, reseats: bool
) -> None:
    """Nobody waits for it, and where it leads nothing is written."""
    match = began(path)
    assert isinstance(match.recorder, Scribe)
    letter = tmp_path / "letter"
    path.rename(letter)
    before = letter.read_bytes()
    match stranger:
        case "link":
            path.symlink_to(letter)
        case "pipe":
            os.mkfifo(path)
        case _:
            path.mkdir()

    if reseats:
        match.recorder.reseat([SeatCard("Tahu")] * 3)
    else:
        play(match, 5, Random(1))

    assert trouble_of(match) is not None
    assert letter.read_bytes() == before
    assert not path.is_file() or path.is_symlink()


def test_a_file_that_may_not_be_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = began(path)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        play(match, 5, Random(1))

    assert isinstance(trouble_of(match), NotYetWrittenError)
    assert makuta.to_move(match.state) is not None


def test_a_disk_that_does_not_answer(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Syncing fails: the lines are written, but nobody knows for how long."""
    match = began(path)

    def fail(_: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    while match.state.turn.number < 2:
        play(match, 1, Random(match.decisions()))

    assert isinstance(trouble_of(match), NotYetWrittenError)
    assert whole(saving.open_game(path).match) == whole(match)


def trouble_of(match: MakutaMatch) -> Exception | None:
    assert isinstance(match.recorder, Scribe)
    return match.recorder.trouble
