"""All keys in one list; pressing one waits for another."""

from attrs import frozen
from pygame import Rect

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.scenes.settings.column import Column
from game.scenes.settings.keys import key_words
from game.ui.commands import Bindings, Command
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label

ROW, TALL = 40, 30  # points
NARROW, PADDING = 38, 22


@frozen
class Capture:
    """The next key that is pressed is for this slot of the command."""

    command: Command
    slot: int


@frozen
class KeyList:
    """Every command with its keys."""

    texts: Texts
    bindings: Bindings
    waiting: Capture | None

    def fill(self, column: Column) -> None:
        for command in Command:
            row = Rect(column.place.left, column.bottom, column.place.width, column.theme.px(ROW))
            words = self.texts.text(key_of("command", command))
            column.widgets.append(Label(row, words, Style.BODY, Palette.INK, "midleft"))
            column.widgets += self._caps(column.theme, row, command)
            column.bottom = row.bottom

    def _caps(self, theme: Theme, row: Rect, command: Command) -> list[Button]:
        """From the left to the right, with a place for a further key as the last."""
        slots = len(self.bindings.keys(command)) + 1
        right = row.right
        caps: list[Button] = []
        for slot in reversed(range(slots)):
            label = self._label(Capture(command, slot))
            wide = theme.size(label, Style.SMALL_STRONG)[0] + theme.px(PADDING)
            rect = Rect(0, 0, max(theme.px(NARROW), wide), theme.px(TALL))
            rect.midright = right, row.centery
            right = rect.left - theme.px(6)
            caps.insert(0, self._cap(rect, label, Capture(command, slot)))
        return caps

    def _label(self, capture: Capture) -> str:
        if capture == self.waiting:
            return "…"
        keys = self.bindings.keys(capture.command)
        return key_words(keys[capture.slot]) if capture.slot < len(keys) else "+"

    def _cap(self, rect: Rect, label: str, capture: Capture) -> Button:
        is_new = capture.slot == len(self.bindings.keys(capture.command))
        words = self.texts.text("settings.key_new" if is_new else "settings.key_other")
        words = "" if capture == self.waiting else words
        name = f"settings.key.{capture.command}.{'new' if is_new else capture.slot}"
        is_on, style = capture == self.waiting, Style.SMALL_STRONG
        return Button(rect, name, label, capture, words, is_on=is_on, style=style)
