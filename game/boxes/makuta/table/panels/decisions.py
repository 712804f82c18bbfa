"""Cards that ask: is this meant, which of these, what with the token in hand."""

from collections.abc import Iterable, Sequence
from functools import partial

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.table.choosing.secrets import Shown, shown, shown_tray
from game.boxes.makuta.table.choosing.situation import Situation
from game.boxes.makuta.table.duel.second_thought import second_thought_line
from game.boxes.makuta.table.panels.buttons import asks_alike, press_of
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.panels.token_widget import CARD_PEEK
from game.boxes.makuta.table.panels.tray_panel import token_widget
from game.boxes.makuta.words import action_words
from game.boxes.makuta.words.goals import challenge_line
from game.boxes.makuta.words.outlook import outlook
from game.boxes.makuta.words.risks import risk_line
from game.core.seats import Seat
from game.i18n.texts import capital
from game.rules.makuta.actions import Action, ChallengeMakuta, FlyTo, MoveTo, UseAkaku, UseBonuses
from game.rules.makuta.phases import ChoosingLoss, Looking, TryingOn, Weighing
from game.rules.makuta.pieces import Kind
from game.rules.makuta.targets import AtButton, AtDisc, Button
from game.scenes.table.selection import Cancel, Confirm, Pick
from game.tabletop import placards
from game.tabletop.held_open import TurnUp
from game.tabletop.trays import EyeButton
from game.ui.theme import Palette, Style
from game.ui.widgets import button as ui
from game.ui.widgets.widget import Widget

# In these a card in the middle shows the tokens to choose from, and has the buttons.
CARD_BUTTONS = {
    Weighing: frozenset({Button.KEEP_TOKEN, Button.REFUSE_TOKEN, Button.GIVE_UP_NEW}),
    TryingOn: frozenset({Button.KEEP_MASKS}),
    Looking: frozenset[Button](),
    ChoosingLoss: frozenset[Button](),
}


@frozen
class Near:
    """Where somebody has pointed last, and what a card there had better not hide."""

    place: Rect | None = None
    others: tuple[Rect, ...] = ()


def buttons_on_card(here: Situation) -> frozenset[Button]:
    if here.choosing is None:
        return frozenset()
    return CARD_BUTTONS.get(type(here.seen.phase), frozenset())


def tray_on_card(here: Situation) -> Seat | None:
    """Whose tokens the card in the middle shows."""
    if here.choosing is None:
        return None
    match here.seen.phase:
        case Weighing(seat) | TryingOn(seat):
            return seat
        case Looking(_, victim):
            return victim
        case ChoosingLoss(_, loser):
            return loser
        case _:
            return None


def decision_cards(skin: Skin, here: Situation, near: Near) -> list[Widget]:
    """Beside what is being chosen."""
    choosing = here.choosing
    if choosing is None:
        return []
    middle, gap = skin.layout.free, skin.theme.px(10)
    placing = below = placards.within(middle, "midbottom")
    if near.place is not None:
        placing = placards.beside(near.place, middle, gap, near.others)
    if tray_on_card(here) is not None:
        return []  # they lie on the plate of deeds
    selection = choosing.selection
    if selection.armed is not None:
        return placards.placard(skin.theme, [*_armed_rows(skin, here, selection.armed)], placing)
    if selection.options:
        return placards.placard(skin.theme, _option_rows(skin, here, selection.options), placing)
    if selection.narrowed:
        return placards.placard(skin.theme, _end_rows(skin, here), below)
    return []


# What waits for a nod


def _armed_rows(skin: Skin, here: Situation, action: Action) -> Iterable[placards.Row]:
    is_challenge = isinstance(action, ChallengeMakuta)
    asked = here.texts.text("table.challenge") if is_challenge else _words(here, action)
    yield placards.Words(asked, Style.STRONG)
    yield from _outlook(here, action)
    yield nod(skin, here)


def _outlook(here: Situation, action: Action) -> Iterable[placards.Words]:
    """Of where it leads, or what it would miss."""
    thought = here.choosing.second_thought if here.choosing else None
    if isinstance(action, UseBonuses) and thought is not None:
        words = second_thought_line(here.names, thought)
        yield placards.Words(words, Style.SMALL, Palette.INK)
    if isinstance(action, ChallengeMakuta):
        yield placards.Words(challenge_line(here.names, here.goal), Style.SMALL, Palette.INK)
    if isinstance(action, MoveTo | FlyTo):
        view = outlook(here.names, here.readable, action)
        risk = risk_line(here.names, here.readable, action.field)
        if isinstance(action, FlyTo) and not view and not risk:
            view = here.texts.text("offer.nothing")
        if view:
            yield placards.Words(capital(view), Style.SMALL, Palette.PALE)
        if risk:
            yield placards.Words(risk, Style.SMALL, Palette.INK)


def nod(skin: Skin, here: Situation) -> placards.Presses:
    text = here.texts.text("table.confirm")
    check = skin.pieces.icon("check", skin.theme.px(16), Palette.INK)
    confirm = ui.Button(ui.NOWHERE, "confirm", text, Confirm(), is_main=True, icon=check)
    return placards.Presses((confirm, _cancel(skin, here)))


def _cancel(skin: Skin, here: Situation) -> ui.Button:
    cross = skin.pieces.icon("cross", skin.theme.px(16), Palette.INK)
    return ui.Button(ui.NOWHERE, "cancel", here.texts.text("table.cancel"), Cancel(), icon=cross)


# Which of these


def _option_rows(skin: Skin, here: Situation, options: Sequence[Action]) -> list[placards.Row]:
    buttons = [
        ui.Button(
            ui.NOWHERE,
            f"option.{number}",
            _option_label(here, option),
            Pick(option),
            _words(here, option),
        )
        for number, option in enumerate(options)
    ]
    is_walk = isinstance(options[0], MoveTo)
    question = here.texts.text("table.which_side" if is_walk else "table.which")
    head = [placards.Words(question, Style.STRONG), *_outlook(here, options[0])]
    return [*head, *(placards.Presses((button,)) for button in (*buttons, _cancel(skin, here)))]


def _option_label(here: Situation, option: Action) -> str:
    """In few words: the question has said the rest."""
    match option:
        case MoveTo(_, came_from):
            return capital(here.texts.text("table.from", start=here.names.field(came_from)))
        case UseAkaku(_, victim):
            return capital(here.texts.text("table.tray_of", seat=here.names.player(Seat(victim))))
        case _:
            return _words(here, option)


def _words(here: Situation, action: Action) -> str:
    return capital(action_words(here.names, here.readable, action))


def _end_rows(skin: Skin, here: Situation) -> list[placards.Row]:
    """Many fields can still be meant: the island shows them."""
    question = placards.Words(here.texts.text("table.where_to"), Style.STRONG)
    return [question, placards.Presses((_cancel(skin, here),))]


# Tokens to choose from


def token_rows(skin: Skin, here: Situation) -> list[placards.Row]:
    """Where tokens are to be chosen from, these and what can be done with them."""
    rows = [*_question(here), *_new_token(skin, here), *_tokens(skin, here), *_eye(here)]
    armed = here.choosing.selection.armed if here.choosing else None
    if armed is not None:
        words = _words(here, armed)
        return [*rows, placards.Words(words, Style.SMALL, Palette.GLOW), nod(skin, here)]
    buttons = [
        press_of(skin, here, button)
        for button in sorted(buttons_on_card(here), key=lambda button: button.name)
        if asks_alike(here) or here.is_legal(AtButton(button))
    ]
    return [*rows, placards.Presses(tuple(buttons))] if buttons else rows


def _question(here: Situation) -> Iterable[placards.Row]:
    texts, names = here.texts, here.names
    match here.seen.phase:
        case Weighing() if asks_alike(here):
            pass  # that a power token is in hand stands above
        case Weighing(_, disc):
            fits = here.is_legal(AtButton(Button.KEEP_TOKEN))
            words = texts.text(
                "table.fits" if fits else "table.weighing", kind=names.kind(disc.kind)
            )
            yield placards.Words(words, Style.STRONG)
        case TryingOn():
            keeps = here.is_legal(AtButton(Button.KEEP_MASKS))
            words = texts.text("table.masks_fit" if keeps else "table.masks_clash")
            yield placards.Words(words, Style.STRONG)
        case Looking(_, victim):
            yield placards.Words(
                texts.text("table.looking", seat=names.player(victim)), Style.STRONG
            )
        case _:
            pass  # whose token is to be lost stands above


def _new_token(skin: Skin, here: Situation) -> Iterable[placards.Row]:
    """What has just been found, and why there is something to decide."""
    match here.seen.phase:
        case Weighing(seat, disc):
            token = shown(here.seen, disc, seat, is_open=here.is_open)
            yield placards.SideBySide((partial(token_widget, skin, here, token, None),))
            if asks_alike(here) or not here.is_legal(AtButton(Button.KEEP_TOKEN)):
                yield placards.Words(here.texts.text("table.swap_for"), Style.SMALL, Palette.PALE)
        case TryingOn(seat, int(new)) if here.is_legal(AtButton(Button.KEEP_MASKS)):
            token = shown(here.seen, here.seen.trays[seat][new], seat, is_open=here.is_open)
            yield placards.SideBySide((partial(token_widget, skin, here, token, None),))
        case _:
            pass


def _tokens(skin: Skin, here: Situation) -> Iterable[placards.Row]:
    """All that may be chosen; where nothing may, the masks that stay."""
    seat = tray_on_card(here)
    assert seat is not None
    tray = shown_tray(here.seen, seat, is_open=here.is_open)
    found = [(token, AtDisc(seat, place)) for place, token in enumerate(tray)]
    chosen = [(token, at) for token, at in found if _may_be_chosen(here, token, at)]
    if chosen:
        yield placards.SideBySide(
            tuple(partial(token_widget, skin, here, token, at) for token, at in chosen)
        )


def _may_be_chosen(here: Situation, token: Shown, at: AtDisc) -> bool:
    """As far as can be told by what lies open."""
    return token.disc.back is Kind.POWER if asks_alike(here) else here.is_legal(at)


def _eye(here: Situation) -> Iterable[placards.Row]:
    seat = tray_on_card(here)
    assert seat is not None
    if here.is_alone:
        return
    discs = list(here.seen.trays[seat])
    if isinstance(here.seen.phase, Weighing):
        discs.append(here.seen.phase.disc)
    tokens = [shown(here.seen, disc, seat, is_open=False) for disc in discs]
    if any(token.is_private for token in tokens):
        words = here.texts.text("table.turn_down" if here.is_open else "table.turn_up")
        yield placards.Eye(EyeButton(ui.NOWHERE, CARD_PEEK, TurnUp(), words, here.is_open))
