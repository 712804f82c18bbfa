"""Every piece on the island: tokens on their fields, piles, pawns side by side, the temple."""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import TypeAlias

from attrs import define, evolve, frozen
from attrs import field as attribute
from pygame import Vector2

from game.boxes.makuta.table.motion.board import Board, board_of
from game.boxes.makuta.table.motion.looks import DiscLook, PawnLook, PileLook, TempleLook
from game.boxes.makuta.table.pieces.dome import MIDDLE
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta.phases import OnField, OnStart, UnderRahi
from game.rules.makuta.pieces import Disc, Kind
from game.rules.makuta.state import Observation, Tray
from game.tabletop.motion.pose import ABOVE_ALL, Name, Pose
from game.tabletop.motion.table_pieces import TablePieces
from game.tabletop.toa import FOOT

Named: TypeAlias = tuple[Name, Pose]

HELD_LIFT = 0.55  # how high a token is held while it is weighed
MOST_HELD = 3  # tokens of which one sees an edge below a Rahi
BELOW = Vector2(0.05, 0.12)  # from a Rahi to what it holds
# By back; those that are alike lie where there is room for two.
_ASIDE = {Kind.KANOHI: -0.98, Kind.TURAGA: 0.0, Kind.KEY: 0.98, Kind.POWER: -0.6}
PILES = {back: Vector2(x, 1.02) for back, x in _ASIDE.items()}
ASIDE, LESS = Vector2(-0.5, 0.14), 0.84  # where a pawn leaves a token in sight
INWARDS = Vector2(0, 0.45)  # from a gate, so that several pawns leave its stone in sight
BESIDE = Vector2(0.2, -0.26)  # where fresh tokens lie, beside the old ones
_AT_START = tuple(Vector2(x, y) for y in (-0.78, 0.3) for x in (-0.95, 0.0, 0.95))
_FANS: tuple[tuple[tuple[float, float], ...], ...] = (
    ((0, 0.3),),
    ((-0.24, 0.26), (0.24, 0.34)),
    ((-0.3, 0.3), (0, 0.14), (0.3, 0.36)),
    ((-0.32, 0.12), (0.26, 0.06), (-0.24, 0.46), (0.34, 0.4)),
    ((-0.42, 0.14), (0, 0.04), (0.42, 0.14), (-0.22, 0.46), (0.22, 0.46)),
    ((-0.44, 0.1), (0, 0.04), (0.44, 0.1), (-0.44, 0.48), (0, 0.42), (0.44, 0.48)),
)
_SMALLER = (1.0, 0.94, 0.86, 0.8, 0.76, 0.74)  # by how many stand on one field


class Depth(IntEnum):
    """What lies above what."""

    TEMPLE = 1
    HELD = 2
    TOKEN = 10
    PAWN = 20
    HAND = ABOVE_ALL


def arranged(board: Board, pieces: Pieces) -> dict[Name, Pose]:
    return dict(_Arranger(board, pieces).all())


@frozen
class _Arranger:
    board: Board
    pieces: Pieces

    def all(self) -> Iterator[Named]:
        yield from self._temple()
        for field, discs in self.board.on_fields.items():
            yield from self._tokens(field, discs)
        for field, lock in self.board.locks.items():
            yield ("lock", field), self._disc(lock, self.board.places.field_place(field))
        for back in PILES:
            yield from self._pile(back)
        for seat in range(len(self.board.pawns)):
            yield ("pawn", seat), self._pawn(seat)
        yield from self._hand()

    def _disc(self, disc: Disc, place: Vector2, depth: int = Depth.TOKEN) -> Pose:
        return Pose(DiscLook(self.pieces, disc), place, depth=depth)

    def _temple(self) -> Iterator[Named]:
        place = self.board.places.temple_place()
        if place is not None and self.board.temple is not None:
            look = temple_look(self.board, self.pieces, self.board.temple)
            yield ("temple",), Pose(look, place, (0.5, MIDDLE.y), Depth.TEMPLE)

    def _tokens(self, field: int, discs: Tray) -> Iterator[Named]:
        """The first lies on top; what it holds peeps out below it."""
        place = self.board.places.field_place(field)
        for depth, disc in enumerate(discs):
            below = BELOW * min(depth, MOST_HELD)
            yield ("token", field, depth), self._disc(disc, place + below, _depth(depth))

    # The start field

    def _pile(self, kind: Kind) -> Iterator[Named]:
        middle = self.start + PILES[kind]
        for part, discs, place in (
            ("fresh", self.board.fresh, middle + BESIDE),
            ("old", self.board.old, middle),
        ):
            count = sum(disc.back is kind for disc in discs)
            if count:
                yield (part, kind), self._stack(kind, count, place)

    def _stack(self, kind: Kind, count: int, bottom: Vector2) -> Pose:
        look = PileLook(self.pieces, kind, count)
        return Pose(look, bottom, (0.5, 1 - look.base / look.height), Depth.TOKEN)

    @property
    def start(self) -> Vector2:
        return self.board.places.field_place(self.board.terms.atlas.start_field)

    # Pawns

    def _pawn(self, seat: int) -> Pose:
        board = self.board
        field = board.pawns[seat]
        look = PawnLook(self.pieces, board.terms.toas[seat])
        if field == board.terms.atlas.start_field:
            return Pose(look, self.start + _AT_START[seat], (0.5, FOOT), Depth.PAWN)
        together = [s for s, there in enumerate(board.pawns) if there == field]
        offset, grow = fanned(together, seat)
        if field in board.on_fields or field in board.locks:
            offset, grow = offset + ASIDE, grow * LESS
        elif len(together) > 1 and field in board.terms.atlas.gate_fields:
            offset = offset + INWARDS.rotate(board.places.field_angle(field))
        place = board.places.field_place(field) + offset
        return Pose(look, place, (0.5, FOOT), Depth.PAWN, grow)

    # In hand

    def _hand(self) -> Iterator[Named]:
        """A token from a tray is held over the tray, which is no place on the island."""
        hand = self.board.hand
        if hand is None:
            return
        match hand.source:
            case OnField(field) | UnderRahi(field):
                place = self.board.places.field_place(field)
            case OnStart():
                place = self.start + PILES[hand.disc.back]
            case _:
                return
        pose = self._disc(hand.disc, place, Depth.HAND)
        yield ("hand",), evolve(pose, lift=HELD_LIFT, grow=1.15)


def fanned(seats: Sequence[int], seat: int) -> tuple[Vector2, float]:
    """How far from the middle of a field each of several pawns stands, and how large it is."""
    index, last = seats.index(seat), len(seats) - 1
    return Vector2(_FANS[last][index]), _SMALLER[last]


def temple_look(board: Board, pieces: Pieces, turned: float) -> TempleLook:
    """The rules count its turn from its tile, which is turned itself."""
    turned += board.places.rotation_of(board.terms.atlas.makuta)
    more = board.terms.house.mighty_makuta
    strengths = tuple(strength + more for strength in board.terms.edition.makuta)
    return TempleLook(pieces, turned, strengths, board.facing)


def _depth(held: int) -> int:
    return Depth.TOKEN - min(held, MOST_HELD)


@define(eq=False)
class Sprites(TablePieces):
    pieces: Pieces
    board: Board = attribute(init=False)
    _last: tuple[Board, dict[Name, Pose]] | None = attribute(default=None, init=False)

    def show(self, seen: Observation) -> None:
        """Put every piece where *seen* says it is; ends whatever still moved."""
        self.settle(board_of(seen))

    def settle(self, board: Board) -> None:
        self.board = board
        self.put(self.arranged(board))

    def arranged(self, board: Board) -> dict[Name, Pose]:
        """Where the pieces are to stand; for each board asked several times in a row."""
        if self._last is None or self._last[0] != board:
            self._last = board, arranged(board, self.pieces)
        return dict(self._last[1])
