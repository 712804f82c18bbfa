"""A small net learns by how much one branch is better than another."""

import pytest

from game.boxes.makuta.mind.outlook import Outlook, learned
from tests.tools.extras import NEEDS_ART

np = pytest.importorskip("numpy", reason=NEEDS_ART)

from tools.makuta.schooling.net import Forks, explained, taught  # noqa: E402
from tools.makuta.schooling.school import as_outlook  # noqa: E402

SIGNS = len(learned().signs)


def forks(seed: int, count: int = 20_000) -> Forks:
    """Made up: the first sign tells how long it takes, the second one only beside the third."""
    rng = np.random.default_rng(seed)
    signs = rng.random((count, 2, SIGNS))
    turns = 30 - 20 * signs[..., 0] + 10 * signs[..., 1] * (signs[..., 2] > 0.5)
    return Forks(signs, turns + rng.normal(0.0, 2.0, turns.shape))


def test_it_tells_what_it_was_taught_of_forks_it_has_not_seen() -> None:
    net = taught(forks(1), seed=1)

    told = explained(net, forks(2))

    assert told["turns"] > 0.7
    assert told["difference"] > 0.7


def test_where_nothing_is_to_be_told_it_tells_nothing() -> None:
    dull = forks(1)
    rng = np.random.default_rng(3)
    net = taught(Forks(dull.signs, rng.normal(30.0, 5.0, dull.turns.shape)), seed=1)

    assert explained(net, forks(2))["difference"] < 0.1


def test_players_read_it_as_it_was_written() -> None:
    net, asked = taught(forks(1), seed=1), forks(2, 50)
    written = as_outlook(net, list(learned().signs))
    layers = tuple((weights, added) for weights, added in written["layers"])
    outlook = Outlook(tuple(written["signs"]), layers, written["last"], written["usual"])

    for signs, turns in zip(asked.signs[:, 0], net.turns(asked.signs)[:, 0], strict=True):
        named = dict(zip(written["signs"], map(float, signs), strict=True))
        assert outlook(named) == pytest.approx(turns, abs=0.05)
