"""Cards and powers that can be played between other things (window F): when they help."""

from game.boxes.masks.bots.aims import current_tasks
from game.boxes.masks.bots.lead import is_ahead, is_duel, masks_missing, most_dangerous, threat
from game.boxes.masks.bots.odds import bare
from game.boxes.masks.bots.sharing import well_shared
from game.core.seats import Seat
from game.rules.masks.actions import Action, PlayCard, UsePower, UseTool
from game.rules.masks.holding.limits import room
from game.rules.masks.phases import TurnOver, TurnStart
from game.rules.masks.pieces import HIDDEN, Deck, SpaceKind
from game.rules.masks.playing.playable import everyone
from game.rules.masks.printed.effects import (
    Discard,
    Draw,
    DropMission,
    EachOpponent,
    Effect,
    EndLasting,
    Exhaust,
    HandLimit,
    LimitSteps,
    MoveOther,
    Peek,
    SetSkill,
    Shield,
    SkipMove,
    Steal,
    TakeMission,
)
from game.rules.masks.state import Table

NEARLY_FULL = 5  # GA in the hand: harm is done rather than kept
NEAR = 0.6  # to winning: now harm is worth a card
SPARE_NOBLES = 2
WEAK = 500  # a value that a roll is likely to better
FAR_FROM_HOME = 4


def best_free_play(table: Table, seat: Seat, legal: list[Action]) -> Action | None:
    """The first that helps; None: all is better kept."""
    for action in legal:
        match action:
            case PlayCard(key):
                effects = table.terms.cards.actions[key].effects
                if _helps(table, seat, effects, action.target, is_card=True):
                    return action
            case UsePower(mask, target, None):
                effects = table.terms.cards.masks[mask].power
                if _helps(table, seat, effects, target, is_card=action.by_token):
                    return well_shared(table, seat, action, legal)
            case UseTool(key):
                effects = table.terms.cards.turaga[key].tool
                if isinstance(effects[0], Draw | Peek):
                    return action
            case _:
                pass
    return None


def _helps(
    table: Table, seat: Seat, effects: tuple[Effect, ...], target: Seat | None, *, is_card: bool
) -> bool:
    own = table.seats[seat]
    match effects[0]:
        case Draw(_, decks):
            return Deck.GA not in decks or room(table, seat, Deck.GA) >= 1
        case EndLasting():
            return True
        case HandLimit():
            return len(own.hands[Deck.GA]) > NEARLY_FULL
        case DropMission():
            return bool(current_tasks(table, seat))
        case Shield():
            return isinstance(table.phase, TurnOver) and is_ahead(table, seat)
        case Peek(Deck.GMC):
            return _wants_to_know(table, seat, is_card=is_card)
        case Peek():
            return is_card or _stands_by_a_mission(table, seat)
        case SetSkill():
            return _wants_to_roll(table, seat)
        case Steal():
            return (is_card or _has_spare_nobles(table, seat)) and _is_meant(table, seat, target)
        case MoveOther() if any(isinstance(effect, TakeMission) for effect in effects):
            return target is not None and masks_missing(table, target) == 1
        case Discard(EachOpponent() as each, deck):
            return len([x for x in everyone(table, seat, each) if table.seats[x].hands[deck]]) > 1
        case Discard() | SkipMove() | MoveOther() | Exhaust() | LimitSteps():
            return _harms(table, seat, effects[0], target)
        case _:
            return False


# Against others


def _is_meant(table: Table, seat: Seat, target: Seat | None) -> bool:
    """Whoever is most dangerous, of those who have cards."""
    rich = [Seat(x) for x in range(len(table.seats)) if x != seat and _has_cards(table, Seat(x))]
    return not rich or target == most_dangerous(table, seat, rich)


def _has_cards(table: Table, seat: Seat) -> bool:
    hands = table.seats[seat].hands
    return bool(hands[Deck.GA] or hands[Deck.RAHI])


def _harms(table: Table, seat: Seat, effect: Effect, target: Seat | None) -> bool:
    """Only the most dangerous one, when it is near to winning or the hand is full anyway."""
    if target is None or target != most_dangerous(table, seat):
        return False
    if isinstance(effect, MoveOther) and not _is_far_from_home(table, target):
        return False
    is_full = len(table.seats[seat].hands[Deck.GA]) > NEARLY_FULL
    return is_full or is_duel(table) or threat(table, target) >= NEAR


def _is_far_from_home(table: Table, seat: Seat) -> bool:
    own = table.seats[seat]
    return table.terms.land.walks[own.pawn][own.start] >= FAR_FROM_HOME


# To know more


def _has_spare_nobles(table: Table, seat: Seat) -> bool:
    masks = table.terms.cards.masks
    ready = [x for x in table.seats[seat].masks if x.is_ready and not masks[x.key].is_great]
    return len(ready) >= SPARE_NOBLES


def _wants_to_know(table: Table, seat: Seat, *, is_card: bool) -> bool:
    """Just before a challenge, if the next card is not known already."""
    stack = table.stacks[Deck.GMC].cards
    if not stack or stack[-1].key != HIDDEN or table.seats[seat].tasks:
        return False
    if not is_card and not _has_spare_nobles(table, seat):
        return False
    return _is_beside(table, seat, SpaceKind.CHALLENGE)


def _stands_by_a_mission(table: Table, seat: Seat) -> bool:
    cards = table.stacks[Deck.MISSION].cards
    known = bool(cards) and cards[-1].key != HIDDEN
    is_start = isinstance(table.phase, TurnStart)
    return not known and is_start and _is_beside(table, seat, SpaceKind.MISSION)


def _is_beside(table: Table, seat: Seat, kind: SpaceKind) -> bool:
    land, own = table.terms.land, table.seats[seat]
    return any(
        land.places[space].kind is kind and space != own.last_challenge
        for space in land.beside[own.pawn]
    )


def _wants_to_roll(table: Table, seat: Seat) -> bool:
    """The next challenge is known, and of a skill that is weak."""
    cards = table.stacks[Deck.GMC].cards
    if not cards or cards[-1].key == HIDDEN or table.seats[seat].set_skill is not None:
        return False
    skills = table.terms.cards.challenges[cards[-1].key].skills
    is_weak = len(skills) == 1 and bare(table, seat, skills) <= WEAK
    return is_weak and _is_beside(table, seat, SpaceKind.CHALLENGE)
