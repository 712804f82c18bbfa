"""The trays of all players at the side: who they are, whose turn it is, what lies there."""

from collections.abc import Iterable, Iterator
from functools import partial

import pygame
from attrs import define, frozen
from attrs import field as attribute
from pygame import Color, Rect, Surface

from game.boxes.makuta.table.choosing.secrets import Shown, shown_tray, token_words
from game.boxes.makuta.table.choosing.situation import Situation, name_of
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.panels.token_card import token_card
from game.boxes.makuta.table.panels.token_widget import Token
from game.boxes.makuta.table.pieces.colours import OF_TOA
from game.core.seats import Seat
from game.rules.makuta.duel import bonus_of
from game.rules.makuta.phases import ChoosingBonuses, Over
from game.rules.makuta.pieces import HIDDEN
from game.rules.makuta.play import to_move
from game.rules.makuta.targets import AtDisc
from game.tabletop.trays import draw_rack
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget

BADGE = 26  # points
TOKEN = 34
PAD = 7


@frozen
class FindPawn:
    """Look where a player's pawn is."""

    seat: Seat


@define(frozen=True)
class TrayFrame(Widget):
    """A slab with the player's badge and name; the one who decides has a golden edge."""

    seat: Seat
    label: str
    words: str
    badge: Surface = attribute(eq=False, repr=False)
    colour: Color
    is_turn: bool
    decides: bool
    many: int  # tokens that lie there

    def things(self) -> tuple[Thing, ...]:
        head = Rect(self.rect.topleft, (self.rect.width, self.badge.get_height()))
        name = f"seat.{self.seat}"
        return (Thing(name, head, self.words, FindPawn(self.seat), passive=True),)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_rack(surface, theme, self.rect, _hollows(theme, self.rect, self.many))
        self._draw_edge(surface, theme)
        pad, size = theme.px(PAD), self.badge.get_height()
        surface.blit(self.badge, (self.rect.left + pad, self.rect.top + theme.px(5)))
        left = self.rect.left + pad + self.badge.get_width() + theme.px(6)
        room = self.rect.right - left - theme.px(20 if self.is_turn else 6)
        style = Style.SMALL_STRONG if self.is_turn else Style.SMALL
        words = theme.shortened(self.label, style, room)
        text = theme.text(words, style, Palette.INK if self.is_turn else Palette.PALE)
        middle = self.rect.top + theme.px(5) + size // 2
        surface.blit(text, text.get_rect(midleft=(left, middle)))
        if self.is_turn:
            self._draw_marker(surface, theme, middle)

    def _draw_edge(self, surface: Surface, theme: Theme) -> None:
        bar = Rect(self.rect.left, self.rect.top, theme.px(4), self.rect.height)
        pygame.draw.rect(surface, self.colour, bar.inflate(0, -theme.px(10)), border_radius=3)
        if self.decides:
            width = max(2, theme.px(2))
            pygame.draw.rect(surface, Palette.GOLD, self.rect, width, theme.px(8))

    def _draw_marker(self, surface: Surface, theme: Theme, middle: int) -> None:
        """An arrow: this player's turn."""
        right, half = self.rect.right - theme.px(8), theme.px(5)
        tip = (right - 2 * half, middle)
        points = [tip, (right, middle - half), (right, middle + half)]
        pygame.draw.polygon(surface, Palette.GOLD, points)


def tray_panels(skin: Skin, here: Situation, elsewhere: frozenset[Seat]) -> Iterator[Widget]:
    """All trays; the tokens of *elsewhere* can be pointed at where they are larger."""
    for seat, rect in enumerate(skin.layout.trays):
        yield _frame(skin, here, Seat(seat), rect)
        spots = _spots(skin.theme, rect, len(here.seen.trays[seat]))
        yield from tokens_at(skin, here, Seat(seat), spots, named=seat not in elsewhere)


def _frame(skin: Skin, here: Situation, seat: Seat, rect: Rect) -> TrayFrame:
    phase = here.seen.phase
    field = here.names.field(here.seen.pawns[seat])
    turn = phase.winner if isinstance(phase, Over) else here.seen.turn.seat
    return TrayFrame(
        rect,
        seat,
        here.names.player(seat),
        here.texts.text("table.find_pawn", seat=here.names.player(seat), field=field),
        skin.pieces.toa_badge(here.seen.terms.toas[seat], skin.theme.px(BADGE)),
        OF_TOA[here.seen.terms.toas[seat]],
        is_turn=seat == turn,
        decides=seat == to_move(here.seen),
        many=len(here.seen.trays[seat]),
    )


def tokens_at(
    skin: Skin, here: Situation, seat: Seat, spots: Iterable[Rect], *, named: bool
) -> Iterator[Token]:
    """A whole tray; one can point at those that are *named*."""
    tray = shown_tray(here.seen, seat, is_open=here.is_open)
    for place, (token, spot) in enumerate(zip(tray, spots, strict=True)):
        yield token_widget(skin, here, token, AtDisc(seat, place) if named else None, spot)


def _hollows(theme: Theme, rect: Rect, many: int) -> list[Rect]:
    """One for each token, and the empty ones beside them as far as there is room."""
    step = theme.px(TOKEN) + theme.px(2)
    in_a_row = (rect.width - 2 * theme.px(PAD) + theme.px(2)) // step
    return list(_spots(theme, rect, max(many, in_a_row)))


def _spots(theme: Theme, rect: Rect, count: int) -> Iterator[Rect]:
    """In one row, or in two where these fit; closer together if there are still too many."""
    top = rect.top + theme.px(5 + BADGE + 3)
    height = rect.bottom - theme.px(7) - top
    size, gap = min(theme.px(TOKEN), height), theme.px(2)
    room = rect.width - 2 * theme.px(PAD)
    fitting = (room + gap) // (size + gap)
    rows = 2 if count > fitting and height >= 2 * size + gap else 1
    columns = max(1, -(-count // rows))
    step = min(size + gap, (room - size) // max(1, columns - 1))
    for place in range(count):
        row, column = divmod(place, columns)
        left = rect.left + theme.px(PAD) + column * step
        yield Rect(left, top + row * (size + gap), size, size)


def token_widget(skin: Skin, here: Situation, token: Shown, at: AtDisc | None, rect: Rect) -> Token:
    """A token one can point at; without *at* it is only shown."""
    if at is None:
        return Token(rect, token, skin.pieces, None, is_lit=False, is_chosen=False, note="")
    words, legal = token_words(here.names, token), here.is_legal(at)
    message, refusal = here.message(at), here.refusal(at)
    card = partial(token_card, skin.pieces, here, token, at.seat)
    return Token(
        rect,
        token,
        skin.pieces,
        Thing(name_of(at), rect, words, message, refusal, not legal, at, card=card),
        is_lit=legal and (token.is_up or not token.is_private),
        is_chosen=legal and is_chosen(here, at),
        note=_note(here, token, at) if legal else "",
    )


def _note(here: Situation, token: Shown, at: AtDisc) -> str:
    """What it adds in the duel that waits for bonuses."""
    if not isinstance(here.seen.phase, ChoosingBonuses) or token.disc.face == HIDDEN:
        return ""
    return f"+{bonus_of(token.disc, here.seen.terms.toas[at.seat])}"


def is_chosen(here: Situation, at: AtDisc) -> bool:
    """Whether a token is to be used in the duel, or waits for a nod."""
    choosing = here.choosing
    if choosing is None:
        return False
    own = at.seat == here.seen.viewer
    if own and at.place in choosing.bonuses:
        return True
    selection = choosing.selection
    return selection.armed is not None and selection.armed in selection.meant_by.get(at, ())
