"""Moments of a game that are worth a picture."""

from game.boxes.makuta.opening import MakutaMatch
from game.core.seats import Seat
from game.rules.makuta import legal_actions
from game.rules.makuta.actions import MoveTo
from game.rules.makuta.duel import bonus_places
from game.rules.makuta.events import TilePlaced, TokenTaken
from game.rules.makuta.phases import ChoosingBonuses, ChoosingDie, Moving, RahiFoe, Starting
from tools.shooting.moments import Wanted

GROWN = 8  # tiles: an island worth looking at


def has_laid(match: MakutaMatch, tiles: int) -> bool:
    return len(match.state.island.laid) >= tiles


def of(kind: type, *, tiles: int = 4, **facts: object) -> Wanted:
    """A moment at which a decision of this *kind* waits, on an island of some size."""

    def is_it(match: MakutaMatch) -> bool:
        phase = match.state.phase
        fits = isinstance(phase, kind) and has_laid(match, tiles)
        return fits and all(getattr(phase, name) == fact for name, fact in facts.items())

    return is_it


def against(foe: type, *, before_the_die: bool = False) -> Wanted:
    """In a duel: the die is to be chosen, or else the bonuses are."""
    kind = ChoosingDie if before_the_die else ChoosingBonuses

    def is_it(match: MakutaMatch) -> bool:
        phase = match.state.phase
        in_duel = isinstance(phase, ChoosingDie | ChoosingBonuses) and isinstance(phase.foe, foe)
        return in_duel and isinstance(phase, kind)

    return is_it


def tile_laid(match: MakutaMatch) -> bool:
    """The first seat's turn begins, and in the round before it a tile was laid, a token taken."""
    seat = Seat(0)
    if not of(Starting, tiles=GROWN, seat=seat)(match):
        return False
    turns = [i for i, ply in enumerate(match.past) if ply.seat == seat]
    others = match.past[turns[-1] + 1 :] if turns else []
    kinds = {type(event) for ply in others for event in ply.events}
    return {TilePlaced, TokenTaken} <= kinds


def rahi_ahead(match: MakutaMatch) -> bool:
    return any(is_duel(match, action) for action in moves(match))


def chosen_bonuses(match: MakutaMatch) -> bool:
    phase = match.state.phase
    helps = isinstance(phase, ChoosingBonuses) and len(bonus_places(match.state, phase.seat)) > 1
    return helps and against(RahiFoe)(match)


def moves(match: MakutaMatch) -> list[MoveTo]:
    if not isinstance(match.state.phase, Moving):
        return []
    return [action for action in legal_actions(match.state) if isinstance(action, MoveTo)]


def is_duel(match: MakutaMatch, action: MoveTo) -> bool:
    return action.field in match.state.tokens.rahi
