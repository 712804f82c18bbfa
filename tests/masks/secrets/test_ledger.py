"""I1-I6, at every moment of games of chance."""

import pytest

from tests.masks.properties.games import Agreed
from tests.masks.secrets.follow import GAMES, follow


@pytest.mark.parametrize("agreed", GAMES, ids=lambda agreed: f"{agreed.edition}-{agreed.seats}")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_everybody_sees_what_it_may_and_no_more(agreed: Agreed, seed: str) -> None:
    follow(agreed, seed)
