"""Dice are thrown, Rahi are turned up and beaten, sums grow, and somebody wins."""

from functools import partial

from attrs import evolve
from pygame import Vector2

from game.boxes.makuta.table.motion.board import Board
from game.boxes.makuta.table.motion.stage import TableStage
from game.boxes.makuta.table.pieces.colours import LIGHT_OF_TOA
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.rules.makuta import events
from game.rules.makuta.duel import Outcome
from game.rules.makuta.pieces import Toa
from game.tabletop.motion.moves import LONG, NORMAL, SHORT, flipped, moved
from game.tabletop.motion.shards import broken
from game.tabletop.motion.stage import tell
from game.tabletop.motion.victory import SECONDS, Victory, Winner
from game.ui.animation import Animation, over, wait

TUMBLE = 0.8  # seconds
STILL = 0.3
VERDICT = 0.85
LOSS = 2.0 - LONG  # with the word coming down, about two seconds: long enough to read what is lost


# Dice


def roll(stage: TableStage, event: events.DieRolled, end: Board) -> Animation:
    yield from _throw(stage, end)
    if event.rule == "R3":
        stage.duel.roll(event.die, event.value)
        yield from wait(stage.clock, NORMAL)


def roll_for_start(stage: TableStage, event: events.RolledForStart, end: Board) -> Animation:
    yield from _throw(stage, end)


def _throw(stage: TableStage, end: Board) -> Animation:
    stage.dice.show(end.dice)
    yield from over(stage.clock, TUMBLE, stage.dice.tumble)
    yield from wait(stage.clock, STILL)


def lose_roll(stage: TableStage, event: events.RollLost, end: Board) -> Animation:
    stage.dice.is_lost = True
    return wait(stage.clock, LONG)


# A duel


def turn_up_rahi(stage: TableStage, event: events.RahiTurnedUp, end: Board) -> Animation:
    name = ("token", event.field, 0)
    goal = stage.arranged(end)[name]
    stage.around.look_at_duel(goal.place)
    if stage.sprites.pose(name).look != goal.look:
        yield from flipped(stage, name, goal, LONG)
    stage.duel.meet(event.seat, event.disc)
    yield from wait(stage.clock, NORMAL)


def challenge(stage: TableStage, event: events.MakutaChallenged, end: Board) -> Animation:
    """The temple shudders, and all around it gives way to Makuta's lair."""
    temple = ("temple",)
    pose = stage.sprites.pose(temple)
    stage.around.look_at_duel(pose.place, stage.field_place(event.field))
    for aside in (0.06, -0.06, 0.04, 0.0):
        goal = evolve(pose, place=pose.place + Vector2(aside, 0))
        yield from moved(stage, temple, goal, 0.09)
    stage.duel.challenge(event.seat)
    yield from over(stage.clock, LONG, stage.duel.rise)
    yield from wait(stage.clock, NORMAL)


def use_bonuses(stage: TableStage, event: events.BonusesUsed, end: Board) -> Animation:
    stage.duel.promised = ()  # it has been chosen
    yield from wait(stage.clock, NORMAL if event.bonus else SHORT)


def decide(
    stage: TableStage, event: events.DuelWon | events.DuelTied | events.DuelLost, end: Board
) -> Animation:
    """The total stands against the strength; then the word."""
    outcome = {
        events.DuelWon: Outcome.WON,
        events.DuelTied: Outcome.TIED,
        events.DuelLost: Outcome.LOST,
    }[type(event)]
    stage.duel.count(event.total)
    yield from wait(stage.clock, NORMAL)

    def show(share: float) -> None:
        stage.duel.decide(outcome, share)

    yield from over(stage.clock, LONG, show)
    yield from wait(stage.clock, LOSS if outcome is Outcome.LOST else VERDICT)


def break_rahi(stage: TableStage, event: events.RahiLeft, end: Board) -> Animation:
    """It shatters; what it held comes to light."""
    name = ("token", event.field, 0)
    pose = stage.sprites.pose(name)
    stage.sprites.remove(name)
    yield from broken(stage, pose)
    stage.duel.close()


def win(stage: TableStage, event: events.GameWon, end: Board) -> Animation:
    stage.duel.close()
    toa = end.terms.toas[event.seat]
    words = stage.names.texts.text("duel.victory", seat=stage.names.seat(event.seat))
    line = stage.names.texts.text("duel.victory_line")
    yield from tell(stage, Victory(_winner(stage.pieces, toa), words, line), SECONDS)


def _winner(pieces: Pieces, toa: Toa) -> Winner:
    """In the light of their element, amid the signs of all six."""
    signs = tuple(partial(pieces.toa_badge, each) for each in Toa)
    return Winner(toa.name, partial(pieces.pawn, toa, lit=True), LIGHT_OF_TOA[toa], signs)
