"""Settings below one another: what they are called, what they mean, and how they are set."""

from collections.abc import Callable
from enum import Enum
from typing import Any, TypeVar

from attrs import define, evolve, field, frozen
from pygame import Color, Rect

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.persistence.settings import Settings
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.label import label_at
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

ROW, SWITCH, LINE, APART = 36, 26, 28, 24  # points
BUTTON = 150
STEP = 5  # per cent
E = TypeVar("E", bound=Enum)


@frozen
class Change:
    """These are the settings from now on."""

    settings: Settings


@define
class Column:
    """Grows downwards. A setting goes by the names of its section and of itself.

    It shows what is, and offers what else might be.
    """

    theme: Theme
    texts: Texts
    settings: Settings
    place: Rect  # its height does not matter
    widgets: list[Widget] = field(factory=list, init=False)
    bottom: int = field(init=False)

    @bottom.default
    def _top(self) -> int:
        return self.place.top + self.theme.px(4)

    def heading(self, words: str) -> None:
        self._write(words, Style.STRONG, Palette.GOLD, APART // 2)

    def more(self, name: str) -> None:
        """A heading with an explanation, for the settings that follow."""
        self._write(self._label(name), Style.STRONG, Palette.GOLD)
        self._explain(name, apart=APART // 2)

    def toggle(self, section: str, name: str) -> None:
        is_on = self._value(section, name)
        self.switch(name, self._label(name), self.change(section, name, not is_on), is_on=is_on)
        self._explain(name)

    def switch(self, name: str, label: str, change: Change, *, is_on: bool) -> None:
        self.widgets.append(Toggle(self._row(SWITCH), f"settings.{name}", label, is_on, change))

    def explain(self, words: str) -> None:
        self._write(words, Style.SMALL, Palette.PALE, APART)

    def either(self, section: str, name: str, label: Callable[[E], str]) -> None:
        """One of the values that such a setting can have."""
        value: E = self._value(section, name)
        options = (
            Option(each.name.lower(), label(each), self.change(section, name, each))
            for each in type(value)
        )
        self.choice(name, tuple(options), value.name.lower())

    def choice(self, name: str, options: tuple[Option, ...], chosen: str) -> None:
        label = self._label(name)
        self._write(label, Style.BODY, Palette.INK)
        self._explain(name, apart=8)
        self.widgets.append(Choice(self._row(ROW), f"settings.{name}", options, chosen, label))
        self.bottom += self.theme.px(APART)

    def button(self, name: str, label: str, message: object) -> None:
        """What it unfolds needs no explanation."""
        row = self._row(ROW)
        row.width = min(row.width, self.theme.px(BUTTON))
        self.widgets.append(Button(row, f"settings.{name}", label, message))
        self.bottom += self.theme.px(APART)

    def slider(self, section: str, name: str) -> None:
        label, percent = self._label(name), round(self._value(section, name) * 100)
        self._write(label, Style.BODY, Palette.INK)
        self._explain(name, apart=4)
        row = self._row(LINE)
        self.widgets.append(Slider(row, f"settings.{name}", percent, 100, label, step=STEP))
        self.bottom += self.theme.px(APART)

    # What is set

    def _value(self, section: str, name: str) -> Any:  # noqa: ANN401 - each has its own type
        return getattr(getattr(self.settings, section) if section else self.settings, name)

    def change(self, section: str, name: str, value: Any) -> Change:  # noqa: ANN401
        if not section:
            return Change(evolve(self.settings, **{name: value}))
        changed = evolve(getattr(self.settings, section), **{name: value})
        return Change(evolve(self.settings, **{section: changed}))

    # How it is written

    def _label(self, name: str) -> str:
        return self.texts.text(key_of("settings", name))

    def _explain(self, name: str, apart: int = APART) -> None:
        words = self.texts.text(key_of("settings", f"{name}_words"))
        self._write(words, Style.SMALL, Palette.PALE, apart)

    def _write(self, words: str, style: Style, colour: Color, apart: int = 0) -> None:
        place = Rect(self.place.left, self.bottom, self.place.width, 0)
        label = label_at(self.theme, place, words, style, colour)
        self.widgets.append(label)
        self.bottom = label.rect.bottom + self.theme.px(apart)

    def _row(self, points: int) -> Rect:
        rect = Rect(self.place.left, self.bottom, self.place.width, self.theme.px(points))
        self.bottom = rect.bottom
        return rect
