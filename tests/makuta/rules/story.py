"""A game that a test plays action by action, dice included, with names for its fields."""

from typing import TypeAlias

from attrs import define, evolve

from game.core.hexes import Side
from game.core.seats import Seat, Viewer
from game.rules import makuta
from game.rules.makuta.actions import Action, FlyTo, MoveTo, RollDie, Rolled, SetPawn
from game.rules.makuta.events import Event
from game.rules.makuta.phases import Moving, Phase
from game.rules.makuta.pieces import Die
from game.rules.makuta.state import Observation, State, Tray, replaced
from game.rules.makuta.tiles import GATE_CELLS, Atlas, Cell, cell_of, field_number, tile_of
from tests.makuta.rules.discs import MIRU, bare, by_face

HERE = "here"  # the tile of a drawn situation

Spot: TypeAlias = Side | tuple[int, int]  # a gate or a cell
# A field's number, its name in the picture or "start", a gate of the drawn tile, a spot of a tile.
Where: TypeAlias = int | str | Side | tuple[str, Spot]


@define
class Story:
    state: State
    names: dict[str, int]

    # What the test does

    def play(self, *actions: Action) -> tuple[Event, ...]:
        """Play *actions*, each of them legal; what happened."""
        told: tuple[Event, ...] = ()
        for action in actions:
            step = makuta.apply(self.state, action)
            self.state = step.state
            told += step.events
        return told

    def roll(self, value: int, die: Die = Die.WHITE) -> tuple[Event, ...]:
        """Roll, for a move or in a duel, with the first mask that allows it."""
        choice = next(a for a in self.legal() if isinstance(a, RollDie) and a.die is die)
        return self.play(choice, Rolled(value))

    def walk(self, to: Where, came_from: str | None = None) -> tuple[Event, ...]:
        """Move to a field; *came_from* must be said if there is a choice."""
        (move,) = (
            move
            for move in self.moves()
            if move.field == self.at(to) and came_from in (None, self.name_of(move.came_from))
        )
        return self.play(move)

    def fly(self, to: Where) -> tuple[Event, ...]:
        """Use the only Miru."""
        (place,) = (p for p, disc in enumerate(self.tray(self.seat)) if disc == MIRU)
        return self.play(FlyTo(self.at(to), place))

    def put(self, seat: Seat, where: Where) -> None:
        """Set a pawn somewhere, as if it had come there long ago."""
        self.state = evolve(self.state, pawns=replaced(self.state.pawns, seat, self.at(where)))

    # What the test looks at

    def legal(self) -> list[Action]:
        """All legal actions, each of them once."""
        actions = list(makuta.legal_actions(self.state))
        assert len(set(actions)) == len(actions), "an action is offered twice"
        return actions

    def moves(self) -> list[MoveTo]:
        assert isinstance(self.phase, Moving), self.phase
        return [action for action in self.legal() if isinstance(action, MoveTo)]

    def ends(self) -> set[str]:
        """Where the move may end."""
        return {self.name_of(move.field) for move in self.moves()}

    def sides(self, of: Where) -> set[str]:
        """From where the move may enter a field."""
        return {self.name_of(move.came_from) for move in self.moves() if move.field == self.at(of)}

    def landings(self) -> set[str]:
        """Where Miru can carry the pawn, or the left neighbour set it."""
        return {self.name_of(a.field) for a in self.legal() if isinstance(a, FlyTo | SetPawn)}

    @property
    def seat(self) -> Seat:
        """Who decides."""
        seat = makuta.to_move(self.state)
        assert seat is not None
        return seat

    @property
    def phase(self) -> Phase:
        return self.state.phase

    def pawn(self, seat: Seat) -> str:
        return self.name_of(self.state.pawns[seat])

    def tray(self, seat: Seat) -> Tray:
        return bare(self.state.trays[seat])

    def on(self, where: Where) -> Tray:
        """What lies on a field."""
        return bare(self.state.tokens.on_fields.get(self.at(where), ()))

    def pile(self) -> Tray:
        """What lies on the start field, sorted."""
        pile = self.state.tokens.pile
        return bare(sorted((*pile.old, *pile.fresh), key=by_face))

    def seen_by(self, viewer: Viewer) -> Observation:
        return makuta.observe(self.state, viewer)

    # Names

    def at(self, where: Where) -> int:
        return address(self.state.terms.atlas, self.names, where)

    def path(self, *wheres: Where) -> tuple[int, ...]:
        return tuple(self.at(where) for where in wheres)

    def pair(self, near: Where, far: Where) -> tuple[int, int]:
        return self.at(near), self.at(far)

    def tile(self, key: str) -> int:
        return index_of(self.state.terms.atlas, key)

    def name_of(self, number: int) -> str:
        """The name in the picture, or `tile side` for a gate, or `tile x y`."""
        for name, named in self.names.items():
            if named == number:
                return name
        atlas = self.state.terms.atlas
        if number == atlas.start_field:
            return "start"
        key, cell = atlas.tiles[tile_of(number)].key, cell_of(number)
        gates = atlas.gates[tile_of(number)]
        sides = [side.name for side, gate in gates.items() if gate == number]
        return f"{key} {sides[0]}" if sides else f"{key} {cell.x} {cell.y}"


def index_of(atlas: Atlas, key: str) -> int:
    return [tile.key for tile in atlas.tiles].index(key)


def address(atlas: Atlas, names: dict[str, int], where: Where) -> int:
    """The number of the field that *where* means."""
    if isinstance(where, Side):
        return address(atlas, names, (HERE, where))
    if isinstance(where, int):
        return where
    if isinstance(where, str):
        return atlas.start_field if where == "start" else names[where]
    key, spot = where
    cell = GATE_CELLS[spot] if isinstance(spot, Side) else Cell(*spot)
    number = index_of(atlas, key)
    assert cell in atlas.tiles[number].fields, f"{key} has no field at {cell}"
    return field_number(number, cell)
