"""What a player can point at, and what an action looks like from there."""

from collections.abc import Iterator
from enum import Enum
from typing import TypeAlias, assert_never

from attrs import frozen

from game.core.seats import Seat
from game.rules.makuta import actions
from game.rules.makuta.phases import ChoosingLoss, Looking
from game.rules.makuta.pieces import Die, Kind
from game.rules.makuta.play import legal_actions, to_move
from game.rules.makuta.state import Observation, Table
from game.rules.makuta.temple import keys_on


class Button(Enum):
    """Everything that can be done without pointing at the island or at a token."""

    ROLL_WHITE = "roll white"
    ROLL_RED = "roll red"
    ROLL_GREEN = "roll green"
    FLY = "fly"
    RETURN_TO_START = "return to start"
    END_TURN = "end turn"
    TURN_UP_LOCK = "turn up lock"
    CHALLENGE_MAKUTA = "challenge Makuta"
    USE_AKAKU = "use Akaku"
    DECLINE_AKAKU = "decline Akaku"
    TAKE_KANOHI = "take Kanohi"
    TAKE_TURAGA = "take Turaga"
    TAKE_KEY = "take key"
    TAKE_POWER = "take power token"
    KEEP_MASKS = "keep masks"
    KEEP_TOKEN = "keep token"
    REFUSE_TOKEN = "refuse token"
    GIVE_UP_NEW = "give up new mask"
    CONFIRM_BONUSES = "confirm bonuses"


ROLLS = {
    Die.WHITE: Button.ROLL_WHITE,
    Die.RED: Button.ROLL_RED,
    Die.GREEN: Button.ROLL_GREEN,
}
TAKES = {
    Kind.KANOHI: Button.TAKE_KANOHI,
    Kind.TURAGA: Button.TAKE_TURAGA,
    Kind.KEY: Button.TAKE_KEY,
    Kind.POWER: Button.TAKE_POWER,
}


@frozen
class AtField:
    """A field of the island, to end a move there or to set a pawn on it."""

    field: int


@frozen
class AtGate:
    """A gate stone of the island, to explore what lies behind it."""

    field: int


@frozen
class AtRotation:
    """The drawn tile, turned clockwise by *rotation* sixths."""

    rotation: int


@frozen
class AtDisc:
    """A token on a tray, to choose it or to use it."""

    seat: Seat
    place: int


@frozen
class AtButton:
    button: Button


Target: TypeAlias = AtField | AtGate | AtRotation | AtDisc | AtButton


def all_targets(table: Table) -> Iterator[Target]:
    """Everything on the table."""
    island = table.island
    yield from map(AtField, island.adjacent)
    yield from map(AtGate, (*island.open_gates, *island.linked, *sorted(island.blocked)))
    yield from map(AtRotation, range(6))
    for seat in range(len(table.trays)):
        yield from _tray(table, Seat(seat))
    yield from map(AtButton, Button)


def legal_targets(seen: Observation) -> frozenset[Target]:
    """All that the viewer can point at and mean something legal."""
    if to_move(seen) != seen.viewer:
        return frozenset()
    return frozenset(target for action in legal_actions(seen) for target in meanings(seen, action))


def means(table: Table, action: actions.Action, target: Target) -> bool:
    """Whether one can point at *target* and mean *action*, which is legal now."""
    return target in meanings(table, action)


def meanings(table: Table, action: actions.Action) -> Iterator[Target]:  # noqa: PLR0915
    """What one can point at and mean *action*, which is legal now."""
    # One case per kind of action, in the order of the union.
    match action:
        case actions.RollDie(die, mask):
            yield AtButton(ROLLS[die])
            if mask is not None:
                yield AtDisc(_own(table), mask)
        case actions.MoveTo(field):
            yield from _end(table, field)
        case actions.FlyTo(field, mask):
            yield from _end(table, field)
            yield AtButton(Button.FLY)
            yield AtDisc(_own(table), mask)
        case actions.ReturnToStart():
            yield AtButton(Button.RETURN_TO_START)
        case actions.PlaceTile(rotation):
            yield AtRotation(rotation)
        case actions.UseBonuses(places):
            yield AtButton(Button.CONFIRM_BONUSES)
            yield from (AtDisc(_own(table), place) for place in places)
        case actions.UseAkaku(mask, victim):
            yield AtButton(Button.USE_AKAKU)
            yield AtDisc(_own(table), mask)
            yield from _tray(table, Seat(victim))
        case actions.DeclineAkaku():
            yield AtButton(Button.DECLINE_AKAKU)
        case (
            actions.SwapToken(place)
            | actions.GiveUpKanohi(place)
            | actions.TakeFromTray(place)
            | actions.ChooseLoss(place)
        ):
            yield AtDisc(tray_in_question(table), place)
        case actions.KeepToken():
            yield AtButton(Button.KEEP_TOKEN)
        case actions.GiveUpNew():
            yield AtButton(Button.GIVE_UP_NEW)
        case actions.RefuseToken():
            yield AtButton(Button.REFUSE_TOKEN)
        case actions.KeepKanohi():
            yield AtButton(Button.KEEP_MASKS)
        case actions.TakeUnseen(kind):
            yield AtButton(TAKES[kind])
        case actions.TurnUpLock():
            yield AtButton(Button.TURN_UP_LOCK)
        case actions.ChallengeMakuta():
            yield AtButton(Button.CHALLENGE_MAKUTA)
            yield from (AtDisc(_own(table), key) for key in keys_on(table.trays[_own(table)]))
        case actions.SetPawn(field):
            yield AtField(field)
        case actions.EndTurn():
            yield AtButton(Button.END_TURN)
        case actions.Rolled() | actions.Drawn():
            pass  # nature does not point
        case _:
            assert_never(action)


def tray_in_question(table: Table) -> Seat:
    """Whose tray a token is chosen from: one that was opened or has lost, or one's own."""
    match table.phase:
        case Looking(_, seat) | ChoosingLoss(_, seat):
            return seat
        case _:
            return _own(table)


def others_on(table: Table, seat: Seat, field: int) -> tuple[Seat, ...]:
    """Whose pawns *seat* would meet on *field*."""
    return tuple(
        Seat(other) for other, at in enumerate(table.pawns) if at == field and other != seat
    )


def explores(table: Table, field: int) -> bool:
    """Whether a move that ends on *field* draws a tile, unless Akaku is used there (G2, U2)."""
    return table.tiles_left > 0 and field in table.island.open_gates


def _end(table: Table, field: int) -> Iterator[Target]:
    """Where one points to end a move on *field*."""
    yield AtField(field)
    if explores(table, field):
        yield AtGate(field)


def _tray(table: Table, seat: Seat) -> Iterator[AtDisc]:
    return (AtDisc(seat, place) for place in range(len(table.trays[seat])))


def _own(table: Table) -> Seat:
    seat = to_move(table)
    assert seat is not None
    return seat
