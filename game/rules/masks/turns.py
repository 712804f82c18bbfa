"""Whose turn it is, how it begins and ends (S5, section 4)."""

from functools import cache

from game.core.seats import Seat
from game.rules.masks.actions import Attach, DiscardCard
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.challenges.contest import compare
from game.rules.masks.challenges.swarm import foiled
from game.rules.masks.deeds import (
    Agenda,
    AskDeclared,
    BeginTurn,
    GoOn,
    Return,
    RollForTasks,
)
from game.rules.masks.events import Attached, MoveSkipped, Told, TurnEnded, TurnStarted
from game.rules.masks.holding.hands import discard, settling
from game.rules.masks.holding.held import best_known
from game.rules.masks.holding.limits import room
from game.rules.masks.phases import (
    Contest,
    Declared,
    Drawing,
    ForTask,
    Moving,
    OnMission,
    Rolling,
    TurnOver,
    TurnStart,
)
from game.rules.masks.pieces import Deck
from game.rules.masks.playing.lasting import counted_down, ended
from game.rules.masks.playing.missions import aged, rolls_due
from game.rules.masks.printed.editions import FullHand
from game.rules.masks.printed.effects import RollAtLeast, SkipMove
from game.rules.masks.state import State, Table, Turn, Walk, left_of, the_challenge
from game.rules.masks.walking.moving import move_over
from game.rules.masks.winning import decided_by_count

wear = cache(Attach)  # there are few, and they are asked for every turn

# A turn begins


@does(BeginTurn)
def begin_turn(state: State, deed: BeginTurn, agenda: Agenda, told: Told) -> State:
    """By itself, in this order: the shield ends, tasks lapse, tasks are rolled for (U1)."""
    seat, number = deed.seat, state.turn.number + 1
    if number > state.terms.last_round * len(state.seats):
        return decided_by_count(state, told)
    walk = Walk(state.terms.plain_steps)
    lasting = state.seats[seat].lasting
    skips = bool(lasting) and any(isinstance(each.effect, SkipMove) for each in lasting)
    state = state.but(turn=Turn(number, seat, walk, skips))
    if state.seats[seat].is_shielded:
        state = state.with_seat(seat, state.seats[seat]._replace(is_shielded=False))
    tell(state, told, TurnStarted(seat, number))
    if not state.seats[seat].tasks:
        return state.in_phase(TurnStart(seat))
    count = len(state.seats[seat].tasks)
    state = aged(state, seat, told)
    left = len(state.seats[seat].tasks)
    rolls = RollForTasks(seat, left)
    if left < count:  # the next one may ask for cards (N3)
        return carry_on(state, (*settling(state, seat), rolls), told)
    return roll_for_tasks(state, rolls, (), told)


@does(RollForTasks)
def roll_for_tasks(state: State, deed: RollForTasks, agenda: Agenda, told: Told) -> State:
    seat = deed.seat
    tasks = state.seats[seat].tasks
    place = rolls_due(state, seat, max(0, len(tasks) - deed.left))
    if place is None:
        return state.in_phase(TurnStart(seat))
    effect = tasks[place].effect
    assert isinstance(effect, RollAtLeast)
    rest = RollForTasks(seat, len(tasks) - place - 1)
    return state.in_phase(Rolling((seat,), ForTask(effect, place), (rest,)))


# Preparing


def attachments(table: Table, seat: Seat) -> list[Attach]:
    """One Great Mask and one Turaga card, or none; once a turn (K2)."""
    if not table.terms.attaches or table.turn.has_attached:
        return []
    own = table.seats[seat]
    blocked = {lasting.mask for lasting in own.lasting} if own.lasting else ()
    masks = [None, *[worn.key for worn in own.masks if worn.key not in blocked]]
    stays = table.turn.has_used_tool  # A2
    turaga = [own.attached_turaga] if stays else [None, *[adviser.key for adviser in own.turaga]]
    now = wear(own.attached_mask, own.attached_turaga)
    found = [wear(mask, adviser) for mask in masks for adviser in turaga]
    return [each for each in found if each is not now]


def attach(state: State, seat: Seat, action: Attach, told: Told) -> State:
    own = state.seats[seat]._replace(attached_mask=action.mask, attached_turaga=action.turaga)
    state = state.with_seat(seat, own).but(turn=state.turn._replace(has_attached=True))
    tell(state, told, Attached(seat, action.mask, action.turaga))
    return state


def discards(table: Table, seat: Seat, when: FullHand) -> list[DiscardCard]:
    """One GA of a full hand (E11)."""
    if table.terms.edition.full_hand is not when or room(table, seat, Deck.GA) > 0:
        return []
    if when is FullHand.AT_TURN_START and table.turn.has_discarded:
        return []
    keys = dict.fromkeys(card.key for card in table.seats[seat].hands[Deck.GA])
    return [DiscardCard(key) for key in keys]


def discard_card(state: State, seat: Seat, action: DiscardCard, told: Told) -> State:
    card = best_known(state.seats[seat].hands[Deck.GA], action.card)
    state = discard(state, seat, card, "E11", told)
    return state.but(turn=state.turn._replace(has_discarded=True))


# Back to what was being decided


@does(Return)
def back_to(state: State, deed: Return, agenda: Agenda, told: Told) -> State:
    phase = deed.phase
    match phase:
        case TurnStart(seat) | Moving(seat):
            if state.turn.is_closed or state.turn.walk.is_over:
                return move_over(state, seat)
        case OnMission(seat):
            if state.turn.walk.passed:
                return carry_on(state, (GoOn(seat),), told)
        case Drawing(seat, 0):
            return carry_on(state, (GoOn(seat),), told)
        case Contest():
            return compare(state, told)
        case Declared():
            if the_challenge(state).is_foiled:
                return foiled(state, told)
            return carry_on(state, (AskDeclared(phase.to_ask),), told)
        case TurnOver(seat):
            state = state.without_challenge()
            return state.in_phase(TurnOver(seat, state.turn.is_closed))
        case _:
            pass  # nothing that happens changes what is being decided there
    return state.in_phase(phase)


# A turn ends


def end_turn(state: State, seat: Seat, told: Told) -> State:
    """U6, U7."""
    if state.turn.skips and isinstance(state.phase, TurnStart):
        tell(state, told, MoveSkipped(seat))
    state = _skipped(state, seat, told)
    state = counted_down(state, seat, told)
    tell(state, told, TurnEnded(seat))
    return begin_turn(state, BeginTurn(left_of(state, seat)), (), told)


def _skipped(state: State, seat: Seat, told: Told) -> State:
    """X3: after a skipped move there is none before a later own turn has ended."""
    own, skips = state.seats[seat], state.turn.skips
    if own.is_spared != skips:
        own = own._replace(is_spared=skips)
        state = state.with_seat(seat, own)
    if not skips:
        return state
    for place, lasting in enumerate(own.lasting):
        if isinstance(lasting.effect, SkipMove):
            return ended(state, seat, place, "U5", told)
    return state
