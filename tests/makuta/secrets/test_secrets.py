"""Secrets stay secret (I1-I4).

Two truths that differ only in what a viewer cannot know are the same to that viewer: what is seen
of them, what is seen to happen, what may be done, and why something may not.
"""

from random import Random

from hypothesis import given

from game.rules import makuta
from game.rules.makuta.editions import EN
from tests.makuta.properties.adventures import RULES, Adventure
from tests.makuta.properties.lands import closing_atlas, rich_atlas
from tests.makuta.secrets.chronicle import chronicle
from tests.makuta.secrets.twins import Tally, watch
from tests.makuta.secrets.windows import any_window
from tests.makuta.strategies import ANY_TABLE, NO_SHRINKING, Table, any_game, games, luck

WINDOWS = 5  # for each game
MOST = 400  # decisions: time enough for islands to close
# Where secrets are met that are seldom met elsewhere: supplies laid out (G5), tokens removed (E4).
TABLES = (
    ANY_TABLE,
    ANY_TABLE,
    Table(sets=[closing_atlas()]),
    Table(editions=[EN], sets=[rich_atlas()]),
)

# What must have looked alike, somewhere, though it was not.
VEILED = {
    "FieldsFilled",
    "LockLaid",
    "SuppliesLaidOut",
    "TokenGivenUp",
    "TokenLookedAt",
    "TokenLost",
    "TokenRefused",
    "TokenRemoved",
    "TokenTaken",
    "TrayOpened",
}
HIDDEN = {
    "field",
    "hand",
    "lock",
    "pile",
    "supply",
    "temple",
    "tiles",
    "tray",
    "under a Rahi",
}


def test_nobody_can_tell_apart_what_only_differs_in_secret() -> None:
    """And the comparison means something: every kind of secret has been met."""
    tally = Tally()

    @NO_SHRINKING
    @given(luck())
    def sample(rng: Random) -> None:
        decisions = rng.choice((rng.randint(0, MOST), MOST))
        told = chronicle(any_game(rng.getrandbits(32), decisions, rng.choice(TABLES)))
        for _ in range(WINDOWS):
            watch(RULES, any_window(told, rng), rng, tally)

    sample()

    assert set(tally.veiled) == VEILED
    assert {place for place, times in tally.hidden.items() if times} == HIDDEN
    assert tally.steps["cut short"] < tally.steps["along the game"] / 50


@given(games())
def test_who_decides_may_do_in_truth_what_can_be_seen_to_be_legal(game: Adventure) -> None:
    for state in game.states:
        seat = makuta.to_move(state)
        if seat is not None and seat >= 0:
            seen = makuta.observe(state, seat)
            assert [*makuta.legal_actions(seen)] == [*makuta.legal_actions(state)]
