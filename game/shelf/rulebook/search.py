"""Looks something up in a rulebook, in the words that people use. There is always something."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import get_close_matches
from functools import lru_cache

from attrs import frozen

from game.shelf.rulebook.book import Entry, Rulebook
from game.shelf.rulebook.reading import INDEX

WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
ENDINGS = ("ing", "ers", "er", "ed", "es", "s")  # by which a word differs from others of its kind
SHORTEST = 3  # letters that are enough to mean a longer word
CLOSE = 0.6  # how much of a word has to be right
OFFERED = 3  # chapters, where nothing else is left to offer


@frozen
class Found:
    entries: tuple[Entry, ...]
    is_guess: bool = False  # nothing is about these words: this may help


def search(book: Rulebook, text: str) -> Found:
    """What is about all words of *text*, the likeliest first."""
    words = words_in(text)
    exact = _unique(_about(_sheets_of(book), words)) if words else ()
    if exact or not book.chapters:
        return Found(exact)
    return Found(_unique(_guessed(_sheets_of(book), words)) or _beginning(book), is_guess=True)


def words_in(text: str) -> list[str]:
    return [word.casefold().replace("’", "'") for word in WORD.findall(text)]


def _unique(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    return tuple({entry.anchor: entry for entry in entries}.values())


def _beginning(book: Rulebook) -> tuple[Entry, ...]:
    return tuple(book.entries[chapter.title] for chapter in book.chapters[:OFFERED])


# A book, word by word


@frozen
class _Sheet:
    entry: Entry
    title: frozenset[str]
    text: frozenset[str]


@frozen
class _IndexCard:
    phrases: tuple[str, ...]
    entries: tuple[Entry, ...]


@frozen
class _Sheets:
    entries: tuple[_Sheet, ...]
    index: tuple[_IndexCard, ...]

    def found(self, is_there: Callable[[_Sheet], bool]) -> Iterator[Entry]:
        return (sheet.entry for sheet in self.entries if is_there(sheet))

    def indexed(self, is_meant: Callable[[str], bool]) -> Iterator[Entry]:
        for card in self.index:
            if any(map(is_meant, card.phrases)):
                yield from card.entries


@lru_cache(maxsize=4)
def _sheets_of(book: Rulebook) -> _Sheets:
    """The index itself has every word there is, so it is not looked into."""
    entries = (entry for entry in book.entries.values() if entry.anchor != INDEX)
    return _Sheets(
        tuple(
            _Sheet(entry, frozenset(words_in(entry.title)), frozenset(words_in(entry.text)))
            for entry in entries
        ),
        tuple(
            _IndexCard(line.words, tuple(filter(None, map(book.entry, line.anchors))))
            for line in book.index
        ),
    )


# Exactly that


def _about(sheets: _Sheets, words: Sequence[str]) -> Iterator[Entry]:
    """By its id, by the index, by its title, by the index for some of the words, by its text."""
    query = " ".join(words)
    yield from sheets.found(lambda sheet: sheet.entry.anchor.casefold() == query)
    yield from sheets.indexed(lambda phrase: phrase == query)
    yield from sheets.indexed(lambda phrase: len(query) >= SHORTEST and phrase.startswith(query))
    yield from sheets.found(lambda sheet: _has_all(sheet.title, words))
    yield from sheets.indexed(lambda phrase: {*words_in(phrase)} <= {*words})
    yield from sheets.found(lambda sheet: _has_all(sheet.text, words))


def _has_all(there: Iterable[str], words: Sequence[str]) -> bool:
    """Each as the beginning of a word that is there."""
    return all(any(each.startswith(word) for each in there) for word in words)


# Something like that


def _guessed(sheets: _Sheets, words: Sequence[str]) -> Iterator[Entry]:
    """Words of the same kind first, then words that are spelled much alike."""
    stems = {_stem(word) for word in words}
    yield from sheets.indexed(lambda phrase: bool(_stems(words_in(phrase)) & stems))
    yield from sheets.found(lambda sheet: bool(_stems(sheet.title) & stems))
    known = _known_words(sheets)
    for word in words:
        for close in get_close_matches(word, known, n=2, cutoff=CLOSE):
            yield from _about(sheets, [close])
    yield from sheets.found(lambda sheet: stems <= _stems(sheet.text))


def _stems(words: Iterable[str]) -> set[str]:
    return {_stem(word) for word in words}


def _stem(word: str) -> str:
    ending = next((each for each in ENDINGS if word.endswith(each)), "")
    stem = word.removesuffix(ending)
    return stem if len(stem) >= SHORTEST else word


def _known_words(sheets: _Sheets) -> list[str]:
    """Those that something is called by."""
    titles = {word for sheet in sheets.entries for word in sheet.title}
    phrases = {word for card in sheets.index for said in card.phrases for word in words_in(said)}
    return sorted(titles | phrases)
