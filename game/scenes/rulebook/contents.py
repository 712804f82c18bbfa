"""The left side of the book: its contents, or what a search has found."""

from collections.abc import Iterable

from attrs import frozen
from pygame import Rect

from game.shelf.rulebook import Entry, Rule, Rulebook, Term
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.item import Item
from game.ui.widgets.label import label_at
from game.ui.widgets.widget import Widget

ROW, BEFORE_CHAPTER = 30, 6  # points
ID = 42  # the width of its column


@frozen
class Look:
    """Show what the book has there; the list stays as it is, for somebody points at it."""

    anchor: str


def name_of(anchor: str) -> str:
    return f"rulebook.entry.{anchor}"


@frozen
class Contents:
    theme: Theme
    place: Rect  # its upper left and its width
    shown: str  # the anchor of what is open

    def table(self, book: Rulebook) -> tuple[Widget, ...]:
        """All chapters with their rules; words of the glossary are found on their page."""
        rows: list[Widget] = []
        top = self.place.top
        for entry in book.entries.values():
            if entry.part is None:
                rows.append(self._chapter(entry, top + self.theme.px(BEFORE_CHAPTER)))
            elif isinstance(entry.part, Rule):
                rows.append(self._row(entry, top))
            top = rows[-1].rect.bottom
        return tuple(rows)

    def found(self, entries: Iterable[Entry], note: str) -> tuple[Widget, ...]:
        """The likeliest first; a *note* says that nothing is exactly that."""
        rows: list[Widget] = []
        top = self.place.top
        if note:
            rows.append(label_at(self.theme, self.place, note, Style.BODY, Palette.PALE))
            top = rows[-1].rect.bottom + self.theme.gap
        for entry in entries:
            rows.append(self._chapter(entry, top) if entry.part is None else self._row(entry, top))
            top = rows[-1].rect.bottom
        return tuple(rows)

    def _chapter(self, entry: Entry, top: int) -> Item:
        return Item(
            self._line(top),
            name_of(entry.anchor),
            entry.title,
            Look(entry.anchor),
            is_on=entry.anchor == self.shown,
            target=entry.anchor,
            style=Style.CAPTION,
            colour=Palette.GOLD,
        )

    def _row(self, entry: Entry, top: int) -> Item:
        """A rule has its id beside it, a word its meaning."""
        has_id = isinstance(entry.part, Rule)
        means = f": {entry.part.meaning}" if isinstance(entry.part, Term) else ""
        return Item(
            self._line(top),
            name_of(entry.anchor),
            f"{entry.title}{means}",
            Look(entry.anchor),
            mark=entry.anchor if has_id else "",
            mark_width=self.theme.px(ID) if has_id else 0,
            is_on=entry.anchor == self.shown,
            target=entry.anchor,
        )

    def _line(self, top: int) -> Rect:
        return Rect(self.place.left, top, self.place.width, self.theme.px(ROW))
