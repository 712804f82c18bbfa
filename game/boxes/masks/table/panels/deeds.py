"""What can be done without pointing at the table: the buttons below what is going on."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from game.boxes.masks.table.choosing.foretold import odds_against
from game.boxes.masks.table.choosing.listed import listed, main_action
from game.boxes.masks.table.choosing.situation import Situation, is_in_hand
from game.boxes.masks.table.choosing.standing_answers import (
    AskAgain,
    PassOn,
    StandingAnswers,
    Until,
    is_ask,
)
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.reading import HaveRead
from game.boxes.masks.words import action_sentence
from game.i18n.texts import capital
from game.rules.masks.actions import Action, Target
from game.scenes.table.selection import Cancel, Pick
from game.tabletop.held_open import TurnUp
from game.tabletop.placards import MainPress, Presses, Row, stacked
from game.ui.theme import Style
from game.ui.widgets.button import NOWHERE, Button
from game.ui.widgets.widget import Widget

MOST = 6  # buttons on a page
READ = "do.read"


@frozen
class TurnPage:
    by: int


def pages(count: int) -> int:
    return max(1, -(-count // MOST))


def page_with(here: Situation, action: Action) -> int | None:
    """On which page of the buttons it is."""
    found = listed(here)
    return found.index(action) // MOST if action in found else None


def deeds(skin: Skin, here: Situation, key: str, standing: StandingAnswers) -> Sequence[Widget]:
    """The main one at the foot, with its *key*; none while others decide."""
    return [*stacked(skin.theme, [*_rows(here, key, standing)], skin.layout.deeds)]


def read_on(skin: Skin, here: Situation, key: str) -> Sequence[Widget]:
    """Once what lies there has been read."""
    label = here.names.texts.text("reading.on")
    button = Button(NOWHERE, READ, label, HaveRead(), "", style=Style.STRONG)
    row = MainPress(evolve(button, is_main=True, key=key))
    return [*stacked(skin.theme, [row], skin.layout.deeds)]


def _rows(here: Situation, key: str, standing: StandingAnswers) -> Iterator[Row]:
    if here.selection is not None and not here.is_open and is_in_hand(here.seen.phase):
        label = here.names.texts.text("table.open_first")
        yield MainPress(Button(NOWHERE, "do.open", label, TurnUp(), is_main=True))
        return
    found = listed(here)
    page, main = here.page % pages(len(found)), main_action(here)
    shown = [*enumerate(found)][page * MOST : (page + 1) * MOST]
    others = [_button(here, number, action) for number, action in shown if action != main]
    others += [*_turning(here, len(found)), *_beforehand(here, standing)]
    if others:
        yield Presses(tuple(others))
    for number, action in shown:
        if action == main:
            button = _button(here, number, action)
            yield MainPress(evolve(button, is_main=True, key=key, style=Style.STRONG))


def _button(here: Situation, number: int, action: Action) -> Button:
    words, label = words_of(here, action), _label(here, action)
    return Button(NOWHERE, f"do.{number}", label, Pick(action), words, style=Style.SMALL_STRONG)


def _label(here: Situation, action: Action) -> str:
    """Whoever is to be challenged, with the chance to win."""
    words = words_of(here, action)
    if not isinstance(action, Target):
        return words
    share = odds_against(here, action.seat)
    return here.names.texts.text("table.with_odds", words=words, share=share) if share else words


def words_of(here: Situation, action: Action) -> str:
    return capital(action_sentence(here.names, here.seen, action))


def _turning(here: Situation, count: int) -> Iterator[Button]:
    """Other pages, and back from what was begun."""
    text, many = here.names.texts.text, pages(count)
    if many > 1:
        label = text("table.page", page=here.page % many + 1, pages=many)
        yield Button(NOWHERE, "do.more", label, TurnPage(1), style=Style.SMALL_STRONG)
    if here.selection is not None and here.selection.is_begun:
        label = text("table.cancel")
        yield Button(NOWHERE, "do.cancel", label, Cancel(), style=Style.SMALL_STRONG)


def _beforehand(here: Situation, standing: StandingAnswers) -> Iterator[Button]:
    """To pass whenever it is asked, or to be asked again."""
    text, style = here.names.texts.text, Style.SMALL_STRONG
    if is_ask(here.seen):
        turn, game = text("table.pass_turn"), text("table.pass_game")
        yield Button(NOWHERE, "pass.turn", turn, PassOn(Until.TURN), style=style)
        yield Button(NOWHERE, "pass.game", game, PassOn(Until.GAME), style=style)
    elif standing.is_for_game(here.own):
        yield Button(NOWHERE, "pass.again", text("table.ask_again"), AskAgain(), style=style)
