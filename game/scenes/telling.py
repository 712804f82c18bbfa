"""Shows what has been done, action by action, as one viewer may see it."""

from collections.abc import Sequence
from typing import Any

from game.core.match import Match, Ply
from game.core.seats import Viewer
from game.scenes.chronicle import Chronicle
from game.scenes.table_view import TableView
from game.ui.animation import Animation


def telling(
    match: Match[Any, Any, Any, Any],
    plies: Sequence[Ply[Any, Any, Any]],
    viewer: Viewer,
    view: TableView[Any, Any, Any],
    chronicle: Chronicle,
) -> Animation:
    """Every action moves the pieces, then they settle on the truth: none can lie for long."""
    rules = match.rules
    afters = [*(ply.before for ply in plies[1:]), match.state]
    moments = [
        ([rules.witness(event, viewer) for event in ply.events], rules.observe(after, viewer))
        for ply, after in zip(plies, afters, strict=True)
    ]
    return _told(moments, view, chronicle)


def _told(
    moments: Sequence[tuple[Sequence[Any], Any]],
    view: TableView[Any, Any, Any],
    chronicle: Chronicle,
) -> Animation:
    for events, after in moments:
        for event in events:
            chronicle.add(event)
            yield from view.animate(event)
        view.show(after)
