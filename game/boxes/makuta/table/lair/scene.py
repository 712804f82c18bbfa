"""The stage of the duel with Makuta: his temple, his challenger, and the sum that grows."""

from collections.abc import Callable, Mapping

from attrs import define, evolve, field, frozen
from pygame import Rect, Surface

from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.duel.prospects import Odds
from game.boxes.makuta.table.duel.state import Duel
from game.boxes.makuta.table.lair.course import CoursePainter
from game.boxes.makuta.table.lair.ground import LairGround
from game.boxes.makuta.table.lair.tally import TallyPainter
from game.boxes.makuta.table.lair.wheel import SIDE, WheelPainter
from game.boxes.makuta.table.motion.looks import TempleLook
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.rules.makuta.pieces import Colour
from game.tabletop.pictures.gleam import BLOW
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.widget import MoodOf, Widget

TALLY = (372, 408)  # points, at most
MARGIN = 20
CROWD = 64


@frozen
class LairLayout:
    """What stands where, in the part of the table that panels leave free."""

    head: Rect
    wheel: Rect
    tally: Rect


def lay_out_lair(room: Rect, theme: Theme) -> LairLayout:
    margin = theme.px(MARGIN)
    inner = room.inflate(-2 * margin, -2 * margin)
    high = theme.line(Style.BANNER) + 2 * theme.line(Style.SMALL)
    head = Rect(inner.topleft, (inner.width, high))
    body = Rect(inner.left, head.bottom, inner.width, inner.bottom - head.bottom)
    tally = Rect(0, 0, theme.px(TALLY[0]), min(theme.px(TALLY[1]), body.height))
    tally.topright = body.topright
    wheel = Rect(body.topleft, (tally.left - theme.gap - body.left, body.height))
    return LairLayout(head, wheel, tally)


@define(frozen=True)
class Lair(Widget):
    """Covers the table. Follows its duel while pieces move."""

    layout: LairLayout
    ground: LairGround = field(eq=False)
    pieces: Pieces
    names: Names
    side: int  # of the temple, at which the challenger's entrance lies
    board: DuelBoard = field(eq=False)
    temple: Callable[[], TempleLook] = field(eq=False)
    chances: Mapping[Colour, Odds] = field(factory=dict)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        duel = self.board.duel
        if duel is None:
            return
        if self.board.risen >= 1:
            self._paint(surface, theme, duel)
            return
        veil = Surface(surface.get_size(), 0, 32)
        self._paint(veil, theme, duel)
        veil.set_alpha(round(255 * self.board.risen))
        surface.blit(veil, self.rect, self.rect)

    def _paint(self, surface: Surface, theme: Theme, duel: Duel) -> None:
        self.ground.draw(surface, theme, self.rect)
        self._head(surface, theme, duel, self.layout.head)
        self._wheel(surface, theme, duel, self.layout.wheel)
        tally = self.layout.tally.move(round(theme.px(BLOW) * duel.blow), 0)
        painter = TallyPainter(surface, theme, self.pieces, self.names, duel)
        painter.draw(tally, self.board.promised)

    def _head(self, surface: Surface, theme: Theme, duel: Duel, room: Rect) -> None:
        words = self.names.texts.text("lair.title", seat=self.names.seat(duel.seat))
        words = theme.shortened(words, Style.BANNER, room.width)
        title = theme.text(words, Style.BANNER, Palette.GOLD)
        surface.blit(title, room.topleft)
        middle = room.top + title.get_height() + theme.line(Style.SMALL) // 2
        CoursePainter(surface, theme, self.pieces, self.names, duel).draw(room.left, middle)

    def _wheel(self, surface: Surface, theme: Theme, duel: Duel, room: Rect) -> None:
        """Turned so that the challenger's entrance lies where the challenger stands."""
        seen = self.temple()
        look = evolve(seen, turned=seen.turned + SIDE - self.side)
        painter = WheelPainter(surface, theme, self.pieces, self.names, room, look)
        toas = self.names.terms.toas
        others = [toa for seat, toa in enumerate(toas) if seat != duel.seat]
        painter.crowd(others, theme.px(CROWD))
        painter.temple(toas[duel.seat])
        if duel.strength is None:
            painter.chances(self.chances)
