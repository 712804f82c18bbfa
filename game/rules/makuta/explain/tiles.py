"""Why a gate cannot be explored (G1, G4), nor a tile be laid so (G2, G5)."""

from game.rules.makuta.explain.moves import why_not_field
from game.rules.makuta.explain.waiting import decide_first
from game.rules.makuta.phases import Deciding, Placing, SettingPawn
from game.rules.makuta.placement import side_towards
from game.rules.makuta.reasons import Reason, island
from game.rules.makuta.state import Observation, Table
from game.rules.makuta.temple import SIDE_OF_CELL
from game.rules.makuta.tiles import cell_of, tile_of


def why_not_gate(seen: Observation, phase: Deciding, gate: int) -> Reason:
    """What the gate itself says comes first: no move can change it."""
    if gate in seen.island.linked:
        return island.GateIsLinked(seen.island.linked[gate])
    if gate in seen.island.blocked:
        return island.GateIsBlocked(_blocking_tile(seen, gate))
    if not seen.tiles_left:
        return island.NoTilesLeft()
    if isinstance(phase, SettingPawn):
        return decide_first(phase)
    return why_not_field(seen, phase, gate)


def _blocking_tile(table: Table, gate: int) -> int:
    """The tile that faces *gate* with a side without one (G1)."""
    home, laid = next(
        (home, laid) for home, laid in table.island.laid.items() if laid.tile == tile_of(gate)
    )
    side = SIDE_OF_CELL[cell_of(gate)].turned(laid.rotation)
    return table.island.laid[home.beside(side)].tile


def why_not_rotation(table: Table, phase: Deciding, rotation: int) -> island.IslandReason:
    if not isinstance(phase, Placing):
        return island.NoTileInHand()
    open_gates = table.island.open_gates
    side = side_towards(table.island, phase.gate, open_gates[phase.gate]).opposite
    if side.turned(-rotation) not in table.terms.atlas.gates[phase.tile]:
        return island.NoGateOnSide(side, phase.gate)
    return island.LastOpenGate(tuple(sorted(open_gates)))
