"""Moments of a game that the scenes are tested at."""

from game.boxes.makuta.opening import MakutaMatch
from game.core.match import Barrier
from game.rules.makuta.phases import ChoosingLoss, Finishing, Moving, Over, SettingPawn, Starting


def at_first(match: MakutaMatch) -> bool:
    """The very first decision: nobody knows more than anybody else."""
    return isinstance(match.state.phase, Starting)


def grown(match: MakutaMatch) -> bool:
    """A turn begins, on an island of some size, and people have secrets."""
    return isinstance(match.state.phase, Starting) and len(match.state.island.laid) >= 8


def moving(match: MakutaMatch) -> bool:
    return isinstance(match.state.phase, Moving) and len(match.state.island.laid) >= 8


def losing(match: MakutaMatch) -> bool:
    return isinstance(match.state.phase, ChoosingLoss)


def setting_pawn(match: MakutaMatch) -> bool:
    return isinstance(match.state.phase, SettingPawn)


def over(match: MakutaMatch) -> bool:
    return isinstance(match.state.phase, Over)


def undoable(match: MakutaMatch) -> bool:
    """A person may take back what was decided last, and decides again now."""
    if match.barrier() is not None or len(match.state.island.laid) < 4:
        return False
    return match.rules.to_move(match.state) == match.past[-1].seat


def undoable_twice(match: MakutaMatch) -> bool:
    if not undoable(match) or len(match.past) < 2:
        return False
    before = match.past[-2]
    is_hidden = not any(map(match.rules.reveals, before.events))
    return before.seat == match.past[-1].seat and is_hidden


def after_dice(match: MakutaMatch) -> bool:
    return match.barrier() is Barrier.CHANCE and len(match.state.island.laid) >= 4


def after_a_look(match: MakutaMatch) -> bool:
    return match.barrier() is Barrier.REVEALED


def finishing(match: MakutaMatch) -> bool:
    """Nothing is left to do but to end the turn."""
    return isinstance(match.state.phase, Finishing) and len(match.state.island.laid) >= 4
