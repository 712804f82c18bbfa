"""What is worth a picture: each is brought about by a real game and drawn by the real scenes."""

from collections.abc import Callable

from pygame import Surface

from game.boxes.quest.opening import QuestMatch
from game.core.seats import Seat
from game.rules.quest import legal_actions
from game.rules.quest.actions import MoveTo
from game.rules.quest.duel import bonus_places
from game.rules.quest.events import DuelLost, GameWon, TempleTurned, TileDrawn
from game.rules.quest.phases import (
    Arrived,
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    Finishing,
    Looking,
    MakutaFoe,
    Moving,
    Over,
    Placing,
    RahiFoe,
    SettingPawn,
    Starting,
    TryingOn,
    Weighing,
)
from game.scenes.box import NewGame
from game.scenes.curtain import CurtainScene
from game.scenes.recording import recording_so_far
from game.scenes.replay import ReplayScene
from game.scenes.table import TableScene
from game.ui.commands import Command
from game.ui.signals import KeyPressed, PointerMoved, PointerPressed, PointerReleased
from game.ui.stage import Stage
from game.ui.things import Thing
from tools.studio import NAMES, Studio
from tools.telling import telling

Shot = Callable[[Studio], Surface]
Wanted = Callable[[QuestMatch], bool]
GROWN = 8  # tiles: an island worth looking at


def _of(kind: type, *, tiles: int = 4, **facts: object) -> Wanted:
    """A moment at which a decision of this *kind* waits, on an island of some size."""

    def is_it(match: QuestMatch) -> bool:
        phase = match.state.phase
        fits = isinstance(phase, kind) and len(match.state.island.laid) >= tiles
        return fits and all(getattr(phase, name) == fact for name, fact in facts.items())

    return is_it


def _against(foe: type, *, before_the_die: bool = False) -> Wanted:
    """In a duel: the die is to be chosen, or else the bonuses are."""
    kind = ChoosingDie if before_the_die else ChoosingBonuses

    def is_it(match: QuestMatch) -> bool:
        phase = match.state.phase
        in_duel = isinstance(phase, ChoosingDie | ChoosingBonuses) and isinstance(phase.foe, foe)
        return in_duel and isinstance(phase, kind)

    return is_it


# The table


def _table(wanted: Wanted, players: int = 4, edition: str = "en") -> Shot:
    def shot(studio: Studio) -> Surface:
        return studio.picture(_settled(studio, wanted, players, edition)[0])

    return shot


def _settled(
    studio: Studio, wanted: Wanted, players: int = 4, edition: str = "en"
) -> tuple[Stage, TableScene]:
    match = studio.played(wanted, studio.terms(players, edition))
    scene = studio.table(match)
    stage = studio.settle(studio.stage(scene))
    return stage, scene


def _pointing(wanted: Wanted, prefix: str) -> Shot:
    """The pointer rests on the last enabled thing whose name begins so."""

    def shot(studio: Studio) -> Surface:
        stage, scene = _settled(studio, wanted)
        thing = _thing(scene, prefix)
        stage.handle(PointerMoved(thing.rect.center), studio.now)
        studio.now += 1
        return studio.picture(studio.settle(stage))

    return shot


def _pressed(wanted: Wanted, *prefixes: str) -> Shot:
    def shot(studio: Studio) -> Surface:
        stage, scene = _settled(studio, wanted)
        for prefix in prefixes:
            thing = _thing(scene, prefix)
            scene.page.focus.name = thing.name
            stage.handle(KeyPressed("return", Command.CONFIRM), studio.now)
            studio.settle(stage)
        return studio.picture(stage)

    return shot


def _thing(scene: TableScene, prefix: str) -> Thing:
    found = [t for t in scene.things() if t.name.startswith(prefix) and t.message is not None]
    return found[-1]


def _refused(studio: Studio) -> Surface:
    """Somebody has clicked where the pawn cannot go, and reads why."""
    stage, scene = _settled(studio, _of(Moving, tiles=GROWN))
    fields = [t for t in scene.things() if t.name.startswith("field.") and t.message is None]
    at = fields[len(fields) // 2].rect.center
    for signal in (PointerMoved(at), PointerPressed(at), PointerReleased(at)):
        stage.handle(signal, studio.now)
    return studio.picture(stage)


def _rahi_ahead(match: QuestMatch) -> bool:
    return any(_is_duel(match, action) for action in _moves(match))


def _moves(match: QuestMatch) -> list[MoveTo]:
    if not isinstance(match.state.phase, Moving):
        return []
    return [action for action in legal_actions(match.state) if isinstance(action, MoveTo)]


def _is_duel(match: QuestMatch, action: MoveTo) -> bool:
    return action.field in match.state.tokens.rahi


def _asked(studio: Studio) -> Surface:
    """A press on a Rahi's field: it asks before it walks there."""
    stage, scene = _settled(studio, _rahi_ahead)
    match = scene.seated.sitting.match
    field = next(action.field for action in _moves(match) if _is_duel(match, action))
    scene.page.focus.name = f"field.{field}"
    stage.handle(KeyPressed("return", Command.CONFIRM), studio.now)
    return studio.picture(studio.settle(stage))


def _chosen_bonuses(match: QuestMatch) -> bool:
    phase = match.state.phase
    helps = isinstance(phase, ChoosingBonuses) and len(bonus_places(match.state, phase.seat)) > 1
    return helps and _against(RahiFoe)(match)


def _bonuses_added(*, open_tray: bool) -> Shot:
    def shot(studio: Studio) -> Surface:
        stage, scene = _settled(studio, _chosen_bonuses)
        names = ["tray.peek"] if open_tray else []
        seat = scene.seated.viewer
        legal = [t.name for t in scene.things() if t.name.startswith(f"tray.{seat}.") and t.message]
        for name in (*names, *legal[:2]):
            scene.page.focus.name = name
            stage.handle(KeyPressed("return", Command.CONFIRM), studio.now)
            studio.settle(stage)
        return studio.picture(stage)

    return shot


def _told(event: type, share: float, players: int = 4) -> Shot:
    """In the middle of an event of this kind, *share* seconds after its first frame."""

    def shot(studio: Studio) -> Surface:
        stage, _ = telling(studio, event, players)
        return studio.picture(studio.settle(stage, round(share * 60)))

    return shot


def _peeking(studio: Studio) -> Surface:
    stage, _ = _settled(studio, _of(Starting, tiles=GROWN))
    stage.handle(KeyPressed("p", Command.PEEK), studio.now)
    return studio.picture(studio.settle(stage))


def _hinting(studio: Studio) -> Surface:
    stage, _ = _settled(studio, _of(Moving, tiles=GROWN))
    stage.handle(KeyPressed("f", Command.HINTS), studio.now)
    return studio.picture(studio.settle(stage))


def _during(kind: type, share: float) -> Shot:
    """In the middle of what an action of this decision sets in motion."""

    def shot(studio: Studio) -> Surface:
        match = studio.played(_of(kind, tiles=GROWN))
        scene = studio.table(match)
        stage = studio.settle(studio.stage(scene))
        sitting = scene.seated.sitting
        seat = sitting.decider
        assert seat is not None
        sitting.bots[seat] = "sensible"
        scene.course._tell(sitting.let_bot_act(seat))  # noqa: SLF001 - as if that person had chosen
        return studio.picture(studio.settle(stage, round(share * 60)))

    return shot


def _recap(studio: Studio) -> Surface:
    match = studio.played(_of(Starting, tiles=GROWN))
    scene = TableScene(studio.program, studio.seated(match))
    stage = studio.settle(studio.stage(scene))
    if isinstance(stage.top, CurtainScene):
        stage.handle(KeyPressed("space", Command.DONE), studio.now)
    return studio.picture(studio.settle(stage))


def _curtain(studio: Studio) -> Surface:
    match = studio.played(_of(Starting, tiles=GROWN))
    scene = TableScene(studio.program, studio.seated(match))
    return studio.picture(studio.settle(studio.stage(scene)))


# Around it


def _title(studio: Studio) -> Surface:
    return studio.picture(studio.settle(studio.stage(studio.program.routes.title())))


def _menu(name: str) -> Shot:
    def shot(studio: Studio) -> Surface:
        scene = getattr(studio.program.routes, name)()
        return studio.picture(studio.settle(studio.stage(scene)))

    return shot


def _load(studio: Studio) -> Surface:
    """Three evenings, each left in another state."""
    for tiles in (2, GROWN, 20):
        match = studio.played(_of(Starting, tiles=tiles))
        game = NewGame(studio.fresh_match(match.state), {}, NAMES[:4])
        scene = studio.program.routes.begin(game)
        studio.settle(studio.stage(scene), 1)
        scene.leave()
    return _menu("load")(studio)


def _whole_island(studio: Studio) -> Surface:
    stage, _ = _settled(studio, _of(Starting, tiles=20))
    stage.handle(KeyPressed("0", Command.FIT), studio.now)
    return studio.picture(studio.settle(stage))


def _pause(studio: Studio) -> Surface:
    _, scene = _settled(studio, _of(Moving, tiles=GROWN))
    pause = studio.program.routes.pause(scene.seated)
    return studio.picture(studio.settle(studio.stage(scene, pause)))


def _result(studio: Studio) -> Surface:
    match = studio.played(_of(Over))
    scene = studio.program.routes.result(studio.seated(match))
    return studio.picture(studio.settle(studio.stage(scene)))


def _replay(studio: Studio) -> Surface:
    match = studio.played(_of(Over))
    recording = recording_so_far(studio.program, studio.seated(match))
    scene = ReplayScene(studio.program, recording)
    stage = studio.stage(scene)
    scene._jump(recording.last // 2)  # noqa: SLF001 - somebody has scrubbed
    scene.lay()
    return studio.picture(studio.settle(stage))


def _crash(studio: Studio) -> Surface:
    scene = studio.program.routes.crash(studio.folder / "report.txt", studio.folder / "game.makuta")
    return studio.picture(studio.settle(studio.stage(scene)))


def _bots(studio: Studio) -> Surface:
    """One person among computers, who move."""
    match = studio.played(_of(Starting, tiles=GROWN, seat=Seat(1)))
    bots = dict.fromkeys(map(Seat, (1, 2, 3)), "sensible")
    scene = studio.table(match, bots)
    return studio.picture(studio.settle(studio.stage(scene), 90))


SHOTS: dict[str, Shot] = {
    "title": _title,
    "new-game": _menu("new_game"),
    "load": _load,
    "settings": _menu("settings"),
    "rulebook": _menu("rulebook"),
    "pause": _pause,
    "crash": _crash,
    "result": _result,
    "replay": _replay,
    "curtain": _curtain,
    "recap": _recap,
    "first-turn": _table(_of(Starting, tiles=1)),
    "roll": _table(_of(Starting, tiles=GROWN)),
    "roll-six-players": _table(_of(Starting, tiles=GROWN), players=6),
    "move": _table(_of(Moving, tiles=GROWN)),
    "move-pointing": _pointing(_of(Moving, tiles=GROWN), "field."),
    "move-hints": _hinting,
    "late": _table(_of(Starting, tiles=20)),
    "whole-island": _whole_island,
    "place-tile": _table(_of(Placing, tiles=GROWN)),
    "bonuses": _table(_against(RahiFoe)),
    "bonuses-before": _table(_against(RahiFoe), edition="de"),
    "duel-die": _table(_against(RahiFoe, before_the_die=True)),
    "bonuses-added": _bonuses_added(open_tray=True),
    "bonuses-face-down": _bonuses_added(open_tray=False),
    "refused": _refused,
    "asked": _asked,
    "six-at-start": _table(_of(Starting, tiles=1), players=6),
    "late-six-players": _table(_of(Starting, tiles=19), players=6),
    "temple-turning": _told(TempleTurned, 0.7),
    "lost-to-makuta": _told(DuelLost, 1.6),
    "victory": _told(GameWon, 1.5),
    "tile-drawn": _told(TileDrawn, 0.4),
    "loss": _table(_of(ChoosingLoss)),
    "makuta": _table(_against(MakutaFoe)),
    "set-pawn": _table(_of(SettingPawn)),
    "swap": _table(_of(Weighing)),
    "too-many-masks": _table(_of(TryingOn)),
    "akaku": _table(_of(Looking)),
    "arrived": _table(_of(Arrived, tiles=GROWN)),
    "end-turn": _table(_of(Finishing, tiles=GROWN)),
    "peek": _peeking,
    "roll-moving": _during(Starting, 0.3),
    "walk-moving": _during(Moving, 0.4),
    "tile-moving": _during(Placing, 0.5),
    "bots": _bots,
}
