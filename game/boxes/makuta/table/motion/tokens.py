"""Tokens go from fields to trays, from trays to the start field, and under Rahi."""

from attrs import evolve
from pygame import Vector2

from game.boxes.makuta.table.motion.arrangement import BESIDE, PILES
from game.boxes.makuta.table.motion.board import Board
from game.boxes.makuta.table.motion.looks import DiscLook
from game.boxes.makuta.table.motion.showing import at_tray, open_look
from game.boxes.makuta.table.motion.stage import TableStage
from game.boxes.makuta.table.pieces.faces import back
from game.core.seats import Seat
from game.rules.makuta import events
from game.rules.makuta.phases import OnField, OnStart, OnTray, Source, UnderRahi
from game.rules.makuta.pieces import Disc
from game.tabletop.motion.moves import LONG, NORMAL, SHORT, flown, in_turn, moved, nudged, popped
from game.tabletop.motion.pose import Name, Pose
from game.ui.animation import Animation, wait

AWAY = Vector2(0.85, 0.3)  # from where a token slides under a Rahi
POPS = 0.055  # seconds from one token to the next
ALL_POPS = 0.9
READ = 0.85  # seconds: what has been lost


def take(stage: TableStage, event: events.TokenTaken, end: Board) -> Animation:
    start = _lifted(stage, event.disc, event.source, end)
    look = open_look(stage, event.disc)
    goal = at_tray(stage, event.seat, look)
    yield from flown(stage, ("taken",), evolve(start, look=look), goal)


def look_at(stage: TableStage, event: events.TokenLookedAt, end: Board) -> Animation:
    """It is taken up and held, until it is kept or refused."""
    hand: Name = ("hand",)
    goals = stage.arranged(end)
    if hand not in goals:
        start = _lifted(stage, event.disc, event.source, end)
        yield from flown(stage, hand, start, at_tray(stage, event.seat, start.look))
        return
    start = evolve(goals[hand], lift=0.0, grow=1.0)
    _lifted(stage, event.disc, event.source, end)
    stage.sprites.move(hand, start)
    yield from moved(stage, hand, goals[hand], NORMAL)


def refuse(stage: TableStage, event: events.TokenRefused, end: Board) -> Animation:
    """Back to where it lay, or to the start field."""
    hand: Name = ("hand",)
    look = open_look(stage, event.disc)
    match event.source:
        case OnTray(owner):
            start = at_tray(stage, event.seat, look)
            yield from flown(stage, hand, start, at_tray(stage, owner, look))
        case OnField(field) if not event.to_start:
            goal = stage.arranged(end)["token", field, 0]
            yield from moved(stage, hand, goal, NORMAL)
        case _:
            place = start_place(stage, event.disc)
            goal = evolve(stage.sprites.pose(hand), place=place, lift=0.0, grow=1.0)
            yield from moved(stage, hand, goal, LONG, arc=0.8)


def give_up(
    stage: TableStage, event: events.TokenGivenUp | events.TokenRemoved, end: Board
) -> Animation:
    """From the tray to the start field, face down."""
    owner = event.victim if isinstance(event, events.TokenRemoved) else event.seat
    yield from _to_start(stage, owner, event.disc)


def lose(stage: TableStage, event: events.TokenLost, end: Board) -> Animation:
    """To the start field, or beside the Rahi and then under it."""
    if event.field is None:
        yield from _to_start(stage, event.seat, event.disc)
        return
    name: Name = ("token", event.field, len(end.on_fields[event.field]) - 1)
    goal = stage.arranged(end)[name]
    stage.duel.lose(event.disc)
    beside = evolve(goal, place=goal.place + AWAY)
    stage.around.look_at(goal.place)
    start = at_tray(stage, event.seat, goal.look)
    yield from flown(stage, ("lost",), start, stage.on_screen(beside))
    stage.sprites.move(name, beside)
    stage.sprites.move(("token", event.field, 0), stage.sprites.pose(("token", event.field, 0)))
    yield from moved(stage, name, goal, NORMAL)
    yield from wait(stage.clock, READ)


def _to_start(stage: TableStage, seat: Seat, disc: Disc) -> Animation:
    look = DiscLook(stage.pieces, back(disc))
    goal = stage.on_screen(Pose(look, start_place(stage, disc)))
    yield from flown(stage, ("given up",), at_tray(stage, seat, look), goal)


def start_place(stage: TableStage, disc: Disc) -> Vector2:
    start = stage.field_place(stage.board.terms.atlas.start_field)
    return start + PILES[disc.back] + BESIDE


def name_kind(stage: TableStage, event: events.KindNamed, end: Board) -> Animation:
    name: Name = ("old", event.kind)
    stage.around.look_at(stage.sprites.pose(name).place)
    return nudged(stage, name)


# Laid out


def fill(stage: TableStage, event: events.FieldsFilled, end: Board) -> Animation:
    goals = stage.arranged(end)
    names: list[Name] = [("token", field, 0) for field, _ in event.discs]
    gap = min(POPS, ALL_POPS / max(1, len(names)))
    yield from in_turn(stage, gap, *(popped(stage, name, goals[name]) for name in names))


def lay_out(stage: TableStage, event: events.SuppliesLaidOut, end: Board) -> Animation:
    goals = stage.arranged(end)
    kinds = sorted({disc.back for disc in event.discs})
    names: list[Name] = [("fresh", kind) for kind in kinds]
    yield from in_turn(stage, SHORT, *(popped(stage, name, goals[name]) for name in names))


# Where tokens are


def _lifted(stage: TableStage, disc: Disc, source: Source, end: Board) -> Pose:
    """Where on the screen it lay; it lies there no more."""
    hand: Name = ("hand",)
    if stage.sprites.has(hand):
        return _removed(stage, hand)
    match source:
        case OnField(field) | UnderRahi(field):
            return _removed(stage, ("token", field, 0))
        case OnStart():
            pile = stage.sprites.pose(("old", disc.back))
            _match(stage, ("old", disc.back), end)
            return stage.on_screen(Pose(open_look(stage, disc), pile.place))
        case OnTray(owner):
            return at_tray(stage, owner, open_look(stage, disc))


def _removed(stage: TableStage, name: Name) -> Pose:
    pose = stage.on_screen(stage.sprites.pose(name))
    stage.sprites.remove(name)
    return pose


def _match(stage: TableStage, name: Name, end: Board) -> None:
    """What is to be there in the end is there now."""
    goals = stage.arranged(end)
    if name in goals:
        stage.sprites.lay(name, goals[name])
    else:
        stage.sprites.remove(name)
