"""Why one rolls this die in a duel, and shows these tokens."""

from game.boxes.makuta.mind.errands import Errands
from game.boxes.makuta.mind.motives import Motive, ShowLittle, Strike, Suffice, Tie, Yield
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.odds import chance_above
from game.rules.makuta.duel import Outcome, outcome_against, total_bonus
from game.rules.makuta.phases import ChoosingBonuses, ChoosingDie, Foe
from game.rules.makuta.pieces import HIDDEN, Die


def why_roll_in_duel(scales: Scales, phase: ChoosingDie, die: Die) -> Strike:
    """With what has been shown, or what can still be shown after the roll (E3)."""
    bonus = scales.worth.bonus if phase.bonus is None else phase.bonus
    share = chance_above((phase.foe.strength,), die, bonus)
    return Strike(phase.foe, Errands(scales.prospects).chance(share))


def why_use(scales: Scales, places: tuple[int, ...]) -> Motive:
    phase = scales.seen.phase
    assert isinstance(phase, ChoosingBonuses)
    if any(scales.worth.tray[place].face == HIDDEN for place in places):
        return ShowLittle()
    bonus = total_bonus(scales.seen, scales.seat, places)
    if phase.roll is None:
        share = chance_above((phase.foe.strength,), scales.worth.die, bonus)
        return Strike(phase.foe, Errands(scales.prospects).chance(share))
    return _why_enough(scales, phase.foe, phase.roll, bonus)


def _why_enough(scales: Scales, foe: Foe, roll: int, bonus: int) -> Motive:
    total, most = roll + bonus, roll + scales.worth.bonus
    match outcome_against(foe, total):
        case Outcome.WON:
            return Suffice(foe, total)
        case Outcome.TIED:
            return Tie(foe, total)
        case Outcome.LOST:
            may_hide_more = any(disc.face == HIDDEN for disc in scales.worth.tray)
            could_win = outcome_against(foe, most) is Outcome.WON
            return ShowLittle() if may_hide_more or could_win else Yield(foe, most)
