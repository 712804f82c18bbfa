"""Cards large and side by side over the middle, for whoever has to read them."""

from collections.abc import Iterator

from pygame import Rect

from game.boxes.masks.table.cards.layout import card_size
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.motion.motions import LARGE
from game.boxes.masks.table.panels.explained import card_thing
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.panels.token import Token
from game.boxes.masks.table.reading import Reading
from game.boxes.masks.words.standing import task_note
from game.ui.theme import Palette, Style
from game.ui.things import Thing
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Framed
from game.ui.widgets.widget import Widget

PAD, GAP = 16, 10  # points
LEAST = 380  # the width for a title


def reading_panel(skin: Skin, here: Situation, reading: Reading | None) -> Iterator[Widget]:
    """As large as its cards and lines."""
    if reading is None:
        return
    theme, middle = skin.theme, skin.layout.middle
    pad, gap = theme.px(PAD), theme.px(GAP)
    wide, high = card_size(theme.px(LARGE))
    room, count = middle.width - 2 * pad, len(reading.cards)
    step = min(wide + gap, (room - wide) // max(1, count - 1))
    row = wide + step * (count - 1)
    inner = max(row, min(room, theme.px(LEAST)))
    title = theme.size(reading.title, Style.STRONG, inner)[1]
    words = "\n".join((*reading.lines, *_left_to_do(here, reading)))
    lines = theme.size(words, Style.SMALL, inner)[1] + gap if words else 0
    panel = Rect(0, 0, inner + 2 * pad, title + gap + high + lines + 2 * pad)
    panel.center = middle.centerx, middle.top + (skin.layout.hand.top - middle.top) // 2
    yield Framed(panel)
    top = panel.top + pad
    head = Rect(panel.left + pad, top, inner, title)
    yield Label(head, reading.title, Style.STRONG, Palette.GOLD, "midtop")
    place = Rect(panel.centerx - row // 2, head.bottom + gap, wide, high)
    for number, key in enumerate(reading.cards):
        rect = place.move(number * step, 0)
        thing = Thing(f"reading.{number}", rect, here.names.card(key), passive=True)
        face = skin.cards.face(here.names, key, high)
        yield Token(rect, card_thing(skin, here, key, thing), face)
    if words:
        below = Rect(head.left, place.bottom + gap, inner, lines)
        yield Label(below, words, Style.SMALL, Palette.INK, "midtop")


def _left_to_do(here: Situation, reading: Reading) -> Iterator[str]:
    """Of a Mission that stays open as a task."""
    for task in here.seen.seats[reading.reader].tasks:
        if task.card.key in reading.cards and not reading.is_private:
            yield task_note(here.names, task)
