"""Events as lines of the log: words, rule, sign, and the place they speak of."""

from attrs import frozen
from pygame import Surface

from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names, event_sentence
from game.core.hexes import Hex
from game.rules.makuta import events
from game.rules.makuta.phases import OnField, RahiFoe, UnderRahi
from game.scenes.table.view import LogLine
from game.ui.theme import Palette


@frozen
class Mention:
    """What a line of the log mentions: a field, or a whole tile."""

    field: int | None = None
    tile: Hex | None = None


def log_line(names: Names, pieces: Pieces, event: events.Event, size: int) -> LogLine | None:
    """The end of a turn is told by the next one's beginning."""
    if isinstance(event, events.TurnEnded):
        return None
    return LogLine(
        words=event_sentence(names, event),
        rule=event.rule,
        icon=_icon(names, pieces, event, size),
        place=mention_of(names, event),
        is_turn=isinstance(event, events.TurnStarted),
    )


def mention_of(names: Names, event: events.Event) -> Mention | None:
    match event:
        case events.PawnMoved(path=(*_, field)):
            return Mention(field)
        case events.TilePlaced(hex=place):
            return Mention(tile=place)
        case (
            events.PawnSet(end=field)
            | events.TokenTaken(source=OnField(field) | UnderRahi(field))
            | events.TokenLookedAt(source=OnField(field) | UnderRahi(field))
            | events.DuelWon(foe=RahiFoe(_, field))
            | events.DuelTied(foe=RahiFoe(_, field))
            | events.DuelLost(foe=RahiFoe(_, field))
            | events.TokenLost(field=int(field))
            | events.RahiTurnedUp(field=field)
            | events.RahiLeft(field=field)
            | events.LockLaid(field=field)
            | events.LockTurnedUp(field=field)
            | events.MakutaChallenged(field=field)
        ):
            return Mention(field)
        case (
            events.TokenGivenUp()
            | events.SuppliesLaidOut()
            | events.TokenRemoved()
            | events.KindNamed()
        ):
            return Mention(names.terms.atlas.start_field)
        case _:
            return None


def _icon(names: Names, pieces: Pieces, event: events.Event, size: int) -> Surface | None:
    match event:
        case (
            events.TurnStarted(seat)
            | events.GameWon(seat)
            | events.PawnMoved(seat)
            | events.PawnSet(seat)
        ):
            return pieces.toa_badge(names.terms.toas[seat], size)
        case events.DieRolled(die=die, value=value):
            return pieces.die(die, value, size)
        case events.KindNamed(kind=kind):
            return pieces.kind_icon(kind, size)
        case (
            events.TokenTaken(disc=disc)
            | events.TokenLookedAt(disc=disc)
            | events.TokenRefused(disc=disc)
            | events.TokenGivenUp(disc=disc)
            | events.TokenLost(disc=disc)
            | events.TokenRemoved(disc=disc)
            | events.RahiTurnedUp(disc=disc)
            | events.RahiLeft(disc=disc)
            | events.LockLaid(disc=disc)
            | events.LockTurnedUp(disc=disc)
            | events.DiscsShown(discs=(disc, *_))
            | events.TrayOpened(discs=(disc, *_))
        ):
            return pieces.disc(disc, size)
        case _:
            name = _sign(event)
            return pieces.icon(name, size, Palette.PALE) if name else None


def _sign(event: events.Event) -> str:
    match event:
        case events.RolledForStart() | events.RollLost():
            return "die"
        case events.DuelWon() | events.DuelTied() | events.DuelLost() | events.BonusesUsed():
            return "sword"
        case events.MakutaChallenged():
            return "sword"
        case events.TileDrawn() | events.TileBuried() | events.TilePlaced():
            return "fit"
        case events.FieldsFilled() | events.SuppliesLaidOut():
            return "fit"
        case events.TempleStood() | events.TempleTurned():
            return "turn_right"
        case events.MasksKept() | events.ProvedSlow():
            return "mask"
        case _:
            return ""
