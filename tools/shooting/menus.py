"""Pictures of all that is around the table."""

from collections.abc import Sequence

from pygame import Surface

from game.core.seats import Seat
from game.persistence.game_file import SUFFIX
from game.scenes.replay.recording import recording_so_far
from game.scenes.replay.scene import ReplayScene
from game.scenes.table.cast import CastScene
from game.shelf.kept_game import NewGame
from tools.shooting.moments import Shot, Wanted, by, is_over
from tools.shooting.table import settled, taken_at
from tools.studio import NAMES, Studio

OF_A_BOX = {"new_game", "rulebook"}


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
    scene._jump(recording.last // 2)  # noqa: SLF001 - somebody has scrubbed
    scene.lay()
    return studio.picture(studio.settle(stage))


def crash(studio: Studio) -> Surface:
    scene = studio.program.routes.crash(
        studio.folder / "report.txt", studio.folder / f"game{SUFFIX}"
    )
    return studio.picture(studio.settle(studio.stage(scene)))
