"""Pictures of the table while somebody has to decide."""

from collections.abc import Callable

from pygame import Surface

from game.core.seats import Seat
from game.scenes.table.curtain import CurtainScene
from game.scenes.table.log_panel import GoTo
from game.scenes.table.scene import TableScene
from game.ui.commands import Command
from game.ui.signals import KeyPressed, PointerMoved
from game.ui.stage import Stage
from game.ui.things import Thing
from tools.shooting.moments import Shot, Wanted, by
from tools.studio import Studio


def taken_at(take: Callable[[Studio, Wanted], Surface]) -> Callable[[Wanted], Shot]:
    """For what is shown of different moments."""
    return lambda wanted: lambda studio: take(studio, wanted)


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


@taken_at
def hinting(studio: Studio, wanted: Wanted) -> Surface:
    """Letters on all that can be pressed."""
    stage, _ = settled(studio, wanted)
    stage.handle(KeyPressed("f", Command.HINTS), studio.now)
    return studio.picture(studio.settle(stage))


@taken_at
def curtain(studio: Studio, wanted: Wanted) -> Surface:
    scene = TableScene(studio.program, studio.kept(studio.played(wanted)))
    return studio.picture(studio.settle(studio.stage(scene)))


@taken_at
def recap(studio: Studio, wanted: Wanted) -> Surface:
    """What has happened since one's last turn, once the curtain is lifted."""
    scene = TableScene(studio.program, studio.kept(studio.played(wanted)))
    stage = studio.settle(studio.stage(scene))
    if isinstance(stage.top, CurtainScene):
        stage.handle(KeyPressed("space", Command.DONE), studio.now)
    return studio.picture(studio.settle(stage))


@taken_at
def advised(studio: Studio, wanted: Wanted) -> Surface:
    """Somebody has asked for a hint."""
    stage, scene = settled(studio, wanted)
    stage.handle(KeyPressed("h", Command.ADVICE), studio.now)
    while scene.flow.advice is not None:
        studio.settle(stage, 1)
    return studio.picture(studio.settle(stage))


@taken_at
def told_why(studio: Studio, wanted: Wanted) -> Surface:
    """Somebody has asked the log about the last decisions of a computer."""
    match = studio.played(wanted)
    scene = studio.table(match, studio.others(match))
    stage = studio.settle(studio.stage(scene))
    if not scene.frame.has_log:
        stage.handle(KeyPressed("l", Command.LOG), studio.now)
    for line in sorted(scene.inquiry.askable_lines())[-3:]:
        scene.answer(GoTo(None, line))
    return studio.picture(studio.settle(stage))


@taken_at
def bots(studio: Studio, wanted: Wanted) -> Surface:
    """One person among computers, who move."""
    match = studio.played(by(Seat(1), wanted))
    scene = studio.table(match, studio.others(match))
    return studio.picture(studio.settle(studio.stage(scene), 90))
