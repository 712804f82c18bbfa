"""A game's rules as a book: chapters to be read on, and whatever is looked up in them."""

from game.shelf.rulebook.book import (
    Chapter,
    Entry,
    Figure,
    Paragraph,
    Part,
    Rule,
    Rulebook,
    Term,
)
from game.shelf.rulebook.reading import read_rulebook
from game.shelf.rulebook.search import Found, search

__all__ = [
    "Chapter",
    "Entry",
    "Figure",
    "Found",
    "Paragraph",
    "Part",
    "Rule",
    "Rulebook",
    "Term",
    "read_rulebook",
    "search",
]
