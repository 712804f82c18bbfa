"""Whether something can be played at all: it needs a target and an effect for all to see (G3)."""

from game.core.seats import Seat
from game.rules.masks.holding.limits import can_draw, limit_of, room
from game.rules.masks.holding.stacks import home_of
from game.rules.masks.pieces import Deck
from game.rules.masks.printed.editions import MaskMode
from game.rules.masks.printed.effects import (
    AddToSkill,
    Ban,
    CloseTurn,
    Diagonal,
    Discard,
    Draw,
    DropMission,
    EachOpponent,
    Effect,
    EndLasting,
    Exhaust,
    HandLimit,
    LimitSteps,
    Masks,
    MoveOther,
    MoveSelf,
    PassMission,
    Peek,
    PeekHand,
    Reshuffle,
    Shield,
    SkipMove,
    Steal,
    TakeMission,
    WalkPast,
    Who,
)
from game.rules.masks.printed.land import apart
from game.rules.masks.state import Lasting, Table, from_left
from game.rules.masks.walking.spaces import free_spaces, meant_spaces, pawns

MOST_TASKS = 3  # N1


def opponents_for(
    table: Table, seat: Seat, effects: tuple[Effect, ...], leaving: int = 0
) -> list[Seat]:
    """Whom it could be played on."""
    return [
        other
        for other in from_left(table, seat)
        if any(has_effect(table, seat, other, effect, leaving) for effect in effects)
    ]


def has_effect(
    table: Table, seat: Seat, opp: Seat | None, effect: Effect, leaving: int = 0
) -> bool:
    """Whether it would change anything; *leaving* GA are on their way out of the player's hand."""
    whom = _whom(seat, opp, effect)
    own = table.seats[whom]
    match effect:
        case CloseTurn():
            return False  # a price, not an effect
        case Draw(who, decks):
            return who is not Who.SELF or any(_can_draw(table, whom, d, leaving) for d in decks)
        case Discard(EachOpponent() as each, deck):
            return any(table.seats[other].hands[deck] for other in everyone(table, seat, each))
        case Discard(_, deck):
            return bool(own.hands[deck])
        case Steal():
            assert opp is not None
            return bool(stealable(table, seat, opp, effect, leaving))
        case Reshuffle(_, deck):
            return bool(own.hands[deck])
        case PeekHand():
            return any(own.hands)
        case Peek(deck):
            return not table.stacks[home_of(table, deck, seat)].is_empty
        case HandLimit(_, deck, count):
            return limit_of(table, whom, deck) != count
        case Diagonal():
            return not table.turn.walk.is_diagonal
        case WalkPast():
            return not table.turn.walk.passes_pawns
        case PassMission():
            return not table.turn.walk.passed
        case MoveSelf():
            return bool(landings(table, whom, effect))
        case MoveOther():
            return bool(pawn_targets(table, whom, effect))
        case SkipMove():
            return can_skip(table, whom)
        case TakeMission():
            missions = table.stacks[home_of(table, Deck.MISSION, whom)]
            return len(own.tasks) < MOST_TASKS and not missions.is_empty
        case DropMission():
            return bool(own.tasks)
        case Exhaust():
            return bool(exhaustible(table, whom, effect))
        case Shield():
            return not own.is_shielded
        case EndLasting():
            return bool(ending(table, whom))
        case _:
            return True


def _whom(seat: Seat, opp: Seat | None, effect: Effect) -> Seat:
    who = getattr(effect, "who", Who.SELF)
    return opp if who is Who.OPP and opp is not None else seat


def everyone(table: Table, seat: Seat, each: EachOpponent) -> list[Seat]:
    """The opponents that are meant, from the left (U9)."""
    here = table.seats[seat].pawn
    return [
        other
        for other in from_left(table, seat)
        if each.within is None or apart(here, table.seats[other].pawn) <= each.within
    ]


def _can_draw(table: Table, seat: Seat, deck: Deck, leaving: int) -> bool:
    if deck is Deck.GA and leaving:
        stack = table.stacks[home_of(table, deck, seat)]
        return room(table, seat, deck) + leaving > 0 and not stack.is_empty
    return can_draw(table, seat, deck)


def stealable(
    table: Table, taker: Seat, victim: Seat, effect: Steal, leaving: int = 0
) -> tuple[Deck, ...]:
    """The decks of which the victim holds a card that the taker has room for."""
    return tuple(
        deck
        for deck in effect.decks
        if table.seats[victim].hands[deck]
        and room(table, taker, deck) + (leaving if deck is Deck.GA else 0) > 0
    )


def landings(table: Table, seat: Seat, effect: MoveSelf) -> tuple[int, ...]:
    """Where the pawn may be set: on a free one; if none is free, as near to one as can be (M7)."""
    return _set_on(table, seat, free_spaces(table, seat, effect.spaces), effect.spaces)


def pawn_targets(table: Table, seat: Seat, effect: MoveOther) -> tuple[int, ...]:
    """Where another's pawn may be set."""
    if isinstance(effect.to, int):
        return walkable(table, seat, effect.to)
    return _set_on(table, seat, free_spaces(table, seat, effect.to), effect.to)


def _set_on(table: Table, seat: Seat, free: tuple[int, ...], spaces: object) -> tuple[int, ...]:
    here = table.seats[seat].pawn
    free = tuple(space for space in free if space != here)
    meant = meant_spaces(table, seat, spaces)  # type: ignore[arg-type]
    if free or len(meant) != 1 or meant[0] == here:
        return free
    return nearest_free(table, meant[0], here)


def nearest_free(table: Table, target: int, here: int) -> tuple[int, ...]:
    """Instead of an occupied space (M7)."""
    taken, walks = pawns(table), table.terms.land.walks[target]
    free = [space for space in walks if space not in taken and space != here]
    best = min(walks[space] for space in free)
    return tuple(sorted(space for space in free if walks[space] == best))


def walkable(table: Table, seat: Seat, steps: int) -> tuple[int, ...]:
    """What the pawn could walk to in 1 to so many steps over free spaces."""
    here = table.seats[seat].pawn
    free = frozenset(table.terms.land.places) - pawns(table)
    ways = table.terms.land.distances(here, free, steps)
    return tuple(sorted(space for space in ways if space != here))


def can_skip(table: Table, seat: Seat) -> bool:
    """X3: one at a time, and not twice running."""
    own = table.seats[seat]
    return not own.is_spared and not any(isinstance(x.effect, SkipMove) for x in own.lasting)


def exhaustible(table: Table, seat: Seat, effect: Exhaust) -> tuple[str, ...]:
    masks, own = table.terms.cards.masks, table.seats[seat]
    tired = {lasting.mask for lasting in own.lasting}
    match table.terms.mode:
        case MaskMode.MIGHT:
            tired |= {worn.key for worn in own.masks if worn.is_exhausted}
        case MaskMode.NUVA:  # one whose bonus was used can still be made to rest
            tired |= {worn.key for worn in own.masks if worn.rest}
        case MaskMode.ATTACHED:
            pass
    return tuple(
        worn.key
        for worn in own.masks
        if (effect.masks is Masks.ALL or masks[worn.key].is_great) and worn.key not in tired
    )


def ending(table: Table, seat: Seat) -> tuple[int, ...]:
    """The places of limits, bans, minuses and SkipMoves on this seat."""
    return tuple(i for i, x in enumerate(table.seats[seat].lasting) if _is_bad(x))


def _is_bad(lasting: Lasting) -> bool:
    effect = lasting.effect
    if isinstance(effect, AddToSkill):
        return effect.points < 0
    return isinstance(effect, LimitSteps | Ban | SkipMove)
