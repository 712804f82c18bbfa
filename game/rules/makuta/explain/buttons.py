"""Why a button does nothing now: the beginning and the end of a move, masks, tokens, bonuses."""

from typing import TypeAlias

from game.core.seats import Seat
from game.rules.makuta import phases
from game.rules.makuta.dice import die_choices
from game.rules.makuta.explain.arrival import why_not_offered
from game.rules.makuta.explain.moves import why_not_trapped
from game.rules.makuta.explain.waiting import decide_first
from game.rules.makuta.pieces import FAST_MASKS, MASK_OF_DIE, Disc, Kanohi, Kind
from game.rules.makuta.reasons import Reason, trays, turn
from game.rules.makuta.state import Table, Tray
from game.rules.makuta.targets import ROLLS, Button
from game.rules.makuta.tokens import LIMITS, clashes

MASK_OF_ROLL = {ROLLS[die]: mask for die, mask in MASK_OF_DIE.items()}
Begun: TypeAlias = phases.Moving | phases.Arrived | phases.Finishing | phases.Interrupting


def why_not_button(table: Table, phase: phases.Deciding, button: Button) -> Reason:
    match button:
        case Button.ROLL_WHITE | Button.ROLL_RED | Button.ROLL_GREEN:
            return _why_not_roll(table, phase, button)
        case Button.FLY:
            return _why_not_fly(phase)
        case Button.RETURN_TO_START:
            return _why_not_return(table, phase)
        case Button.END_TURN:
            return _why_not_end(phase)
        case Button.KEEP_MASKS:
            fitting = isinstance(phase, phases.TryingOn)
            return fit_of_masks(table, phase.seat) if fitting else trays.NoNewMask()
        case Button.KEEP_TOKEN | Button.REFUSE_TOKEN | Button.GIVE_UP_NEW:
            return _why_not_this_way(table, phase)
        case Button.CONFIRM_BONUSES:
            return _why_no_bonuses(phase)
        case _:
            return why_not_offered(table, phase, button)


# How a move begins (U1)


def _why_not_roll(table: Table, phase: phases.Deciding, button: Button) -> Reason:
    match phase:
        case phases.Starting(seat) | phases.ChoosingDie(seat):
            return _why_not_this_die(table, seat, button)
        case phases.ChoosingBonuses(roll=None):
            return trays.BonusesFirst()
        case phases.ChoosingBonuses(roll=int(value)):
            return turn.AlreadyRolled(value, "R3")
        case _:
            return _too_late(phase, "U1")


def _why_not_this_die(
    table: Table, seat: Seat, button: Button
) -> trays.MaskMissing | trays.FastDieCompulsory:
    """White is refused only where a faster die must be used (E6)."""
    if button in MASK_OF_ROLL:
        return trays.MaskMissing(MASK_OF_ROLL[button])
    masks = (choice.mask for choice in die_choices(table, seat))
    return trays.FastDieCompulsory(tuple(mask for mask in masks if mask is not None))


def _why_not_fly(phase: phases.Deciding) -> Reason:
    if isinstance(phase, phases.Starting):
        return trays.MaskMissing(Kanohi.MIRU)
    return _too_late(phase, "K6")


def _why_not_return(table: Table, phase: phases.Deciding) -> Reason:
    if isinstance(phase, phases.Starting):
        return why_not_trapped(table, phase.seat)
    return _too_late(phase, "U5")


def _too_late(phase: Begun, rule: str) -> Reason:
    """Why no move can begin."""
    match phase:
        case phases.Moving(steps=steps):
            return turn.AlreadyRolled(steps, rule)
        case phases.Arrived() | phases.Finishing():
            return turn.MoveIsOver()
        case _:
            return decide_first(phase)


# How a turn ends (U3)


def _why_not_end(phase: phases.Deciding) -> Reason:
    match phase:
        case phases.Starting(granted_by="K2"):
            return turn.EscapeCompulsory()
        case phases.Starting() | phases.Moving():
            return turn.MoveCompulsory()
        case phases.Arrived() | phases.Finishing():
            raise AssertionError("then a turn can always be ended")
        case _:
            return decide_first(phase)


# What masks and bonuses allow (T5, R3, E3)


def fit_of_masks(
    table: Table, seat: Seat
) -> trays.MasksClash | trays.TooManyMasks | trays.MasksFit:
    """First Kakama and Kaukau are told apart, then a fifth mask goes."""
    return _fit_of_masks(table.trays[seat])


def _fit_of_masks(tray: Tray, *new: Disc) -> trays.MasksClash | trays.TooManyMasks | trays.MasksFit:
    held = (*tray, *new)
    masks = [place for place, disc in enumerate(tray) if disc.kind is Kind.KANOHI]
    if clashes(held):
        return trays.MasksClash(tuple(place for place in masks if tray[place].face in FAST_MASKS))
    if sum(disc.kind is Kind.KANOHI for disc in held) > LIMITS[Kind.KANOHI]:
        return trays.TooManyMasks(tuple(masks))
    return trays.MasksFit()


def _why_not_this_way(table: Table, phase: phases.Deciding) -> Reason:
    """What is in hand is kept, or something else goes for it; only a Turaga is refused (T4)."""
    if not isinstance(phase, phases.Weighing):
        return trays.NoTokenInHand()
    return fit_of_hand(table, phase)


def fit_of_hand(table: Table, phase: phases.Weighing) -> Reason:
    """Why the token in hand cannot be dealt with in another way."""
    tray, new = table.trays[phase.seat], phase.disc
    if new.kind is Kind.KANOHI:
        return _fit_of_masks(tray, new)
    if sum(disc.kind is new.kind for disc in tray) < LIMITS[new.kind]:
        return trays.TokenFits()
    return trays.TooManyOfKind(new.kind)


def _why_no_bonuses(
    phase: phases.Deciding,
) -> turn.RollFirst | trays.BonusesAreChosen | trays.NoDuel:
    match phase:
        case phases.ChoosingDie(bonus=None):
            return turn.RollFirst("E3")
        case phases.ChoosingDie(bonus=int(bonus)):
            return trays.BonusesAreChosen(bonus)
        case _:
            return trays.NoDuel()
