"""Work that takes longer than a frame, done bit by bit; what it makes comes at its end."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Work: TypeAlias = Generator[None, None, T]  # a few milliseconds between two yields


def finished(work: Work[T]) -> T:
    """All that is left of it, at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            made: T = end.value
            return made
