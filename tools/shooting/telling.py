"""A table at which something is just about to happen, and pictures of it while it moves."""

from collections.abc import Iterable, Iterator

from attrs import evolve
from pygame import Surface

from game.scenes.table.scene import TableScene
from game.scenes.table.telling import Deed, deeds_of
from game.ui.stage import Stage
from tools.shooting.moments import Shot, Wanted
from tools.studio import AnyMatch, Studio


def told(event: type, seconds: float, players: int = 4) -> Shot:
    """In the middle of an event of this kind, so long after its first frame."""

    def shot(studio: Studio) -> Surface:
        stage, _ = telling(studio, event, players)
        return studio.picture(studio.settle(stage, round(seconds * 60)))

    return shot


def during(wanted: Wanted, seconds: float) -> Shot:
    """In the middle of what an action sets in motion that a computer would choose then."""

    def shot(studio: Studio) -> Surface:
        scene = studio.table(studio.played(wanted))
        stage = studio.settle(studio.stage(scene))
        sitting = scene.kept.sitting
        seat = sitting.decider
        assert seat is not None
        sitting.bots[seat] = studio.game.company.usual
        scene.flow._tell(sitting.let_bot_act(seat))  # noqa: SLF001 - as if that person had chosen
        return studio.picture(studio.settle(stage, round(seconds * 60)))

    return shot


def telling(studio: Studio, event: type, players: int = 4) -> tuple[Stage, TableScene]:
    """As an event of this kind begins to be told, the last of all; the log tells what led there."""
    match = studio.played(lambda match: _has_told(match, event), studio.setup(players))
    match.undo()
    scene = studio.table(match)
    stage = studio.settle(studio.stage(scene))
    sitting, log = scene.kept.sitting, scene.flow.chronicle
    begun = len(match.past)
    sitting.events.extend(match.redo())
    deeds = [*_until(event, deeds_of(match.rules, match.past[begun:], scene.flow.viewer))]
    before = log.told + sum(len(deed.course) for deed in deeds) - 1
    scene.flow.tell(deeds)
    while log.told < before:
        studio.settle(stage, 1)
    scene.lay()
    return stage, scene


def _until(event: type, deeds: Iterable[Deed]) -> Iterator[Deed]:
    for deed in deeds:
        found = [i for i, (each, _) in enumerate(deed.course, 1) if isinstance(each, event)]
        yield evolve(deed, course=deed.course[: found[0]]) if found else deed
        if found:
            return


def _has_told(match: AnyMatch, event: type) -> bool:
    """By a decision, which can be taken back."""
    last = match.past[-1].events if match.decisions() else ()
    return any(isinstance(each, event) for each in last)
