"""Shows what has been done, action by action, as one viewer may see it."""

from collections.abc import Iterable, Sequence
from math import isfinite
from typing import Any

from attrs import frozen

from game.core.match import Match, Ply
from game.core.seats import Viewer
from game.scenes.program import Program
from game.scenes.table.chronicle import Chronicle
from game.scenes.table.view import TableView
from game.ui.animation import Animation


@frozen
class Deed:
    """What an action did, and how the table looked to one viewer after it."""

    events: tuple[Any, ...]
    after: Any


def deeds_of(
    match: Match[Any, Any, Any, Any], plies: Sequence[Ply[Any, Any, Any]], viewer: Viewer
) -> list[Deed]:
    """The last actions of *match*, for *viewer*."""
    afters = [*(ply.before for ply in plies[1:]), match.state]
    observe = match.rules.observe
    return [
        Deed(ply.events, observe(after, viewer)) for ply, after in zip(plies, afters, strict=True)
    ]


def telling(
    program: Program,
    deeds: Iterable[Deed],
    view: TableView[Any, Any, Any],
    chronicle: Chronicle,
) -> Animation:
    """Every action moves the pieces, then they settle on the truth: none can lie for long.

    The log tells what has been seen, so that it gives nothing away before the die lies still.
    """
    for deed in deeds:
        for event in deed.events:
            yield from _aloud(program, view, chronicle.witness(event, chronicle.viewer))
            chronicle.add(event)
        view.show(deed.after)


def _aloud(
    program: Program,
    view: TableView[Any, Any, Any],
    witnessed: Any,  # noqa: ANN401 - whatever the box's events are
) -> Animation:
    """An event is heard while it is seen; whoever skips the rest of it hears no more of it."""
    clock, voice, cue = program.clock, program.voice, view.cue(witnessed)
    if cue:
        voice.play(cue, clock.now, clock.pace)
    yield from view.animate(witnessed)
    if not isfinite(clock.now):
        voice.skip()
