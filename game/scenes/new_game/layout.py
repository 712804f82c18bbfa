"""Where the parts of the form lie: in two columns, or one below the other.

What there is nothing to choose of is left out.
"""

from collections.abc import Callable, Iterator, Sequence

from pygame import Rect

from game.scenes.new_game.deal import deal
from game.scenes.new_game.editions import editions
from game.scenes.new_game.house_rules import house_rules
from game.scenes.new_game.players import players
from game.scenes.new_game.sheet import Block, FormSheet
from game.shelf.choices import Choices
from game.ui.widgets.picture import Picture
from game.ui.widgets.widget import Widget

GAP = 14  # points
NARROW = 1080  # below this there is room for one column only
LEFT = 0.51  # of the width
LEAST, MOST = 90, 150  # points that a figure is high

Part = Callable[[FormSheet, Rect], Block]


def laid_out(sheet: FormSheet, room: Rect) -> tuple[tuple[Widget, ...], int]:
    """All widgets, and where the lowest of them ends."""
    theme, gap, rules = sheet.theme, sheet.theme.px(GAP), _rules(sheet.choices)
    if room.width < theme.px(NARROW):
        return _column(sheet, room, (players, *rules, deal))
    left = Rect(room.left, room.top, round((room.width - gap) * LEFT), 0)
    right = Rect(left.right + gap, room.top, room.right - left.right - gap, 0)
    first, ends = _column(sheet, left, (players, deal))
    second, other_ends = _column(sheet, right, rules)
    shorter, low, lowest = (
        (left, ends, other_ends) if ends < other_ends else (right, other_ends, ends)
    )
    below = Rect(shorter.left, low + gap, shorter.width, lowest - low - gap)
    return (*first, *second, *_parade(sheet, below)), lowest


def _rules(choices: Choices) -> list[Part]:
    return [
        *([editions] if len(choices.editions) > 1 else []),
        *([house_rules] if choices.options else []),
    ]


def _parade(sheet: FormSheet, room: Rect) -> Iterator[Picture]:
    """The figures of this game on the lower edge of *room*; nobody where it is too low."""
    high = min(sheet.theme.px(MOST), room.height)
    if high < sheet.theme.px(LEAST):
        return
    wide = room.width // len(sheet.form.figures)
    for i, figure in enumerate(sheet.form.figures):
        picture = sheet.kit.portrait(figure, high)
        middle = room.left + wide * i + wide // 2
        yield Picture(picture.get_rect(midbottom=(middle, room.bottom)), picture)


def _column(sheet: FormSheet, room: Rect, parts: Sequence[Part]) -> tuple[tuple[Widget, ...], int]:
    gap = sheet.theme.px(GAP)
    widgets: list[Widget] = []
    top = room.top
    for part in parts:
        made = part(sheet, Rect(room.left, top, room.width, 0))
        widgets += made.widgets
        top = made.bottom + gap
    return tuple(widgets), top - gap
