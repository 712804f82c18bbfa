"""The rulebook, looked up by the ids that the log and the reasons name."""

import re

from attrs import frozen

ENTRY = re.compile(r"^- \*\*([A-Z]\d{1,2})\*\* ")
MARKUP = re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)|`")


@frozen
class Rulebook:
    """Every rule's text by its id, in the order of the book."""

    rules: dict[str, str]

    def find(self, words: str) -> list[str]:
        """The ids of the rules that contain all of *words*."""
        wanted = words.casefold().split()
        return [
            rule
            for rule, text in self.rules.items()
            if all(word in text.casefold() for word in wanted)
        ]

    def title(self, rule: str) -> str:
        """A rule begins with a short sentence of its own."""
        return self.rules[rule].partition(".")[0]


def read_rulebook(text: str) -> Rulebook:
    """From `docs/makuta/rules.md`: a rule is a list item that begins with its id in bold."""
    rules: dict[str, list[str]] = {}
    current: list[str] = []
    for line in text.splitlines():
        entry = ENTRY.match(line)
        if entry:
            current = rules.setdefault(entry[1], [])
        elif not line.startswith("  "):
            current = []
        current.append(ENTRY.sub("", line).strip())
    return Rulebook({rule: MARKUP.sub("", " ".join(lines)) for rule, lines in rules.items()})
