"""Pictures of all that is around the table."""

from pygame import Surface

from game.core.seats import Seat
from game.rules.makuta.phases import Moving, Over, Starting
from game.scenes.replay.recording import recording_so_far
from game.scenes.replay.scene import ReplayScene
from game.scenes.table.cast import CastScene
from game.shelf.kept_game import NewGame
from tools.shooting.moments import GROWN, of
from tools.shooting.table import Shot, settled
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


def load(studio: Studio) -> Surface:
    """Three evenings, each left in another state."""
    for tiles in (2, GROWN, 20):
        match = studio.played(of(Starting, tiles=tiles))
        game = NewGame(studio.game, studio.fresh_match(match.state), {}, NAMES[:4])
        scene = studio.program.routes.begin(game)
        studio.settle(studio.stage(scene), 1)
        scene.leave()
    return menu("load")(studio)


def pause(studio: Studio) -> Surface:
    _, scene = settled(studio, of(Moving, tiles=GROWN))
    above = studio.program.routes.pause(scene.kept)
    return studio.picture(studio.settle(studio.stage(scene, above)))


def cast(studio: Studio) -> Surface:
    """A person among computers."""
    match = studio.played(of(Moving, tiles=GROWN, seat=Seat(0)))
    scene = studio.table(match, dict.fromkeys(map(Seat, (1, 2, 3)), "adept"))
    below = studio.settle(studio.stage(scene))
    above = CastScene(studio.program, scene.kept)
    return studio.picture(studio.settle(studio.stage(*below.scenes, above)))


def result(studio: Studio) -> Surface:
    match = studio.played(of(Over))
    scene = studio.program.routes.result(studio.kept(match))
    return studio.picture(studio.settle(studio.stage(scene)))


def replay(studio: Studio) -> Surface:
    match = studio.played(of(Over))
    recording = recording_so_far(studio.kept(match))
    scene = ReplayScene(studio.program, recording)
    stage = studio.stage(scene)
    scene._jump(recording.last // 2)  # noqa: SLF001 - somebody has scrubbed
    scene.lay()
    return studio.picture(studio.settle(stage))


def crash(studio: Studio) -> Surface:
    scene = studio.program.routes.crash(
        studio.folder / "report.txt", studio.folder / "game.matanui"
    )
    return studio.picture(studio.settle(studio.stage(scene)))
