"""The placard of the drawn tile: what it would do, and the buttons to turn and to lay it."""

from collections.abc import Iterator

from pygame import Rect

from game.boxes.makuta.table.choosing.choosing import TurnTile
from game.boxes.makuta.table.choosing.ghost import ghost_fit
from game.boxes.makuta.table.choosing.screen_rects import ghost_rect
from game.boxes.makuta.table.choosing.situation import Situation
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.table.table_picture import TablePicture
from game.rules.makuta.actions import PlaceTile
from game.rules.makuta.phases import Placing
from game.rules.makuta.tiles import tile_of
from game.scenes.table.selection import Confirm
from game.tabletop.placards import PlacardPlace, Presses, Row, Words, placard
from game.ui.theme import Palette, Style
from game.ui.widgets.button import NOWHERE, Button
from game.ui.widgets.widget import Widget

WIDTH = 300  # points


def ghost_placard(skin: Skin, here: Situation, picture: TablePicture) -> list[Widget]:
    """What it is, what it would do, and the buttons to turn and to lay it."""
    choosing, phase = here.choosing, here.seen.phase
    if choosing is None or choosing.placement is None or not isinstance(phase, Placing):
        return []
    rows: list[Row] = [Words(here.names.tile(phase.tile), Style.CAPTION)]
    rows += _fate_rows(here, phase, choosing.placement)
    rows.append(Presses(tuple(_buttons(skin, here, len(choosing.placements)))))
    return placard(skin.theme, rows, _away_from(skin, ghost_rect(picture, phase)), WIDTH)


def _fate_rows(here: Situation, phase: Placing, placement: PlaceTile) -> Iterator[Words]:
    texts, names = here.texts, here.names
    fitting = ghost_fit(here.seen, phase, placement)
    tiles = ", ".join(dict.fromkeys(names.tile(tile_of(other)) for _, other in fitting.linked))
    counted = texts.count("table.links", len(fitting.linked), tiles=tiles)
    yield Words(counted, Style.SMALL, Palette.GOOD)
    if fitting.opened:
        words = texts.count("table.opens", len(fitting.opened))
        yield Words(words, Style.SMALL, Palette.GLOW)
    if fitting.blocked:
        words = texts.count("table.blocks", len(fitting.blocked))
        yield Words(words, Style.SMALL, Palette.BAD)


def _buttons(skin: Skin, here: Situation, turns: int) -> Iterator[Button]:
    texts, size = here.texts, skin.theme.px(20)
    if turns > 1:
        back = skin.pieces.icon("turn_left", size, Palette.INK)
        onward = skin.pieces.icon("turn_right", size, Palette.INK)
        words = texts.text("table.turn_back")
        yield Button(NOWHERE, "rotation.back", "", TurnTile(-1), words, icon=back)
        words = texts.text("table.turn_tile")
        yield Button(NOWHERE, "rotation.clockwise", "", TurnTile(1), words, icon=onward)
    check = skin.pieces.icon("check", skin.theme.px(16), Palette.INK)
    yield Button(NOWHERE, "confirm", texts.text("table.lay"), Confirm(), is_main=True, icon=check)


def _away_from(skin: Skin, ghost: Rect) -> PlacardPlace:
    """At the side where there is more room."""
    free = skin.layout.free

    def placing(size: tuple[int, int]) -> Rect:
        rect = Rect((0, 0), size)
        if free.right - ghost.right >= ghost.left - free.left:
            rect.midright = free.midright
        else:
            rect.midleft = free.midleft
        return rect.clamp(free)

    return placing
