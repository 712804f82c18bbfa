"""The slab that a page of the menus is written on: a heading, a way back, and room."""

from collections.abc import Sequence

from pygame import Rect

from game.scenes.base import PageScene
from game.ui.scene import Back
from game.ui.theme import Palette, Style
from game.ui.widgets.button import Button
from game.ui.widgets.label import Label
from game.ui.widgets.panel import Panel
from game.ui.widgets.widget import Widget

WIDEST, TALLEST = 1180, 760  # points; lines that are longer are hard to read
MARGIN, PADDING = 28, 24
HEAD = 44


def framed(scene: PageScene, heading: str, widest: int = WIDEST) -> tuple[list[Widget], Rect]:
    """And the room for what the page is about. The way back is called `settings.back` or so."""
    theme, margin, padding = scene.theme, scene.theme.px(MARGIN), scene.theme.px(PADDING)
    slab = scene.area.inflate(-2 * margin, -2 * margin)
    slab.width, slab.height = min(slab.width, theme.px(widest)), min(slab.height, theme.px(TALLEST))
    slab.center = scene.size[0] // 2, scene.size[1] // 2
    inner = slab.inflate(-2 * padding, -2 * padding)
    head = Rect(inner.topleft, (inner.width, theme.px(HEAD)))
    back = Rect(0, 0, theme.px(110), theme.px(36))
    back.midright = head.midright
    widgets: list[Widget] = [
        Panel(slab),
        Label(head, heading, Style.HEADING, Palette.GOLD, "midleft"),
        Button(back, f"{scene.name}.back", scene.program.texts.text("frame.back"), Back()),
    ]
    top = head.bottom + theme.px(12)
    return widgets, Rect(inner.left, top, inner.width, inner.bottom - top)


def on_slab(area: Rect, wide: int, padding: int, widgets: Sequence[Widget]) -> list[Widget]:
    """A panel in the middle of *area*; what lies on it was laid out from (0, 0) on."""
    panel = Rect(0, 0, wide, max(widget.rect.bottom for widget in widgets) + 2 * padding)
    panel.center = area.center
    for widget in widgets:
        widget.rect.move_ip(panel.left + padding, panel.top + padding)
    return [Panel(panel), *widgets]
