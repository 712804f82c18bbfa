"""Cards large and side by side over the middle, for whoever has to read them."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.boxes.masks.table.cards.layout import card_size
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.motion.motions import LARGE
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
    pad, row = theme.px(PAD), _row(skin, len(reading.cards))
    inner = max(row.width, min(middle.width - 2 * pad, theme.px(LEAST)))
    words = "\n".join((*reading.lines, *_left_to_do(here, reading)))
    title = theme.size(reading.title, Style.STRONG, inner)[1]
    lines = theme.size(words, Style.SMALL, inner)[1] if words else 0
    parts = [part for part in (title, row.height, lines) if part]
    high = sum(parts) + theme.px(GAP) * (len(parts) - 1)
    panel = Rect(0, 0, inner + 2 * pad, high + 2 * pad)
    panel.center = middle.centerx, middle.top + (skin.layout.hand.top - middle.top) // 2
    yield Framed(panel)
    room = panel.inflate(-2 * pad, -2 * pad)
    yield Label(room, reading.title, Style.STRONG, Palette.GOLD, "midtop")
    yield Label(room, words, Style.SMALL, Palette.INK, "midbottom")
    row.midtop = room.centerx, room.top + title + theme.px(GAP)
    yield from _cards(skin, here, reading.cards, row)


def _row(skin: Skin, count: int) -> Rect:
    """Of so many cards: side by side, or one over the other if there are very many."""
    if not count:
        return Rect(0, 0, 0, 0)
    wide, high = card_size(skin.theme.px(LARGE))
    room = skin.layout.middle.width - 2 * skin.theme.px(PAD)
    step = min(wide + skin.theme.px(GAP), (room - wide) // max(1, count - 1))
    return Rect(0, 0, wide + step * (count - 1), high)


def _cards(skin: Skin, here: Situation, keys: Sequence[str], row: Rect) -> Iterator[Token]:
    wide = card_size(row.height)[0]
    step = (row.width - wide) / max(1, len(keys) - 1)
    for number, key in enumerate(keys):
        rect = Rect(row.left + round(number * step), row.top, wide, row.height)
        thing = Thing(f"reading.{number}", rect, here.names.card(key), passive=True)
        face = skin.cards.face(here.names, key, row.height)
        yield Token(rect, thing, face)


def _left_to_do(here: Situation, reading: Reading) -> Iterator[str]:
    """Of a Mission that stays open as a task."""
    for task in here.seen.seats[reading.reader].tasks:
        if task.card.key in reading.cards and not reading.is_private:
            yield task_note(here.names, task)
