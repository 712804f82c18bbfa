"""What the program did when it was called Quest for Makuta."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.persistence import file_lock


@contextmanager
def held_by_former_program(game: Path) -> Iterator[None]:
    """It locked a file beside the game."""
    with Path(f"{game}.lock").open("a+b") as file:
        file_lock._seize(file)  # noqa: SLF001
        yield
