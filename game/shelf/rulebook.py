"""The rulebook, looked up by the ids that the log and the reasons name."""

import re

from attrs import field, frozen

ENTRY = re.compile(r"^- \*\*([A-Z]\d{1,2})\*\* ")
CHAPTER = re.compile(r"^## (.+)$")  # with its number, by which rules point at it
MARKUP = re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)|`")


@frozen
class Rule:
    """In our words; it begins with a short sentence of its own, which is its title."""

    id: str
    words: str
    chapter: str = ""

    @property
    def title(self) -> str:
        return self.words.partition(". ")[0].rstrip(".")

    @property
    def text(self) -> str:
        """What comes after the title, if anything does."""
        return self.words.partition(". ")[2] or self.words


@frozen
class Rulebook:
    """Every rule by its id, in the order of the book."""

    rules: dict[str, Rule] = field(factory=dict)

    def find(self, words: str) -> list[str]:
        """The ids of the rules that contain all of *words*."""
        wanted = words.casefold().split()
        return [
            rule.id
            for rule in self.rules.values()
            if all(word in rule.words.casefold() for word in wanted)
        ]


def read_rulebook(text: str) -> Rulebook:
    """From `rules.md`: a rule is a list item that begins with its id in bold."""
    chapter, chapters = "", {}
    lines: dict[str, list[str]] = {}
    current: list[str] = []
    for line in text.splitlines():
        if heading := CHAPTER.match(line):
            chapter = heading[1]
        if entry := ENTRY.match(line):
            chapters[entry[1]] = chapter
            current = lines.setdefault(entry[1], [])
        elif not line.startswith("  "):
            current = []
        current.append(ENTRY.sub("", line).strip())
    words = {id_: MARKUP.sub("", " ".join(parts)) for id_, parts in lines.items()}
    return Rulebook({id_: Rule(id_, said, chapters[id_]) for id_, said in words.items()})
