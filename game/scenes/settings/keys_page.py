"""All keys in one list; pressing one waits for another."""

from collections.abc import Sequence

from attrs import frozen
from pygame import Rect

from game.i18n.keys import key_of
from game.scenes.settings.column import Column
from game.scenes.settings.keys import key_words
from game.ui.commands import Bindings, Command
from game.ui.theme import Palette, Style
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label

ROW, TALL = 40, 30  # points
NARROW, PADDING = 38, 22


@frozen
class Capture:
    """The next key that is pressed is for this slot of the command."""

    command: Command
    slot: int


def list_keys(column: Column, bindings: Bindings, waiting: Capture | None) -> None:
    """Every command with its keys."""
    for command in Command:
        row = Rect(column.place.left, column.bottom, column.place.width, column.theme.px(ROW))
        words = column.texts.text(key_of("command", command))
        column.widgets.append(Label(row, words, Style.BODY, Palette.INK, "midleft"))
        column.widgets += _caps(column, row, (command, bindings.keys(command)), waiting)
        column.bottom = row.bottom


def _caps(
    column: Column, row: Rect, bound: tuple[Command, Sequence[str]], waiting: Capture | None
) -> list[Button]:
    """From the left to the right, with a place for a further key as the last."""
    theme, texts, (command, keys) = column.theme, column.texts, bound
    caps: list[Button] = []
    right = row.right
    for slot in reversed(range(len(keys) + 1)):
        is_new, is_on = slot == len(keys), waiting == Capture(command, slot)
        label = "…" if is_on else "+" if is_new else key_words(keys[slot])
        words = texts.text("settings.key_new" if is_new else "settings.key_other")
        wide = theme.size(label, Style.SMALL_STRONG)[0] + theme.px(PADDING)
        rect = Rect(0, 0, max(theme.px(NARROW), wide), theme.px(TALL))
        rect.midright = right, row.centery
        right = rect.left - theme.px(6)
        cap = Button(
            rect,
            f"settings.key.{command}.{'new' if is_new else slot}",
            label,
            Capture(command, slot),
            "" if is_on else words,
            is_on=is_on,
            style=Style.SMALL_STRONG,
        )
        caps.insert(0, cap)
    return caps
