"""A hint is made of what the person knows: in two truths that look alike to them it is the same."""

from random import Random

from hypothesis import given

from game.boxes.makuta.bots import ADVISER, PLAYERS, motive_of
from game.boxes.makuta.words import Names, advice_sentence
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import Seat
from game.i18n.texts import load
from game.players.player import PromptThinker
from game.rules import makuta
from game.rules.makuta.actions import Action
from game.rules.makuta.state import State
from game.shelf.game import sit_down
from tests.makuta.box.keyboard import shipped
from tests.makuta.strategies import any_game, luck

TEXTS = load("makuta", strict=True)
MOST, LAST = 200, 5  # decisions, and those of them that are looked at


@given(luck())
def test_nobodys_secret_changes_a_hint(rng: Random) -> None:
    for state in any_game(rng.getrandbits(32), rng.randint(1, MOST)).states[-LAST:]:
        seat = makuta.to_move(state)
        if seat is None or seat < 0:
            continue
        seen = makuta.observe(state, seat)
        other = makuta.imagine(seen, rng)
        assert makuta.observe(other, seat) == seen

        action = hint(state, seat)

        assert action in makuta.legal_actions(seen)
        assert hint(other, seat) == action
        assert words(other, seat, action) == words(state, seat, action)


def hint(state: State, seat: Seat) -> Action:
    sitting = sit_down(shipped(), Match(makuta, state, Luck("hints")), {})
    action: Action | None = sitting.ask(PromptThinker(PLAYERS), ADVISER, seat).answer
    assert action is not None
    return action


def words(state: State, seat: Seat, action: Action) -> str:
    seen = makuta.observe(state, seat)
    motive = motive_of(ADVISER, seen, seat, action)
    return advice_sentence(Names(TEXTS, state.terms), seen, seat, action, motive)
