"""The sum of a duel as a row of pieces, and where they lie: die, then tokens in one row or two."""

from collections.abc import Iterator, Sequence

from attrs import frozen
from pygame import Rect

from game.boxes.makuta.table.duel.prospects import Prospect
from game.boxes.makuta.table.duel.state import Duel, parts_of
from game.rules.makuta.editions import Terms
from game.rules.makuta.pieces import HIDDEN, Die, Disc
from game.ui.theme import Theme

PIECE, SMALL = 48, 28  # points: a piece, and one of two rows
GAP = 14  # points between pieces in one row
FEW = 3  # tokens that lie in one row
APART = 46  # points from row to row
UPWARDS = 0.55  # of the distance of two rows: their numbers stand below them


@frozen
class DiePart:
    die: Die
    roll: int | None  # None before it is rolled


@frozen
class TokenPart:
    disc: Disc
    bonus: int
    is_sure: bool = True  # or only thought about
    gleam: float = 1.0  # how much of its glow is over

    @property
    def is_veiled(self) -> bool:
        return self.disc.face == HIDDEN


Part = DiePart | TokenPart


def sum_parts(duel: Duel, promised: Prospect | None, terms: Terms) -> Iterator[Part]:
    toa, no_stacking = terms.toas[duel.seat], terms.house.no_stacking
    die = duel.die or (promised.die if promised else None) or Die.WHITE
    yield DiePart(die, duel.roll)
    for place, (disc, bonus) in enumerate(parts_of(duel.used, toa, no_stacking=no_stacking)):
        is_last = place + 1 == len(duel.used)
        yield TokenPart(disc, bonus, gleam=duel.gleam if is_last else 1.0)
    if promised and not duel.used:
        for disc, bonus in parts_of(promised.tokens, toa, no_stacking=no_stacking):
            yield TokenPart(disc, bonus, is_sure=False)


def sum_of(duel: Duel, parts: Sequence[Part]) -> int | None:
    """As far as it can be told: None before the roll, and while tokens lie face down."""
    if duel.total is not None:
        return duel.total
    if duel.roll is None or any(isinstance(p, TokenPart) and p.is_veiled for p in parts):
        return None
    return duel.roll + sum(part.bonus for part in parts if isinstance(part, TokenPart))


@frozen
class Grid:
    """In pixels."""

    count: int  # of pieces, the die included
    rows: int  # of tokens
    die: int
    token: int
    gap: int
    apart: int

    @property
    def columns(self) -> int:
        return -(-(self.count - 1) // self.rows)

    @property
    def width(self) -> int:
        return self.die + self.columns * (self.gap + self.token)

    def places(self, midleft: tuple[int, int]) -> Iterator[Rect]:
        left, middle = midleft
        yield Rect(left, middle - self.die // 2, self.die, self.die)
        for i in range(self.count - 1):
            row, column = divmod(i, self.columns)
            x = left + self.die + self.gap + column * (self.token + self.gap)
            y = middle - self.token // 2
            if self.rows > 1:
                y += self.apart * row - round(self.apart * UPWARDS)
            yield Rect(x, y, self.token, self.token)


def grid_of(count: int, width: int, theme: Theme) -> Grid:
    """As large as *width* allows for so many pieces."""
    rows = 1 if count - 1 <= FEW else 2
    die, token = theme.px(PIECE), theme.px(PIECE if rows == 1 else SMALL)
    gap = theme.px(GAP if rows == 1 else GAP / 2)
    grid = Grid(count, rows, die, token, gap, theme.px(APART))
    if grid.width <= width:
        return grid
    share = width / grid.width
    return Grid(count, rows, int(die * share), int(token * share), int(gap * share), grid.apart)
