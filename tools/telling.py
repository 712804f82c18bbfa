"""A table at which something is just about to happen."""

from game.boxes.quest.opening import QuestMatch
from game.scenes.table import TableScene
from game.ui.stage import Stage
from tools.studio import Studio


def telling(studio: Studio, event: type, players: int = 4) -> tuple[Stage, TableScene]:
    """Just before an event of this kind is told, whatever came before it in the same step."""
    match = studio.played(lambda match: _has(match, event), studio.terms(players))
    events = match.past[-1].events
    scene = studio.table(studio.fresh_match(match.past[-1].before))
    stage = studio.settle(studio.stage(scene))
    scene.view.offer(None)
    index = next(i for i, each in enumerate(events) if isinstance(each, event))
    for each in events[:index]:
        scene.course.director.enqueue(scene.view.animate(each))
        scene.course.director.advance()
        scene.course.director.skip()
    scene.course.director.enqueue(scene.view.animate(events[index]))
    return stage, scene


def _has(match: QuestMatch, event: type) -> bool:
    return bool(match.past) and any(isinstance(each, event) for each in match.past[-1].events)
