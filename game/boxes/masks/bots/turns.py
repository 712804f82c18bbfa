"""The own turn: what to attach and play, how to move, when to stop."""

from game.boxes.masks.bots.aims import TURN, Aims, aims_of
from game.boxes.masks.bots.attaching import best_attachment
from game.boxes.masks.bots.beasts import best_rahi
from game.boxes.masks.bots.playing import best_free_play
from game.boxes.masks.bots.roads import Gait, Roads, gait_now, roads_of, worth_of_stopping
from game.boxes.masks.bots.sharing import well_shared
from game.boxes.masks.bots.worth import worth_of_action
from game.core.seats import Seat
from game.rules.masks.actions import (
    Action,
    Attach,
    DiscardCard,
    EndMove,
    EndTurn,
    PlayCard,
    Step,
    UsePower,
    UseTool,
    Way,
)
from game.rules.masks.playing.playable import landings
from game.rules.masks.printed.effects import Diagonal, Effect, MoveSelf, Pace, Steps
from game.rules.masks.state import Table

MARGIN = 0.05  # by which a way to move must be better than walking, beside what it costs
POWER_PRICE = 0.06  # a mask that is tired in the next contest
TOOL_PRICE = 0.02
NO_WAY = -99.0


def turn_start(table: Table, seat: Seat, legal: list[Action]) -> Action:
    if (attach := _attach(table, seat, legal)) is not None:
        return attach
    if (play := best_free_play(table, seat, legal)) is not None:
        return play
    if (discard := _discard(table, legal)) is not None:
        return discard
    return _set_out(table, seat, legal)


def _attach(table: Table, seat: Seat, legal: list[Action]) -> Action | None:
    choices = [action for action in legal if isinstance(action, Attach)]
    return best_attachment(table, seat, choices) if choices else None


def _discard(table: Table, legal: list[Action]) -> Action | None:
    """A card of a full hand that is worth less than a new one (E11)."""
    choices = [action for action in legal if isinstance(action, DiscardCard)]
    if not choices:
        return None
    worst = min(choices, key=lambda one: worth_of_action(table.terms, one.card))
    return worst if worth_of_action(table.terms, worst.card) < POOR else None


POOR = 0.07


def _set_out(table: Table, seat: Seat, legal: list[Action]) -> Action:
    aims = aims_of(table, seat)
    walking = roads_of(aims, gait_now(aims))
    better = _better_way(aims, walking.worth, legal)
    if better is not None:
        return better
    worth, rahi = best_rahi(table, seat, legal)
    if rahi is not None and worth > 0.03 + _missed(aims, walking):
        return rahi
    return _step(aims, walking, legal) or (EndTurn() if EndTurn() in legal else legal[0])


def _missed(aims: Aims, walking: Roads) -> float:
    """What a turn without a move puts off."""
    here = aims.table.seats[aims.seat].pawn
    return max(0.0, min(TURN / 2, walking.worth - aims.standing(here)))


def moving(table: Table, seat: Seat, legal: list[Action]) -> Action:
    if (play := best_free_play(table, seat, legal)) is not None:
        return play
    aims = aims_of(table, seat)
    roads = roads_of(aims, gait_now(aims))
    if roads.worth > worth_of_stopping(aims):
        step = _step(aims, roads, legal)
        if step is not None:
            return step
    return EndMove()


def _step(aims: Aims, roads: Roads, legal: list[Action]) -> Action | None:
    """The first step of the best road; where all is blocked, whatever leads on."""
    if roads.best is not None:
        for action in legal:
            if isinstance(action, Step) and action.space == roads.best.first:
                return action
    steps = [action for action in legal if isinstance(action, Step)]
    if not steps:
        return None
    plain = [step for step in steps if step.way in {Way.WALK, Way.PAST}] or steps
    best = max(plain, key=lambda step: aims.standing(step.space))
    return well_shared(aims.table, aims.seat, best, legal)


# Other ways to move (U4, windows S)


def _better_way(aims: Aims, walking: float, legal: list[Action]) -> Action | None:
    best, chosen = walking + MARGIN, None
    for action in legal:
        found = _way_by(aims, action)
        if found is None:
            continue
        effect, price = found
        worth = _worth_of_way(aims, effect) - price
        if worth > best:
            best, chosen = worth, action
    return None if chosen is None else well_shared(aims.table, aims.seat, chosen, legal)


def _way_by(aims: Aims, action: Action) -> tuple[Effect, float] | None:
    """What the action does for the move, and what it is worth to keep it."""
    cards = aims.table.terms.cards
    match action:
        case PlayCard(key, None):
            return cards.actions[key].effects[0], worth_of_action(aims.table.terms, key)
        case UsePower(mask, None, None, by_token):
            return cards.masks[mask].power[0], 0.0 if by_token else POWER_PRICE
        case UseTool(key):
            return cards.turaga[key].tool[0], TOOL_PRICE
        case _:
            return None


def _worth_of_way(aims: Aims, effect: Effect) -> float:
    gait = gait_now(aims)
    match effect:
        case Steps(_, count, Pace.INSTEAD):
            return roads_of(aims, Gait(count, gait.is_extra, gait.is_diagonal)).worth
        case Steps(_, count, pace):
            extra = gait.is_extra or pace is Pace.EXTRA
            return roads_of(aims, Gait(gait.steps + count, extra, gait.is_diagonal)).worth
        case Diagonal():
            return roads_of(aims, Gait(gait.steps, gait.is_extra, is_diagonal=True)).worth
        case MoveSelf():
            spaces = landings(aims.table, aims.seat, effect)
            return max((aims.standing(space) for space in spaces), default=NO_WAY)
        case _:
            return NO_WAY


# Underway


def jump_to(table: Table, seat: Seat, portals: list[int]) -> int:
    aims = aims_of(table, seat)
    return max(portals, key=aims.standing)
