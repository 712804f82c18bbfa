"""A table at which something is just about to happen."""

from game.boxes.quest.opening import QuestMatch
from game.rules.quest.events import Event
from game.scenes.table import TableScene
from game.ui.stage import Stage
from tools.studio import Studio


def telling(studio: Studio, event: type, players: int = 4) -> tuple[Stage, TableScene]:
    """As an event of this kind begins to be told; the log has told what led there."""
    match = studio.played(lambda match: _has(match, event), studio.terms(players))
    match.undo()
    scene = studio.table(match)
    stage = studio.settle(studio.stage(scene))
    log, before = scene.course.chronicle, len(scene.seated.sitting.events)
    events = _play_again(scene)
    count = next(i for i, each in enumerate(events, 1) if isinstance(each, event))
    while log.told < before + count:
        studio.settle(stage, 1)
    scene.lay()
    return stage, scene


def _play_again(scene: TableScene) -> tuple[Event, ...]:
    """What was taken back, as if it were done now."""
    sitting = scene.seated.sitting
    before = len(sitting.match.past)
    events: tuple[Event, ...] = sitting.match.redo()
    sitting.events.extend(events)
    scene.course._tell(sitting.match.past[before:])  # noqa: SLF001 - as if somebody had chosen
    return events


def _has(match: QuestMatch, event: type) -> bool:
    return bool(match.past) and any(isinstance(each, event) for each in match.past[-1].events)
