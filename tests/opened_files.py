"""Which files are opened while something is done."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

_BOOKS: list[set[Path]] = []


@contextmanager
def opened_in(folder: Path) -> Iterator[set[Path]]:
    """Those below *folder*."""
    _listen()
    book: set[Path] = set()
    _BOOKS.append(book)
    try:
        yield book
    finally:
        _BOOKS[:] = [each for each in _BOOKS if each is not book]
        book.difference_update([path for path in book if folder not in path.parents])


@cache
def _listen() -> None:
    """For ever: Python takes no hook back."""
    sys.addaudithook(_note)


def _note(event: str, arguments: tuple[object, ...]) -> None:
    if event == "open" and _BOOKS and isinstance(arguments[0], str):
        for book in _BOOKS:
            book.add(Path(arguments[0]))
