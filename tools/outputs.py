"""Files that a tool writes because somebody asked for them: whole, and never over a device."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from game.core.drafts import draft_of
from game.persistence.atomic_write import make_folder, write_atomically


def write_bytes(path: Path, content: bytes) -> None:
    """Raises GameError with a sentence."""
    make_folder(path.parent)
    write_atomically(path, content, replace=True)


def write_text(path: Path, text: str) -> None:
    write_bytes(path, text.encode("utf-8", "replace"))


@contextmanager
def growing(path: Path) -> Iterator[TextIO]:
    """A text that is too long to be held; it gets its name when it is finished."""
    with draft_of(path) as draft:
        with draft.open("x", encoding="utf-8", errors="replace", newline="\n") as file:
            yield file
        draft.replace(path)
