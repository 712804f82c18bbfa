"""Cards to choose from before the game: those that a deck is built of, side by side."""

from collections.abc import Iterator

from pygame import Rect

from game.boxes.masks.table.cards.layout import card_size
from game.boxes.masks.table.choosing.situation import Situation, is_private
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
    """A ready deck is easily overlooked: it comes first."""
    if here.selection is None or not isinstance(here.seen.phase, Build):
        return []
    if is_private(here.seen.phase) and not here.is_open:
        return []
    found = [action for action in here.selection.actions if isinstance(action, Lay)]
    ready = here.seen.terms.cards.ready_decks
    return sorted(found, key=lambda action: action.card not in ready)


def gallery(skin: Skin, here: Situation) -> Iterator[Widget]:
    found = layable(here)
    if not found:
        return
    theme, room = skin.theme, _room(skin)
    columns, rows = _grid(skin, room)
    page = here.page % pages_of(skin, here)
    yield Framed(room)
    wide, high = card_size(theme.px(CARD))
    shown = found[page * columns * rows : (page + 1) * columns * rows]
    for number, action in enumerate(shown):
        row, column = divmod(number, columns)
        left = room.left + theme.px(PAD) + column * (wide + theme.px(GAP))
        top = room.top + theme.px(PAD) + row * (high + theme.px(GAP))
        yield _card(skin, here, action, Rect(left, top, wide, high))
    yield from _turning(skin, here, room)


def pages_of(skin: Skin, here: Situation) -> int:
    columns, rows = _grid(skin, _room(skin))
    return max(1, -(-len(layable(here)) // (columns * rows)))


def page_with(skin: Skin, here: Situation, action: Action) -> int | None:
    """On which page of the gallery it lies."""
    found = layable(here)
    columns, rows = _grid(skin, _room(skin))
    is_there = isinstance(action, Lay) and action in found
    return found.index(action) // (columns * rows) if is_there else None  # type: ignore[arg-type]


def _room(skin: Skin) -> Rect:
    """Over the map, between seats and decks, above the hand."""
    layout = skin.layout
    room = Rect(layout.middle)
    room.height = layout.hand.top - skin.theme.gap - room.top
    return room


def _grid(skin: Skin, room: Rect) -> tuple[int, int]:
    theme = skin.theme
    wide, high = card_size(theme.px(CARD))
    across = room.width - 2 * theme.px(PAD) + theme.px(GAP)
    down = room.height - 2 * theme.px(PAD) - theme.px(FOOT) + theme.px(GAP)
    columns, rows = across // (wide + theme.px(GAP)), down // (high + theme.px(GAP))
    return max(1, columns), max(1, rows)


def _card(skin: Skin, here: Situation, action: Lay, rect: Rect) -> Widget:
    """A ready deck has no face, but a name."""
    name, words = f"lay.{action.card}", words_of(here, action)
    if action.card in here.seen.terms.cards.ready_decks:
        label = here.names.ready_deck(action.card)
        return Button(rect, name, label, Pick(action), words, style=Style.SMALL_STRONG)
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
