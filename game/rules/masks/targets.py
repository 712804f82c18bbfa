"""What on the table somebody can point at, and what of it can be meant now."""

from collections.abc import Iterator
from enum import Enum
from typing import TypeAlias

from attrs import frozen

from game.core.seats import Seat
from game.rules.masks import actions
from game.rules.masks.actions import Action
from game.rules.masks.pieces import Deck
from game.rules.masks.play import legal_actions
from game.rules.masks.state import Table


@frozen
class AtSpace:
    space: int


@frozen
class AtCard:
    """Of the own hand."""

    card: str


@frozen
class AtMask:
    """One that lies before its owner."""

    mask: str
    owner: Seat


@frozen
class AtTuraga:
    """One of the own."""

    card: str


@frozen
class AtSeat:
    seat: Seat


@frozen
class AtDeck:
    deck: Deck


class Button(Enum):
    END_MOVE = "end the move"
    END_TURN = "end the turn"


@frozen
class AtButton:
    button: Button


Target: TypeAlias = AtSpace | AtCard | AtMask | AtTuraga | AtSeat | AtDeck | AtButton


def targets_on(table: Table, seat: Seat) -> Iterator[Target]:
    """All that *seat* could point at, whether it is any use or not."""
    yield from map(AtSpace, table.terms.land.places)
    own = table.seats[seat]
    for key in dict.fromkeys(card.key for hand in own.hands for card in hand):
        yield AtCard(key)
    for number, other in enumerate(table.seats):
        yield from (AtMask(worn.key, Seat(number)) for worn in other.masks)
        yield AtSeat(Seat(number))
    yield from (AtTuraga(adviser.key) for adviser in own.turaga)
    yield from map(AtDeck, Deck)
    yield from map(AtButton, Button)


def meant_by(table: Table, seat: Seat, action: Action) -> Iterator[Target]:  # noqa: PLR0915
    """What one can point at to mean *action*, or a part of it; one case per kind."""
    match action:
        case actions.Step(space) | actions.ChooseSpace(space) | actions.Jump(space):
            yield AtSpace(space)
        case actions.EndMove():
            yield AtButton(Button.END_MOVE)
        case actions.EndTurn():
            yield AtButton(Button.END_TURN)
        case actions.TurnUpMission():
            yield AtDeck(Deck.MISSION)
        case actions.DrawFrom(deck) | actions.ChooseDeck(deck):
            yield AtDeck(deck)
        case actions.Target(other) | actions.ChooseSeat(other):
            yield AtSeat(other)
        case actions.PlayCard(card, other):
            yield AtCard(card)
            yield from _named(other)
        case actions.UsePower(mask, other, share):
            yield AtMask(mask, seat)
            yield from _named(other)
            yield from _named(share)
        case actions.Declare(krana, other):
            yield AtCard(krana)
            yield AtSeat(other)
        case actions.DeclareRahi(rahi, challenge, other):
            yield from (AtCard(rahi), AtCard(challenge), AtSeat(other))
        case actions.UseTool(card):
            yield AtTuraga(card)
        case actions.Answer(mask):
            yield AtMask(mask, seat)
        case actions.Attach(mask, turaga):
            if mask is not None:
                yield AtMask(mask, seat)
            if turaga is not None:
                yield AtTuraga(turaga)
        case (
            actions.Add(card)
            | actions.ChooseCard(card)
            | actions.DiscardCard(card)
            | actions.PlayEffect(card)
            | actions.Pay(card)
        ):
            yield from _card(table, seat, card)
        case _:
            return


def _named(seat: Seat | None) -> Iterator[Target]:
    if seat is not None:
        yield AtSeat(seat)


def _card(table: Table, seat: Seat, key: str) -> Iterator[Target]:
    """In the hand, or before somebody."""
    if key in table.terms.cards.turaga:
        yield AtTuraga(key)
    elif key in table.terms.cards.masks:
        owner = getattr(table.phase, "owner", seat)
        yield AtMask(key, owner)
    else:
        yield AtCard(key)


def legal_targets(table: Table, seat: Seat) -> set[Target]:
    return {target for action in legal_actions(table) for target in meant_by(table, seat, action)}
