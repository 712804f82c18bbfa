"""Words of a rulebook that lead to other places in it."""

import re
from collections.abc import Iterator

from attrs import define, field, frozen

from game.shelf.rulebook import Chapter, Entry, Paragraph, Rulebook
from game.ui.theme import Style
from game.ui.widgets.prose import Span

NO_BREAK = "\N{NO-BREAK SPACE}"


@frozen
class Open:
    """Show what the book has at this anchor."""

    anchor: str


@define
class Linker:
    """Of one page: every link on it has a number of its own."""

    book: Rulebook
    chapter: Chapter
    _links: re.Pattern[str] = field(init=False)
    _count: int = field(default=0, init=False)

    @_links.default
    def _pattern(self) -> re.Pattern[str]:
        """Ids, sections by their numbers, and chapters that have none by their titles."""
        titles = [re.escape(each.title) for each in self.book.chapters if not each.number]
        return re.compile("|".join((r"\b[A-Z]\d{1,2}\b", r"\b[Ss]ection \d+", *titles)))

    def spans(self, paragraph: Paragraph, own: str = "") -> Iterator[Span]:
        """*own* is where it stands: that leads nowhere."""
        if paragraph.lead:
            yield Span(f"{paragraph.lead} ", style=Style.STRONG)
        at = 0
        for link in self._links.finditer(paragraph.words):
            yield Span(paragraph.words[at : link.start()])
            yield self._span(link[0], own)
            at = link.end()
        yield Span(paragraph.words[at:])

    def _span(self, words: str, own: str) -> Span:
        entry = self.book.entry(words[:1].lower() + words[1:]) or self.book.entry(words)
        if entry is None or entry.anchor in {own, self.chapter.title}:
            return Span(words)
        name = f"rulebook.link.{self._count}.{entry.anchor}"
        self._count += 1
        told = words.replace(" ", NO_BREAK)  # one link is one thing
        return Span(told, Open(entry.anchor), name, heading_of(entry))


def heading_of(entry: Entry) -> str:
    """With the id, if it is a rule."""
    return entry.title if entry.anchor == entry.title else f"{entry.anchor} {entry.title}"
