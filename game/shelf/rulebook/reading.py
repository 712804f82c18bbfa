"""Reads `rules.md`.

A chapter is a heading of the second rank. In it are plain paragraphs and lists, and

    - **M1** One step. A step takes you …        a rule: its id, its title, its text
      *Example.* You roll 4 …                    a paragraph of it with a mark
      * It measures …                            a list in it
    - **space**: a spot where a pawn can stand.  a word of the glossary
    <!-- picture dice: The three dice -->        a picture that the box draws, and its caption

The chapter *Index* lists words that people look for, and where they find them:

    - goal, win, aim: How to win, X2, section 11

Tables and what stands between fences are for readers of the file alone.
"""

import re
from collections.abc import Iterator, Sequence

from attrs import define, evolve, field

from game.shelf.rulebook.book import (
    Chapter,
    Figure,
    IndexLine,
    Paragraph,
    Part,
    Rule,
    Rulebook,
    Term,
)

INDEX = "Index"
CHAPTER = re.compile(r"## (.+)")
FIGURE = re.compile(r"<!-- picture (\w+): (.+) -->")
RULE = re.compile(r"\*\*([A-Z]\d{1,2})\*\* (.+)", re.DOTALL)
TERM = re.compile(r"\*\*([^*]+)\*\*: (.+)", re.DOTALL)
LEAD = re.compile(r"\*{1,2}([A-Z][^*]*[.:])\*{1,2} ?(.*)", re.DOTALL)  # `*Example.* You roll`
MARKUP = re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)|`")
FENCE, TABLE = "```", "|"


def read_rulebook(text: str) -> Rulebook:
    pages = _Pages()
    for line in text.splitlines():
        pages.take(line)
    pages.close()
    chapters = tuple(Chapter(title, tuple(parts)) for title, parts in pages.chapters)
    return Rulebook(chapters, tuple(_index(chapters)))


@define
class _Pages:
    """Takes the lines one by one; what belongs together is a block of several."""

    chapters: list[tuple[str, list[Part]]] = field(factory=list)
    block: list[str] = field(factory=list)
    is_fenced: bool = False

    def take(self, line: str) -> None:
        is_fence = line.startswith(FENCE)
        if is_fence:
            self.is_fenced = not self.is_fenced
        heading, figure = CHAPTER.fullmatch(line), FIGURE.fullmatch(line)
        if self._ends_block(line):
            self.close()
        if heading:
            self.chapters.append((heading[1], []))
        elif figure:
            self._add(Figure(figure[1], figure[2]))
        elif line and not (is_fence or self.is_fenced or line.startswith((TABLE, "# "))):
            self.block.append(line)

    def _ends_block(self, line: str) -> bool:
        return not line or line.startswith((FENCE, TABLE, "#", "<!--", "- ")) or self.is_fenced

    def close(self) -> None:
        block, self.block = self.block, []
        if block and self.chapters:
            title = self.chapters[-1][0]
            part = _part(block)
            self._add(evolve(part, chapter=title) if isinstance(part, Rule) else part)

    def _add(self, part: Part) -> None:
        if self.chapters:
            self.chapters[-1][1].append(part)


def _part(block: Sequence[str]) -> Part:
    first, *rest = block
    is_item = first.startswith("- ")
    pieces = _pieces([first.removeprefix("- "), *rest])
    if is_item and (rule := RULE.fullmatch(pieces[0])):
        return _rule(rule[1], [rule[2], *pieces[1:]])
    if is_item and (term := TERM.fullmatch(pieces[0])):
        return Term(term[1], plain(term[2]))
    return evolve(_paragraph(" ".join(pieces)), is_item=is_item)


def _pieces(lines: Sequence[str]) -> list[str]:
    """Paragraphs: a mark or a star at the beginning of a line begins a new one."""
    pieces: list[str] = []
    for line in lines:
        words = line.strip()
        if not pieces or words.startswith("* ") or LEAD.match(words):
            pieces.append(words)
        else:
            pieces[-1] += f" {words}"
    return pieces


def _rule(id_: str, pieces: Sequence[str]) -> Rule:
    """The first sentence is the title."""
    title, _, text = pieces[0].partition(". ")
    first = [_paragraph(text)] if text else []
    return Rule(id_, plain(title).rstrip("."), (*first, *map(_paragraph, pieces[1:])))


def _paragraph(words: str) -> Paragraph:
    is_item = words.startswith("* ")
    words = words.removeprefix("* ")
    lead = LEAD.fullmatch(words)
    if lead:
        return Paragraph(plain(lead[2]), plain(lead[1]), is_item)
    return Paragraph(plain(words), is_item=is_item)


def plain(words: str) -> str:
    return MARKUP.sub("", words)


def _index(chapters: Sequence[Chapter]) -> Iterator[IndexLine]:
    lists = (chapter.parts for chapter in chapters if chapter.title == INDEX)
    for part in (part for parts in lists for part in parts):
        if isinstance(part, Paragraph) and part.is_item:
            words, _, places = part.words.partition(": ")
            yield IndexLine(tuple(words.split(", ")), tuple(places.split(", ")))
