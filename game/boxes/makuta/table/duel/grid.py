"""Where the pieces of a sum lie: the die first, then the tokens in one row or, if many, in two."""

from collections.abc import Iterator

from attrs import frozen
from pygame import Rect

from game.ui.theme import Theme

PIECE, SMALL = 62, 34  # points: a piece, and one of two rows
GAP = 14  # points between pieces in one row
FEW = 3  # tokens that lie in one row
APART = 52  # points from row to row


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


UPWARDS = 0.55  # of the distance of two rows: their numbers stand below them


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
