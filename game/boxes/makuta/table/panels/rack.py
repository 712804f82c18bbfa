"""What tokens lie in: a slab with a round hollow for each."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.theme import Theme
from game.ui.widgets.panel import draw_slab, hollow


def draw_rack(surface: Surface, theme: Theme, rect: Rect, hollows: Sequence[Rect]) -> None:
    """Where tokens overlap, so do their hollows: together they are a trough."""
    draw_slab(surface, theme, rect, radius=8)
    for place in hollows:
        around = place.inflate(theme.px(2), theme.px(2))
        surface.blit(_hollow(theme, around.width), around)


def _hollow(theme: Theme, side: int) -> Surface:
    return theme.kept(("hollow", side), lambda: hollow(theme, side))
