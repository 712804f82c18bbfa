"""Events as lines of the log: words, rule, sign, and the place they speak of."""

from attrs import frozen
from pygame import Surface

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names, event_sentence
from game.core.hexes import Hex
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
from game.rules.makuta.phases import OnField, RahiFoe, UnderRahi
from game.scenes.table.view import LogLine
from game.ui.theme import Palette


@frozen
class Mention:
    """What a line of the log mentions: a field, or a whole tile."""

    field: int | None = None
    tile: Hex | None = None


def log_line(names: Names, pieces: Pieces, event: Event, size: int) -> LogLine | None:
    """The end of a turn is told by the next one's beginning."""
    if isinstance(event, TurnEnded):
        return None
    return LogLine(
        words=event_sentence(names, event),
        rule=event.rule,
        icon=_icon(names, pieces, event, size),
        place=mention_of(names, event),
        is_turn=isinstance(event, TurnStarted),
    )


def mention_of(names: Names, event: Event) -> Mention | None:
    match event:
        case PawnMoved(path=path):
            return Mention(path[-1])
        case PawnSet(end=field):
            return Mention(field)
        case TilePlaced(hex=place):
            return Mention(tile=place)
        case TokenTaken(source=OnField(field) | UnderRahi(field)):
            return Mention(field)
        case TokenLookedAt(source=OnField(field) | UnderRahi(field)):
            return Mention(field)
        case DuelWon(foe=RahiFoe(_, field)) | DuelTied(foe=RahiFoe(_, field)):
            return Mention(field)
        case DuelLost(foe=RahiFoe(_, field)) | TokenLost(field=int(field)):
            return Mention(field)
        case RahiTurnedUp(field=field) | RahiLeft(field=field) | LockLaid(field=field):
            return Mention(field)
        case LockTurnedUp(field=field) | MakutaChallenged(field=field):
            return Mention(field)
        case TokenGivenUp() | SuppliesLaidOut() | TokenRemoved() | KindNamed():
            return Mention(names.terms.atlas.start_field)
        case _:
            return None


def _icon(names: Names, pieces: Pieces, event: Event, size: int) -> Surface | None:
    match event:
        case TurnStarted(seat) | GameWon(seat):
            return pieces.toa_badge(names.terms.toas[seat], size)
        case RolledForStart() | DieRolled() | RollLost():
            return _die(pieces, event, size)
        case PawnMoved(seat) | PawnSet(seat):
            return pieces.toa_badge(names.terms.toas[seat], size)
        case TokenTaken(disc=disc) | TokenLookedAt(disc=disc) | TokenRefused(disc=disc):
            return pieces.disc(disc, size)
        case TokenGivenUp(disc=disc) | TokenLost(disc=disc) | TokenRemoved(disc=disc):
            return pieces.disc(disc, size)
        case RahiTurnedUp(disc=disc) | RahiLeft(disc=disc):
            return pieces.disc(disc, size)
        case LockLaid(disc=disc) | LockTurnedUp(disc=disc):
            return pieces.disc(disc, size)
        case DiscsShown(discs=(disc, *_)) | TrayOpened(discs=(disc, *_)):
            return pieces.disc(disc, size)
        case DuelWon() | DuelTied() | DuelLost() | BonusesUsed() | MakutaChallenged():
            return pieces.icon("sword", size, Palette.PALE)
        case KindNamed(kind=kind):
            return pieces.kind_icon(kind, size)
        case TileDrawn() | TileBuried() | TilePlaced() | FieldsFilled() | SuppliesLaidOut():
            return pieces.icon("fit", size, Palette.PALE)
        case TempleStood() | TempleTurned():
            return pieces.icon("turn_right", size, Palette.PALE)
        case MasksKept() | ProvedSlow():
            return pieces.icon("mask", size, Palette.PALE)
        case _:
            return None


def _die(pieces: Pieces, event: RolledForStart | DieRolled | RollLost, size: int) -> Surface:
    if isinstance(event, DieRolled):
        return pieces.die(event.die, event.value, size)
    return pieces.icon("die", size, Palette.PALE)
