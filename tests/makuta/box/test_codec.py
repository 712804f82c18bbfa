"""Every action, every phase and every situation survives being written down."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.boxes.makuta import codec
from game.core.seats import Seat
from game.persistence.errors import PackedError, UnknownActionError, WrongActionError
from game.persistence.json_text import Json, dumped, loaded, packed
from game.rules import makuta
from game.rules.makuta.actions import (
    Action,
    ChallengeMakuta,
    ChooseLoss,
    DeclineAkaku,
    Drawn,
    EndTurn,
    FlyTo,
    GiveUpKanohi,
    GiveUpNew,
    KeepKanohi,
    KeepToken,
    MoveTo,
    PlaceTile,
    RefuseToken,
    ReturnToStart,
    RollDie,
    Rolled,
    SetPawn,
    SwapToken,
    TakeFromTray,
    TakeUnseen,
    TurnUpLock,
    UseAkaku,
    UseBonuses,
)
from game.rules.makuta.phases import Foe, Moving, Phase, Source, Then
from game.rules.makuta.pieces import Die, Kanohi, Kind
from game.rules.makuta.state import State
from tests.makuta.properties.adventures import Adventure
from tests.makuta.strategies import any_game, games
from tests.persistence.phases import parts, situations

WRITTEN: dict[Action, Json] = {
    RollDie(Die.WHITE): {"do": "RollDie", "die": "white"},
    RollDie(Die.RED, 3): {"do": "RollDie", "die": "red", "mask": 3},
    MoveTo(345, 344): {"do": "MoveTo", "field": 345, "came_from": 344},
    FlyTo(60, 0): {"do": "FlyTo", "field": 60, "mask": 0},
    ReturnToStart(): {"do": "ReturnToStart"},
    PlaceTile(5): {"do": "PlaceTile", "rotation": 5},
    UseBonuses((0, 2)): {"do": "UseBonuses", "places": [0, 2]},
    UseBonuses(()): {"do": "UseBonuses", "places": []},
    UseAkaku(1, 2): {"do": "UseAkaku", "mask": 1, "victim": 2},
    TakeFromTray(4): {"do": "TakeFromTray", "place": 4},
    SwapToken(2): {"do": "SwapToken", "place": 2},
    RefuseToken(): {"do": "RefuseToken"},
    GiveUpKanohi(1): {"do": "GiveUpKanohi", "place": 1},
    KeepKanohi(): {"do": "KeepKanohi"},
    TakeUnseen(Kind.KEY): {"do": "TakeUnseen", "kind": "key"},
    TurnUpLock(): {"do": "TurnUpLock"},
    ChallengeMakuta(): {"do": "ChallengeMakuta"},
    ChooseLoss(0): {"do": "ChooseLoss", "place": 0},
    SetPawn(61): {"do": "SetPawn", "field": 61},
    EndTurn(): {"do": "EndTurn"},
    Rolled(12): {"do": "Rolled", "value": 12},
    Drawn(Kanohi.MIRU): {"do": "Drawn", "packed": packed({"face": 5})},
    Drawn(Kanohi.MIRU, Kind.KANOHI): {
        "do": "Drawn",
        "packed": packed({"face": 5, "kind": "kanohi"}),
    },
    KeepToken(): {"do": "KeepToken"},
    GiveUpNew(): {"do": "GiveUpNew"},
    DeclineAkaku(): {"do": "DeclineAkaku"},
}


@pytest.mark.parametrize("action", WRITTEN, ids=repr)
def test_an_action_is_written_in_plain_words(action: Action) -> None:
    written = loaded(dumped(codec.encode_action(action)))

    assert written == WRITTEN[action]
    assert codec.decode_action(written) == action


def test_no_action_is_forgotten() -> None:
    assert {type(action) for action in WRITTEN} == set(get_args(Action))


def test_parts_keep_their_kind() -> None:
    """A die is a die again, not its name or its number."""
    action = codec.decode_action({"do": "RollDie", "die": "green", "mask": 1})

    assert isinstance(action, RollDie)
    assert type(action.die) is Die


@pytest.mark.parametrize(
    ("data", "error", "words"),
    [
        ({"do": "Dance"}, UnknownActionError, 'There is no action "Dance".'),
        ({"do": ["MoveTo"]}, UnknownActionError, "There is no action \"['MoveTo']\"."),
        ({"do": "MoveTo"}, WrongActionError, "field is missing; came_from is missing."),
        ({"do": "PlaceTile", "rotation": "2"}, WrongActionError, "must be a whole number."),
        ({"do": "PlaceTile", "rotation": 2.0}, WrongActionError, "must be a whole number."),
        ({"do": "PlaceTile", "rotation": True}, WrongActionError, "must be a whole number."),
        ({"do": "EndTurn", "now": 1}, WrongActionError, 'has an unknown entry "now".'),
        ({"do": "RollDie", "die": 6}, WrongActionError, "die must be one of white, red, green."),
        ({"do": "RollDie", "die": "white", "mask": []}, WrongActionError, "a whole number."),
        ({"do": "UseBonuses", "places": 1}, WrongActionError, "places must be a list."),
        ({"do": "Drawn", "face": 3}, WrongActionError, "its face must be packed"),
        ({"do": "Drawn", "packed": "abc"}, PackedError, "damaged"),
        ({"do": "Drawn", "packed": packed([])}, WrongActionError, "it has no entries"),
    ],
    ids=str,
)
def test_what_is_no_action_is_explained(data: Json, error: type[Exception], words: str) -> None:
    with pytest.raises(error) as told:
        codec.decode_action(data)

    assert words in str(told.value)


# Situations


def again(state: State) -> State:
    return codec.decode_state(loaded(dumped(codec.encode_state(state))), state)


def assert_survives(state: State) -> None:
    """Not only equal: whatever is listed is listed in the same order, so that bots do the same."""
    read = again(state)

    assert read == state
    assert list(makuta.legal_actions(read)) == list(makuta.legal_actions(state))
    assert dumped(codec.encode_state(read)) == dumped(codec.encode_state(state))
    assert orders(read) == orders(state)


def orders(state: State) -> list[list[object]]:
    island, tokens = state.island, state.tokens
    dicts = (island.laid, island.adjacent, island.open_gates, island.linked)
    return [[*table] for table in (*dicts, tokens.on_fields, tokens.locks)]


@given(game=games(), share=st.floats(0, 1))
def test_every_situation_survives(game: Adventure, share: float) -> None:
    assert_survives(game.states[round(share * (len(game.states) - 1))])


@pytest.mark.parametrize("phase", get_args(Phase), ids=lambda phase: phase.__name__)
def test_every_phase_survives(phase: type[Phase]) -> None:
    """A phase that random games never meet would have to be added by hand."""
    states = situations()[phase]

    assert states
    for state in states:
        assert_survives(state)


def test_every_part_of_a_phase_survives() -> None:
    phases = [state.phase for states in situations().values() for state in states]

    met = {type(part) for phase in phases for part in parts(phase)}

    assert met == {*get_args(Foe), *get_args(Source), *get_args(Then)}


def test_ways_are_not_written_but_found_anew() -> None:
    state = situations()[Moving][0]

    written = codec.encode_state(state)

    assert isinstance(state.phase, Moving)
    assert set(written["phase"]) == {"is", "seat", "steps"}
    read = again(state).phase
    assert isinstance(read, Moving)
    assert read.ways == state.phase.ways


def test_terms_survive() -> None:
    for seed in range(20):
        state = any_game(seed, 0).start

        written = loaded(dumped(codec.encode_terms(state)))
        dealt = codec.deal(written, "seed")

        assert dealt.terms == state.terms
        assert codec.seats(dealt) == len(state.terms.toas)
        assert makuta.to_move(dealt) == Seat(-1)
