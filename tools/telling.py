"""A table at which something is just about to happen."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from attrs import evolve

from game.boxes.makuta.opening import MakutaMatch
from game.core.match import Ply
from game.rules.makuta.actions import Action
from game.rules.makuta.events import Event
from game.rules.makuta.state import State
from game.scenes.table.scene import TableScene
from game.ui.stage import Stage
from tools.studio import Studio

MakutaPly: TypeAlias = Ply[State, Action, Event]


def telling(studio: Studio, event: type, players: int = 4) -> tuple[Stage, TableScene]:
    """As an event of this kind begins to be told, the last of all; the log tells what led there."""
    match = studio.played(lambda match: _has(match, event), studio.terms(players))
    match.undo()
    scene = studio.table(match)
    stage = studio.settle(studio.stage(scene))
    sitting, log = scene.kept.sitting, scene.flow.chronicle
    begun = len(match.past)
    sitting.events.extend(match.redo())
    plies = [*_until(event, match.past[begun:])]
    before = log.told + sum(len(ply.events) for ply in plies) - 1
    scene.flow._tell(plies)  # noqa: SLF001 - as if somebody had chosen
    while log.told < before:
        studio.settle(stage, 1)
    scene.lay()
    return stage, scene


def _until(event: type, plies: Iterable[MakutaPly]) -> Iterator[MakutaPly]:
    for ply in plies:
        found = [i for i, each in enumerate(ply.events, 1) if isinstance(each, event)]
        yield evolve(ply, events=ply.events[: found[0]]) if found else ply
        if found:
            return


def _has(match: MakutaMatch, event: type) -> bool:
    return bool(match.past) and any(isinstance(each, event) for each in match.past[-1].events)
