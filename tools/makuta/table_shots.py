"""Pictures of its table while somebody has to decide."""

from pygame import Surface

from game.rules.makuta.phases import Moving, Starting
from game.ui.commands import Command
from game.ui.signals import KeyPressed, PointerMoved, PointerPressed, PointerReleased
from tools.makuta.moments import (
    GROWN,
    chosen_bonuses,
    is_duel,
    moves,
    of,
    rahi_ahead,
    tile_laid,
)
from tools.shooting.moments import Shot
from tools.shooting.table import settled
from tools.studio import Studio


def refused(studio: Studio) -> Surface:
    """Somebody has clicked where the pawn cannot go, and reads why."""
    stage, scene = settled(studio, of(Moving, tiles=GROWN))
    fields = [t for t in scene.things() if t.name.startswith("field.") and t.message is None]
    at = fields[len(fields) // 2].rect.center
    for signal in (PointerMoved(at), PointerPressed(at), PointerReleased(at)):
        stage.handle(signal, studio.now)
    return studio.picture(stage)


def asked(studio: Studio) -> Surface:
    """A press on a Rahi's field: it asks before it walks there."""
    stage, scene = settled(studio, rahi_ahead)
    match = scene.kept.sitting.match
    field = next(action.field for action in moves(match) if is_duel(match, action))
    scene.page.focus.name = f"field.{field}"
    stage.handle(KeyPressed("return", Command.CONFIRM), studio.now)
    return studio.picture(studio.settle(stage))


def bonuses_added(*, open_tray: bool) -> Shot:
    def shot(studio: Studio) -> Surface:
        stage, scene = settled(studio, chosen_bonuses)
        names = ["tray.peek"] if open_tray else []
        seat = scene.kept.viewer
        legal = [t.name for t in scene.things() if t.name.startswith(f"tray.{seat}.") and t.message]
        for name in (*names, *legal[:2]):
            scene.page.focus.name = name
            stage.handle(KeyPressed("return", Command.CONFIRM), studio.now)
            studio.settle(stage)
        return studio.picture(stage)

    return shot


def peeking(studio: Studio) -> Surface:
    stage, _ = settled(studio, of(Starting, tiles=GROWN))
    stage.handle(KeyPressed("p", Command.PEEK), studio.now)
    return studio.picture(studio.settle(stage))


def whole_island(studio: Studio) -> Surface:
    stage, _ = settled(studio, of(Starting, tiles=20))
    stage.handle(KeyPressed("0", Command.FIT), studio.now)
    return studio.picture(studio.settle(stage))


def marked(studio: Studio) -> Surface:
    """One person's turn, after three computers have had theirs."""
    match = studio.played(tile_laid)
    scene = studio.table(match, studio.others(match))
    stage = studio.settle(studio.stage(scene))
    stage.handle(KeyPressed("0", Command.FIT), studio.now)
    for _ in range(2):
        studio.settle(stage)
        stage.handle(KeyPressed("+", Command.ZOOM_IN), studio.now)
    return studio.picture(studio.settle(stage))
