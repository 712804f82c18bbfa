"""Why a button does nothing now: the beginning and the end of a move, masks, tokens, bonuses."""

from typing import TypeAlias

from game.core.seats import Seat
from game.rules.makuta.dice import die_choices
from game.rules.makuta.explain.arrival import why_not_offered
from game.rules.makuta.explain.moves import pawns_in_the_way, why_not_trapped
from game.rules.makuta.explain.phases import Deciding, Interrupting, decide_first
from game.rules.makuta.movement import holds
from game.rules.makuta.phases import (
    Arrived,
    ChoosingBonuses,
    ChoosingDie,
    Finishing,
    Moving,
    Starting,
    TryingOn,
)
from game.rules.makuta.pieces import FAST_MASKS, MASK_OF_DIE, Kanohi, Kind
from game.rules.makuta.reasons import Reason
from game.rules.makuta.reasons.trays import (
    AkakuCompulsory,
    BonusesAreChosen,
    BonusesFirst,
    FastDieCompulsory,
    MaskMissing,
    MasksClash,
    MasksFit,
    NoDuel,
    NoNewMask,
    NoTokenInHand,
    TooManyMasks,
)
from game.rules.makuta.reasons.turn import (
    AlreadyRolled,
    EscapeCompulsory,
    MoveCompulsory,
    MoveIsOver,
    RollFirst,
)
from game.rules.makuta.state import Table
from game.rules.makuta.targets import ROLLS, Button, others_on
from game.rules.makuta.tokens import LIMITS, clashes

MASK_OF_ROLL = {ROLLS[die]: mask for die, mask in MASK_OF_DIE.items()}
Begun: TypeAlias = Moving | Arrived | Finishing | Interrupting


def why_not_button(table: Table, phase: Deciding, button: Button) -> Reason:
    match button:
        case Button.ROLL_WHITE | Button.ROLL_RED | Button.ROLL_GREEN:
            return _why_not_roll(table, phase, button)
        case Button.FLY:
            return _why_not_fly(table, phase)
        case Button.RETURN_TO_START:
            return _why_not_return(table, phase)
        case Button.END_TURN:
            return _why_not_end(table, phase)
        case Button.KEEP_MASKS:
            fitting = isinstance(phase, TryingOn)
            return fit_of_masks(table, phase.seat) if fitting else NoNewMask()
        case Button.REFUSE_TOKEN:
            return NoTokenInHand()
        case Button.CONFIRM_BONUSES:
            return _why_no_bonuses(phase)
        case _:
            return why_not_offered(table, phase, button)


# How a move begins (U1)


def _why_not_roll(table: Table, phase: Deciding, button: Button) -> Reason:
    match phase:
        case Starting(seat) | ChoosingDie(seat):
            return _why_not_this_die(table, seat, button)
        case ChoosingBonuses(roll=None):
            return BonusesFirst()
        case ChoosingBonuses(roll=int(value)):
            return AlreadyRolled(value, "R3")
        case _:
            return _too_late(phase, "U1")


def _why_not_this_die(table: Table, seat: Seat, button: Button) -> MaskMissing | FastDieCompulsory:
    """White is refused only where a faster die must be used (E6)."""
    if button in MASK_OF_ROLL:
        return MaskMissing(MASK_OF_ROLL[button])
    masks = (choice.mask for choice in die_choices(table, seat))
    return FastDieCompulsory(tuple(mask for mask in masks if mask is not None))


def _why_not_fly(table: Table, phase: Deciding) -> Reason:
    if not isinstance(phase, Starting):
        return _too_late(phase, "K6")
    seat = phase.seat
    if not holds(table, seat, Kanohi.MIRU):
        return MaskMissing(Kanohi.MIRU)
    others = (Seat(other) for other in range(len(table.pawns)) if other != seat)
    return pawns_in_the_way(table, seat, tuple(others))  # they stand on all other fields


def _why_not_return(table: Table, phase: Deciding) -> Reason:
    if isinstance(phase, Starting):
        return why_not_trapped(table, phase.seat)
    return _too_late(phase, "U5")


def _too_late(phase: Begun, rule: str) -> Reason:
    """Why no move can begin."""
    match phase:
        case Moving(steps=steps):
            return AlreadyRolled(steps, rule)
        case Arrived() | Finishing():
            return MoveIsOver()
        case _:
            return decide_first(phase)


# How a turn ends (U3)


def _why_not_end(table: Table, phase: Deciding) -> Reason:
    match phase:
        case Starting(granted_by="K2"):
            return EscapeCompulsory()
        case Starting() | Moving():
            return MoveCompulsory()
        case Arrived(seat) | Finishing(seat):
            return AkakuCompulsory(others_on(table, seat, table.pawns[seat]))
        case _:
            return decide_first(phase)


# What masks and bonuses allow (T5, R3, E3)


def fit_of_masks(table: Table, seat: Seat) -> MasksClash | TooManyMasks | MasksFit:
    """First Kakama and Kaukau are told apart, then a fifth mask goes."""
    tray = table.trays[seat]
    masks = [place for place, disc in enumerate(tray) if disc.kind is Kind.KANOHI]
    if clashes(tray):
        return MasksClash(tuple(place for place in masks if tray[place].face in FAST_MASKS))
    if len(masks) > LIMITS[Kind.KANOHI]:
        return TooManyMasks(tuple(masks))
    return MasksFit()


def _why_no_bonuses(phase: Deciding) -> RollFirst | BonusesAreChosen | NoDuel:
    match phase:
        case ChoosingDie(bonus=None):
            return RollFirst("E3")
        case ChoosingDie(bonus=int(bonus)):
            return BonusesAreChosen(bonus)
        case _:
            return NoDuel()
