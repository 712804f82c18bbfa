"""Files that can be made again, in the user's folders: whatever lies there instead does no harm."""

import secrets
from contextlib import suppress
from pathlib import Path

DRAFT = ".part"


def write_cached(path: Path, data: bytes) -> None:
    """Whole or not at all, and never by a link: neither the file nor its folder. Raises OSError."""
    if path.parent.is_symlink():
        raise OSError("the folder is somebody else's")
    draft = path.with_name(f"{secrets.token_hex(16)}{DRAFT}")
    try:
        with draft.open("xb") as file:
            file.write(data)
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
