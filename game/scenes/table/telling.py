"""Shows what has been done, action by action, as one viewer may see it."""

from collections.abc import Iterable, Iterator
from math import isfinite
from typing import Any

from attrs import frozen

from game.core.match import Ply
from game.core.ruleset import Ruleset
from game.core.seats import PUBLIC, Viewer
from game.scenes.program import Program
from game.scenes.table.chronicle import Chronicle
from game.scenes.table.view import TableView
from game.ui.animation import Animation


@frozen
class Deed:
    """What an action did, and how the table looked to one viewer after every event and at last."""

    before: Any  # what everybody could see
    course: tuple[tuple[Any, Any], ...]  # events as they were, and observations
    after: Any


def deeds_of(
    rules: Ruleset[Any, Any, Any, Any], plies: Iterable[Ply[Any, Any, Any]], viewer: Viewer
) -> Iterator[Deed]:
    """Each is worked out when it is to be shown."""
    for ply in plies:
        step = rules.advance(ply.before, ply.action)
        course = ((event, rules.observe(after, viewer)) for event, after in step.course)
        before = rules.observe(ply.before, PUBLIC)
        yield Deed(before, tuple(course), rules.observe(step.state, viewer))


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
        for event, after in deed.course:
            yield from _aloud(program, view, chronicle.witness(event, chronicle.viewer), after)
            chronicle.add(event)
        view.show(deed.after)


def _aloud(
    program: Program,
    view: TableView[Any, Any, Any],
    witnessed: Any,  # noqa: ANN401 - whatever the box's events are
    after: Any,  # noqa: ANN401 - and its observations
) -> Animation:
    """An event is heard while it is seen; whoever skips the rest of it hears no more of it."""
    clock, voice, cue = program.clock, program.voice, view.cue(witnessed)
    if cue:
        voice.play(cue, clock.now, clock.pace)
    yield from view.animate(witnessed, after)
    if not isfinite(clock.now):
        voice.skip()
