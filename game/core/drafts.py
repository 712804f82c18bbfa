"""Files that are written as a whole: beside their place first, by a name nobody can guess."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

DRAFT = ".part"


@contextmanager
def draft_of(path: Path) -> Iterator[Path]:
    """Where to write it. Give it the name of *path* when it is finished; else nothing is left."""
    draft = path.with_name(f".{secrets.token_hex(16)}{DRAFT}")
    try:
        yield draft
    finally:
        with suppress(OSError):  # it is in nobody's way
            draft.unlink(missing_ok=True)
