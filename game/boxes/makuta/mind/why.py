"""Why an action is a good one: what `Scales` weighs, told instead of added up.

It rests on the observation of whoever asks. For the one who decides that is all they know; for
somebody else it is what speaks for the action as far as can be seen from their place.
"""

from typing import assert_never

from attrs import evolve

from game.boxes.makuta.mind import motives
from game.boxes.makuta.mind.errands import Errands
from game.boxes.makuta.mind.goals import of_fields
from game.boxes.makuta.mind.laying import laid_so
from game.boxes.makuta.mind.lock_needs import is_known_key, lock_asking_for, lock_served
from game.boxes.makuta.mind.prospects import prospects_of
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.worth import worth_to
from game.boxes.makuta.odds import chance_above
from game.core.seats import Seat
from game.rules.makuta import actions, legal_actions, phases
from game.rules.makuta.duel import Outcome, outcome_against, total_bonus
from game.rules.makuta.movement import ways_from
from game.rules.makuta.pieces import HIDDEN, Die, Kind
from game.rules.makuta.state import without


def why(scales: Scales, action: actions.Action) -> motives.Motive:
    seen, phase = scales.seen, scales.seen.phase
    match action:
        case actions.MoveTo(target, came_from):
            return _why_stop(scales, target, came_from)
        case actions.FlyTo(target):
            return _why_stop(scales, target, seen.pawns[scales.seat])
        case actions.RollDie(die):
            if isinstance(phase, phases.ChoosingDie):
                return _why_roll_in_duel(scales, phase, die)
            return _why_roll(scales, die)
        case actions.ReturnToStart():
            return motives.Flee()
        case actions.EndTurn():
            return _why_end(scales)
        case actions.PlaceTile(rotation):
            return _why_lay(scales, rotation)
        case actions.UseBonuses(places):
            return _why_use(scales, places)
        case actions.TurnUpLock() | actions.ChallengeMakuta():
            return _at_once(scales, Errands(scales.prospects).unlock(seen.pawns[scales.seat]))
        case actions.TakeUnseen(kind):
            return _at_once(scales, motives.Draw(kind))
        case actions.UseAkaku(_, victim):
            return _at_once(scales, Errands(scales.prospects).spy(Seat(victim)))
        case actions.DeclineAkaku():
            return _why_decline(scales)
        case actions.TakeFromTray(place):
            assert isinstance(phase, phases.Looking)
            return _why_lose(scales, phase.victim, place)
        case actions.ChooseLoss(place):
            assert isinstance(phase, phases.ChoosingLoss)
            return _why_lose(scales, phase.loser, place)
        case actions.SwapToken(place):
            return _why_swap(scales, place)
        case actions.RefuseToken():
            assert isinstance(phase, phases.Weighing)
            return motives.Keep(phase.disc)
        case actions.GiveUpNew():
            assert isinstance(phase, phases.Weighing)
            return motives.Shed(phase.disc)
        case actions.KeepKanohi() | actions.KeepToken():
            return motives.OnlyChoice()
        case actions.GiveUpKanohi(place):
            return motives.Shed(scales.worth.tray[place])
        case actions.SetPawn(target):
            return _why_set(scales, target)
        case actions.Rolled() | actions.Drawn():
            raise AssertionError("nature has no motives")
        case _:
            assert_never(action)


def why_foreseen(scales: Scales, action: actions.Action) -> motives.Motive:
    """The same, unless sight alone would have decided otherwise."""
    motive = why(scales, action)
    if scales(action) == max(map(scales, legal_actions(scales.seen))):
        return motive
    match motive:
        case motives.Pursuit() as aim:
            return motives.Foreseen(aim)
        case motives.Lay(_, aim) | motives.Spoil(_, aim):
            return motives.Foreseen(aim)
        case _:
            return motives.Foreseen(None)


def _at_once(scales: Scales, errand: motives.Errand) -> motives.Pursuit:
    here = scales.seen.pawns[scales.seat]
    return motives.Pursuit(here, here, 0, errand)


def _why_end(scales: Scales) -> motives.Motive:
    """After a move that was granted it is to stay (U3), elsewhere to leave a chance."""
    legal = legal_actions(scales.seen)
    if any(isinstance(action, actions.ChallengeMakuta) for action in legal):
        return motives.NotYet(Errands(scales.prospects).of_makuta())
    if isinstance(scales.seen.phase, phases.Starting):
        return motives.Stay()
    return _nothing_to_gain(scales)


def _why_decline(scales: Scales) -> motives.Motive:
    """For what the field has (U2)."""
    here = scales.seen.pawns[scales.seat]
    if of_fields(scales.worth).get(here, 0.0) > 0.0:
        return _at_once(scales, Errands(scales.prospects).as_if_alone(here))
    return _nothing_to_gain(scales)


def _nothing_to_gain(scales: Scales) -> motives.NothingToGain | motives.OnlyChoice:
    """A token that one does not see might be one to use."""
    may_hide_one = any(disc.face == HIDDEN for disc in scales.worth.tray)
    has_choice = len(legal_actions(scales.seen)) > 1
    return motives.NothingToGain() if has_choice or may_hide_one else motives.OnlyChoice()


# Where to


def _why_stop(scales: Scales, target: int, came_from: int, before: int = 0) -> motives.Motive:
    """*target* is *before* steps away."""
    errands = Errands(scales.prospects)
    if target in scales.prospects.odds:
        return errands.duel(target, came_from, before)
    return errands.pursuit(target, before) or motives.Aimless()


def _why_roll(scales: Scales, die: Die) -> motives.Motive:
    """For the best stop that a roll can bring."""
    here, of_stop = scales.seen.pawns[scales.seat], scales.prospects.of_stop
    ways = ways_from(scales.seen, here, die)
    best = max(ways.moves, key=lambda stop: of_stop(stop.field, stop.came_from), default=None)
    if best is None or of_stop(best.field, best.came_from) <= 0.0:
        return motives.Aimless()
    motive = _why_stop(scales, best.field, best.came_from, _steps(ways, best))
    return evolve(motive, start=here) if isinstance(motive, motives.Pursuit) else motive


def _steps(ways: phases.Ways, move: actions.MoveTo) -> int:
    steps, place = 1, move.came_from
    while ways.before[place] != place:
        steps, place = steps + 1, ways.before[place]
    return steps


def _why_lay(scales: Scales, rotation: int) -> motives.Lay | motives.Spoil:
    then, fitting = laid_so(scales.seen, rotation)
    errands = Errands(prospects_of(worth_to(then, scales.seat, scales.temper)))
    aim = errands.pursuit(then.pawns[scales.seat])
    if _is_meant_for_a_rival(scales, rotation):
        return motives.Spoil(scales.worth.race.leader_before(scales.seat), aim)
    return motives.Lay(len(fitting.opened), aim)


def _is_meant_for_a_rival(scales: Scales, rotation: int) -> bool:
    """Another one would be better, if oneself were all that counts."""
    lays = [each for each in legal_actions(scales.seen) if isinstance(each, actions.PlaceTile)]
    most = max(scales.of_laying(lay.rotation) for lay in lays)
    is_best = scales(actions.PlaceTile(rotation)) == max(map(scales, lays))
    return is_best and scales.of_laying(rotation) < most


def _why_set(scales: Scales, target: int) -> motives.SetBack:
    assert isinstance(scales.seen.phase, phases.SettingPawn)
    loser = scales.seen.phase.loser
    errands = Errands(prospects_of(worth_to(scales.seen, loser, scales.temper)))
    way = errands.way_from(target)
    return motives.SetBack(loser, len(way) - 1 if way else None)


# In a duel


def _why_roll_in_duel(scales: Scales, phase: phases.ChoosingDie, die: Die) -> motives.Strike:
    """With what has been shown, or what can still be shown after the roll (E3)."""
    bonus = scales.worth.bonus if phase.bonus is None else phase.bonus
    share = chance_above((phase.foe.strength,), die, bonus)
    return motives.Strike(phase.foe, Errands(scales.prospects).chance(share))


def _why_use(scales: Scales, places: tuple[int, ...]) -> motives.Motive:
    phase = scales.seen.phase
    assert isinstance(phase, phases.ChoosingBonuses)
    if any(scales.worth.tray[place].face == HIDDEN for place in places):
        return motives.ShowLittle()
    bonus = total_bonus(scales.seen, scales.seat, places)
    if phase.roll is None:
        share = chance_above((phase.foe.strength,), scales.worth.die, bonus)
        return motives.Strike(phase.foe, Errands(scales.prospects).chance(share))
    return _why_enough(scales, phase.foe, phase.roll, bonus)


def _why_enough(scales: Scales, foe: phases.Foe, roll: int, bonus: int) -> motives.Motive:
    total, most = roll + bonus, roll + scales.worth.bonus
    match outcome_against(foe, total):
        case Outcome.WON:
            return motives.Suffice(foe, total)
        case Outcome.TIED:
            return motives.Tie(foe, total)
        case Outcome.LOST:
            may_hide_more = any(disc.face == HIDDEN for disc in scales.worth.tray)
            could_win = outcome_against(foe, most) is Outcome.WON
            return motives.ShowLittle() if may_hide_more or could_win else motives.Yield(foe, most)


# Tokens


def _why_lose(scales: Scales, victim: Seat, place: int) -> motives.Harm:
    disc = scales.seen.trays[victim][place]
    return motives.Harm(victim, disc, lock_asking_for(scales.worth, disc))


def _why_swap(scales: Scales, place: int) -> motives.Trade:
    """A key may bring the others closer to a lock that is face up."""
    phase, worth = scales.seen.phase, scales.worth
    assert isinstance(phase, phases.Weighing)
    new, old = phase.disc, worth.tray[place]
    if not is_known_key(new):
        return motives.Trade(new, old)
    kept = (disc.face for disc in without(worth.tray, place) if disc.kind is Kind.KEY)
    return motives.Trade(new, old, lock_served(worth, (*kept, new.face)))
