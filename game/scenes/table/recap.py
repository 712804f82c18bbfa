"""What has happened since somebody's last turn: the first thing they see behind the curtain."""

from attrs import frozen
from pygame import Rect

from game.scenes.table.bar import Wish
from game.scenes.table.frame import TableFrame
from game.scenes.table.view import LogLine
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

RECAP = "recap"
WIDTH, HEIGHT = 400, 330  # points, at most


@frozen
class Recap:
    lines: tuple[LogLine, ...]
    is_first: bool = False  # they have not decided anything before


def recap_widgets(recap: Recap, frame: TableFrame, area: Rect) -> list[Widget]:
    """A log of its own in a corner of *area*: what a line goes to is seen beside it."""
    theme, text = frame.theme, frame.texts.text
    heading = text("recap.so_far" if recap.is_first else "recap.heading")
    button = Rect(0, 0, theme.px(120), theme.px(34))
    button.bottomleft = (area.left + theme.gap, area.bottom - theme.gap)
    most = min(theme.px(HEIGHT), area.height // 2)
    rect = Rect(0, 0, min(theme.px(WIDTH), area.width * 9 // 20), most)
    rect.height = frame.panel(rect, RECAP, heading, recap.lines).needed(most)
    rect.bottomleft = (button.left, button.top - theme.px(4))
    return [
        frame.panel(rect, RECAP, heading, recap.lines),
        Button(button, f"{RECAP}.close", text("recap.close"), Wish.CLOSE_RECAP, is_main=True),
    ]
