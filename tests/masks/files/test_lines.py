"""Every action is read from its line as it was written: also one that names another seat."""

from random import Random

import pytest

from game.boxes.masks import codec
from game.boxes.masks.bots.sensible import SensiblePlayer
from game.boxes.masks.opening import dealt
from game.core.seats import NATURE, Seat
from game.persistence.lines import played_line, read_played
from game.rules import masks as rules
from game.rules.masks.actions import Action, ChooseSeat, Declare, DeclareRahi, PlayCard, Target
from tests.masks.tables import ALL_TOA, terms

OTHER = Seat(2)
DECISIONS = 400


def reread(seat: Seat, action: Action) -> tuple[Seat, Action]:
    who, data = read_played(played_line(seat, codec.encode_action(action)))
    return who, codec.decode_action(data)


@pytest.mark.parametrize(
    "action",
    [
        Target(OTHER),
        ChooseSeat(OTHER),
        Declare("krana_tahnok_xa", OTHER),
        DeclareRahi("286", "222", OTHER),
        PlayCard("puppet", OTHER),
    ],
)
def test_whoever_is_named_is_not_taken_for_whoever_acts(action: Action) -> None:
    assert reread(Seat(0), action) == (Seat(0), action)


@pytest.mark.parametrize("edition", ["qftm", "bohrok", "rshl"])
def test_all_lines_of_a_game_of_four_are_read_as_they_were_written(edition: str) -> None:
    state, rng, player = dealt(terms(edition, *ALL_TOA[:4]), "lines"), Random(1), SensiblePlayer()
    for _ in range(DECISIONS):
        seat = rules.to_move(state)
        if seat is None:
            break
        if seat == NATURE:
            action = rules.sample_chance(state, rng)
        else:
            action = player.choose(rules.observe(state, seat), rng)
        assert reread(seat, action) == (seat, action)
        state = rules.advance(state, action).state
