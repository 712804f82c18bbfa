"""Where the parts of the form are: who plays comes first, rules and seed are folded below.

What there is nothing to choose of is left out.
"""

from collections.abc import Callable, Iterator, Sequence

from attrs import define, field
from pygame import Rect

from game.scenes.new_game.deal import deal
from game.scenes.new_game.editions import editions
from game.scenes.new_game.folds import fold, has_rules, is_open
from game.scenes.new_game.house_rules import house_rules
from game.scenes.new_game.players import players
from game.scenes.new_game.sheet import Block, FormSheet, Part
from game.shelf.choices import Choices
from game.ui.widgets.picture import Picture
from game.ui.widgets.widget import Widget

GAP = 14  # points
NARROW = 1080  # below this there is room for one column only
LEFT = 0.51  # of the width
LEAST, MOST = 90, 220  # points that a figure is high
SLENDER = 1.6  # how much higher a figure is than the room beside others has to be wide

MakeBlock = Callable[[FormSheet, Rect], Block]


@define
class Layout:
    """From top to bottom."""

    sheet: FormSheet
    room: Rect  # its upper left and its width
    widgets: list[Widget] = field(factory=list, init=False)
    unfolded: dict[Part, Rect] = field(factory=dict, init=False)  # with the line above it
    bottom: int = field(init=False)

    @bottom.default
    def _top(self) -> int:
        return self.room.top

    @property
    def is_wide(self) -> bool:
        return self.room.width >= self.sheet.theme.px(NARROW)

    def lay(self) -> None:
        self._players()
        for part in Part:
            if part is not Part.RULES or has_rules(self.sheet.choices):
                self._fold(part)

    def _halves(self, top: int) -> tuple[Rect, Rect]:
        gap, room = self.sheet.theme.px(GAP), self.room
        left = Rect(room.left, top, round((room.width - gap) * LEFT), 0)
        return left, Rect(left.right + gap, top, room.right - left.right - gap, 0)

    def _players(self) -> None:
        if not self.is_wide:
            self._column(self.room, [players])
            return
        left, right = self._halves(self.room.top)
        self._column(left, [players])
        right.height = self.bottom - right.top
        self.widgets += parade(self.sheet, right)

    def _fold(self, part: Part) -> None:
        top = self.bottom + self.sheet.theme.px(GAP)
        line = fold(self.sheet, part, Rect(self.room.left, top, self.room.width, 0))
        self.widgets.append(line)
        self.bottom = line.rect.bottom
        if is_open(self.sheet, part):
            self._open(_rules(self.sheet.choices) if part is Part.RULES else [deal])
            self.unfolded[part] = Rect(line.rect.topleft, (self.room.width, self.bottom - top))

    def _open(self, blocks: Sequence[MakeBlock]) -> None:
        """Side by side where there is room."""
        top = self.bottom + self.sheet.theme.px(GAP) // 2
        places = self._halves(top) if self.is_wide and len(blocks) > 1 else None
        if places is None:
            self._column(Rect(self.room.left, top, self.room.width, 0), blocks)
            return
        bottoms = []
        for make, place in zip(blocks, places, strict=True):
            self._column(place, [make])
            bottoms.append(self.bottom)
        self.bottom = max(bottoms)

    def _column(self, place: Rect, blocks: Sequence[MakeBlock]) -> None:
        top = place.top
        for make in blocks:
            made = make(self.sheet, Rect(place.left, top, place.width, 0))
            self.widgets += made.widgets
            self.bottom = made.bottom
            top = made.bottom + self.sheet.theme.px(GAP)


def laid_out(sheet: FormSheet, room: Rect) -> Layout:
    layout = Layout(sheet, room)
    layout.lay()
    return layout


def _rules(choices: Choices) -> list[MakeBlock]:
    return [
        *([editions] if len(choices.editions) > 1 else []),
        *([house_rules] if choices.options else []),
    ]


def parade(sheet: FormSheet, room: Rect) -> Iterator[Picture]:
    """The figures of this game on the lower edge of *room*; nobody where it is too low."""
    wide = room.width // len(sheet.form.figures)
    high = min(sheet.theme.px(MOST), room.height, round(wide * SLENDER))
    if high < sheet.theme.px(LEAST):
        return
    for i, figure in enumerate(sheet.form.figures):
        picture = sheet.kit.portrait(figure, high)
        middle = room.left + wide * i + wide // 2
        yield Picture(picture.get_rect(midbottom=(middle, room.bottom)), picture)
