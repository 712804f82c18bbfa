"""Why a computer did something tells nothing that whoever asks could not see."""

from random import Random

from hypothesis import given

from game.boxes.makuta.bots import ADVISER, motive_of
from game.boxes.makuta.words import Names, why_sentence
from game.core.seats import OPEN, Viewer
from game.i18n.texts import load
from game.rules import makuta
from game.rules.makuta.actions import Action
from game.rules.makuta.state import State
from tests.makuta.strategies import any_game, luck, viewers_of

TEXTS = load("makuta", strict=True)
MOST = 250  # decisions


@given(luck())
def test_nobodys_secret_changes_what_is_said(rng: Random) -> None:
    """Everything that is hidden from whoever asks is dealt anew."""
    for state in any_game(rng.getrandbits(32), rng.randint(1, MOST)).states[-4:]:
        seat = makuta.to_move(state)
        if seat is None or seat < 0:
            continue
        action = rng.choice(makuta.legal_actions(state))
        for viewer in rng.sample(viewers_of(state), 2):
            other = makuta.imagine(makuta.observe(state, viewer), rng)
            assert words(other, viewer, action) == words(state, viewer, action)


def words(state: State, viewer: Viewer, action: Action) -> str:
    seat, names = makuta.to_move(state), Names(TEXTS, state.terms)
    assert seat is not None
    seen = makuta.observe(state, viewer)
    return why_sentence(names, seen, seat, motive_of(ADVISER, seen, seat, action))


def test_the_swap_would_be_noticed() -> None:
    """To somebody who sees all, the same two truths sound different."""
    rng, different = Random("swap"), 0
    for state in any_game(3, MOST).states[::5]:
        seat = makuta.to_move(state)
        if seat is None or seat < 0:
            continue
        action = makuta.legal_actions(state)[0]
        other = makuta.imagine(makuta.observe(state, seat), rng)
        different += words(other, OPEN, action) != words(state, OPEN, action)

    assert different
