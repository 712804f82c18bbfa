"""Cards that ask: is this meant, which of these, what with the token in hand."""

from collections.abc import Iterable, Sequence
from functools import partial

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.table.panels.action_bar import press_of
from game.boxes.makuta.table.panels.desk import Desk, capital
from game.boxes.makuta.table.panels.layout import WIDE, at_right
from game.boxes.makuta.table.panels.own_tray import TurnUp
from game.boxes.makuta.table.panels.token_widget import CARD_PEEK
from game.boxes.makuta.table.panels.tray_panel import token_widget
from game.boxes.makuta.table.panels.trays import shown, shown_tray
from game.boxes.makuta.words import action_words
from game.boxes.makuta.words.outlook import outlook
from game.core.seats import Seat
from game.rules.makuta.actions import Action, FlyTo, MoveTo, UseAkaku
from game.rules.makuta.phases import ChoosingLoss, Looking, TryingOn, Weighing
from game.rules.makuta.targets import AtButton, AtDisc, Button
from game.scenes.table.selection import Cancel, Confirm, Pick
from game.tabletop.placards import (
    Eye,
    Press,
    Presses,
    Row,
    SideBySide,
    Words,
    beside,
    placard,
    within,
)
from game.ui.theme import Palette, Style
from game.ui.widgets.widget import Widget

# In these a card in the middle shows the tokens to choose from, and has the buttons.
CARD_BUTTONS = {
    Weighing: frozenset({Button.REFUSE_TOKEN}),
    TryingOn: frozenset({Button.KEEP_MASKS}),
    Looking: frozenset[Button](),
    ChoosingLoss: frozenset[Button](),
}


@frozen
class Near:
    """Where somebody has pointed last, and what a card there had better not hide."""

    place: Rect | None = None
    others: tuple[Rect, ...] = ()


def buttons_on_card(desk: Desk) -> frozenset[Button]:
    if desk.choosing is None:
        return frozenset()
    return CARD_BUTTONS.get(type(desk.seen.phase), frozenset())


def tray_on_card(desk: Desk) -> Seat | None:
    """Whose tokens the card in the middle shows."""
    if desk.choosing is None:
        return None
    match desk.seen.phase:
        case Weighing(seat) | TryingOn(seat):
            return seat
        case Looking(_, victim):
            return victim
        case ChoosingLoss(_, loser):
            return loser
        case _:
            return None


def decision_cards(desk: Desk, near: Near, *, is_low: bool) -> list[Widget]:
    """*is_low* while the upper half is needed."""
    choosing = desk.choosing
    if choosing is None:
        return []
    middle, gap = desk.layout.middle, desk.theme.px(10)
    placing = below = within(middle, "midbottom")
    if near.place is not None:
        placing = beside(near.place, middle, gap, near.others)
    if tray_on_card(desk) is not None:
        place = below if is_low else at_right(desk.layout, desk.theme)
        return placard(desk.theme, _phase_rows(desk), place, WIDE)
    selection = choosing.selection
    if selection.armed is not None:
        return placard(desk.theme, [*_armed_rows(desk, selection.armed)], placing)
    if selection.options:
        return placard(desk.theme, _option_rows(desk, selection.options), placing)
    if selection.narrowed:
        return placard(desk.theme, _end_rows(desk), below)
    return []


# What waits for a nod


def _armed_rows(desk: Desk, action: Action) -> Iterable[Row]:
    yield Words(_words(desk, action), Style.STRONG)
    view = _outlook(desk, action)
    if view:
        yield Words(capital(view), Style.SMALL, Palette.PALE)
    yield nod(desk)


def _outlook(desk: Desk, action: Action) -> str:
    match action:
        case MoveTo(field) | FlyTo(field):
            return outlook(desk.names, desk.seen, field)
        case _:
            return ""


def nod(desk: Desk) -> Presses:
    text = desk.texts.text("table.confirm")
    size = desk.theme.px(16)
    check = desk.pieces.icon("check", size, Palette.INK)
    cross = desk.pieces.icon("cross", size, Palette.INK)
    return Presses(
        (
            Press("confirm", text, Confirm(), is_main=True, icon=check),
            Press("cancel", desk.texts.text("table.cancel"), Cancel(), icon=cross),
        )
    )


# Which of these


def _option_rows(desk: Desk, options: Sequence[Action]) -> list[Row]:
    buttons = [
        Press(f"option.{number}", _option_label(desk, option), Pick(option), _words(desk, option))
        for number, option in enumerate(options)
    ]
    view = _outlook(desk, options[0])
    is_walk = isinstance(options[0], MoveTo)
    question = desk.texts.text("table.which_side" if is_walk else "table.which")
    rows: list[Row] = [Words(question, Style.STRONG)]
    if view:
        rows.append(Words(capital(view), Style.SMALL, Palette.PALE))
    cross = desk.pieces.icon("cross", desk.theme.px(16), Palette.INK)
    cancel = Press("cancel", desk.texts.text("table.cancel"), Cancel(), icon=cross)
    return [*rows, *(Presses((button,)) for button in buttons), Presses((cancel,))]


def _option_label(desk: Desk, option: Action) -> str:
    """In few words: the question has said the rest."""
    match option:
        case MoveTo(_, came_from):
            return capital(desk.texts.text("table.from", start=desk.names.field(came_from)))
        case UseAkaku(_, victim):
            return capital(desk.texts.text("table.tray_of", seat=desk.seat_name(Seat(victim))))
        case _:
            return _words(desk, option)


def _words(desk: Desk, action: Action) -> str:
    return capital(action_words(desk.names, desk.readable, action))


def _end_rows(desk: Desk) -> list[Row]:
    """Many fields can still be meant: the island shows them."""
    cross = desk.pieces.icon("cross", desk.theme.px(16), Palette.INK)
    cancel = Press("cancel", desk.texts.text("table.cancel"), Cancel(), icon=cross)
    return [Words(desk.texts.text("table.where_to"), Style.STRONG), Presses((cancel,))]


# Tokens to choose from


def _phase_rows(desk: Desk) -> list[Row]:
    rows = [*_question(desk), *_new_token(desk), *_tokens(desk), *_eye(desk)]
    armed = desk.choosing.selection.armed if desk.choosing else None
    if armed is not None:
        words = _words(desk, armed)
        return [*rows, Words(words, Style.SMALL, Palette.GLOW), nod(desk)]
    buttons = [
        press_of(desk, button)
        for button in sorted(buttons_on_card(desk), key=lambda button: button.name)
        if desk.is_legal(AtButton(button))
    ]
    return [*rows, Presses(tuple(buttons))] if buttons else rows


def _question(desk: Desk) -> Iterable[Row]:
    texts, names = desk.texts, desk.names
    match desk.seen.phase:
        case Weighing(_, disc):
            yield Words(texts.text("table.weighing", kind=names.kind(disc.kind)), Style.STRONG)
        case TryingOn():
            keeps = desk.is_legal(AtButton(Button.KEEP_MASKS))
            words = texts.text("table.masks_fit" if keeps else "table.masks_clash")
            yield Words(words, Style.STRONG)
        case Looking(_, victim):
            yield Words(texts.text("table.looking", seat=desk.seat_name(victim)), Style.STRONG)
        case ChoosingLoss(_, loser):
            yield Words(texts.text("table.choosing_loss", seat=desk.seat_name(loser)), Style.STRONG)
        case _:
            pass


def _new_token(desk: Desk) -> Iterable[Row]:
    """What has just been found, and why there is something to decide."""
    match desk.seen.phase:
        case Weighing(seat, disc):
            token = shown(desk.seen, disc, seat, is_open=desk.is_open)
            yield SideBySide((partial(token_widget, desk, token, None),))
            yield Words(desk.texts.text("table.swap_for"), Style.SMALL, Palette.PALE)
        case TryingOn(seat, int(new)) if desk.is_legal(AtButton(Button.KEEP_MASKS)):
            token = shown(desk.seen, desk.seen.trays[seat][new], seat, is_open=desk.is_open)
            yield SideBySide((partial(token_widget, desk, token, None),))
        case _:
            pass


def _tokens(desk: Desk) -> Iterable[Row]:
    """All that may be chosen; where nothing may, the masks that stay."""
    seat = tray_on_card(desk)
    assert seat is not None
    tray = shown_tray(desk.seen, seat, is_open=desk.is_open)
    found = [(token, AtDisc(seat, place)) for place, token in enumerate(tray)]
    chosen = [(token, at) for token, at in found if desk.is_legal(at)]
    if chosen:
        yield SideBySide(tuple(partial(token_widget, desk, token, at) for token, at in chosen))


def _eye(desk: Desk) -> Iterable[Row]:
    seat = tray_on_card(desk)
    assert seat is not None
    if desk.is_alone:
        return
    discs = list(desk.seen.trays[seat])
    if isinstance(desk.seen.phase, Weighing):
        discs.append(desk.seen.phase.disc)
    tokens = [shown(desk.seen, disc, seat, is_open=False) for disc in discs]
    if any(token.is_private for token in tokens):
        words = desk.texts.text("table.turn_down" if desk.is_open else "table.turn_up")
        yield Eye(CARD_PEEK, TurnUp(), words, desk.is_open)
