"""A game that is opened is the game that was left, and goes on as if it had never been closed."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings

from game.boxes.makuta import codec
from game.boxes.makuta.opening import MakutaMatch, open_match
from game.core.luck import Luck
from game.core.match import Match
from game.persistence import game_file
from game.persistence.lines import SeatCard
from game.persistence.preview import preview
from game.rules import makuta
from game.rules.makuta.editions import EDITIONS, HouseRules
from tests.makuta import saving
from tests.makuta.strategies import luck
from tests.persistence.tables import (
    SEED,
    any_terms,
    dither,
    finished_match,
    new_match,
    play,
    whole,
)

HOUSES = {
    "none": HouseRules(),
    "exact count": HouseRules(exact_count=True),
    "no stacking": HouseRules(no_stacking=True),
    "mighty": HouseRules(mighty_makuta=10),
    "short": HouseRules(short_game=True),
    "open trays": HouseRules(open_trays=True),
    "closed keys": HouseRules(closed_keys=True),
    "all": HouseRules(
        exact_count=True,
        no_stacking=True,
        mighty_makuta=3,
        short_game=True,
        open_trays=True,
        closed_keys=True,
    ),
}


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_and_house_rule(edition: str, house: str, tmp_path: Path) -> None:
    match = new_match(edition=EDITIONS[edition], house=HOUSES[house])
    path = tmp_path / "game.matanui"
    saving.start_game(path, match)
    dither(match, 60, Random(f"{edition} {house}"))

    opened = saving.open_game(path)

    assert opened.notices == ()
    assert whole(opened.match) == whole(match)


@settings(max_examples=40)  # each is a whole game
@given(rng=luck())
def test_random_games(rng: Random, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("games") / "game.matanui"
    match = open_match(any_terms(rng), "seed")
    saving.start_game(path, match)
    dither(match, rng.randrange(120), rng)

    opened = saving.open_game(path)

    assert opened.notices == ()
    assert whole(opened.match) == whole(match)


@settings(max_examples=20)  # each is a whole game, opened four times
@given(rng=luck())
def test_going_on_writes_the_same_lines(
    rng: Random, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Closed and opened again and again, or played in one go: not a byte differs."""
    folder = tmp_path_factory.mktemp("games")
    in_one_go, in_parts = folder / "one.matanui", folder / "parts.matanui"
    terms = any_terms(rng)
    match, other = open_match(terms, "seed"), open_match(terms, "seed")
    saving.start_game(in_one_go, match)
    saving.start_game(in_parts, other)
    for part in range(4):
        steps = rng.randrange(30)
        dither(match, steps, Random(part))
        dither(other, steps, Random(part))
        other = saving.open_game(in_parts).match

    assert in_parts.read_bytes() == in_one_go.read_bytes()
    assert whole(other) == whole(match)


@pytest.mark.parametrize("recorded", [0, 1, 40])
def test_a_match_can_be_written_down_late(recorded: int, tmp_path: Path) -> None:
    """As it stands, with all that has been taken back; then it goes on in the file."""
    early, late = new_match(), new_match()
    saving.start_game(tmp_path / "early.matanui", early)
    dither(early, recorded, Random(1))
    dither(late, recorded, Random(1))

    saving.start_game(tmp_path / "late.matanui", late)
    assert whole(saving.open_game(tmp_path / "late.matanui").match) == whole(early)

    play(early, 30, Random(2))
    play(late, 30, Random(2))
    assert whole(saving.open_game(tmp_path / "late.matanui").match) == whole(early)


def test_opening_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    match = new_match()
    saving.start_game(path, match)
    play(match, 20, Random(1))
    path.write_bytes(path.read_bytes()[:-3])
    before, left_at = path.read_bytes(), path.stat().st_mtime_ns

    saving.open_game(path)
    list(saving.replay_game(path))

    assert path.read_bytes() == before
    assert path.stat().st_mtime_ns == left_at
    assert list(tmp_path.iterdir()) == [path]


def test_a_finished_game_can_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    match = finished_match()

    saving.start_game(path, match)
    opened = saving.open_game(path)

    assert makuta.to_move(opened.match.state) is None
    assert whole(opened.match) == whole(match)


def test_a_puzzle_begins_in_the_middle(tmp_path: Path) -> None:
    """A first state that was not dealt is written down itself, and no news to anybody."""
    path = tmp_path / "puzzle.matanui"
    game = new_match()
    play(game, 25, Random(1))
    puzzle: MakutaMatch = Match(makuta, game.state, Luck("puzzle"))

    saving.start_game(path, puzzle)
    play(puzzle, 10, Random(2))
    opened = saving.open_game(path)

    assert opened.notices == ()
    assert whole(opened.match) == whole(puzzle)


def test_who_plays_is_in_the_first_line(tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    seats = (
        SeatCard("Zoë \u2028 \U0001f30b", {"kind": "person"}),
        SeatCard('half a pair: \ud83c, "quoted"\n'),
        SeatCard("", {"kind": "bot", "level": 3, "likes": ["keys", None]}),
    )

    saving.start_game(path, new_match(), seats)

    assert saving.open_game(path).head.seats == seats
    assert preview(path).head.seats == seats
    assert "Zoë" in path.read_text(encoding="utf-8")


def test_what_somebody_has_added_to_the_first_line_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    saving.start_game(path, new_match())
    title = b'"about":{"title":"Rainy afternoon"},"terms":'
    path.write_bytes(path.read_bytes().replace(b'"terms":', title, 1))

    assert saving.open_game(path).head.about == {"title": "Rainy afternoon"}


def test_a_replay_shows_every_step(tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    match = new_match()
    saving.start_game(path, match)
    play(match, 15, Random(1))
    match.undo()
    match.redo()

    moments = list(saving.replay_game(path))

    plies = match.past
    assert [moment.events for moment in moments[: len(plies)]] == [ply.events for ply in plies]
    assert [moment.state for moment in moments[: len(plies) - 1]] == [p.before for p in plies[1:]]
    assert [type(moment.entry).__name__ for moment in moments[-2:]] == ["Undone", "Redone"]
    assert moments[-1].state == match.state


@pytest.mark.parametrize("steps", [0, 1, 7, 30, 60])
def test_a_copy_is_the_same_game(steps: int, tmp_path: Path) -> None:
    folder = tmp_path
    match = new_match()
    saving.start_game(folder / "game.matanui", match)
    dither(match, steps, Random(steps))

    game_file.copy_game(folder / "game.matanui", folder / "copy.matanui")
    game_file.export_game(folder / "export.matanui", match, codec)

    assert whole(saving.open_game(folder / "copy.matanui").match) == whole(match)
    assert whole(saving.open_game(folder / "export.matanui").match) == whole(match)
    assert match.luck.seed == SEED
