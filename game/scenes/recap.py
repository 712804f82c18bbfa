"""What has happened since somebody's last turn: the first thing they see behind the curtain."""

from attrs import frozen
from pygame import Rect

from game.scenes.log_panel import LogPanel
from game.scenes.table_frame import TableFrame
from game.scenes.table_view import LogLine
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

WIDTH, HEIGHT = 360, 300  # points, at most


@frozen
class CloseRecap:
    """It has been read."""


@frozen
class Recap:
    lines: tuple[LogLine, ...]

    def __bool__(self) -> bool:
        return bool(self.lines)


def recap_widgets(recap: Recap, frame: TableFrame) -> list[Widget]:
    """A log of its own over the table; pressing a line goes there as in the log."""
    area, theme, text = frame.table, frame.theme, frame.texts.text
    size = min(theme.px(WIDTH), area.width // 2), min(theme.px(HEIGHT), area.height // 2)
    rect = Rect((0, 0), size)
    rect.center = area.center
    log = LogPanel(rect, "recap", text("recap.heading"), recap.lines, theme)
    close = Rect(0, 0, theme.px(120), theme.px(34))
    close.midtop = (rect.centerx, rect.bottom + theme.px(4))
    button = Button(close, "recap.close", text("recap.close"), CloseRecap(), is_main=True)
    return [log, button]
