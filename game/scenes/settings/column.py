"""Settings below one another: what they are called, what they mean, and how they are set."""

from collections.abc import Sequence

from attrs import define, field
from pygame import Rect

from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.label import label_at
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

ROW, SWITCH, APART = 36, 26, 24  # points
STEP = 5  # per cent


@define
class Column:
    """Grows downwards. The names of its things begin with the name of the scene."""

    theme: Theme
    place: Rect  # its height does not matter
    widgets: list[Widget] = field(factory=list, init=False)
    bottom: int = field(init=False)

    @bottom.default
    def _top(self) -> int:
        return self.place.top + self.theme.px(4)

    def heading(self, words: str) -> None:
        self._label(words, Style.STRONG, Palette.GOLD)
        self.bottom += self.theme.px(APART // 2)

    def toggle(self, name: str, label: str, words: str, *, is_on: bool, message: object) -> None:
        row = self._row(SWITCH)
        self.widgets.append(Toggle(row, f"settings.{name}", label, is_on, message))
        self._explain(words)

    def choice(
        self, name: str, label: str, words: str, options: Sequence[Option], chosen: str
    ) -> None:
        self._label(label, Style.BODY, Palette.INK)
        self._explain(words, apart=8)
        row = self._row(ROW)
        full = f"settings.{name}"
        self.widgets.append(Choice(row, full, tuple(options), chosen, label))
        self.bottom += self.theme.px(APART)

    def slider(self, name: str, label: str, words: str, share: float) -> None:
        self._label(label, Style.BODY, Palette.INK)
        self._explain(words, apart=4)
        row = self._row(28)
        percent = round(share * 100)
        self.widgets.append(Slider(row, f"settings.{name}", percent, 100, label, step=STEP))
        self.bottom += self.theme.px(APART)

    def _row(self, points: int) -> Rect:
        rect = Rect(self.place.left, self.bottom, self.place.width, self.theme.px(points))
        self.bottom = rect.bottom
        return rect

    def _label(self, words: str, style: Style, colour: object) -> None:
        place = (self.place.left, self.bottom)
        label = label_at(self.theme, place, self.place.width, words, style=style, colour=colour)
        self.widgets.append(label)
        self.bottom = label.rect.bottom

    def _explain(self, words: str, apart: int = APART) -> None:
        if words:
            self._label(words, Style.SMALL, Palette.PALE)
        self.bottom += self.theme.px(apart)
