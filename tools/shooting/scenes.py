"""Pictures of every box: of the table while somebody decides, and of all that is around it."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Surface

from game.core.seats import Seat
from game.persistence.game_file import SUFFIX
from game.persistence.settings import Play
from game.scenes.replay.recording import recording_so_far
from game.scenes.replay.scene import ReplayScene
from game.scenes.table.cast import CastScene
from game.scenes.table.curtain import CurtainScene
from game.scenes.table.log_panel import GoTo
from game.scenes.table.scene import TableScene
from game.shelf.kept_game import NewGame
from game.ui.commands import Command
from game.ui.signals import KeyPressed, PointerMoved
from game.ui.stage import Stage
from tools.shooting.moments import Shot, Wanted, by, is_over
from tools.studio import NAMES, Studio

OF_A_BOX = {"new_game", "rulebook", "learn"}


def taken_at(take: Callable[[Studio, Wanted], Surface]) -> Callable[[Wanted], Shot]:
    """For what is shown of different moments."""
    return lambda wanted: lambda studio: take(studio, wanted)


def table(
    wanted: Wanted, players: int = 4, edition: str = "", options: Mapping[str, int] | None = None
) -> Shot:
    def shot(studio: Studio) -> Surface:
        return studio.picture(settled(studio, wanted, players, edition, options)[0])

    return shot


def settled(
    studio: Studio,
    wanted: Wanted,
    players: int = 4,
    edition: str = "",
    options: Mapping[str, int] | None = None,
) -> tuple[Stage, TableScene]:
    match = studio.played(wanted, studio.setup(players, edition, options))
    scene = studio.table(match)
    stage = studio.settle(studio.stage(scene))
    return stage, scene


def pointing(wanted: Wanted, prefix: str) -> Shot:
    """The pointer rests on the last enabled thing whose name begins so."""

    def shot(studio: Studio) -> Surface:
        stage, scene = settled(studio, wanted)
        named = [thing for thing in scene.things() if thing.name.startswith(prefix)]
        at = [thing.rect.center for thing in named if thing.message is not None][-1]
        stage.handle(PointerMoved(at), studio.now)
        studio.now += 1
        return studio.picture(studio.settle(stage))

    return shot


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


@taken_at
def guided(studio: Studio, wanted: Wanted) -> Surface:
    """Somebody's first game, among computers: the guide says what it is about."""
    match = studio.played(by(Seat(0), wanted))
    studio.with_settings(play=Play(guide=True))
    scene = studio.table(match, studio.others(match))
    return studio.picture(studio.settle(studio.stage(scene)))


def lesson(key: str) -> Shot:
    """It begins."""

    def shot(studio: Studio) -> Surface:
        scene = studio.program.routes.lesson(studio.box, key)
        return studio.picture(studio.settle(studio.stage(scene)))

    return shot


# All that is around the table


def title(studio: Studio) -> Surface:
    return studio.picture(studio.settle(studio.stage(studio.program.routes.title())))


def menu(name: str) -> Shot:
    def shot(studio: Studio) -> Surface:
        of_box = (studio.box,) if name in OF_A_BOX else ()
        scene = getattr(studio.program.routes, name)(*of_box)
        return studio.picture(studio.settle(studio.stage(scene)))

    return shot


def load(evenings: Sequence[Wanted]) -> Shot:
    """Evenings that were left in different states."""

    def shot(studio: Studio) -> Surface:
        for wanted in evenings:
            match = studio.fresh_match(studio.played(wanted).state)
            names = NAMES[: studio.game.codec.seats(match.state)]
            scene = studio.program.routes.begin(NewGame(studio.game, match, {}, names))
            studio.settle(studio.stage(scene), 1)
            scene.leave()
        return menu("load")(studio)

    return shot


@taken_at
def pause(studio: Studio, wanted: Wanted) -> Surface:
    _, scene = settled(studio, wanted)
    above = studio.program.routes.pause(scene.kept)
    return studio.picture(studio.settle(studio.stage(scene, above)))


@taken_at
def cast(studio: Studio, wanted: Wanted) -> Surface:
    """A person among computers."""
    match = studio.played(by(Seat(0), wanted))
    scene = studio.table(match, studio.others(match))
    below = studio.settle(studio.stage(scene))
    above = CastScene(studio.program, scene.kept)
    return studio.picture(studio.settle(studio.stage(*below.scenes, above)))


def result(studio: Studio) -> Surface:
    scene = studio.program.routes.result(studio.kept(studio.played(is_over)))
    return studio.picture(studio.settle(studio.stage(scene)))


def replay(studio: Studio) -> Surface:
    recording = recording_so_far(studio.kept(studio.played(is_over)))
    scene = ReplayScene(studio.program, recording)
    stage = studio.stage(scene)
    scene.projector.jump(recording.last // 2)  # somebody has scrubbed
    scene.lay()
    return studio.picture(studio.settle(stage))


def crash(studio: Studio) -> Surface:
    scene = studio.program.routes.crash(
        studio.folder / "report.txt", studio.folder / f"game{SUFFIX}"
    )
    return studio.picture(studio.settle(studio.stage(scene)))
