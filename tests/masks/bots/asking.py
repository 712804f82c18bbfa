"""What the sensible player does in a position."""

from random import Random

from game.boxes.masks.bots.sensible import SensiblePlayer
from game.core.seats import Seat
from game.rules import masks as rules
from game.rules.masks.actions import Action
from game.rules.masks.phases import Contest
from game.rules.masks.pieces import ChallengeKind, Skill
from game.rules.masks.state import Challenge, State


def choice(state: State) -> Action:
    """Of the seat that decides, from what it sees; it is legal."""
    seat = rules.to_move(state)
    assert seat is not None
    chosen = SensiblePlayer().choose(rules.observe(state, seat), Random("choice"))
    assert chosen in rules.legal_actions(state)
    return chosen


def contest(
    state: State, skill: Skill, scores: tuple[int, int], kind: ChallengeKind = ChallengeKind.MASK
) -> State:
    """The first seat challenges the second; who is behind has the say."""
    challenge = Challenge(kind, Seat(0), Seat(1), skills=(skill,), scores=scores)
    behind = Seat(1) if scores[0] >= scores[1] else Seat(0)
    return state.but(challenge=challenge, phase=Contest(behind))
