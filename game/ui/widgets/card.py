"""A card that explains a thing: its picture large, its name, what it does, and its rule."""

from collections.abc import Iterator

from attrs import evolve
from pygame import Color, Rect, Surface

from game.ui.explanation import Explanation
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.hint import AWAY, BESIDE, Beside, draw_plate

TEXT = 250  # points, at most
PICTURE = 72
PAD = 12
GAP = 4  # between two paragraphs


def draw_card(surface: Surface, theme: Theme, card: Explanation, place: Beside) -> Rect:
    """Beside the thing, never over it or what it spares; the place that it took."""
    texts = [*_paragraphs(theme, card)]
    picture = card.picture(theme.px(PICTURE)) if card.picture else None
    about = evolve(place, at=place.at.union(card.spares)) if card.spares else place
    box = about.of(_size(theme, texts, picture), theme.px(AWAY), BESIDE)
    draw_plate(surface, theme, box)
    inner = box.inflate(-2 * theme.px(PAD), -2 * theme.px(PAD))
    if picture:
        surface.blit(picture, inner.topleft)
        inner.left += picture.get_width() + theme.px(PAD)
    top = inner.top
    for text in texts:
        surface.blit(text, (inner.left, top))
        top += text.get_height() + theme.px(GAP)
    return box


def _size(theme: Theme, texts: list[Surface], picture: Surface | None) -> tuple[int, int]:
    pad, gap = theme.px(PAD), theme.px(GAP)
    width = max(text.get_width() for text in texts)
    height = sum(text.get_height() for text in texts) + gap * (len(texts) - 1)
    if picture:
        width += picture.get_width() + pad
        height = max(height, picture.get_height())
    return width + 2 * pad, height + 2 * pad


def _paragraphs(theme: Theme, card: Explanation) -> Iterator[Surface]:
    named = "  ".join(filter(None, (card.title, card.rule and f"[{card.rule}]")))
    parts: tuple[tuple[str, Style, Color], ...] = (
        (named, Style.SMALL_STRONG, Palette.GOLD),
        (card.effect, Style.SMALL, Palette.INK),
        (card.now, Style.SMALL, Palette.GLOW),
        (card.more, Style.SMALL, Palette.PALE),
        (card.refusal, Style.SMALL, Palette.PALE),
    )
    for words, style, colour in parts:
        if words:
            width = min(theme.px(TEXT), theme.size(words, style)[0]) + 2
            yield theme.text(words, style, colour, width=width)
