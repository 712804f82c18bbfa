"""Whatever a snapshot has been changed to, it is refused, or the rules can go on from it."""

from random import Random
from typing import TypeAlias

from hypothesis import given

from game.boxes.makuta import codec
from game.persistence.errors import SnapshotError
from game.persistence.json_text import Json, dumped, loaded
from game.rules import makuta
from game.rules.makuta.state import State
from tests.makuta.properties.adventures import wander
from tests.makuta.strategies import any_game, luck, viewers_of
from tests.persistence.phases import situations

Spot: TypeAlias = tuple[dict[str, Json] | list[Json], str | int]
STRANGE: tuple[Json, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    5,
    6,
    7,
    128,
    10**20,
    0.5,
    "",
    "seat",
    [],
    {},
    [0, 0],
)
PLIES = 30


@given(rng=luck())
def test_no_change_confuses_the_rules(rng: Random) -> None:
    state = rng.choice(every_situation())
    saved = loaded(dumped(codec.encode_state(state)))
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        spoil(saved, rng)

    try:
        read = codec.decode_state(saved, state)
    except SnapshotError:
        return
    play_on(read, rng)


def every_situation() -> list[State]:
    phases = sorted(situations(), key=lambda phase: phase.__name__)
    return [state for phase in phases for state in situations()[phase]]


def play_on(state: State, rng: Random) -> None:
    """All that the program does with a state."""
    for viewer in viewers_of(state):
        makuta.imagine(makuta.observe(state, viewer), rng)
    for action in makuta.legal_actions(state):
        makuta.advance(state, action)
    wander(state, rng, PLIES)


def spoil(saved: Json, rng: Random) -> None:
    """Change one thing in it."""
    whole, spot = any_spot(saved, rng)
    match rng.randrange(4):
        case 0:
            whole[spot] = rng.choice(STRANGE)  # type: ignore[index]
        case 1:
            del whole[spot]  # type: ignore[arg-type]
        case 2 if type(whole[spot]) is int:  # type: ignore[index]
            whole[spot] += rng.choice((-1, 1, 128, -128, 11))  # type: ignore[index]
        case _:
            other, place = any_spot(saved, rng)
            whole[spot], other[place] = other[place], whole[spot]  # type: ignore[index]


def any_spot(saved: Json, rng: Random) -> Spot:
    """Any place where something stands, near the top as often as deep down."""
    whole: Json = saved
    while True:
        place = rng.choice([*whole] if isinstance(whole, dict) else range(len(whole)))
        deeper = whole[place]
        if not isinstance(deeper, dict | list) or not deeper or rng.random() < 0.1:
            return whole, place
        whole = deeper


@given(rng=luck())
def test_no_mixture_confuses_the_rules(rng: Random) -> None:
    """Parts of two situations of one game, each sound by itself."""
    states = any_game(rng.randrange(1000), 150).states
    state, other = rng.choice(states), rng.choice(states)
    saved = loaded(dumped(codec.encode_state(state)))
    mixed_in = loaded(dumped(codec.encode_state(other)))
    for name in rng.sample([*saved], rng.randint(1, 3)):
        saved[name] = mixed_in[name]

    try:
        read = codec.decode_state(saved, state)
    except SnapshotError:
        return
    play_on(read, rng)
