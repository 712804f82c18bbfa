"""Words that only say something."""

from collections.abc import Iterable

from attrs import define
from pygame import Color, Rect, Surface

from game.ui.materials import embossed
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.widget import MoodOf, Widget


@define(frozen=True)
class Label(Widget):
    """Broken into lines at the width of its rectangle; *anchor* is a point of a pygame Rect."""

    words: str
    style: Style = Style.BODY
    colour: Color = Palette.INK
    anchor: str = "topleft"

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        if self.style is Style.TITLE:
            self._draw_raised(surface, theme)
            return
        picture = theme.text(self.words, self.style, self.colour, self.rect.width)
        place = picture.get_rect()
        setattr(place, self.anchor, getattr(self.rect, self.anchor))
        surface.blit(picture, place)

    def _draw_raised(self, surface: Surface, theme: Theme) -> None:
        """Letters of that size are of metal."""
        letters = theme.text(self.words, self.style, Color("white"), self.rect.width)
        depth = theme.px(2)
        key = ("raised", self.words, self.rect.width, tuple(self.colour))
        picture = theme.kept(key, lambda: embossed(letters, self.colour, depth))
        place = letters.get_rect()
        setattr(place, self.anchor, getattr(self.rect, self.anchor))
        surface.blit(picture, picture.get_rect(center=place.center))


def label_at(
    theme: Theme, place: Rect, words: str, style: Style = Style.BODY, colour: Color = Palette.INK
) -> Label:
    """As wide as *place*, and as high as its words need."""
    height = theme.size(words, style, place.width)[1]
    return Label(Rect(place.topleft, (place.width, height)), words, style, colour)


def labels_at(
    theme: Theme, place: Rect, lines: Iterable[tuple[str, Style, Color]], gap: int
) -> list[Widget]:
    """Below one another; without words there is nothing."""
    labels: list[Widget] = []
    top = place.top
    for words, style, colour in lines:
        if words:
            labels.append(
                label_at(theme, Rect(place.left, top, place.width, 0), words, style, colour)
            )
            top = labels[-1].rect.bottom + gap
    return labels
