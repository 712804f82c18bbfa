"""Where gates look on the table, and what is there."""

from game.boxes.makuta.words.names import Names
from game.core.hexes import SIDES, Hex, Side
from game.rules.makuta.state import Table
from game.rules.makuta.temple import SIDE_OF_CELL
from game.rules.makuta.tiles import cell_of, tile_of


def place_of(table: Table, tile: int) -> Hex | None:
    return next((at for at, laid in table.island.laid.items() if laid.tile == tile), None)


def gate_side(table: Table, gate: int) -> Side:
    """Where *gate* looks on the table; a tile that is not laid yet is not turned."""
    own = SIDE_OF_CELL[cell_of(gate)]
    place = place_of(table, tile_of(gate))
    return own if place is None else own.turned(table.island.laid[place].rotation)


def gates_of(table: Table, tile: int) -> list[int]:
    """By the side they look to on the table, clockwise from north."""
    gates = table.terms.atlas.gates[tile].values()
    return sorted(gates, key=lambda gate: SIDES.index(gate_side(table, gate)))


def gate_line(names: Names, table: Table, gate: int) -> str:
    """Where a gate looks, and what is there."""
    side = gate_side(table, gate).name
    if gate in table.island.linked:
        beyond = names.tile(tile_of(table.island.linked[gate]))
        return names.texts.text("gate.linked", side=side, tile=beyond)
    if gate in table.island.open_gates:
        return names.texts.text("gate.open", side=side)
    return names.texts.text("gate.blocked", side=side)
