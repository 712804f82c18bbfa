"""What effects do: the one interpreter of the vocabulary (section 19).

A part that is impossible is left out. What belongs to a contest is done in `contest.py`, what
belongs to a Bohrok or Rahi Challenge in `swarm.py` and `rahi.py`.
"""

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import ChoosePlace
from game.rules.masks.agenda import carry_on, does, tell
from game.rules.masks.challenges.consequences import add_points, choose_void, refit
from game.rules.masks.challenges.rahi import defend
from game.rules.masks.challenges.swarm import foil, swarm_effect
from game.rules.masks.deeds import (
    Agenda,
    Do,
    DrawUp,
    Drop,
    Lose,
    Shake,
    ShuffleStack,
    TurnUp,
)
from game.rules.masks.events import (
    HandReshuffled,
    MissionPassed,
    PawnSet,
    Told,
)
from game.rules.masks.holding.held import Held, Stack
from game.rules.masks.phases import (
    ChoosingDeck,
    ChoosingLasting,
    ChoosingSkill,
    Picking,
)
from game.rules.masks.pieces import ChallengeKind, Deck
from game.rules.masks.playing.lasting import begin_lasting, choose_exhaust, ended
from game.rules.masks.playing.missions import roll_at_once, visit_at_once
from game.rules.masks.playing.peeking import peek, peek_hand
from game.rules.masks.playing.playable import ending, everyone, landings, pawn_targets, stealable
from game.rules.masks.playing.rolled import roll_for_one
from game.rules.masks.printed.effects import (
    AddToSkill,
    Ban,
    By,
    CloseTurn,
    Control,
    Diagonal,
    Discard,
    Draw,
    DropMission,
    EachOpponent,
    Effect,
    EndLasting,
    Exhaust,
    ExtraChallenge,
    FailChallenge,
    HandLimit,
    LimitSteps,
    LowerNumber,
    MoveOther,
    MoveSelf,
    Pace,
    PassMission,
    Peek,
    PeekHand,
    Redirect,
    Refit,
    Reflect,
    Reshuffle,
    RollAtLeast,
    SetSkill,
    Shield,
    Shorten,
    SkipMove,
    Span,
    Steal,
    Steps,
    SwapPlaces,
    TakeMission,
    Visit,
    Void,
    WalkPast,
    Who,
    WinChallenge,
)
from game.rules.masks.state import State, left_of
from game.rules.masks.walking.pawns import set_pawn


@does(Do)
def do(state: State, deed: Do, agenda: Agenda, told: Told) -> State:
    effect = deed.effect
    rolled_for = {getattr(effect, name, None) for name in ("who", "other", "chosen_by")}
    if Who.HIGHEST in rolled_for or Who.LOWEST in rolled_for:
        return roll_for_one(state, deed, agenda, told, is_lowest=Who.LOWEST in rolled_for)
    who = getattr(effect, "who", None)
    if isinstance(who, EachOpponent):
        one = evolve(effect, who=Who.OPP)  # type: ignore[arg-type]
        deeds = (Do(one, deed.player, seat) for seat in everyone(state, deed.player, who))
        return carry_on(state, (*deeds, *agenda), told)
    return _do(state, deed, agenda, told)


def _seat(state: State, deed: Do, who: Who) -> Seat:
    match who:
        case Who.OPP:
            assert deed.opp is not None
            return deed.opp
        case Who.LEFT:
            return left_of(state, deed.player)
        case Who.CHALLENGER:
            return state.turn.seat
        case _:
            return deed.player


def _do(state: State, deed: Do, agenda: Agenda, told: Told) -> State:  # noqa: PLR0915
    # One case per kind of effect.
    effect, player = deed.effect, deed.player
    who = getattr(effect, "who", Who.SELF)
    seat = _seat(state, deed, who)
    match effect:
        case Draw(_, decks, count):
            return carry_on(state, (DrawUp(seat, decks, count), *agenda), told)
        case Discard(_, deck, count, By.OWNER):
            return carry_on(state, (Lose(seat, deck, count), *agenda), told)
        case Discard(_, deck, count):
            return _discard_random(state, deed, seat, effect, agenda, told)
        case Steal(taker, victim):
            return _steal(
                state, _seat(state, deed, taker), _seat(state, deed, victim), effect, agenda, told
            )
        case Reshuffle(_, deck):
            return _reshuffle(state, seat, deck, agenda, told)
        case Peek():
            return peek(state, player, effect, agenda, told)
        case PeekHand():
            return peek_hand(state, player, seat, agenda, told)
        case AddToSkill(_, _, _, Span.CONTEST):
            return carry_on(add_points(state, seat, deed, effect, told), agenda, told)
        case AddToSkill() | LimitSteps() | Ban() | HandLimit() | SkipMove():
            return carry_on(begin_lasting(state, seat, deed, effect, told), agenda, told)
        case SetSkill():
            return state.but(phase=ChoosingSkill(seat, effect, agenda))
        case Refit():
            return refit(state, seat, deed, agenda, told)
        case Void():
            return choose_void(state, player, deed, agenda, told)
        case Exhaust():
            return choose_exhaust(state, seat, deed, effect, agenda, told)
        case Steps() | Diagonal() | WalkPast() | PassMission() | CloseTurn():
            return carry_on(_for_this_turn(state, effect, told), agenda, told)
        case MoveSelf(_, chosen_by):
            chooser = _seat(state, deed, chosen_by)
            spaces = landings(state, player, effect)
            return set_pawn(state, chooser, player, spaces, "M7", agenda, told)
        case MoveOther():
            spaces = pawn_targets(state, seat, effect)
            return set_pawn(state, player, seat, spaces, "M7", agenda, told)
        case SwapPlaces(one, other):
            return carry_on(
                _swap(state, _seat(state, deed, one), _seat(state, deed, other), told), agenda, told
            )
        case TakeMission():
            return carry_on(state, (TurnUp(seat), *agenda), told)
        case DropMission(_, count):
            return carry_on(state, (Drop(seat, count), *agenda), told)
        case Visit():
            return visit_at_once(state, player, effect, agenda, told)
        case RollAtLeast():
            return roll_at_once(state, player, effect, agenda)
        case Shield():
            own = state.seats[seat]._replace(is_shielded=True)
            return carry_on(state.with_seat(seat, own), agenda, told)
        case EndLasting(_, count):
            return carry_on(state, (Shake(seat, count), *agenda), told)
        case Control() | ExtraChallenge() | WinChallenge():
            return carry_on(swarm_effect(state, effect), agenda, told)
        case FailChallenge(ChallengeKind.BOHROK):
            return carry_on(foil(state), agenda, told)
        case FailChallenge() | LowerNumber() | Reflect() | Redirect() | Shorten():
            return defend(state, player, effect, agenda, told)
        case _:
            # Negate, Retarget, PassPawn, Push, KnockOff and Share are done where they are used.
            return carry_on(state, agenda, told)


# Cards


def _discard_random(  # noqa: PLR0913, PLR0917 - who, what, and what comes then
    state: State, deed: Do, seat: Seat, effect: Discard, agenda: Agenda, told: Told
) -> State:
    hand = state.seats[seat].hands[effect.deck]
    if len(hand) <= effect.count:
        return carry_on(state, (Lose(seat, effect.deck, effect.count), *agenda), told)
    rest: Agenda = agenda
    if effect.count > 1:
        rest = (Do(evolve(effect, count=effect.count - 1), deed.player, deed.opp), *agenda)
    return state.but(phase=Picking(seat, effect.deck, None, rest))


def _steal(  # noqa: PLR0913, PLR0917 - who, what, and what comes then
    state: State, taker: Seat, victim: Seat, effect: Steal, agenda: Agenda, told: Told
) -> State:
    """A random card; of two decks the taker names one."""
    decks = stealable(state, taker, victim, effect)
    if not decks:
        return carry_on(state, agenda, told)
    if len(decks) > 1:
        return state.but(phase=ChoosingDeck(taker, decks, victim, agenda))
    return state.but(phase=Picking(victim, decks[0], taker, agenda))


def _reshuffle(state: State, seat: Seat, deck: Deck, agenda: Agenda, told: Told) -> State:
    """The hand goes back into the deck; as many are drawn."""
    hand = state.seats[seat].hands[deck]
    state = state.with_hand(seat, deck, ())
    for home in {card.home for card in hand}:
        stack = state.stacks[home]
        back = tuple(Held(card.key, home) for card in hand if card.home == home)
        state = state.with_stack(home, Stack((*stack.cards, *back), stack.discards))
    tell(state, told, HandReshuffled(seat, deck, len(hand)))
    shuffles = tuple(ShuffleStack(home) for home in sorted({card.home for card in hand}))
    return carry_on(state, (*shuffles, DrawUp(seat, (deck,), len(hand)), *agenda), told)


# The turn and the pawns


def _for_this_turn(state: State, effect: Effect, told: Told) -> State:
    walk = state.turn.walk
    match effect:
        case Steps(_, count, Pace.INSTEAD):
            return state.with_walk(walk._replace(base=_longer(state, count)))
        case Steps(_, count, pace):
            is_extra = walk.is_extra or pace is Pace.EXTRA
            return state.with_walk(walk._replace(more=walk.more + count, is_extra=is_extra))
        case Diagonal():
            return state.with_walk(walk._replace(is_diagonal=True))
        case WalkPast():
            return state.with_walk(walk._replace(passes_pawns=True))
        case PassMission():
            state = state.with_walk(walk._replace(passed=True))
            tell(state, told, MissionPassed(state.turn.seat))
            return state
        case _:
            return state.but(turn=state.turn._replace(is_closed=True))


def _longer(state: State, count: int) -> int:
    """H3: with the old step Kakama brings two."""
    return 2 if state.terms.options.old_step else count


def _swap(state: State, one: Seat, other: Seat, told: Told) -> State:
    here, there = state.seats[one].pawn, state.seats[other].pawn
    state = state.with_seat(one, state.seats[one]._replace(pawn=there))
    state = state.with_seat(other, state.seats[other]._replace(pawn=here))
    if state.turn.seat in {one, other}:
        state = state.with_walk(state.turn.walk._replace(is_over=True))
    tell(state, told, PawnSet(one, here, there, "M7"))
    tell(state, told, PawnSet(other, there, here, "M7"))
    return state


# What lasts ends


@does(Shake)
def shake(state: State, deed: Shake, agenda: Agenda, told: Told) -> State:
    places = ending(state, deed.seat)
    if not deed.count or not places:
        return carry_on(state, agenda, told)
    rest = Shake(deed.seat, deed.count - 1)
    if len(places) > 1:
        return state.but(phase=ChoosingLasting(deed.seat, places, (rest, *agenda)))
    return carry_on(_shaken(state, deed.seat, places[0], told), (rest, *agenda), told)


def choose_lasting(state: State, phase: ChoosingLasting, action: ChoosePlace, told: Told) -> State:
    return carry_on(_shaken(state, phase.seat, action.place, told), phase.agenda, told)


def _shaken(state: State, seat: Seat, place: int, told: Told) -> State:
    """A move that was to be skipped in this very turn takes place after all (U5)."""
    if seat == state.turn.seat and isinstance(state.seats[seat].lasting[place].effect, SkipMove):
        state = state.but(turn=state.turn._replace(skips=False))
    return ended(state, seat, place, "G2", told)
