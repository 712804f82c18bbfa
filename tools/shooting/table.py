"""Pictures of the table while somebody has to decide."""

from collections.abc import Callable
from typing import TypeAlias

from pygame import Surface

from game.core.seats import Seat
from game.scenes.table.curtain import CurtainScene
from game.scenes.table.log_panel import GoTo
from game.scenes.table.scene import TableScene
from game.ui.commands import Command
from game.ui.signals import KeyPressed, PointerMoved
from game.ui.stage import Stage
from game.ui.things import Thing
from tools.shooting.moments import Wanted, by
from tools.studio import Studio

Shot: TypeAlias = Callable[[Studio], Surface]


def table(wanted: Wanted, players: int = 4, edition: str = "") -> Shot:
    def shot(studio: Studio) -> Surface:
        return studio.picture(settled(studio, wanted, players, edition)[0])

    return shot


def settled(
    studio: Studio, wanted: Wanted, players: int = 4, edition: str = ""
) -> tuple[Stage, TableScene]:
    match = studio.played(wanted, studio.setup(players, edition))
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


def hinting(wanted: Wanted) -> Shot:
    """Letters on all that can be pressed."""

    def shot(studio: Studio) -> Surface:
        stage, _ = settled(studio, wanted)
        stage.handle(KeyPressed("f", Command.HINTS), studio.now)
        return studio.picture(studio.settle(stage))

    return shot


def curtain(wanted: Wanted) -> Shot:
    def shot(studio: Studio) -> Surface:
        scene = TableScene(studio.program, studio.kept(studio.played(wanted)))
        return studio.picture(studio.settle(studio.stage(scene)))

    return shot


def recap(wanted: Wanted) -> Shot:
    """What has happened since one's last turn, once the curtain is lifted."""

    def shot(studio: Studio) -> Surface:
        scene = TableScene(studio.program, studio.kept(studio.played(wanted)))
        stage = studio.settle(studio.stage(scene))
        if isinstance(stage.top, CurtainScene):
            stage.handle(KeyPressed("space", Command.DONE), studio.now)
        return studio.picture(studio.settle(stage))

    return shot


def advised(wanted: Wanted) -> Shot:
    """Somebody has asked for a hint."""

    def shot(studio: Studio) -> Surface:
        stage, scene = settled(studio, wanted)
        stage.handle(KeyPressed("h", Command.ADVICE), studio.now)
        while scene.flow.advice is not None:
            studio.settle(stage, 1)
        return studio.picture(studio.settle(stage))

    return shot


def told_why(wanted: Wanted) -> Shot:
    """Somebody has asked the log about the last decisions of a computer."""

    def shot(studio: Studio) -> Surface:
        match = studio.played(wanted)
        scene = studio.table(match, studio.others(match))
        stage = studio.settle(studio.stage(scene))
        if not scene.frame.has_log:
            stage.handle(KeyPressed("l", Command.LOG), studio.now)
        for line in sorted(scene.inquiry.askable_lines())[-3:]:
            scene.answer(GoTo(None, line))
        return studio.picture(studio.settle(stage))

    return shot


def bots(wanted: Wanted) -> Shot:
    """One person among computers, who move."""

    def shot(studio: Studio) -> Surface:
        match = studio.played(by(Seat(1), wanted))
        scene = studio.table(match, studio.others(match))
        return studio.picture(studio.settle(studio.stage(scene), 90))

    return shot
