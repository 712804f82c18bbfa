"""The card of a duel: who against whom, the sum against the strength, odds and outcome."""

from attrs import define, field
from pygame import Rect, Surface

from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.duel.painter import DuelPainter
from game.boxes.makuta.table.duel.verdict import VerdictPainter
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.tabletop.pictures.gleam import BLOW
from game.ui.theme import Style, Theme
from game.ui.widgets.panel import draw_framed
from game.ui.widgets.widget import MoodOf, Widget

SIZE = (396, 170)  # points
ROW = 80
FOE = 78


def card_size(theme: Theme) -> tuple[int, int]:
    return theme.px(SIZE[0]), theme.px(SIZE[1])


@define(frozen=True)
class DuelCard(Widget):
    """Follows its duel while pieces of it still move."""

    pieces: Pieces
    names: Names
    board: DuelBoard = field(eq=False)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        duel, promised = self.board.duel, self.board.promised
        if duel is None:
            return
        rect = self.rect.move(round(theme.px(BLOW) * duel.blow), 0)
        painter = DuelPainter(surface, theme, self.pieces, self.names, duel)
        draw_framed(surface, theme, rect)
        inner = rect.inflate(-3 * theme.gap, -2 * theme.gap)
        painter.title(inner)
        top = inner.top + theme.line(Style.CAPTION) + theme.px(2)
        row = Rect(inner.left, top, inner.width, theme.px(ROW))
        foe = Rect(row.right - theme.px(FOE), row.top, theme.px(FOE), row.height)
        painter.foe(foe)
        room = Rect(row.topleft, (foe.left - row.left, row.height))
        painter.sum_row(room, promised)
        rest = Rect(inner.left, row.bottom, inner.width, inner.bottom - row.bottom)
        VerdictPainter(surface, theme, self.pieces, self.names, duel).draw(rest, promised)
