"""What an event has changed on the board, as far as its viewer saw it happen."""

from typing import assert_never

from attrs import evolve

from game.boxes.makuta.table.island.places import Places
from game.boxes.makuta.table.motion.board import Board, InHand
from game.boxes.makuta.table.pieces.sides import back, backs, open_to_all, plain
from game.rules.makuta.events import (
    BonusesUsed,
    DieRolled,
    DiscsShown,
    DuelLost,
    DuelTied,
    DuelWon,
    Event,
    FieldsFilled,
    GameWon,
    KindNamed,
    LockLaid,
    LockTurnedUp,
    MakutaChallenged,
    MasksKept,
    PawnMoved,
    PawnSet,
    ProvedSlow,
    RahiLeft,
    RahiTurnedUp,
    RolledForStart,
    RollLost,
    SuppliesLaidOut,
    TempleStood,
    TempleTurned,
    TileBuried,
    TileDrawn,
    TilePlaced,
    TokenGivenUp,
    TokenLookedAt,
    TokenLost,
    TokenRefused,
    TokenRemoved,
    TokenTaken,
    TrayOpened,
    TurnEnded,
    TurnStarted,
)
from game.rules.makuta.phases import OnField, OnStart, OnTray, Source, UnderRahi
from game.rules.makuta.pieces import Disc
from game.rules.makuta.placement import extended, fit
from game.rules.makuta.state import Laid, Tray, replaced, without

Nothing = (
    RolledForStart
    | TurnStarted
    | DieRolled
    | RollLost
    | DiscsShown
    | ProvedSlow
    | TileDrawn
    | TileBuried
    | BonusesUsed
    | DuelWon
    | DuelTied
    | DuelLost
    | TrayOpened
    | KindNamed
    | MasksKept
    | MakutaChallenged
)


def after(board: Board, event: Event) -> Board:
    if isinstance(event, Nothing):
        return board
    match event:
        case PawnMoved(seat, path):
            return _with_pawn(board, seat, path[-1])
        case PawnSet(seat, start, end, rule):
            board = _turned_down(board, start) if rule == "R8" else evolve(board, facing=None)
            return _with_pawn(board, seat, end)
        case TokenTaken(_, disc, source):
            return _without(board, disc, source)
        case TokenLookedAt(_, disc, source):
            held = InHand(open_to_all(disc, is_open=board.is_open), source)
            return evolve(_without(board, disc, source), hand=held)
        case TokenRefused():
            return _refused(board, event)
        case TokenGivenUp(disc=disc) | TokenRemoved(disc=disc):
            return _on_start(board, disc)
        case TokenLost(disc=disc, field=field):
            return _on_start(board, disc) if field is None else _under(board, field, disc)
        case SuppliesLaidOut(discs):
            return _on_start(board, *discs)
        case TurnEnded():
            return evolve(board, old=_sorted((*board.old, *board.fresh)), fresh=())
        case RahiTurnedUp(_, field, disc):
            return _with(board, field, (plain(disc), *board.on_fields[field][1:]))
        case RahiLeft(field):
            return _with(board, field, board.on_fields[field][1:])
        case TilePlaced():
            return _with_tile(board, event)
        case FieldsFilled(_, discs):
            filled = {field: (board.lying(disc),) for field, disc in discs}
            return evolve(board, on_fields={**board.on_fields, **filled})
        case TempleStood(facing):
            sides = sorted(board.terms.atlas.gates[board.terms.atlas.makuta])
            return evolve(board, temple=(sides[0] - facing[0]) % 6)
        case TempleTurned(_, steps, colour):
            assert board.temple is not None
            return evolve(board, temple=(board.temple + steps) % 6, facing=colour)
        case GameWon():
            return evolve(board, facing=None)
        case LockLaid(field, disc):
            return evolve(board, locks={**board.locks, field: board.lying(disc)})
        case LockTurnedUp(_, field, disc):
            return evolve(board, locks={**board.locks, field: plain(disc)})
        case _:
            assert_never(event)


def _with_pawn(board: Board, seat: int, field: int) -> Board:
    return evolve(board, pawns=replaced(board.pawns, seat, field))


def _with(board: Board, field: int, discs: Tray) -> Board:
    on_fields = {**board.on_fields, field: discs}
    if not discs:
        del on_fields[field]
    return evolve(board, on_fields=on_fields)


def _turned_down(board: Board, field: int) -> Board:
    """After a duel a Rahi stays up only where the edition says so (E1)."""
    if board.is_open or board.terms.edition.rahi_stays_up or field not in board.on_fields:
        return board
    return _with(board, field, backs(board.on_fields[field]))


def _under(board: Board, field: int, disc: Disc) -> Board:
    return _with(board, field, (*board.on_fields[field], board.lying(disc)))


def _on_start(board: Board, *discs: Disc) -> Board:
    return evolve(board, fresh=_sorted((*board.fresh, *backs(discs))))


def _sorted(discs: Tray) -> Tray:
    return tuple(sorted(discs, key=lambda disc: disc.kind))


def _without(board: Board, disc: Disc, source: Source) -> Board:
    """What lay there has been taken, unless it was already in somebody's hand."""
    if board.hand is not None:
        return evolve(board, hand=None)
    match source:
        case OnField(field) | UnderRahi(field):
            return _with(board, field, board.on_fields[field][1:])
        case OnStart():
            place = board.old.index(back(disc))
            return evolve(board, old=without(board.old, place))
        case OnTray():
            return board


def _refused(board: Board, event: TokenRefused) -> Board:
    board = evolve(board, hand=None)
    if event.to_start:
        return _on_start(board, event.disc)
    if isinstance(event.source, OnField):
        return _with(board, event.source.field, (board.lying(event.disc),))
    return board


def _with_tile(board: Board, event: TilePlaced) -> Board:
    atlas, island = board.places.atlas, board.places.island
    fitting = fit(island, atlas, event.tile, event.hex, event.rotation)
    island = extended(island, atlas, Laid(event.tile, event.rotation), event.hex, fitting)
    return evolve(board, places=Places(island, atlas))
