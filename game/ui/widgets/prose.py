"""Words in lines, some of which lead somewhere."""

from collections.abc import Iterable, Iterator

import pygame
from attrs import define, evolve, frozen
from pygame import Color, Rect, Surface

from game.ui.theme import Palette, Style, Theme
from game.ui.things import Thing
from game.ui.widgets.widget import MoodOf, Widget

STYLE = Style.BODY
LIT = Color("#c2501c")  # what leads somewhere, when it is met


@frozen
class Span:
    """A part of the text; with a *message* it can be pressed."""

    words: str
    message: object = None
    name: str = ""  # of the thing, if it is one
    tip: str = ""
    style: Style = Style.BODY


@frozen
class Fragment:
    """A word where it stands, seen from the upper left of the text."""

    rect: Rect
    words: str
    span: Span


@define(frozen=True)
class Prose(Widget):
    """Written on parchment."""

    fragments: tuple[Fragment, ...]

    def things(self) -> Iterable[Thing]:
        for fragment in self.fragments:
            span = fragment.span
            if span.message is not None:
                rect = fragment.rect.move(self.rect.topleft)
                yield Thing(span.name, rect, span.tip or span.words, span.message)

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        for fragment in self.fragments:
            place = fragment.rect.move(self.rect.topleft)
            colour = Palette.PEN
            if fragment.span.message is not None:
                state = mood(fragment.span.name)
                colour = LIT if state.hovered or state.focused else Palette.RUST
                pygame.draw.line(surface, Palette.RUST, place.bottomleft, place.bottomright)
            surface.blit(theme.text(fragment.words, fragment.span.style, colour), place)


def prose_at(theme: Theme, place: tuple[int, int], width: int, spans: Iterable[Span]) -> Prose:
    """As high as its words need; a line break in a span begins a new paragraph."""
    fragments = tuple(_flowed(theme, width, spans))
    height = max((fragment.rect.bottom for fragment in fragments), default=0)
    return Prose(Rect(place, (width, height)), fragments)


def _flowed(theme: Theme, width: int, spans: Iterable[Span]) -> Iterator[Fragment]:
    """Word by word; what follows without a blank, as a comma, stays with the word before it."""
    x, y, line = 0, 0, round(theme.line(STYLE) * 1.25)
    for pieces in _knots(spans):
        if pieces[0].words == "\n":
            x, y = 0, y + line + line // 2
            continue
        sizes = [theme.size(piece.words, piece.style)[0] for piece in pieces]
        if x and x + sum(sizes) > width:
            x, y = 0, y + line
        for piece, wide in zip(pieces, sizes, strict=True):
            yield Fragment(Rect(x, y, wide, theme.line(STYLE)), piece.words, piece)
            x += wide
        x += theme.size(" ", STYLE)[0]


def _knots(spans: Iterable[Span]) -> Iterator[list[Span]]:
    """What must stand in one line."""
    knot: list[Span] = []
    for span in spans:
        for i, word in enumerate(span.words.replace("\n", " \n ").split(" ")):
            if i and knot:
                yield knot
                knot = []
            if word:
                knot.append(evolve(span, words=word))
    if knot:
        yield knot
