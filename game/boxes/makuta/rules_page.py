"""The rulebook for a scene: every rule with its chapter, as `docs/makuta/rules.md` has them."""

import re

from game.boxes.makuta.terminal.rulebook import ENTRY, read_rulebook
from game.scenes.box import Rule

CHAPTER = re.compile(r"^## (.+)$")  # with its number, by which rules point at it


def rules_in(text: str) -> tuple[Rule, ...]:
    """A rule begins with a short sentence of its own, which is its title."""
    book = read_rulebook(text)
    chapters = _chapters(text)
    return tuple(_rule(id_, words, chapters[id_]) for id_, words in book.rules.items())


def _rule(id_: str, words: str, chapter: str) -> Rule:
    title, _, rest = words.partition(". ")
    return Rule(id_, title.rstrip("."), rest or words, chapter)


def _chapters(text: str) -> dict[str, str]:
    """The heading above each rule."""
    chapters: dict[str, str] = {}
    chapter = ""
    for line in text.splitlines():
        if heading := CHAPTER.match(line):
            chapter = heading[1]
        elif entry := ENTRY.match(line):
            chapters.setdefault(entry[1], chapter)
    return chapters
