"""What whoever holds the screen can do now, beside pointing at the island."""

from collections.abc import Iterator, Sequence

from attrs import evolve

from game.boxes.makuta.table.choosing.situation import Situation
from game.boxes.makuta.table.panels.buttons import (
    Hints,
    buttons_of,
    guide_words,
    main_button,
    press_of,
)
from game.boxes.makuta.table.panels.decisions import token_rows, tray_on_card
from game.boxes.makuta.table.panels.layout import Skin
from game.tabletop.placards import MainPress, Presses, Row, Words, stacked
from game.ui.theme import Palette, Style
from game.ui.widgets.widget import Widget


def deeds(skin: Skin, here: Situation, hints: Hints) -> Sequence[Widget]:
    """From the lower edge of their room up; none while others decide."""
    rows = [*_rows(skin, here, hints)] if here.choosing is not None else []
    return [*stacked(skin.theme, rows, skin.layout.deeds)] if rows else []


def _rows(skin: Skin, here: Situation, hints: Hints) -> Iterator[Row]:
    if tray_on_card(here) is not None:
        yield from token_rows(skin, here)
        return
    words = guide_words(here, hints)
    if words:
        yield Words(words, Style.SMALL, Palette.PALE)
    main = main_button(here)
    others = [press_of(skin, here, each) for each in buttons_of(here) if each is not main]
    if others:
        yield Presses(tuple(others))
    if main is not None:
        key = hints.main_key if hints.are_wanted else ""
        yield MainPress(evolve(press_of(skin, here, main), key=key))
