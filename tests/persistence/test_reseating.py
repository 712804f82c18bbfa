"""When somebody else sits down the first line changes, and nothing else ever does."""

from pathlib import Path
from random import Random

import pytest

from game.boxes.makuta.opening import MakutaMatch
from game.persistence.errors import ChangedElsewhereError, GoneError
from game.persistence.lines import SeatCard
from game.persistence.scribe import Scribe
from game.rules.makuta.actions import Action
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation, State
from tests.makuta import saving
from tests.persistence.tables import lines_of, new_match, play, whole

MakutaScribe = Scribe[State, Observation, Action, Event]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.matanui"


def begun(path: Path) -> tuple[MakutaMatch, MakutaScribe]:
    match = new_match()
    scribe = saving.start_game(path, match)
    play(match, 20, Random(3))
    return match, scribe


def cards(match: MakutaMatch, bot: str) -> tuple[SeatCard, ...]:
    """The first seat is played by *bot*."""
    return (SeatCard("Ann", {"bot": bot}), *[SeatCard()] * (len(match.state.pawns) - 1))


def test_the_game_goes_on_in_the_same_file(path: Path) -> None:
    match, scribe = begun(path)
    lines = lines_of(path)

    scribe.reseat(cards(match, "adept"))
    play(match, 20, Random(4))

    assert lines_of(path)[1 : len(lines)] == lines[1:]
    opened = saving.open_game(path)
    assert whole(opened.match) == whole(match)
    assert opened.head.seats == cards(match, "adept")
    assert not opened.notices


def test_a_game_that_was_opened_again_is_reseated_and_goes_on(path: Path) -> None:
    match, _ = begun(path)
    path.write_bytes(path.read_bytes() + b'{"seat":1,"do":"Rol')
    opened = saving.open_game(path)

    opened.scribe.reseat(cards(match, "a much longer name than there was before"))
    play(opened.match, 20, Random(4))

    assert opened.scribe.trouble is None
    assert whole(saving.open_game(path).match) == whole(opened.match)


def test_what_cannot_be_written_now_is_written_with_the_next_line(path: Path) -> None:
    match, scribe = begun(path)
    elsewhere = path.rename(path.with_name("elsewhere"))

    scribe.reseat(cards(match, "adept"))
    assert isinstance(scribe.trouble, GoneError)
    elsewhere.rename(path)
    play(match, 5, Random(4))

    assert scribe.trouble is None
    opened = saving.open_game(path)
    assert opened.head.seats == cards(match, "adept")
    assert whole(opened.match) == whole(match)


def test_a_file_that_somebody_else_has_written_to_stays_as_it_is(path: Path) -> None:
    match, scribe = begun(path)
    strange = path.read_bytes() + b"\n\n"
    path.write_bytes(strange)

    scribe.reseat(cards(match, "adept"))

    assert isinstance(scribe.trouble, ChangedElsewhereError)
    assert path.read_bytes() == strange
