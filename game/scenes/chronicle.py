"""The log: what one viewer has witnessed, in words, kept up with the game."""

from typing import Any

from attrs import define, field

from game.core.seats import Viewer
from game.players.sitting import Sitting
from game.scenes.table_view import LogLine, TableView


@define
class Chronicle:
    """A log that only ever shows what its viewer may know; another viewer gets another log."""

    sitting: Sitting[Any, Any, Any, Any]
    view: TableView[Any, Any, Any]
    viewer: Viewer
    lines: list[LogLine] = field(factory=list, init=False)
    told: int = field(default=0, init=False)  # events

    def add(self, event: Any) -> None:  # noqa: ANN401 - whatever the box's events are
        """An event that the viewer has just witnessed."""
        self.told += 1
        line = self.view.line(event)
        if line:
            self.lines.append(line)

    def retell(self, viewer: Viewer) -> None:
        """From the beginning, for *viewer*."""
        self.viewer, self.told = viewer, 0
        self.lines = []
        for event in self.sitting.witnessed_by(viewer):
            self.add(event)
