"""Why one goes somewhere, lays a tile so, or sets a beaten rival just there."""

from attrs import evolve

from game.boxes.makuta.mind.errands import Errands
from game.boxes.makuta.mind.laying import laid_so
from game.boxes.makuta.mind.motives import Aimless, Lay, Motive, Pursuit, SetBack
from game.boxes.makuta.mind.prospects import prospects_of
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.worth import worth_to
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.movement import closed_fields, ways_from
from game.rules.makuta.phases import SettingPawn, Ways
from game.rules.makuta.pieces import Die


def why_stop(scales: Scales, target: int, came_from: int, before: int = 0) -> Motive:
    """*target* is *before* steps away."""
    errands = Errands(scales.prospects)
    if target in scales.prospects.odds:
        return errands.duel(target, came_from, before)
    return errands.pursuit(target, before) or Aimless()


def why_roll(scales: Scales, die: Die) -> Motive:
    """For the best stop that a roll can bring."""
    here, of_stop = scales.seen.pawns[scales.seat], scales.prospects.of_stop
    ways, closed = ways_from(scales.seen, here, die), closed_fields(scales.seen, scales.seat)
    stops = (move for move in ways.moves if move.field not in closed)
    best = max(stops, key=lambda stop: of_stop(stop.field, stop.came_from), default=None)
    if best is None or of_stop(best.field, best.came_from) <= 0.0:
        return Aimless()
    motive = why_stop(scales, best.field, best.came_from, _steps(ways, best))
    return evolve(motive, start=here) if isinstance(motive, Pursuit) else motive


def _steps(ways: Ways, move: MoveTo) -> int:
    steps, place = 1, move.came_from
    while ways.before[place] != place:
        steps, place = steps + 1, ways.before[place]
    return steps


def why_lay(scales: Scales, rotation: int) -> Lay:
    then, fitting = laid_so(scales.seen, rotation)
    errands = Errands(prospects_of(worth_to(then, scales.seat, scales.temper)))
    return Lay(len(fitting.opened), errands.pursuit(then.pawns[scales.seat]))


def why_set(scales: Scales, target: int) -> SetBack:
    assert isinstance(scales.seen.phase, SettingPawn)
    loser = scales.seen.phase.loser
    errands = Errands(prospects_of(worth_to(scales.seen, loser, scales.temper)))
    way = errands.way_from(target)
    return SetBack(loser, len(way) - 1 if way else None)
