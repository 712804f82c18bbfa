"""What has happened since somebody's last turn: the first thing they see behind the curtain."""

from attrs import frozen
from pygame import Rect

from game.scenes.table.bar import Wish
from game.scenes.table.frame import TableFrame
from game.scenes.table.view import LogLine
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

RECAP = "recap"


@frozen
class Recap:
    lines: tuple[LogLine, ...]
    is_first: bool = False  # they have not decided anything before


def recap_widgets(recap: Recap, frame: TableFrame) -> list[Widget]:
    """The log, opened at what is new; the rest of it is a press away."""
    theme, text = frame.theme, frame.texts.text
    heading = text("recap.so_far" if recap.is_first else "recap.heading")
    most = frame.corners.log(frame.now_top)
    button = Rect(0, 0, theme.px(120), theme.px(32))
    high = most.height - button.height - theme.gap
    rect = Rect(most.topleft, (most.width, high))
    rect.height = frame.panel(rect, RECAP, heading, recap.lines).needed(high)
    button.topright = (most.right - theme.px(10), rect.bottom + theme.px(4))
    return [
        frame.panel(rect, RECAP, heading, recap.lines),
        Button(button, f"{RECAP}.close", text("recap.close"), Wish.CLOSE_RECAP, is_main=True),
    ]
