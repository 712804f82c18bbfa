"""What is going on, and what can be done about it: the plate at the lower right."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen
from pygame import Rect

from game.boxes.masks.table.choosing.listed import listed, main_action
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.words import action_sentence, phase_sentence
from game.i18n.texts import capital
from game.rules.masks.actions import Action
from game.scenes.table.selection import Cancel, Pick
from game.ui.theme import Style
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Framed
from game.ui.widgets.widget import Widget

PAD, BUTTON, GAP = 12, 34, 5  # points
MOST = 5  # buttons on a page


@frozen
class TurnPage:
    by: int


def pages(count: int) -> int:
    return max(1, -(-count // MOST))


def page_with(here: Situation, action: Action) -> int | None:
    """On which page of the buttons it is."""
    found = listed(here)
    return found.index(action) // MOST if action in found else None


def now_plate(skin: Skin, here: Situation) -> Iterator[Widget]:
    """As high as it has to be, from the lower edge upwards."""
    theme, found = skin.theme, listed(here)
    pad, line = theme.px(PAD), theme.px(BUTTON + GAP)
    page = here.page % pages(len(found))
    shown = found[page * MOST : (page + 1) * MOST]
    words = _sentence(here)
    wide = skin.layout.now.width - 2 * pad
    told = theme.size(words, Style.BODY, wide)[1]
    below = _below(here, len(found))
    rows = len(shown) + bool(below)
    high = told + rows * line + 2 * pad + (theme.gap if rows else 0)
    plate = Rect(0, 0, skin.layout.now.width, high)
    plate.bottomright = skin.layout.now.bottomright
    yield Framed(plate)
    yield Label(Rect(plate.left + pad, plate.top + pad, wide, told), words, Style.BODY)
    top = plate.bottom - pad - rows * line + theme.px(GAP)
    room = Rect(plate.left + pad, top, wide, theme.px(BUTTON))
    yield from _buttons(skin, here, shown, room, page * MOST)
    yield from _side_by_side(below, room.move(0, len(shown) * line), theme.gap)


def _sentence(here: Situation) -> str:
    names = here.names
    return phase_sentence(names.texts, here.seen, names.players)


def _buttons(
    skin: Skin, here: Situation, shown: Sequence[Action], room: Rect, first: int
) -> Iterator[Button]:
    main, px = main_action(here), skin.theme.px
    for row, action in enumerate(shown):
        words = words_of(here, action)
        yield Button(
            room.move(0, row * px(BUTTON + GAP)),
            f"do.{first + row}",
            words,
            Pick(action),
            words,
            is_main=action == main,
            style=Style.SMALL_STRONG,
        )


def words_of(here: Situation, action: Action) -> str:
    names = here.names
    return capital(action_sentence(names.texts, here.seen, action, names.players))


def _below(here: Situation, count: int) -> tuple[Button, ...]:
    """Other pages, and back from what was begun."""
    text, nowhere = here.names.texts.text, Rect(0, 0, 0, 0)
    found: list[Button] = []
    if pages(count) > 1:
        number, many = here.page % pages(count) + 1, pages(count)
        label = text("table.page", page=number, pages=many)
        found.append(Button(nowhere, "do.more", label, TurnPage(1), style=Style.SMALL_STRONG))
    if here.selection is not None and here.selection.is_begun:
        label = text("table.cancel")
        found.append(Button(nowhere, "do.cancel", label, Cancel(), style=Style.SMALL_STRONG))
    return tuple(found)


def _side_by_side(buttons: Sequence[Button], room: Rect, gap: int) -> Iterator[Button]:
    wide = (room.width - gap * (len(buttons) - 1)) // max(1, len(buttons))
    for number, button in enumerate(buttons):
        left = room.left + number * (wide + gap)
        yield evolve(button, rect=Rect(left, room.top, wide, room.height))
