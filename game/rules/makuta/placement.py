"""Gates and new tiles (G1-G6)."""

from attrs import evolve, frozen

from game.core.hexes import SIDES, Hex, Side
from game.core.seats import Seat
from game.rules.makuta import events
from game.rules.makuta.actions import PlaceTile
from game.rules.makuta.events import Told
from game.rules.makuta.phases import Arrived, Placing
from game.rules.makuta.pieces import RAHI, TREASURES, Disc, Kind, back_of, by_back, disc_of
from game.rules.makuta.state import Island, Laid, Stacks, State, Table, Tokens
from game.rules.makuta.temple import lay_locks, put_up_temple
from game.rules.makuta.tiles import Atlas, tile_of
from game.rules.makuta.tokens import laid_on_start

# The island as it grows


@frozen
class Fit:
    """What a tile, laid so, would do (G1, G6)."""

    linked: tuple[tuple[int, int], ...]  # a gate of the tile, and the gate it faces
    blocked: tuple[int, ...]  # gates of the tile or of its neighbours
    opened: dict[int, Hex]  # gates of the tile, and where a further tile would lie


def fit(island: Island, atlas: Atlas, tile: int, place: Hex, rotation: int) -> Fit:
    linked: list[tuple[int, int]] = []
    blocked: list[int] = []
    opened: dict[int, Hex] = {}
    for side in SIDES:
        own = atlas.gates[tile].get(side.turned(-rotation))
        beyond = place.beside(side)
        if beyond not in island.laid:
            if own is not None:
                opened[own] = beyond
            continue
        other = gate_facing(island, atlas, beyond, side.opposite)
        if own is not None and other is not None:
            linked.append((own, other))
        else:
            blocked.extend(gate for gate in (own, other) if gate is not None)
    return Fit(tuple(linked), tuple(blocked), opened)


def gate_facing(island: Island, atlas: Atlas, place: Hex, side: Side) -> int | None:
    """The gate that the tile at *place* has towards *side* of the table."""
    laid = island.laid[place]
    return atlas.gates[laid.tile].get(side.turned(-laid.rotation))


def extended(island: Island, atlas: Atlas, laid: Laid, place: Hex, fitting: Fit) -> Island:
    """The island with one more tile, its gates linked, wanted or not (G6)."""
    adjacent = {**island.adjacent, **atlas.adjacent[laid.tile]}
    linked = dict(island.linked)
    for own, other in fitting.linked:
        linked[own], linked[other] = other, own
        adjacent[own] = (*adjacent[own], other)
        adjacent[other] = (*adjacent[other], own)
    still_open = {gate: at for gate, at in island.open_gates.items() if at != place}
    return Island(
        laid={**island.laid, place: laid},
        adjacent=adjacent,
        open_gates={**still_open, **fitting.opened},
        linked=linked,
        blocked=island.blocked.union(fitting.blocked),
    )


EMPTY_SEA = Island(laid={}, adjacent={}, open_gates={}, linked={}, blocked=frozenset())


# Drawing and laying a tile


def rotations(table: Table, gate: int, tile: int, *, unbound: bool) -> list[int]:
    """In which rotations *tile* may be laid at *gate* (G2, G5)."""
    place = table.island.open_gates[gate]
    towards = side_towards(table.island, gate, place).opposite
    gates = table.terms.atlas.gates[tile]
    turns = [(towards - side) % 6 for side in gates]
    return sorted(turn for turn in turns if unbound or _stays_open(table, tile, place, turn))


def side_towards(island: Island, gate: int, place: Hex) -> Side:
    """The side of the table on which *gate* looks at *place*."""
    for side in SIDES:
        home = place.beside(side.opposite)
        if home in island.laid and island.laid[home].tile == tile_of(gate):
            return side
    raise AssertionError(f"gate {gate} does not look at {place}")


def _stays_open(table: Table, tile: int, place: Hex, rotation: int) -> bool:
    """Whether the island can still be explored afterwards (G5)."""
    if not table.tiles_left:
        return True
    if any(at != place for at in table.island.open_gates.values()):
        return True
    return bool(fit(table.island, table.terms.atlas, tile, place, rotation).opened)


def draw_tile(state: State, seat: Seat, gate: int, told: Told) -> State:
    """A move has ended on an open gate: the first tile that fits is drawn (G2, G5)."""
    for tile in reversed(state.stacks.tiles):
        drawn = _drawn(state, state.stacks, Placing(seat, gate, tile))
        if rotations(drawn, gate, tile, unbound=False):
            told.append((events.TileDrawn(seat, tile), drawn))
            return drawn
        state = _buried(state, tile)
        told.append((events.TileBuried(tile), state))
    return _draw_unbound(state, seat, gate, told)


def _buried(state: State, tile: int) -> State:
    stacks = state.stacks
    tiles = (tile, *stacks.tiles[:-1])
    return state.but(stacks=evolve(stacks, tiles=tiles, buried=min(stacks.buried + 1, len(tiles))))


def _draw_unbound(state: State, seat: Seat, gate: int, told: Told) -> State:
    """All have been tried: Makuta's tile, if among them, or the first one tried (G5)."""
    makuta, stacks = state.terms.atlas.makuta, state.stacks
    tile = makuta if makuta in stacks.tiles else stacks.tiles[-1]
    rest = tuple(other for other in stacks.tiles if other != tile)
    stacks = evolve(stacks, tiles=(*rest, tile))
    state = _drawn(state, stacks, Placing(seat, gate, tile, unbound=True))
    told.append((events.TileDrawn(seat, tile, "G5"), state))
    return state


def _drawn(state: State, stacks: Stacks, phase: Placing) -> State:
    tiles = stacks.tiles[:-1]
    stacks = evolve(stacks, tiles=tiles, buried=min(stacks.buried, len(tiles)))
    return state.but(stacks=stacks, tiles_left=len(tiles), phase=phase)


def place_tile(state: State, phase: Placing, action: PlaceTile, told: Told) -> State:
    """Lay the drawn tile, fill it, lock what became linked (G2, G3, G6, L2)."""
    atlas, island, tile = state.terms.atlas, state.island, phase.tile
    place = island.open_gates[phase.gate]
    fitting = fit(island, atlas, tile, place, action.rotation)
    island = extended(island, atlas, Laid(tile, action.rotation), place, fitting)
    state = state.but(island=island, phase=Arrived(phase.seat))
    links, blocks = fitting.linked, fitting.blocked
    told.append((events.TilePlaced(phase.seat, tile, place, action.rotation, links, blocks), state))
    state = fill(state, tile, told)
    if tile == atlas.makuta:
        state = put_up_temple(state, told)
    state = lay_locks(state, fitting.linked, told)
    if phase.unbound and not island.open_gates and state.tiles_left:
        state = _lay_out_supplies(state, told)
    return state


def fill(state: State, tile: int, told: Told) -> State:
    """Every token field gets a random token of its back, while there are any (T2)."""
    supplies, two_backs = supplies_of(state), state.terms.house.two_backs
    fields = (
        (field, supplies[back_of(kind, two_backs=two_backs)])
        for field, kind in state.terms.atlas.token_fields[tile]
    )
    filled = tuple((field, supply.pop()) for field, supply in fields if supply)
    stacks = stacked(state.stacks, supplies)
    state = state.but(stacks=stacks, tokens=_with(state.tokens, filled))
    told.append((events.FieldsFilled(tile, filled), state))
    return state


def supplies_of(state: State) -> dict[Kind, list[Disc]]:
    """What is still in supply, by its back, the next one last (S3)."""
    two_backs = state.terms.house.two_backs
    supplies = {
        Kind(kind): [disc_of(Kind(kind), face, two_backs=two_backs) for face in faces]
        for kind, faces in enumerate(state.stacks.supplies)
    }
    return {**supplies, Kind.POWER: [*state.stacks.power]}


def stacked(stacks: Stacks, supplies: dict[Kind, list[Disc]]) -> Stacks:
    """*stacks* with what is left in *supplies*."""
    faces = tuple(
        tuple(disc.face for disc in supplies[Kind(kind)]) for kind in range(len(stacks.supplies))
    )
    return evolve(stacks, supplies=faces, power=tuple(supplies[Kind.POWER]))


def _with(tokens: Tokens, filled: tuple[tuple[int, Disc], ...]) -> Tokens:
    return evolve(
        tokens,
        on_fields={**tokens.on_fields, **{field: (disc,) for field, disc in filled}},
        rahi=tokens.rahi.union(field for field, disc in filled if disc.kind in RAHI),
    )


def _lay_out_supplies(state: State, told: Told) -> State:
    """Nothing can be explored any more: what could still be won goes to the start field (G5)."""
    supplies = supplies_of(state)
    discs = tuple(disc for kind in (*TREASURES, Kind.POWER) for disc in supplies[kind])
    left = {kind: [] if kind not in RAHI else rest for kind, rest in supplies.items()}
    state = state.but(
        stacks=stacked(state.stacks, left),
        tokens=laid_on_start(state.tokens, *discs),
    )
    laid_out = tuple(sorted(discs, key=by_back))
    told.append((events.SuppliesLaidOut(laid_out), state))
    return state
