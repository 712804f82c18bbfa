"""The log beside the table, or what somebody has missed, and the tab that opens either."""

from game.scenes.table.bar import LogTab
from game.scenes.table.flow import GameFlow
from game.scenes.table.frame import TableFrame
from game.scenes.table.inquiry import Inquiry
from game.scenes.table.recap import Recap, recap_widgets
from game.ui.widgets.widget import Widget


def log_side(
    flow: GameFlow, frame: TableFrame, inquiry: Inquiry, recap: Recap | None
) -> list[Widget]:
    """Of log and recap one at a time is open."""
    lines, first_new, text = flow.chronicle.lines, flow.first_new, frame.texts.text
    opened: list[Widget] = []
    if frame.has_log:
        opened += frame.log(lines, inquiry.askable_lines(), first_new)
    elif recap:
        opened += recap_widgets(recap, frame)
    tab = frame.corners.tab(frame.now_top)
    if opened:
        tab.topright = opened[0].rect.topleft
    is_on = bool(opened)
    frame.lines_read = len(lines) if is_on else frame.lines_read
    news = frame.news(len(lines), first_new)
    return [*opened, LogTab(tab, text("bar.log"), text("bar.log_words"), news, is_on)]
