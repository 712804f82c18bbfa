"""What a rulebook is made of: chapters, and in them rules, words, pictures and plain text."""

from collections.abc import Iterator
from functools import cached_property
from typing import TypeAlias

from attrs import frozen


@frozen
class Paragraph:
    words: str
    lead: str = ""  # what it begins with in bold: `Example.`
    is_item: bool = False  # of a list

    @property
    def whole(self) -> str:
        """In one line."""
        star = "•" if self.is_item else ""
        return " ".join(filter(None, (star, self.lead, self.words)))


@frozen
class Figure:
    """A picture that the box draws, and what it shows."""

    name: str
    caption: str


@frozen
class Rule:
    """Looked up by the id that the log and the reasons name."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...] = ()
    chapter: str = ""

    @property
    def text(self) -> str:
        return "\n".join(each.whole for each in self.paragraphs)

    @property
    def words(self) -> str:
        """With its title."""
        return f"{self.title}. {self.text}"


@frozen
class Term:
    """A word of the glossary."""

    word: str
    meaning: str


Part: TypeAlias = Paragraph | Figure | Rule | Term


@frozen
class Chapter:
    """Its title has its number, by which rules point at it, if it has one."""

    title: str
    parts: tuple[Part, ...] = ()

    @property
    def number(self) -> str:
        first, dot, _ = self.title.partition(".")
        return first if dot and first.isdigit() else ""


@frozen
class Entry:
    """Where the book can be opened: a chapter, a rule or a word."""

    anchor: str  # the title of the chapter, the id of the rule, the word
    title: str
    chapter: Chapter
    part: Rule | Term | None = None  # None is the beginning of the chapter

    @property
    def text(self) -> str:
        """What stands there, for a search; a rule stands for itself, not for its chapter."""
        match self.part:
            case Rule():
                return f"{self.part.id} {self.part.words}"
            case Term():
                return f"{self.part.word} {self.part.meaning}"
            case None:
                plain = (part.whole for part in self.chapter.parts if isinstance(part, Paragraph))
                return " ".join((self.title, *plain))


@frozen
class IndexLine:
    """Words that people look for, and where they are meant to find something."""

    words: tuple[str, ...]
    anchors: tuple[str, ...]


@frozen(eq=False)
class Rulebook:
    """In the order of the book."""

    chapters: tuple[Chapter, ...] = ()
    index: tuple[IndexLine, ...] = ()

    @cached_property
    def rules(self) -> dict[str, Rule]:
        parts = (part for chapter in self.chapters for part in chapter.parts)
        return {part.id: part for part in parts if isinstance(part, Rule)}

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """By their anchors."""
        found: dict[str, Entry] = {}
        for chapter in self.chapters:
            for entry in _entries_of(chapter):
                found.setdefault(entry.anchor, entry)
        return found

    def entry(self, anchor: str) -> Entry | None:
        """By its anchor, or as the text points at it: `section 9`."""
        name, _, number = anchor.partition(" ")
        if name == "section":
            found = (each for each in self.chapters if each.number == number)
            anchor = next((chapter.title for chapter in found), "")
        return self.entries.get(anchor)

    def beside(self, chapter: Chapter, by: int) -> Chapter | None:
        """The chapter so many further on."""
        there = self.chapters.index(chapter) + by
        return self.chapters[there] if there in range(len(self.chapters)) else None


def _entries_of(chapter: Chapter) -> Iterator[Entry]:
    yield Entry(chapter.title, chapter.title, chapter)
    for part in chapter.parts:
        match part:
            case Rule():
                yield Entry(part.id, part.title, chapter, part)
            case Term():
                yield Entry(part.word, part.word, chapter, part)
            case _:
                pass
