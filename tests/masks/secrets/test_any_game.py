"""I1-I6 in any game at all; `proof` goes looking here, with luck of its own."""

import pytest
from hypothesis import given, settings

from tests.masks.properties.games import Agreed
from tests.masks.properties.test_any_game import agreed_on, seeds
from tests.masks.secrets.follow import follow


@pytest.mark.rule("I5", "I6")
@settings(max_examples=15)  # every state is seen with every pair of eyes
@given(agreed_on(), seeds)
def test_everybody_sees_what_it_may_in_any_game(agreed: Agreed, seed: str) -> None:
    follow(agreed, seed, 200)
