"""Why not? has an answer for everything that is refused, and the answer is true.

What is in the way is looked for a second time, in the truth and on an island worked out anew.
"""

import re
from collections import defaultdict
from collections.abc import Collection
from itertools import combinations_with_replacement, count, permutations
from math import dist
from pathlib import Path

from attrs import frozen
from hypothesis import given

from game.core.seats import NATURE, OPEN, Seat
from game.rules import makuta
from game.rules.makuta.actions import PlaceTile
from game.rules.makuta.explain import explain
from game.rules.makuta.phases import (
    Arrived,
    ChoosingBonuses,
    Finishing,
    Meeting,
    Moving,
    Starting,
    Weighing,
)
from game.rules.makuta.pieces import EVERYONE, LOCKS, RAHI, Disc, Kanohi, Kind, Symbol
from game.rules.makuta.reasons import Reason
from game.rules.makuta.reasons.island import (
    FieldTaken,
    GateIsBlocked,
    GateIsLinked,
    LastOpenGate,
    NoGateOnSide,
    NoTilesLeft,
    NoWay,
    RahiInTheWay,
    StandingThere,
    TooFar,
    WholeRoll,
)
from game.rules.makuta.reasons.trays import (
    EmptyTrays,
    FastDieCompulsory,
    KeysMissing,
    LaidThisTurn,
    LockFaceDown,
    LockIsUp,
    MaskMissing,
    MasksClash,
    NobodyHere,
    NoLockHere,
    NothingMoreHere,
    NothingOfKind,
    NotOnStartField,
    NotThisTray,
    PawnElsewhere,
    TokenFits,
    TooManyMasks,
    TooManyOfKind,
    WrongKind,
)
from game.rules.makuta.reasons.turn import (
    AkakuFirst,
    AlreadyRolled,
    ChanceFirst,
    GameIsOver,
    MoveFirst,
    MoveIsOver,
    NotYourDecision,
    WayOut,
)
from game.rules.makuta.state import State, Tray
from game.rules.makuta.targets import AtDisc, AtRotation, Target, all_targets, meanings
from tests.makuta.properties.adventures import Adventure
from tests.makuta.properties.geography import Geography, field_of, geography, number_of
from tests.makuta.strategies import games, viewers_of

RULES = Path(__file__).parents[3] / "docs" / "makuta" / "rules.md"
IDS = frozenset(re.findall(r"(?m)^- \*\*([A-Z]\d+)\*\*", RULES.read_text(encoding="utf-8")))
LIMITS = {Kind.TURAGA: 2, Kind.KEY: 3}  # T4
SHORT = 250  # decisions of seats
NOWHERE = -1


@given(games(longest=SHORT))
def test_everything_that_is_refused_has_a_true_reason(game: Adventure) -> None:
    for state in moments(game):
        seat = makuta.to_move(state)
        if seat is None or seat == NATURE:
            continue
        seen, scene = makuta.observe(state, seat), scene_of(state, seat)
        legal = {at for action in makuta.legal_actions(state) for at in meanings(state, action)}
        for target in all_targets(state):
            reason = explain(seen, target)

            assert (reason is None) == (target in legal), (target, reason)
            assert reason is None or is_true(scene, target, reason), (target, reason)


@given(games(longest=SHORT))
def test_who_does_not_decide_is_told_who_does(game: Adventure) -> None:
    for state in moments(game):
        seat = makuta.to_move(state)
        for viewer in (*viewers_of(state), OPEN):
            if viewer != seat:
                seen = makuta.observe(state, viewer)
                (reason,) = {explain(seen, target) for target in all_targets(seen)}

                assert reason is not None
                assert names_the_seat(reason, seat), reason


def moments(game: Adventure) -> Collection[State]:
    """The last position of every phase."""
    return {type(state.phase): state for state in game.states}.values()


def names_the_seat(reason: Reason, seat: Seat | None) -> bool:
    match reason:
        case GameIsOver():
            return seat is None
        case ChanceFirst(rule):
            return seat == NATURE and rule in IDS
        case NotYourDecision(decides, rule):
            return seat == decides and rule in IDS
        case _:
            return False


# The truth


@frozen
class Scene:
    """What there is to know about a position, worked out without the code in question."""

    state: State
    seat: Seat
    island: Geography
    beside: dict[int, list[int]]
    rahi: set[int]
    across: dict[int, int]  # steps from the pawn, if Rahi could be crossed
    around: dict[int, int]  # and as it is

    @property
    def here(self) -> int:
        return self.state.pawns[self.seat]

    @property
    def tray(self) -> Tray:
        return self.state.trays[self.seat]

    @property
    def steps(self) -> int:
        assert isinstance(self.state.phase, Moving)
        return self.state.phase.steps

    def meets(self, seats: tuple[Seat, ...], field: int) -> bool:
        """Whether these, and no others, have their pawns on *field*."""
        there = [seat for seat, at in enumerate(self.state.pawns) if at == field]
        return sorted({*there} - {self.seat}) == [*seats] != []

    def after(self, rotation: int) -> State:
        """The table, were the drawn tile laid so."""
        return makuta.advance(self.state, PlaceTile(rotation)).state


def scene_of(state: State, seat: Seat) -> Scene:
    island = geography(state.terms.atlas, state.island)
    beside = defaultdict(list)
    for one, other in island.steps:
        beside[number_of(one)].append(number_of(other))
    rahi = {field for field, discs in state.tokens.on_fields.items() if discs[0].kind in RAHI}
    here = state.pawns[seat]
    across, around = distances(beside, here, set()), distances(beside, here, rahi)
    return Scene(state, seat, island, beside, rahi, across, around)


def distances(beside: dict[int, list[int]], start: int, stops: set[int]) -> dict[int, int]:
    """Steps from *start* to each field. A stop can be entered, but not left."""
    away, edge = {start: 0}, {start}
    while edge:
        beyond = {other for field in edge for other in beside.get(field, ())} - away.keys()
        away |= dict.fromkeys(beyond, away[edge.pop()] + 1)
        edge = beyond - stops
    return away


def is_true(scene: Scene, target: Target, reason: Reason) -> bool:
    field = getattr(target, "field", NOWHERE)
    return (
        reason.rule in IDS
        and true_of_moves(scene, field, reason)
        and true_of_tiles(scene, target, field, reason)
        and true_of_the_turn(scene, reason)
        and true_of_the_place(scene, reason)
        and true_of_trays(scene, target, reason)
    )


def true_of_moves(scene: Scene, field: int, reason: Reason) -> bool:
    state, across, around = scene.state, scene.across, scene.around
    match reason:
        case StandingThere():
            return field == scene.here
        case TooFar(needed, rolled, None):
            return rolled == scene.steps < needed == around[field]
        case TooFar(needed, rolled, int(rahi)):
            beyond = distances(scene.beside, rahi, set())
            needs_to_cross = rahi in scene.rahi and field not in around
            at_best = needed == across[field] == across[rahi] + beyond[field]
            return needs_to_cross and at_best and rolled == scene.steps < needed
        case RahiInTheWay(rahi):
            beyond = distances(scene.beside, rahi, set())
            near = across[rahi] + beyond[field] <= scene.steps
            return rahi in scene.rahi and near and around.get(field, 99) > scene.steps
        case NoWay(ends):
            return field not in across and not {*ends} & state.island.linked.keys()
        case WholeRoll(steps):
            plain = field not in state.tokens.on_fields and field not in ends_early(state)
            return plain and around[field] <= steps == scene.steps and not lasts(scene, field)
        case FieldTaken(taken):
            things = {*state.pawns, *state.tokens.on_fields, *state.tokens.locks}
            return taken == field and (field in things or field == state.terms.atlas.start_field)
        case _:
            return True


def ends_early(state: State) -> frozenset[int]:
    return state.terms.atlas.gate_fields.union((state.terms.atlas.start_field, *state.pawns))


def ways_out(state: State) -> set[int]:
    """The start field, and open gates while tiles are left (U5)."""
    return {state.terms.atlas.start_field, *(state.island.open_gates if state.stacks.tiles else ())}


def lasts(scene: Scene, goal: int) -> bool:
    """Whether some way without repetition reaches *goal* with the last step of the roll (H1)."""
    away = distances(scene.beside, goal, scene.rahi)

    def walk(path: list[int]) -> bool:
        left = scene.steps - len(path) + 1
        if left < away.get(path[-1], 99):
            return False
        if left == 0:
            return True
        onwards = [n for n in scene.beside[path[-1]] if n not in path and n not in scene.rahi]
        return any(walk([*path, field]) for field in onwards if field != goal or left == 1)

    return walk([scene.here])


def true_of_tiles(scene: Scene, target: Target, field: int, reason: Reason) -> bool:
    state, island = scene.state, scene.island
    match reason:
        case GateIsLinked(other):
            return (field_of(field), field_of(other)) in island.linked
        case GateIsBlocked(tile):
            tiles = [laid.tile for laid in state.island.laid.values()]
            centres = dict(zip(tiles, island.centres, strict=True))
            apart = dist(centres[tile], centres[field_of(field)[0]])
            return field_of(field) in island.blocked and round(apart) == 9
        case NoTilesLeft():
            return field_of(field) in island.open and not state.stacks.tiles
        case NoGateOnSide(_, gate):
            assert isinstance(target, AtRotation)
            return gate in scene.after(target.rotation).island.blocked
        case LastOpenGate(gates):
            assert isinstance(target, AtRotation)
            closed = not scene.after(target.rotation).island.open_gates
            return (
                closed and bool(state.stacks.tiles) and {*gates} == {*map(number_of, island.open)}
            )
        case _:
            return True


def true_of_the_turn(scene: Scene, reason: Reason) -> bool:
    phase = scene.state.phase
    match reason:
        case AlreadyRolled(value):
            return value == (phase.roll if isinstance(phase, ChoosingBonuses) else scene.steps)
        case MoveFirst():
            return isinstance(phase, Starting | Moving)
        case MoveIsOver():
            return isinstance(phase, Arrived | Finishing)
        case NothingMoreHere():
            has_declined = isinstance(phase, Arrived) and scene.state.pawns.count(scene.here) > 1
            return isinstance(phase, Finishing) or has_declined
        case AkakuFirst():
            return isinstance(phase, Meeting)
        case WayOut(out):
            return out in scene.around.keys() - scene.rahi and out in ways_out(scene.state)
        case GameIsOver() | ChanceFirst() | NotYourDecision():
            return False
        case _:
            return True


def true_of_the_place(scene: Scene, reason: Reason) -> bool:
    here, tokens, pawns = scene.here, scene.state.tokens, scene.state.pawns
    match reason:
        case NoLockHere(field):
            return field == here and here not in tokens.locks
        case LockIsUp(field):
            return field == here and tokens.locks[here].known == EVERYONE
        case LockFaceDown(field):
            return field == here and tokens.locks[here].known != EVERYONE
        case KeysMissing(symbols, missing):
            lock = LOCKS[tokens.locks[here].face]
            return {*symbols} <= {*lock} and missing == keys_to_find(scene.tray, lock) > 0
        case NobodyHere(field):
            return field == here and pawns.count(here) == 1
        case PawnElsewhere(seat, field):
            return field == pawns[seat] != here
        case NotOnStartField(field):
            return field == here != scene.state.terms.atlas.start_field
        case NothingOfKind(kind):
            return all(disc.back is not kind for disc in (*tokens.pile.old, *tokens.pile.fresh))
        case LaidThisTurn(kind):
            return kind in {disc.back for disc in tokens.pile.fresh}
        case _:
            return True


def keys_to_find(tray: Tray, lock: tuple[Symbol, ...]) -> int:
    """With how many more keys some three match the lock one to one (L4)."""
    keys = [disc.face for disc in tray if disc.kind is Kind.KEY]
    return next(
        more
        for more in count()
        for found in combinations_with_replacement(lock, more)
        for three in permutations([*keys, *found], len(lock))
        if all(key in (symbol, Symbol.YELLOW) for key, symbol in zip(three, lock, strict=True))
    )


def true_of_trays(scene: Scene, target: Target, reason: Reason) -> bool:
    state, tray, new = scene.state, scene.tray, in_hand(scene.state)
    match reason:
        case MaskMissing(mask):
            return not holds(tray, mask)
        case FastDieCompulsory(places):
            return all(holds((tray[place],), Kanohi.KAKAMA, Kanohi.KAUKAU) for place in places)
        case EmptyTrays(seats):
            return scene.meets(seats, scene.here) and not any(state.trays[s] for s in seats)
        case MasksClash(places):
            faces = {disc.face for disc in (*new, *(tray[place] for place in places))}
            return faces == {Kanohi.KAKAMA, Kanohi.KAUKAU}
        case TooManyMasks(places):
            masks = [*new, *(tray[place] for place in places)]
            return len(masks) > 4 and {disc.kind for disc in masks} == {Kind.KANOHI}
        case TokenFits():
            (disc,) = new
            return number_of_kind(tray, disc.kind) < LIMITS[disc.kind]
        case TooManyOfKind(kind):
            (disc,) = new
            return disc.kind is kind and number_of_kind(tray, kind) == LIMITS[kind]
        case WrongKind(kind):
            return disc_at(state, target).kind is not kind
        case NotThisTray(seat):
            return isinstance(target, AtDisc) and target.seat != seat
        case _:
            return True


def in_hand(state: State) -> Tray:
    """The token that is weighed, if there is one (T4)."""
    return (state.phase.disc,) if isinstance(state.phase, Weighing) else ()


def number_of_kind(tray: Tray, kind: Kind) -> int:
    return sum(disc.kind is kind for disc in tray)


def holds(tray: Tray, *masks: Kanohi) -> bool:
    return any(disc.kind is Kind.KANOHI and disc.face in masks for disc in tray)


def disc_at(state: State, target: Target) -> Disc:
    assert isinstance(target, AtDisc)
    return state.trays[target.seat][target.place]
