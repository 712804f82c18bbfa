"""Cards to choose from before the game: those that a deck is built of, side by side."""

from collections.abc import Iterator

from pygame import Rect

from game.boxes.masks.table.cards.layout import card_size
from game.boxes.masks.table.choosing.situation import Situation, is_private
from game.boxes.masks.table.panels.build_header import build_header, header_height
from game.boxes.masks.table.panels.deeds import TurnPage, words_of
from game.boxes.masks.table.panels.explained import card_thing
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.panels.token import Token
from game.rules.masks.actions import Action, Lay
from game.rules.masks.phases import Build
from game.scenes.table.selection import Pick
from game.ui.theme import Style
from game.ui.things import Thing
from game.ui.widgets.button import Button
from game.ui.widgets.panel import Framed
from game.ui.widgets.widget import Widget

CARD, GAP, PAD, FOOT = 154, 8, 14, 40  # points


def layable(here: Situation) -> list[Lay]:
    """Cards and ready decks."""
    if here.selection is None or not isinstance(here.seen.phase, Build):
        return []
    if is_private(here.seen.phase) and not here.is_open:
        return []
    return [action for action in here.selection.actions if isinstance(action, Lay)]


def ready_decks(here: Situation) -> list[Lay]:
    known = here.seen.terms.cards.ready_decks
    return [action for action in layable(here) if action.card in known]


def single_cards(here: Situation) -> list[Lay]:
    known = here.seen.terms.cards.ready_decks
    return [action for action in layable(here) if action.card not in known]


def gallery(skin: Skin, here: Situation) -> Iterator[Widget]:
    phase = here.seen.phase
    if not layable(here) or not isinstance(phase, Build):
        return
    room, pad = _room(skin), skin.theme.px(PAD)
    yield Framed(room)
    yield from build_header(skin, here, phase, ready_decks(here), room.inflate(-2 * pad, -2 * pad))
    yield from _cards(skin, here, room)
    yield from _turning(skin, here, room)


def _cards(skin: Skin, here: Situation, room: Rect) -> Iterator[Widget]:
    """Those of the page that is turned up."""
    theme, (columns, rows) = skin.theme, _grid(skin, here)
    page = here.page % pages_of(skin, here)
    wide, high = card_size(theme.px(CARD))
    first = room.top + theme.px(PAD) + header_height(skin, ready_decks(here))
    shown = single_cards(here)[page * columns * rows : (page + 1) * columns * rows]
    for number, action in enumerate(shown):
        row, column = divmod(number, columns)
        left = room.left + theme.px(PAD) + column * (wide + theme.px(GAP))
        top = first + row * (high + theme.px(GAP))
        yield _card(skin, here, action, Rect(left, top, wide, high))


def pages_of(skin: Skin, here: Situation) -> int:
    columns, rows = _grid(skin, here)
    return max(1, -(-len(single_cards(here)) // (columns * rows)))


def page_with(skin: Skin, here: Situation, action: Action) -> int | None:
    """On which page of the gallery it lies; ready decks are on all of them."""
    found, (columns, rows) = single_cards(here), _grid(skin, here)
    if not isinstance(action, Lay) or action not in found:
        return None
    return found.index(action) // (columns * rows)


def _room(skin: Skin) -> Rect:
    """Over the map, between seats and decks, above all that is one's own."""
    layout = skin.layout
    room = Rect(layout.middle)
    room.height = layout.own.top - skin.theme.gap - room.top
    return room


def _grid(skin: Skin, here: Situation) -> tuple[int, int]:
    """As many columns and rows of cards as there is room for."""
    theme, room = skin.theme, _room(skin)
    wide, high = card_size(theme.px(CARD))
    across = room.width - 2 * theme.px(PAD) + theme.px(GAP)
    head = header_height(skin, ready_decks(here))
    down = room.height - head - 2 * theme.px(PAD) - theme.px(FOOT) + theme.px(GAP)
    columns, rows = across // (wide + theme.px(GAP)), down // (high + theme.px(GAP))
    return max(1, columns), max(1, rows)


def _card(skin: Skin, here: Situation, action: Lay, rect: Rect) -> Widget:
    name, words = f"lay.{action.card}", words_of(here, action)
    thing = card_thing(skin, here, action.card, Thing(name, rect, words, Pick(action)))
    return Token(rect, thing, skin.cards.face(here.names, action.card, rect.height))


def _turning(skin: Skin, here: Situation, room: Rect) -> Iterator[Button]:
    many = pages_of(skin, here)
    if many == 1:
        return
    theme, text = skin.theme, here.names.texts.text
    line = Rect(0, 0, theme.px(220), theme.px(FOOT - 8))
    line.midbottom = room.centerx, room.bottom - theme.px(PAD // 2)
    label = text("table.page", page=here.page % many + 1, pages=many)
    yield Button(line, "lay.more", label, TurnPage(1), style=Style.SMALL_STRONG)
