"""Where the parts of the form lie: in two columns, or one below the other."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.boxes.makuta.new_game.deal import deal
from game.boxes.makuta.new_game.editions import editions
from game.boxes.makuta.new_game.house_rules import house
from game.boxes.makuta.new_game.parade import parade
from game.boxes.makuta.new_game.players import players
from game.boxes.makuta.new_game.sheet import Block, FormSheet
from game.ui.widgets.widget import Widget

GAP = 14  # points
NARROW = 1080  # below this there is room for one column only
LEFT = 0.51  # of the width

Part = Callable[[FormSheet, Rect], Block]


def laid_out(sheet: FormSheet, room: Rect) -> tuple[tuple[Widget, ...], int]:
    """All widgets, and where the lowest of them ends."""
    theme, gap = sheet.theme, sheet.theme.px(GAP)
    if room.width < theme.px(NARROW):
        return _column(sheet, room, (players, editions, house, deal))
    left = Rect(room.left, room.top, round((room.width - gap) * LEFT), 0)
    right = Rect(left.right + gap, room.top, room.right - left.right - gap, 0)
    first, first_bottom = _column(sheet, left, (players, deal))
    second, second_bottom = _column(sheet, right, (editions, house))
    below = Rect(left.left, first_bottom + gap, left.width, second_bottom - first_bottom - gap)
    return (*first, *second, *parade(sheet, below)), max(first_bottom, second_bottom)


def _column(sheet: FormSheet, room: Rect, parts: Sequence[Part]) -> tuple[tuple[Widget, ...], int]:
    gap = sheet.theme.px(GAP)
    widgets: list[Widget] = []
    top = room.top
    for part in parts:
        made = part(sheet, Rect(room.left, top, room.width, 0))
        widgets += made.widgets
        top = made.bottom + gap
    return tuple(widgets), top - gap
