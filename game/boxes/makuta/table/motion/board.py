"""What the viewer sees lying on the island, as it lies: backs, but for what is turned up.

The sprites follow this and nothing else, so they cannot tell more than it does.
"""

from attrs import evolve, frozen

from game.boxes.makuta.table.island.places import Places
from game.boxes.makuta.table.pieces.faces import back, backs, open_to_all, plain
from game.core.seats import OPEN
from game.rules.makuta import phases
from game.rules.makuta.duel import lies_face_up
from game.rules.makuta.editions import Terms
from game.rules.makuta.pieces import Colour, Disc
from game.rules.makuta.state import Dice, Observation, Tray, Turn
from game.rules.makuta.temple import colour_at


@frozen
class Board:
    terms: Terms
    places: Places
    on_fields: dict[int, Tray]  # a Rahi first, then what it holds
    locks: dict[int, Disc]
    old: Tray  # the pile on the start field
    fresh: Tray
    pawns: tuple[int, ...]
    temple: int | None
    turn: Turn
    dice: Dice
    is_open: bool = False  # after the end everything on a field lies open
    hand: phases.Weighing | None = None  # a token that is looked at and still weighed (T4)
    facing: Colour | None = None  # the segment before whoever challenges Makuta


def board_of(seen: Observation) -> Board:
    is_open = seen.viewer is OPEN
    tokens = seen.tokens
    return Board(
        terms=seen.terms,
        places=Places(seen.island, seen.terms.atlas),
        on_fields={
            field: _held(seen, field, discs) for field, discs in sorted(tokens.on_fields.items())
        },
        locks={
            field: open_to_all(disc, is_open=is_open)
            for field, disc in sorted(tokens.locks.items())
        },
        old=backs(tokens.pile.old),
        fresh=backs(tokens.pile.fresh),
        pawns=seen.pawns,
        temple=seen.temple,
        turn=seen.turn,
        dice=seen.dice,
        is_open=is_open,
        hand=_hand(seen),
        facing=_facing(seen),
    )


def _held(seen: Observation, field: int, discs: Tray) -> Tray:
    if seen.viewer is OPEN:
        return tuple(plain(disc) for disc in discs)
    first, *others = discs
    is_up = field in seen.tokens.rahi and lies_face_up(seen, field)
    return (plain(first) if is_up else back(first), *backs(tuple(others)))


def _facing(seen: Observation) -> Colour | None:
    """From when the temple has turned until the challenger is set somewhere else."""
    match seen.phase:
        case (
            phases.ChoosingBonuses(seat, phases.MakutaFoe())
            | phases.ChoosingDie(seat, phases.MakutaFoe())
            | phases.RollingDuel(seat, phases.MakutaFoe())
            | phases.ChoosingLoss(_, seat, phases.MakutaFoe())
        ):
            return colour_at(seen, seen.pawns[seat])
        case phases.SettingPawn(_, seat) if seen.pawns[seat] in seen.tokens.locks:
            return colour_at(seen, seen.pawns[seat])
        case _:
            return None


def _hand(seen: Observation) -> phases.Weighing | None:
    phase = seen.phase
    if not isinstance(phase, phases.Weighing):
        return None
    return evolve(phase, disc=open_to_all(phase.disc, is_open=seen.viewer is OPEN))
