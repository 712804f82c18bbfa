"""The say in a contest: the cheapest that is enough, and nothing where it is not worth it."""

from collections import Counter

from attrs import evolve, frozen

from game.boxes.masks.bots.aims import prize_worth
from game.boxes.masks.bots.lead import masks_missing, threat
from game.boxes.masks.bots.odds import holds
from game.boxes.masks.bots.worth import worth_of
from game.core.seats import Seat
from game.rules.masks.actions import Action, Add, Pass, PlayCard
from game.rules.masks.challenges.options import voidable
from game.rules.masks.challenges.scores import (
    ahead,
    mask_points,
    other_side,
    rahi_number,
    turaga_points,
)
from game.rules.masks.pieces import ChallengeKind, Deck
from game.rules.masks.printed.cards import RahiDefendCard
from game.rules.masks.printed.effects import (
    AddToSkill,
    Effect,
    FailChallenge,
    LowerNumber,
    Redirect,
    Refit,
    Reflect,
    Void,
    Who,
)
from game.rules.masks.state import Challenge, Table, the_challenge

DECIDES = 999  # points of what ends the contest at once
STEP = 100  # scores go in hundreds
LAST_CHANCE = 5.0  # prizes: somebody is about to win
KNOCK = 1.1  # a Great Mask that is lost
KRANA = 0.2
RAHI_EFFECT = 0.35
SPITE = 0.45  # of what others win, even at a table of many


@frozen
class Help:
    """Something that can be played: how much it changes, and what it is worth to keep."""

    action: Action
    points: int
    price: float


def say(table: Table, seat: Seat, legal: list[Action]) -> Action:
    challenge = the_challenge(table)
    gap, chosen = _gap(challenge, seat), enough(table, seat, legal)
    if not chosen:
        return Pass()
    other = other_side(challenge, seat)
    cards = len(table.seats[other].hands[Deck.GA])
    over = sum(help_.points for help_ in chosen) - gap
    prospect = 0.35 + 0.65 * holds(over, cards)
    price = sum(help_.price for help_ in chosen)
    if price > prospect * stake(table, challenge, seat):
        return Pass()
    return min(chosen, key=lambda help_: (help_.price, -help_.points)).action


def enough(table: Table, seat: Seat, legal: list[Action]) -> list[Help]:
    """What of it would bring the seat ahead, for the lowest price; empty if nothing does."""
    challenge = the_challenge(table)
    copies = Counter(card.key for hand in table.seats[seat].hands for card in hand)
    helps = [_help(table, challenge, seat, action) for action in legal]
    useful = [
        x
        for x in _one_of_each(table, helps)
        for _ in range(_copies(copies, x.action))
        if x.points > 0
    ]
    return cheapest(useful, _gap(challenge, seat))


def lead_by(table: Table, challenge: Challenge, seat: Seat, action: Action) -> int:
    """How far beyond what is needed this alone goes; below 0 it is not enough."""
    return _help(table, challenge, seat, action).points - _gap(challenge, seat)


def scores_after(table: Table, seat: Seat, action: Action) -> tuple[int, int] | None:
    """Of challenger and defender; None where it does not simply add or take points."""
    challenge = the_challenge(table)
    points = _help(table, challenge, seat, action).points
    match action:
        case Add(key) if key not in table.terms.cards.rahi:
            gaining, change = seat, points
        case PlayCard(key):
            effect = table.terms.cards.actions[key].effects[0]
            if not isinstance(effect, AddToSkill):
                return None
            is_own = effect.who is Who.SELF
            gaining = seat if is_own else other_side(challenge, seat)
            change = points if is_own else -points
        case _:
            return None
    first, second = challenge.scores
    return (first + change, second) if gaining == challenge.challenger else (first, second + change)


def takes_lead(table: Table, seat: Seat, action: Action) -> bool:
    """Whether the points of it alone put *seat* ahead (C6)."""
    after = scores_after(table, seat, action)
    return after is not None and ahead(evolve(the_challenge(table), scores=after)) == seat


def _one_of_each(table: Table, helps: list[Help]) -> list[Help]:
    """One Great Mask, one Noble Mask and one Turaga card count at most (C7)."""
    cards = table.terms.cards
    best: dict[str, Help] = {}
    for help_ in helps:
        key = help_.action.card if isinstance(help_.action, Add) else str(help_.action)
        if key in cards.masks:
            key = "great" if cards.masks[key].is_great else "noble"
        elif key in cards.turaga:
            key = "Turaga"
        if key not in best or help_.points > best[key].points:
            best[key] = help_
    return list(best.values())


def _copies(copies: Counter[str], action: Action) -> int:
    """Of several alike only one is offered at a time."""
    return max(1, copies[action.card]) if isinstance(action, Add | PlayCard) else 1


def _gap(challenge: Challenge, seat: Seat) -> int:
    """What is missing until this seat is ahead; on a tie one side is (C6, R5)."""
    mine, yours = challenge.scores
    behind = yours - mine if seat == challenge.challenger else mine - yours
    even = evolve(challenge, scores=(0, 0))
    return behind if ahead(even) == seat else behind + STEP


def cheapest(helps: list[Help], gap: int) -> list[Help]:
    """What together is enough, for the lowest price that is found without trying everything."""
    if sum(help_.points for help_ in helps) < gap:
        return []
    single = [help_ for help_ in helps if help_.points >= gap]
    free = [help_ for help_ in helps if help_.price <= 0]
    chosen, points = list(free), sum(help_.points for help_ in free)
    if points >= gap:
        return [min(single, key=_price)] if single and min(single, key=_price).price <= 0 else free
    for help_ in sorted((x for x in helps if x.price > 0), key=lambda x: x.price / x.points):
        if points >= gap:
            break
        chosen.append(help_)
        points += help_.points
    best = min(single, key=_price, default=None)
    if best is not None and best.price < sum(map(_price, chosen)):
        return [best]
    return chosen


def _price(help_: Help) -> float:
    return help_.price


def stake(table: Table, challenge: Challenge, seat: Seat) -> float:
    """What winning instead of losing is worth to the seat."""
    is_mine = seat == challenge.challenger
    match challenge.kind:
        case ChallengeKind.MASK:
            return _prize_stake(table, challenge, is_mine=is_mine)
        case ChallengeKind.BOHROK:
            if is_mine:
                return KRANA + threat(table, challenge.defender)
            return KRANA + (KNOCK if masks_missing(table, seat) < table.terms.masks_to_win else 0)
        case ChallengeKind.RAHI:
            return RAHI_EFFECT


def _prize_stake(table: Table, challenge: Challenge, *, is_mine: bool) -> float:
    """Much, where the challenger may win the game with this and what is left of its challenges."""
    challenger = challenge.challenger
    prize, missing = prize_worth(table, challenger), masks_missing(table, challenger)
    if missing <= 1 + challenge.left:
        return max(prize, LAST_CHANCE * max(0.2, prize) / missing**2)
    if is_mine:
        return prize
    others = len(table.seats) - 1
    return prize if others == 1 else prize * max(SPITE, threat(table, challenger))


# What each thing does


def _help(table: Table, challenge: Challenge, seat: Seat, action: Action) -> Help:
    match action:
        case Add(key):
            return _added(table, challenge, seat, action, key)
        case PlayCard(key):
            effect = table.terms.cards.actions[key].effects[0]
            points = _points(table, challenge, seat, effect)
            return Help(action, points, worth_of(table, seat, key))
        case _:
            return Help(action, 0, 0.0)


def _added(table: Table, challenge: Challenge, seat: Seat, action: Add, key: str) -> Help:
    """Masks and Turaga cards cost nothing."""
    cards = table.terms.cards
    if key in cards.masks:
        worn = next(worn for worn in table.seats[seat].masks if worn.key == key)
        return Help(action, mask_points(table, challenge, worn), 0.0)
    if key in cards.turaga:
        return Help(action, turaga_points(table, challenge, seat, key), 0.0)
    if key in cards.va:
        return Help(action, cards.va[key].points, worth_of(table, seat, key))
    card = cards.rahi[key]
    assert isinstance(card, RahiDefendCard)
    return Help(
        action, _points(table, challenge, seat, card.effects[0]), worth_of(table, seat, key)
    )


def _points(table: Table, challenge: Challenge, seat: Seat, effect: Effect) -> int:
    match effect:
        case AddToSkill(who, _, points):
            return points if who is Who.SELF else -points
        case Void():
            masks = voidable(table, challenge, seat)
            return max((_counting(challenge, mask) for mask in masks), default=0)
        case Refit():
            return STEP
        case LowerNumber():
            lowered = evolve(challenge, is_lowered=True)
            return rahi_number(table, challenge) - rahi_number(table, lowered)
        case FailChallenge() | Redirect():
            return DECIDES
        case Reflect():
            return 0  # wins nothing by itself
        case _:
            return 0


def _counting(challenge: Challenge, mask: str) -> int:
    return max(counted.points for counted in challenge.counted if counted.key == mask)
