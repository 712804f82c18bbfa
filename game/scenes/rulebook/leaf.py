"""A chapter on a leaf of the book: titles with small ids beside them, text, pictures, captions."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from attrs import define, field, frozen
from pygame import Color, Rect, Surface

from game.scenes.rulebook.links import Linker
from game.shelf.rulebook import Chapter, Figure, Paragraph, Rule, Rulebook, Term
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.label import Label, label_at
from game.ui.widgets.leaf import Flourish
from game.ui.widgets.picture import Picture
from game.ui.widgets.prose import Span, prose_at
from game.ui.widgets.widget import Widget

Draw: TypeAlias = Callable[[int], Surface]  # as high as that
PictureOf: TypeAlias = Callable[[str], Draw | None]  # by its name in the book
PICTURE = 150  # points, at most
MARGIN, ITEM = 40, 18  # points: for the ids, and before what is in a list
LINE, PARAGRAPH, RULE = 28, 12, 24  # between what follows one another


@frozen
class Laid:
    """From the upper left on, as if nothing were rolled."""

    widgets: tuple[Widget, ...]
    height: int
    places: Mapping[str, Rect]  # of rules and words, by their anchors


def laid_out(
    book: Rulebook, chapter: Chapter, theme: Theme, width: int, picture_of: PictureOf
) -> Laid:
    writer = _Writer(theme, width, Linker(book, chapter), picture_of)
    writer.write(chapter)
    return Laid(tuple(writer.widgets), writer.top, writer.places)


@define
class _Writer:
    theme: Theme
    width: int
    linker: Linker
    picture_of: PictureOf
    top: int = 0
    margin: int = 0  # at the left, where ids stand
    widgets: list[Widget] = field(factory=list)
    places: dict[str, Rect] = field(factory=dict)

    def write(self, chapter: Chapter) -> None:
        px = self.theme.px
        self._label(chapter.title, Style.HEADING, Palette.PEN)
        self.widgets.append(Flourish(Rect(0, self.top, self.width, px(LINE))))
        self.top += px(LINE) + px(PARAGRAPH)
        has_ids = any(isinstance(part, Rule) for part in chapter.parts)
        self.margin = px(MARGIN) if has_ids else 0
        for part in chapter.parts:
            match part:
                case Paragraph():
                    self._paragraph(part)
                case Figure():
                    self._figure(part)
                case Rule():
                    self._rule(part)
                case Term():
                    self._term(part)

    def _label(self, words: str, style: Style, colour: Color) -> None:
        place = Rect(self.margin, self.top, self.width - self.margin, 0)
        label = label_at(self.theme, place, words, style, colour)
        self.widgets.append(label)
        self.top = label.rect.bottom

    def _rule(self, rule: Rule) -> None:
        """Its id is small, in the margin."""
        px, began = self.theme.px, self.top
        line = Rect(0, self.top, self.margin, self.theme.line(Style.STRONG))
        self.widgets.append(Label(line, rule.id, Style.SMALL, Palette.RUST, "midleft"))
        self._label(rule.title, Style.STRONG, Palette.PEN)
        self.top += px(PARAGRAPH) // 2
        for paragraph in rule.paragraphs:
            self._paragraph(paragraph, rule.id)
        self._note_place(rule.id, began)
        self.top += px(RULE) - px(PARAGRAPH)

    def _term(self, term: Term) -> None:
        began = self.top
        self._paragraph(Paragraph(term.meaning, f"{term.word}:"), term.word)
        self._note_place(term.word, began)

    def _note_place(self, anchor: str, began: int) -> None:
        low = self.top - self.theme.px(PARAGRAPH)
        self.places[anchor] = Rect(0, began, self.width, low - began)

    def _paragraph(self, paragraph: Paragraph, own: str = "") -> None:
        theme = self.theme
        left = self.margin + (theme.px(ITEM) if paragraph.is_item else 0)
        spans = self.linker.spans(paragraph, own)
        prose = prose_at(theme, (left, self.top), self.width - left, spans)
        if paragraph.is_item:
            star = prose_at(theme, (self.margin, self.top), theme.px(ITEM), [Span("•")])
            self.widgets.append(star)
        self.widgets.append(prose)
        self.top = prose.rect.bottom + theme.px(PARAGRAPH)

    def _figure(self, figure: Figure) -> None:
        """What the box cannot draw is left out, with its caption."""
        draw = self.picture_of(figure.name)
        if draw is None:
            return
        picture = _fitting(draw, self.theme.px(PICTURE), self.width)
        place = picture.get_rect(midtop=(self.width // 2, self.top + self.theme.px(PARAGRAPH)))
        self.widgets.append(Picture(place, picture))
        self.widgets += self._caption(figure.caption, place.bottom + self.theme.px(PARAGRAPH))
        self.top = self.widgets[-1].rect.bottom + self.theme.px(RULE)

    def _caption(self, words: str, top: int) -> Iterator[Label]:
        high = self.theme.size(words, Style.SMALL, self.width)[1]
        yield Label(Rect(0, top, self.width, high), words, Style.SMALL, Palette.RUST, "midtop")


def _fitting(draw: Draw, high: int, width: int) -> Surface:
    """Without what is empty around it."""
    picture = draw(high)
    if picture.width > width:
        picture = draw(high * width // picture.width)
    return picture.subsurface(picture.get_bounding_rect())
