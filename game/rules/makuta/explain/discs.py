"""Why a token on a tray cannot be chosen or used."""

from game.rules.makuta import phases
from game.rules.makuta.duel import bonus_of
from game.rules.makuta.explain.arrival import why_not_tray
from game.rules.makuta.explain.buttons import fit_of_hand, fit_of_masks, why_not_button
from game.rules.makuta.explain.waiting import RULE_OF_PHASE
from game.rules.makuta.pieces import Disc, Kanohi, Kind
from game.rules.makuta.reasons import Reason
from game.rules.makuta.reasons.trays import MasksFit, NoBonus, NotThisTray, TokenFits, WrongKind
from game.rules.makuta.state import Table
from game.rules.makuta.targets import AtDisc, Button, tray_in_question

USE_OF_MASK = {
    Kanohi.HAU: Button.CONFIRM_BONUSES,
    Kanohi.PAKARI: Button.CONFIRM_BONUSES,
    Kanohi.AKAKU: Button.USE_AKAKU,
    Kanohi.KAKAMA: Button.ROLL_RED,
    Kanohi.KAUKAU: Button.ROLL_GREEN,
    Kanohi.MIRU: Button.FLY,
}


def why_not_disc(table: Table, phase: phases.Deciding, target: AtDisc) -> Reason:
    own = target.seat == phase.seat
    match phase:
        case phases.ChoosingLoss() | phases.Looking():
            return NotThisTray(tray_in_question(table), RULE_OF_PHASE[type(phase)])
        case phases.Weighing() | phases.TryingOn() if not own:
            return NotThisTray(phase.seat, RULE_OF_PHASE[type(phase)])
        case phases.Weighing():
            return _why_not_swap(table, phase, target)
        case phases.TryingOn():
            return _why_not_give_up(table, target)
        case _ if not own:
            return why_not_tray(table, phase, target.seat)
        case phases.ChoosingBonuses() | phases.ChoosingDie() if not _helps(table, target):
            return NoBonus(target.place)
        case _:
            return why_not_button(table, phase, _use_of(_disc(table, target)))


def _why_not_give_up(table: Table, target: AtDisc) -> Reason:
    fit = fit_of_masks(table, target.seat)
    if isinstance(fit, MasksFit) or _disc(table, target).kind is Kind.KANOHI:
        return fit
    return WrongKind(Kind.KANOHI, "T5")


def _why_not_swap(table: Table, phase: phases.Weighing, target: AtDisc) -> Reason:
    """Something of another kind does not help, and where all fits nothing has to go."""
    fit, new = fit_of_hand(table, phase), phase.disc
    if isinstance(fit, MasksFit | TokenFits) or _disc(table, target).kind is new.kind:
        return fit
    return WrongKind(new.kind, "T4")


def _use_of(disc: Disc) -> Button:
    """Every token does what some button does: keys challenge, Turaga help in a duel."""
    if disc.kind is Kind.KEY:
        return Button.CHALLENGE_MAKUTA
    if disc.kind is Kind.TURAGA:
        return Button.CONFIRM_BONUSES
    return USE_OF_MASK[Kanohi(disc.face)]


def _helps(table: Table, target: AtDisc) -> bool:
    return bonus_of(_disc(table, target), table.terms.toas[target.seat]) > 0


def _disc(table: Table, target: AtDisc) -> Disc:
    return table.trays[target.seat][target.place]
