"""What may be played while scores are compared, and against whom (C2, C7)."""

from collections.abc import Iterator

from attrs import evolve

from game.core.seats import Seat
from game.rules.masks.actions import Action, Add, Pass, PlayCard
from game.rules.masks.challenges.scores import mask_points, other_side, rahi_number, turaga_points
from game.rules.masks.holding.stacks import top_of
from game.rules.masks.pieces import ChallengeKind, Deck, Window
from game.rules.masks.printed.cards import ActionCard, ActionKind, BohrokSort, Only, RahiDefendCard
from game.rules.masks.printed.editions import MaskMode
from game.rules.masks.printed.effects import (
    AddToSkill,
    Effect,
    LowerNumber,
    Redirect,
    Refit,
    Reflect,
    Shorten,
    Void,
)
from game.rules.masks.state import Challenge, Table, from_left, the_challenge


def contest_plays(table: Table, seat: Seat) -> list[Action]:
    challenge = the_challenge(table)
    found: list[Action] = [Add(key) for key in open_things(table, challenge, seat)]
    own = table.seats[seat]
    cards = table.terms.cards
    if challenge.kind is ChallengeKind.BOHROK:
        keys = dict.fromkeys(card.key for card in own.hands[Deck.VA])
        found += [Add(key) for key in keys if _va_fits(table, key)]
    if challenge.kind is ChallengeKind.RAHI and seat == challenge.defender:
        for key in dict.fromkeys(card.key for card in own.hands[Deck.RAHI]):
            card = cards.rahi[key]
            if isinstance(card, RahiDefendCard) and any(
                _changes(table, challenge, seat, effect) for effect in card.effects
            ):
                found.append(Add(key))
    for key in dict.fromkeys(card.key for card in own.hands[Deck.GA]):
        if _can_play(table, challenge, seat, cards.actions[key]):
            found.append(PlayCard(key))
    return [*found, Pass()]


def open_things(table: Table, challenge: Challenge, seat: Seat) -> Iterator[str]:
    """Ready masks and Turaga cards; in attached mode they count from the start (K2)."""
    if table.terms.mode is MaskMode.ATTACHED:
        return
    if challenge.kind is ChallengeKind.RAHI and seat == challenge.challenger:
        return  # R5
    cards, own = table.terms.cards, table.seats[seat]
    played = {counted.key for counted in challenge.counted if counted.by == seat}
    great = any(key in cards.masks and cards.masks[key].is_great for key in played)
    noble = any(key in cards.masks and not cards.masks[key].is_great for key in played)
    for worn in own.masks:
        is_used = great if cards.masks[worn.key].is_great else noble
        if not is_used and worn.is_ready and mask_points(table, challenge, worn):
            yield worn.key
    if not any(key in cards.turaga for key in played):
        for adviser in own.turaga:
            if turaga_points(table, challenge, seat, adviser.key):
                yield adviser.key


def _va_fits(table: Table, key: str) -> bool:
    """Of the breed on top; with a Bahrag any (O5)."""
    bohrok = table.terms.cards.bohrok[top_of(table, Deck.BOHROK).key]
    return bohrok.sort is BohrokSort.BAHRAG or table.terms.cards.va[key].breed is bohrok.breed


def _can_play(table: Table, challenge: Challenge, seat: Seat, card: ActionCard) -> bool:
    if card.when is not Window.ADD or not _is_place(table, challenge, seat, card.only):
        return False
    if challenge.kind is ChallengeKind.RAHI and card.kind is not ActionKind.INFECTED:
        return False  # G5
    return any(_changes(table, challenge, seat, effect) for effect in card.effects)


def _is_place(table: Table, challenge: Challenge, seat: Seat, only: Only) -> bool:
    match only:
        case Only.ANYWHERE:
            return True
        case Only.BOHROK:
            return challenge.kind is ChallengeKind.BOHROK
        case Only.RAHI:
            return challenge.kind is ChallengeKind.RAHI
        case Only.WITH_KAL:
            if challenge.kind is not ChallengeKind.BOHROK or seat != challenge.challenger:
                return False
            top = table.terms.cards.bohrok[top_of(table, Deck.BOHROK).key]
            return top.sort is BohrokSort.KAL


def _changes(table: Table, challenge: Challenge, seat: Seat, effect: Effect) -> bool:
    """A play that cannot change the scores is not legal, Refit and its like excepted (C7)."""
    match effect:
        case AddToSkill(_, skill, points):
            return bool(points) and (skill is None or skill in challenge.skills)
        case Void():
            return bool(voidable(table, challenge, seat))
        case Refit():
            return bool(refits(table, challenge, seat))
        case LowerNumber():
            lowered = evolve(challenge, is_lowered=True)
            return rahi_number(table, lowered) != rahi_number(table, challenge)
        case Reflect():
            return not challenge.is_reflected
        case Shorten():
            return not challenge.is_shortened
        case Redirect():
            return not challenge.is_redirected and bool(stand_ins(table, challenge))
        case _:
            return True


def voidable(table: Table, challenge: Challenge, seat: Seat) -> tuple[str, ...]:
    """Masks that count for the other side."""
    other = other_side(challenge, seat)
    masks = table.terms.cards.masks
    return tuple(
        counted.key
        for counted in challenge.counted
        if counted.by == other and counted.key in masks and counted.points > 0
    )


def refits(table: Table, challenge: Challenge, seat: Seat) -> tuple[str, ...]:
    """The masks that Refit may bring in."""
    own, cards = table.seats[seat], table.terms.cards
    if table.terms.mode is MaskMode.ATTACHED:
        now = sum(c.points for c in challenge.counted if (c.by, c.key) == (seat, own.attached_mask))
        blocked = {lasting.mask for lasting in own.lasting}
        return tuple(
            worn.key
            for worn in own.masks
            if worn.key != own.attached_mask
            and worn.key not in blocked
            and mask_points(table, challenge, worn) > now
        )
    tired = [worn for worn in own.masks if not worn.is_ready]
    played = {c.key for c in challenge.counted if c.by == seat and c.key in cards.masks}
    greats = any(cards.masks[key].is_great for key in played)
    nobles = any(not cards.masks[key].is_great for key in played)
    return tuple(
        worn.key
        for worn in tired
        if worn.key not in played
        and not (greats if cards.masks[worn.key].is_great else nobles)
        and mask_points(table, challenge, worn)
    )


def stand_ins(table: Table, challenge: Challenge) -> list[Seat]:
    """Who can take the defender's place: other opponents of the challenger (302, C2)."""
    return [seat for seat in targets(table, challenge.challenger) if seat != challenge.defender]


def targets(table: Table, seat: Seat) -> list[Seat]:
    """Whom *seat* can challenge: who is not under a shield (C2)."""
    return [other for other in from_left(table, seat) if not table.seats[other].is_shielded]
