"""Over the cards that a deck is built of: what is built, for whom, and the ready decks."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.deeds import words_of
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.words.building import build_count, build_sentence, build_title
from game.rules.masks.actions import Lay
from game.rules.masks.phases import Build
from game.scenes.table.selection import Pick
from game.ui.theme import Palette, Style
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.widget import Widget

TITLE, LINES = 32, 42  # points high
READY, GAP = 40, 8


def header_height(skin: Skin, ready: Sequence[Lay]) -> int:
    return skin.theme.px(TITLE + LINES + GAP + (READY + GAP if ready else 0))


def build_header(
    skin: Skin, here: Situation, phase: Build, ready: Sequence[Lay], room: Rect
) -> Iterator[Widget]:
    theme, names = skin.theme, here.names
    count = build_count(names, here.seen, phase)
    wide = theme.size(count, Style.STRONG)[0]
    title = Rect(room.topleft, (room.width - wide - theme.gap, theme.px(TITLE)))
    yield Label(title, build_title(names, phase), Style.HEADING, Palette.GOLD)
    yield Label(Rect(title.right + theme.gap, title.top, wide, title.height), count, Style.STRONG)
    below = Rect(room.left, title.bottom, room.width, theme.px(LINES))
    yield Label(below, build_sentence(names, here.seen, phase), Style.SMALL, Palette.PALE)
    row = Rect(room.left, below.bottom, room.width, theme.px(READY))
    yield from _ready_decks(skin, here, ready, row)


def _ready_decks(skin: Skin, here: Situation, ready: Sequence[Lay], row: Rect) -> Iterator[Button]:
    """Side by side, each with what it is good for."""
    gap = skin.theme.px(GAP)
    wide = (row.width - gap * (len(ready) - 1)) // max(1, len(ready))
    for number, action in enumerate(ready):
        rect = Rect(row.left + number * (wide + gap), row.top, wide, row.height)
        label, words = here.names.ready_deck_for(action.card), words_of(here, action)
        name = f"lay.{action.card}"
        yield Button(rect, name, label, Pick(action), words, style=Style.SMALL_STRONG)
