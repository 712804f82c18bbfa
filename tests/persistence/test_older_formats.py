"""Games of format 1 open as they were left, and go on in their files.

Their snapshots told neither the dice that lie on the table nor the tokens that count in a duel.
"""

from pathlib import Path
from random import Random
from typing import get_args

import pytest

from game.boxes.makuta import codec
from game.boxes.makuta.older_rules import seen_today
from game.boxes.makuta.opening import MakutaMatch
from game.core.luck import Luck
from game.core.match import Match
from game.persistence.errors import NewerFormatError, UnknownLineError
from game.persistence.json_text import JsonObject, dumped, loaded, packed, unpacked
from game.persistence.migrations import NEWEST
from game.persistence.preview import preview
from game.rules import makuta
from game.rules.makuta.duel import total_bonus
from game.rules.makuta.editions import EDITIONS
from game.rules.makuta.phases import ChoosingBonuses, ChoosingDie, Moving, Phase, RollingDuel
from game.rules.makuta.state import State
from tests.makuta import saving
from tests.persistence.phases import situations
from tests.persistence.tables import dither, lines_of, new_match, play, whole

WHOLE = Path(__file__).parent / "game.makuta"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.makuta"


def make_old(path: Path) -> None:
    """As the program wrote it in format 1."""
    lines = [_older(loaded(line)) for line in lines_of(path)]
    path.write_text("".join(f"{dumped(line)}\n" for line in lines), encoding="utf-8")


def _older(line: JsonObject) -> JsonObject:
    if "snapshot" in line:
        return {**line, "packed": packed(codec.in_brief(unpacked(line["packed"])))}
    return {**line, "format": 1} if "file" in line else line


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_opens_as_it_was_left(edition: str, path: Path) -> None:
    """Also where something was taken back in the middle of a duel."""
    for seed in range(4):
        path.unlink(missing_ok=True)
        match = new_match(edition=EDITIONS[edition])
        saving.start_game(path, match)
        dither(match, 80, Random(seed))
        make_old(path)

        opened = saving.open_game(path)

        assert opened.notices == ()
        assert whole(opened.match) == whole(match)


def test_a_file_of_that_time_opens() -> None:
    opened = saving.open_game(WHOLE)

    assert loaded(lines_of(WHOLE)[0])["format"] == 1
    assert opened.notices == ()


def test_it_goes_on_in_its_file_and_every_new_line_says_its_format(path: Path) -> None:
    path.write_bytes(WHOLE.read_bytes())
    match = saving.open_game(path).match
    play(match, 12, Random(3))

    again = saving.open_game(path)

    added = lines_of(path)[len(lines_of(WHOLE)) :]
    assert path.read_bytes().startswith(WHOLE.read_bytes())
    assert {loaded(line)["format"] for line in added} == {NEWEST}
    assert again.notices == ()
    assert whole(again.match) == whole(match)
    assert preview(path).turn == match.state.turn.number


@pytest.mark.parametrize("phase", get_args(Phase), ids=lambda phase: phase.__name__)
def test_it_may_begin_with_any_situation(phase: type[Phase], path: Path) -> None:
    """As a puzzle does: then nothing but the snapshot tells how it stands."""
    for state in situations()[phase]:
        path.unlink(missing_ok=True)
        saving.start_game(path, begun_at(state))
        make_old(path)

        opened = saving.open_game(path)

        assert opened.notices == ()
        assert in_brief(opened.match.state) == in_brief(seen_today(state))
        assert_fits(opened.match.state)


def begun_at(state: State) -> MakutaMatch:
    return Match(makuta, state, Luck("seed"))


def in_brief(state: State) -> object:
    return codec.in_brief(codec.encode_state(state))


def assert_fits(state: State) -> None:
    """What was not told is such as it may have been."""
    match state.phase:
        case Moving(seat, roll) | ChoosingBonuses(seat, _, int(roll)):
            (throw,) = state.dice
            assert (throw.seat, throw.value) == (seat, roll)
            assert roll <= throw.die
        case ChoosingDie(seat, _, int(bonus), used) | RollingDuel(seat, _, _, int(bonus), used):
            assert total_bonus(state, seat, used) == bonus
        case _:
            pass


@pytest.mark.parametrize(
    ("number", "error"), [(NEWEST + 1, NewerFormatError), ("2", UnknownLineError)]
)
def test_a_line_of_no_known_format_is_told(
    number: object, error: type[Exception], path: Path
) -> None:
    path.write_bytes(
        WHOLE.read_bytes() + f"{dumped({'match': 'undo', 'format': number})}\n".encode()
    )

    with pytest.raises(error):
        saving.open_game(path)
