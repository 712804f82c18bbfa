"""Why an action is a good one: what `Scales` weighs, told instead of added up.

It rests on the observation of whoever asks. For the one who decides that is all they know; for
somebody else it is what speaks for the action as far as can be seen from their place.
"""

from typing import assert_never

from game.boxes.makuta.mind import motives
from game.boxes.makuta.mind.errands import Errands
from game.boxes.makuta.mind.lock_needs import is_known_key, lock_asking_for, lock_served
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.why_fight import why_roll_in_duel, why_use
from game.boxes.makuta.mind.why_walk import why_lay, why_roll, why_set, why_stop
from game.core.seats import Seat
from game.rules.makuta import actions, legal_actions
from game.rules.makuta.phases import ChoosingDie, ChoosingLoss, Looking, Starting, Weighing
from game.rules.makuta.pieces import HIDDEN, Kind
from game.rules.makuta.state import without


def why(scales: Scales, action: actions.Action) -> motives.Motive:
    seen, phase = scales.seen, scales.seen.phase
    match action:
        case actions.MoveTo(target, came_from):
            return why_stop(scales, target, came_from)
        case actions.FlyTo(target):
            return why_stop(scales, target, seen.pawns[scales.seat])
        case actions.RollDie(die):
            if isinstance(phase, ChoosingDie):
                return why_roll_in_duel(scales, phase, die)
            return why_roll(scales, die)
        case actions.ReturnToStart():
            return motives.Flee()
        case actions.EndTurn():
            return _why_end(scales)
        case actions.PlaceTile(rotation):
            return why_lay(scales, rotation)
        case actions.UseBonuses(places):
            return why_use(scales, places)
        case actions.TurnUpLock() | actions.ChallengeMakuta():
            return _at_once(scales, Errands(scales.prospects).unlock(seen.pawns[scales.seat]))
        case actions.TakeUnseen(kind):
            return _at_once(scales, motives.Draw(kind))
        case actions.UseAkaku(_, victim):
            return _at_once(scales, Errands(scales.prospects).spy(Seat(victim)))
        case actions.TakeFromTray(place):
            assert isinstance(phase, Looking)
            return _why_lose(scales, phase.victim, place)
        case actions.ChooseLoss(place):
            assert isinstance(phase, ChoosingLoss)
            return _why_lose(scales, phase.loser, place)
        case actions.SwapToken(place):
            return _why_swap(scales, place)
        case actions.RefuseToken():
            assert isinstance(phase, Weighing)
            return motives.Keep(phase.disc)
        case actions.KeepKanohi():
            return motives.OnlyChoice()
        case actions.GiveUpKanohi(place):
            return motives.Shed(scales.worth.tray[place])
        case actions.SetPawn(target):
            return why_set(scales, target)
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
        case motives.Lay(_, aim):
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
    if isinstance(scales.seen.phase, Starting):
        return motives.Stay()
    may_hide_one = any(disc.face == HIDDEN for disc in scales.worth.tray)
    return motives.NothingToGain() if len(legal) > 1 or may_hide_one else motives.OnlyChoice()


def _why_lose(scales: Scales, victim: Seat, place: int) -> motives.Harm:
    disc = scales.seen.trays[victim][place]
    return motives.Harm(victim, disc, lock_asking_for(scales.worth, disc))


def _why_swap(scales: Scales, place: int) -> motives.Trade:
    """A key may bring the others closer to a lock that is face up."""
    phase, worth = scales.seen.phase, scales.worth
    assert isinstance(phase, Weighing)
    new, old = phase.disc, worth.tray[place]
    if not is_known_key(new):
        return motives.Trade(new, old)
    kept = (disc.face for disc in without(worth.tray, place) if disc.kind is Kind.KEY)
    return motives.Trade(new, old, lock_served(worth, (*kept, new.face)))
