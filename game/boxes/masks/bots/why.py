"""What an action is good for, by the same figures that the sensible player goes by.

None where there is no more to be said than the action itself does.
"""

from game.boxes.masks.bots import contests, motives
from game.boxes.masks.bots.aims import Aims, aims_of
from game.boxes.masks.bots.odds import chances_to_win
from game.boxes.masks.bots.roads import gait_now, roads_of
from game.core.seats import Seat
from game.rules.masks import legal_actions
from game.rules.masks.actions import (
    Action,
    Add,
    Attach,
    ChooseCard,
    DiscardCard,
    DrawFrom,
    EndMove,
    EndTurn,
    Jump,
    Pass,
    Pay,
    PlayCard,
    Step,
    TakePrize,
    Target,
    TurnUpMission,
    UsePower,
    UseTool,
)
from game.rules.masks.holding.stacks import home_of
from game.rules.masks.phases import ChoosingDiscard, Contest, OnMission, Overfull
from game.rules.masks.pieces import HIDDEN, Deck
from game.rules.masks.state import Observation, the_challenge


def motive_of(seen: Observation, seat: Seat, action: Action) -> motives.Motive | None:
    """Of a seat whose hand is seen, or whose hand counts as empty."""
    match action, seen.phase:
        case ((Add() | PlayCard() | Pass()), Contest()):
            return _of_say(seen, seat, action)
        case Step(space) | Jump(space), _:
            return _of_way(aims_of(seen, seat), space)
        case Target(other), _:
            return motives.Odds(other, chances_to_win(seen, seat, [other])[0])
        case ((PlayCard(key) | UseTool(key)), _):
            return motives.Does(key, is_power=False)
        case UsePower(key), OnMission():
            return motives.NoTask()
        case UsePower(key), _:
            return motives.Does(key, is_power=True)
        case _:
            return _of_cards(seen, seat, action)


def _of_cards(seen: Observation, seat: Seat, action: Action) -> motives.Motive | None:
    match action, seen.phase:
        case DrawFrom(), _:
            return motives.Stocking()
        case ((Pay() | DiscardCard()), _):
            return motives.LeastMissed()
        case ChooseCard(), (Overfull() | ChoosingDiscard()):
            return motives.LeastMissed()
        case TakePrize(is_noble=False), _:
            return motives.Wins()
        case Attach(), _:
            return motives.Bonus()
        case TurnUpMission(), _:
            return motives.Harmless() if _is_mission_known(seen, seat) else None
        case ((EndMove() | EndTurn()), _):
            return motives.NothingBetter()
        case _:
            return None


def _is_mission_known(seen: Observation, seat: Seat) -> bool:
    cards = seen.stacks[home_of(seen, Deck.MISSION, seat)].cards
    return bool(cards) and cards[-1].key != HIDDEN


# Ways


def _of_way(aims: Aims, space: int) -> motives.Motive | None:
    """What is had on the best road that begins so, or what is next to go for from its end."""
    road = roads_of(aims, gait_now(aims)).best
    if road is not None and road.first == space and road.had:
        aim = road.had[0]
        there = next((each for each in road.trail if each in aim.spaces), space)
        return motives.Pursuit(aim.errand, there, is_there=there == space)
    best = aims.aim_at(space)
    if best is None:
        return None
    return motives.Pursuit(best.errand, best.nearest(space), is_there=False)


# Contests


def _of_say(seen: Observation, seat: Seat, action: Action) -> motives.Motive:
    legal = list(legal_actions(seen))
    if isinstance(action, Pass):
        enough = contests.enough(seen, seat, legal)
        return motives.TooDear() if enough else motives.TooLittle()
    is_enough = contests.lead_by(seen, the_challenge(seen), seat, action) >= 0
    return motives.TakeLead() if is_enough else motives.Catching()
