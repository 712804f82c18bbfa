"""What can be done without pointing at the table: the buttons below what is going on."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from game.boxes.masks.table.choosing.listed import listed, main_action
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.words import action_sentence
from game.i18n.texts import capital
from game.rules.masks.actions import Action
from game.scenes.table.selection import Cancel, Pick
from game.tabletop.placards import MainPress, Presses, Row, stacked
from game.ui.theme import Style
from game.ui.widgets.button import NOWHERE, Button
from game.ui.widgets.widget import Widget

MOST = 6  # buttons on a page


@frozen
class TurnPage:
    by: int


def pages(count: int) -> int:
    return max(1, -(-count // MOST))


def page_with(here: Situation, action: Action) -> int | None:
    """On which page of the buttons it is."""
    found = listed(here)
    return found.index(action) // MOST if action in found else None


def deeds(skin: Skin, here: Situation, key: str) -> Sequence[Widget]:
    """The main one at the foot, with its *key*; none while others decide."""
    return [*stacked(skin.theme, [*_rows(here, key)], skin.layout.deeds)]


def _rows(here: Situation, key: str) -> Iterator[Row]:
    found = listed(here)
    page, main = here.page % pages(len(found)), main_action(here)
    shown = [*enumerate(found)][page * MOST : (page + 1) * MOST]
    others = [_button(here, number, action) for number, action in shown if action != main]
    others += _turning(here, len(found))
    if others:
        yield Presses(tuple(others))
    for number, action in shown:
        if action == main:
            button = _button(here, number, action)
            yield MainPress(evolve(button, is_main=True, key=key, style=Style.STRONG))


def _button(here: Situation, number: int, action: Action) -> Button:
    words = words_of(here, action)
    return Button(NOWHERE, f"do.{number}", words, Pick(action), words, style=Style.SMALL_STRONG)


def words_of(here: Situation, action: Action) -> str:
    names = here.names
    return capital(action_sentence(names.texts, here.seen, action, names.players))


def _turning(here: Situation, count: int) -> Iterator[Button]:
    """Other pages, and back from what was begun."""
    text, many = here.names.texts.text, pages(count)
    if many > 1:
        label = text("table.page", page=here.page % many + 1, pages=many)
        yield Button(NOWHERE, "do.more", label, TurnPage(1), style=Style.SMALL_STRONG)
    if here.selection is not None and here.selection.is_begun:
        label = text("table.cancel")
        yield Button(NOWHERE, "do.cancel", label, Cancel(), style=Style.SMALL_STRONG)
