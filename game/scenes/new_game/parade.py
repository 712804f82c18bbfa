"""The figures of this game, side by side, where the form leaves room for them."""

from pygame import Rect

from game.scenes.new_game.sheet import FormSheet
from game.ui.widgets.picture import Picture
from game.ui.widgets.widget import Widget

LEAST, MOST = 90, 150  # points that a figure is high


def parade(sheet: FormSheet, room: Rect) -> list[Widget]:
    """In the order of play, on the lower edge of *room*; nobody where it is too low."""
    px = sheet.theme.px
    high = min(px(MOST), room.height)
    if high < px(LEAST):
        return []
    figures = [sheet.kit.portrait(figure, high) for figure in sheet.form.figures]
    wide = room.width // len(figures)
    middles = [room.left + wide * i + wide // 2 for i in range(len(figures))]
    places = [
        figure.get_rect(midbottom=(middle, room.bottom))
        for figure, middle in zip(figures, middles, strict=True)
    ]
    return [Picture(place, figure) for place, figure in zip(places, figures, strict=True)]
