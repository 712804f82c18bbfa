"""The trays of all players at the side: who they are, whose turn it is, what lies there."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import pygame
from attrs import define, frozen
from attrs import field as attribute
from pygame import Color, Rect, Surface

from game.boxes.makuta.table.choosing.secrets import Shown, face_of, shown_tray, token_words
from game.boxes.makuta.table.choosing.situation import Situation, name_of
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.panels.token_card import token_card
from game.boxes.makuta.table.panels.token_widget import Token
from game.boxes.makuta.table.pieces.colours import OF_TOA
from game.core.seats import Seat
from game.i18n.texts import capital
from game.rules.makuta.duel import bonus_of
from game.rules.makuta.phases import ChoosingBonuses, Meeting, Over
from game.rules.makuta.pieces import HIDDEN
from game.rules.makuta.play import to_move
from game.rules.makuta.targets import AtDisc
from game.scenes.table.corners import LONGER
from game.ui.explanation import Explanation
from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.panel import draw_slab
from game.ui.widgets.widget import MoodOf, Widget

BADGE = 26  # points
TOKEN = 24
PAD = 6
LEAST_NAME = 52  # of a name, however many tokens lie beside it


@frozen
class FindPawn:
    """Look where a player's pawn is."""

    seat: Seat


@define(frozen=True)
class SeatPlate(Widget):
    """Badge and name; whose turn it is has a longer one with a golden rim and an arrow."""

    seat: Seat
    label: str
    words: str
    card: Callable[[], Explanation] = attribute(eq=False, repr=False)
    badge: Surface = attribute(eq=False, repr=False)
    colour: Color
    is_turn: bool
    decides: bool
    name_end: int  # pixels: where the tokens begin

    def things(self) -> tuple[Thing, ...]:
        """Everything else about a seat opens when one points at it."""
        name, message = f"seat.{self.seat}", FindPawn(self.seat)
        return (Thing(name, self.rect, self.words, message, card=self.card),)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_slab(surface, theme, self.rect, radius=8)
        self._draw_edge(surface, theme)
        left = self.rect.left + theme.px(PAD) + theme.px(3)
        surface.blit(self.badge, self.badge.get_rect(midleft=(left, self.rect.centery)))
        left += self.badge.get_width() + theme.px(6)
        style = Style.SMALL_STRONG
        words = theme.shortened(self.label, style, self.name_end - left - theme.px(4))
        is_met = mood(f"seat.{self.seat}").hovered
        ink = Palette.GLOW if is_met else Palette.INK if self.is_turn else Palette.PALE
        text = theme.text(words, style, ink)
        surface.blit(text, text.get_rect(midleft=(left, self.rect.centery)))
        if self.is_turn:
            self._draw_marker(surface, theme)

    def _draw_edge(self, surface: Surface, theme: Theme) -> None:
        bar = Rect(self.rect.left + theme.px(2), self.rect.top, theme.px(4), self.rect.height)
        pygame.draw.rect(surface, self.colour, bar.inflate(0, -theme.px(10)), border_radius=3)
        if self.is_turn:
            width = max(2, theme.px(2)) if self.decides else 1
            pygame.draw.rect(surface, Palette.GOLD, self.rect, width, theme.px(8))

    def _draw_marker(self, surface: Surface, theme: Theme) -> None:
        """An arrow towards the island: this player's turn."""
        half, middle = theme.px(5), self.rect.centery
        left = self.rect.right + theme.px(2)
        tip = (left + theme.px(7), middle)
        pygame.draw.polygon(
            surface, Palette.GOLD, [tip, (left, middle - half), (left, middle + half)]
        )


def tray_panels(skin: Skin, here: Situation, elsewhere: frozenset[Seat]) -> Iterator[Widget]:
    """All trays; the tokens of *elsewhere* can be pointed at where they are larger."""
    for seat, rect in enumerate(skin.layout.trays):
        spots = [*_spots(skin.theme, rect, len(here.seen.trays[seat]))]
        yield _plate(skin, here, Seat(seat), rect, spots)
        yield from tokens_at(skin, here, Seat(seat), spots, named=seat not in elsewhere)


def _plate(skin: Skin, here: Situation, seat: Seat, rect: Rect, spots: Sequence[Rect]) -> SeatPlate:
    phase, theme = here.seen.phase, skin.theme
    turn = phase.winner if isinstance(phase, Over) else here.seen.turn.seat
    is_turn = seat == turn
    toa = here.seen.terms.toas[seat]
    longer = theme.px(LONGER) if is_turn else 0
    return SeatPlate(
        Rect(rect.topleft, (rect.width + longer, rect.height)),
        seat,
        here.names.seat(seat),
        where_is(here, seat),
        partial(_card, skin, here, seat),
        skin.pieces.toa_badge(toa, theme.px(BADGE)),
        OF_TOA[toa],
        is_turn=is_turn,
        decides=seat == to_move(here.seen),
        name_end=spots[0].left if spots else rect.right,
    )


def where_is(here: Situation, seat: Seat) -> str:
    field = here.names.field(here.seen.pawns[seat])
    return here.texts.text("table.find_pawn", seat=here.names.player(seat), field=field)


def _card(skin: Skin, here: Situation, seat: Seat) -> Explanation:
    """Whose pawn is where, and what lies on the tray as far as one may read it."""
    tray = shown_tray(here.seen, seat, is_open=here.is_open)
    toa = here.seen.terms.toas[seat]
    return Explanation(
        title=here.names.player(seat),
        effect=where_is(here, seat),
        more=capital(", ".join(here.names.disc(face_of(token)) for token in tray)),
        picture=partial(skin.pieces.toa_badge, toa),
    )


def tokens_at(
    skin: Skin, here: Situation, seat: Seat, spots: Iterable[Rect], *, named: bool
) -> Iterator[Token]:
    """A whole tray; one can point at those that are *named*."""
    tray = shown_tray(here.seen, seat, is_open=here.is_open)
    for place, (token, spot) in enumerate(zip(tray, spots, strict=True)):
        yield token_widget(skin, here, token, AtDisc(seat, place) if named else None, spot)


def _spots(theme: Theme, rect: Rect, count: int) -> Iterator[Rect]:
    """In one row that ends at the right; closer together where a name would find no room."""
    size, end = theme.px(TOKEN), rect.right - theme.px(PAD)
    head = rect.left + theme.px(PAD + BADGE + LEAST_NAME + 9)
    step = min(size + theme.px(2), (end - size - head) // max(1, count - 1))
    first = end - size - step * (count - 1)
    top = rect.centery - size // 2
    for place in range(count):
        yield Rect(first + place * step, top, size, size)


def token_widget(skin: Skin, here: Situation, token: Shown, at: AtDisc | None, rect: Rect) -> Token:
    """A token one can point at; without *at* it is only shown."""
    if at is None:
        return Token(rect, token, skin.pieces, None, is_lit=False, is_chosen=False, note="")
    words, legal = token_words(here.names, token), here.is_legal(at) and not _is_quiet(here, at)
    message, refusal = here.message(at), here.refusal(at)
    card = partial(token_card, skin, here, token, at.seat)
    return Token(
        rect,
        token,
        skin.pieces,
        Thing(name_of(at), rect, words, message, refusal, not legal, at, card=card),
        is_lit=legal and (token.is_up or not token.is_private),
        is_chosen=legal and is_chosen(here, at),
        note=_note(here, token, at) if legal else "",
    )


def _is_quiet(here: Situation, at: AtDisc) -> bool:
    """Before others a tray that Akaku could open looks as if nobody had Akaku (I4)."""
    meets = isinstance(here.seen.phase, Meeting) and at.seat != here.seen.viewer
    return meets and not here.is_open


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
