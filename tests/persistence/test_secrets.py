"""A glance at a game file spoils nothing."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

from attrs import fields

from game.boxes.makuta import codec
from game.persistence.json_text import Json, dumped, loaded, unpacked
from game.rules.makuta.actions import Action, Drawn
from tests.makuta import saving
from tests.persistence.tables import SEED, dither, lines_of, new_match

ACTION_PARTS = {part.name for kind in get_args(Action) for part in fields(kind)}
FIRST_LINE = {"file", "format", "box", "seats", "terms", "packed"}
TERMS = {"edition", "house", "toas", "fingerprint", "tiles", "rules"}
TILE = {"key", "role", "region", "fields", "gates", "tokens"}
OTHER_LINES = {"seat", "do", "match", "snapshot", "fallen", "dice", "draws", "future", "packed"}
PLAIN = FIRST_LINE | TERMS | TILE | OTHER_LINES | ACTION_PARTS - {"face"}


def names_in(value: Json) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from names_in(part)


def long_game(path: Path) -> None:
    """With draws from the start field, taken back and played again."""
    for seed in range(100):
        path.unlink(missing_ok=True)
        match = new_match(seed=f"{SEED} {seed}", players=2)
        saving.start_game(path, match)
        dither(match, 250, Random(seed))
        if any(isinstance(ply.action, Drawn) for ply in match.past) and match.future:
            return
    raise AssertionError("nobody has drawn a token")


def test_nothing_hidden_stands_in_plain_text(tmp_path: Path) -> None:
    path = tmp_path / "game.matanui"
    long_game(path)
    text = path.read_text(encoding="utf-8")

    assert SEED not in text
    assert {name for line in lines_of(path) for name in names_in(loaded(line))} <= PLAIN
    assert '"do":"Drawn","packed":"' in text
    for word in ("face", "stacks", "supplies", "temple", "trays", "slow", "known", "seed"):
        assert word not in text


def test_nothing_hidden_can_be_counted(tmp_path: Path) -> None:
    """Neither do the faces of a stack stand there as bare numbers."""
    path = tmp_path / "game.matanui"
    long_game(path)
    match = saving.open_game(path).match
    text = path.read_text(encoding="utf-8")

    stacks = match.state.stacks
    power = tuple(disc.face for disc in stacks.power)
    for faces in (*stacks.supplies, power, stacks.locks):
        if len(faces) > 3:
            assert dumped(faces)[1:-1] not in text


def test_whoever_wants_to_can_unpack_it() -> None:
    """It is no safe."""
    action = codec.encode_action(Drawn(4))

    assert unpacked(action["packed"]) == {"face": 4}
