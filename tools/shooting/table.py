"""Pictures of the table while somebody has to decide."""

from collections.abc import Callable
from typing import TypeAlias

from pygame import Surface

from game.core.seats import Seat
from game.rules.makuta.phases import Moving, Starting
from game.scenes.table.curtain import CurtainScene
from game.scenes.table.log_panel import GoTo
from game.scenes.table.scene import TableScene
from game.ui.commands import Command
from game.ui.signals import KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.ui.stage import Stage
from game.ui.things import Thing
from tools.makuta.moments import (
    GROWN,
    Wanted,
    chosen_bonuses,
    is_duel,
    moves,
    of,
    rahi_ahead,
    tile_laid_before,
)
from tools.studio import Studio

Shot: TypeAlias = Callable[[Studio], Surface]


def table(wanted: Wanted, players: int = 4, edition: str = "en") -> Shot:
    def shot(studio: Studio) -> Surface:
        return studio.picture(settled(studio, wanted, players, edition)[0])

    return shot


def settled(
    studio: Studio, wanted: Wanted, players: int = 4, edition: str = "en"
) -> tuple[Stage, TableScene]:
    match = studio.played(wanted, studio.terms(players, edition))
    scene = studio.table(match)
    stage = studio.settle(studio.stage(scene))
    return stage, scene


def pointing(wanted: Wanted, prefix: str) -> Shot:
    """The pointer rests on the last enabled thing whose name begins so."""

    def shot(studio: Studio) -> Surface:
        stage, scene = settled(studio, wanted)
        at = _thing(scene, prefix).rect.center
        stage.handle(PointerMoved(at), studio.now)
        studio.now += 1
        return studio.picture(studio.settle(stage))

    return shot


def _thing(scene: TableScene, prefix: str) -> Thing:
    found = [t for t in scene.things() if t.name.startswith(prefix) and t.message is not None]
    return found[-1]


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


def hinting(studio: Studio) -> Surface:
    stage, _ = settled(studio, of(Moving, tiles=GROWN))
    stage.handle(KeyPressed("f", Command.HINTS), studio.now)
    return studio.picture(studio.settle(stage))


def whole_island(studio: Studio) -> Surface:
    stage, _ = settled(studio, of(Starting, tiles=20))
    stage.handle(KeyPressed("0", Command.FIT), studio.now)
    return studio.picture(studio.settle(stage))


def recap(studio: Studio) -> Surface:
    match = studio.played(of(Starting, tiles=GROWN))
    scene = TableScene(studio.program, studio.kept(match))
    stage = studio.settle(studio.stage(scene))
    if isinstance(stage.top, CurtainScene):
        stage.handle(KeyPressed("space", Command.DONE), studio.now)
    return studio.picture(studio.settle(stage))


def curtain(studio: Studio) -> Surface:
    match = studio.played(of(Starting, tiles=GROWN))
    scene = TableScene(studio.program, studio.kept(match))
    return studio.picture(studio.settle(studio.stage(scene)))


def advised(wanted: Wanted) -> Shot:
    """Somebody has asked for a hint."""

    def shot(studio: Studio) -> Surface:
        stage, scene = settled(studio, wanted)
        stage.handle(KeyPressed("h", Command.ADVICE), studio.now)
        while scene.flow.advice is not None:
            studio.settle(stage, 1)
        return studio.picture(studio.settle(stage))

    return shot


def marked(studio: Studio) -> Surface:
    """One person's turn, after three computers have had theirs."""
    match = studio.played(tile_laid_before(Seat(0)))
    scene = studio.table(match, dict.fromkeys(map(Seat, (1, 2, 3)), "adept"))
    stage = studio.settle(studio.stage(scene))
    stage.handle(KeyPressed("0", Command.FIT), studio.now)
    for _ in range(2):
        studio.settle(stage)
        stage.handle(KeyPressed("+", Command.ZOOM_IN), studio.now)
    return studio.picture(studio.settle(stage))


def told_why(studio: Studio) -> Surface:
    """Somebody has asked the log about the last decisions of a computer."""
    match = studio.played(tile_laid_before(Seat(0)))
    scene = studio.table(match, dict.fromkeys(map(Seat, (1, 2, 3)), "adept"))
    stage = studio.settle(studio.stage(scene))
    if not scene.frame.has_log:
        stage.handle(KeyPressed("l", Command.LOG), studio.now)
    for line in sorted(scene.inquiry.askable_lines())[-3:]:
        scene.answer(GoTo(None, line))
    return studio.picture(studio.settle(stage))


def bots(studio: Studio) -> Surface:
    """One person among computers, who move."""
    match = studio.played(of(Starting, tiles=GROWN, seat=Seat(1)))
    others = dict.fromkeys(map(Seat, (1, 2, 3)), "adept")
    scene = studio.table(match, others)
    return studio.picture(studio.settle(studio.stage(scene), 90))
